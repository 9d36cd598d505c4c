import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { REQUEST_TIMEOUT_MS } from '@/shared/contract';
import { getAccessToken } from '@/shared/session/session';

/**
 * `offline`: the browser reports no network. `unreachable`: there is a network, but the API does not
 * respond.
 */
export type Reachability = 'reachable' | 'offline' | 'unreachable';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15_000;

let state: Reachability = 'reachable';
let stopWatching: (() => void) | null = null;
let probing = false;
const listeners = new Set<(state: Reachability) => void>();
const wakers = new Set<() => void>();

const change = (next: Reachability) => {
  if (next === state) return;
  state = next;
  listeners.forEach((listener) => listener(next));
};

export const getReachability = (): Reachability => state;

/** Calls the listener at every change. Returns a function that unsubscribes. */
export const onReachabilityChange = (listener: (state: Reachability) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const wake = () => wakers.forEach((waker) => waker());

/** Waits, at most until the browser is online again or the person returns to the page. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      wakers.delete(done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    wakers.add(done);
  });

/** Any response counts. Every backend has this call, and it changes nothing. */
const isAnswered = async (): Promise<boolean> => {
  try {
    const { apiBaseUrl } = await loadRuntimeConfig();
    await fetch(`${apiBaseUrl || window.location.origin}/api/auth/me`, {
      headers: { authorization: `Bearer ${getAccessToken() ?? ''}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
};

const probe = async () => {
  if (probing || !stopWatching) return;
  probing = true;
  for (let wait = FIRST_WAIT_MS; stopWatching; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    if (await isAnswered()) change('reachable');
    else change(navigator.onLine ? 'unreachable' : 'offline');
    if (getReachability() === 'reachable') break;
    // Probing is useless without a network, and unnecessary while the page is hidden.
    const rests = !navigator.onLine || document.hidden;
    await pause(rests ? 2 * LONGEST_WAIT_MS : wait * (0.5 + Math.random()));
    if (getReachability() === 'reachable') break;
  }
  probing = false;
};

/** A call got a response, even a refusal. */
export const reportAnswer = () => {
  if (state === 'reachable') return;
  change('reachable');
  wake();
};

/** A call got no response. One is not enough: the API is probed once more before the state changes. */
export const reportSilence = () => void probe();

/**
 * Watches the network state of the browser and, after a call without a response, probes the API. Returns a
 * function that stops it.
 */
export const watchReachability = (): (() => void) => {
  const lost = () => {
    change('offline');
    void probe();
  };
  const seen = () => {
    if (!document.hidden) wake();
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', seen);
  const stop = () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', seen);
    stopWatching = null;
    state = 'reachable';
    wake();
  };
  stopWatching = stop;
  return stop;
};
