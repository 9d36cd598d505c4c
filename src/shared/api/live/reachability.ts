import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { REQUEST_TIMEOUT_MS } from '@/shared/contract';
import { getAccessToken } from '@/shared/session/session';

/** `offline`: the browser says it has no network. `unreachable`: it has one, and the API does not answer. */
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

/** Calls back at every change until the returned function is called. */
export const onReachabilityChange = (listener: (state: Reachability) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const wake = () => wakers.forEach((waker) => waker());

/** Waits, or until the browser finds its network or the person comes back to the page. */
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

/** Any answer will do: it is a call that every backend knows and that changes nothing. */
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
    // Of no use while the browser has no network, or nobody looks.
    const rests = !navigator.onLine || document.hidden;
    await pause(rests ? 2 * LONGEST_WAIT_MS : wait * (0.5 + Math.random()));
    if (getReachability() === 'reachable') break;
  }
  probing = false;
};

/** A call was answered, be it by a refusal. */
export const reportAnswer = () => {
  if (state === 'reachable') return;
  change('reachable');
  wake();
};

/** A call was not answered. One says little: the API is asked once more before anybody is told. */
export const reportSilence = () => void probe();

/** Follows the browser's network and, once a call was not answered, the API, until the returned function is called. */
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
