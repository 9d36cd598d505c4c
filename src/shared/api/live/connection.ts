import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { getAccessToken, getSessionNumber, onSessionEnd } from '@/shared/session/session';

import { refreshSession } from '../refresh-session';

import { clientId, setStreamOpen } from './client-id';
import { readEvents } from './event-stream';
import { getReachability, onReachabilityChange, reportAnswer, reportSilence } from './reachability';

/** The server sends a sign of life every 15 seconds; a line that is silent for longer is dead. */
const SILENCE_LIMIT_MS = 40_000;
/** A browser gives one server six lines on http/1.1: a page that nobody looks at gives its own back. */
const HIDDEN_LIMIT_MS = 3_000;
const SETTLED_MS = 500;
const LOOK_AGAIN_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
const TRIES = 3;
/** A stream that is over sooner was none. */
const LASTING_MS = 10_000;
const GIVEN_UP = 'given up';
/** For what was on its way when the last data was read. */
const MARGIN_MS = 1_000;

/** `ended`: it was a stream, and is over. `missing`: this backend has no such call. */
type Outcome = 'ended' | 'refused' | 'failed' | 'missing' | typeof GIVEN_UP;

type Handlers = {
  /** The data of an event. */
  onEvent: (data: string) => void;
  /** This backend has no stream; it is not asked again. */
  onMissing: () => void;
};

const isPassing = (status: number) => status === 429 || status === 408 || (status >= 500 && status !== 501);

const outcomeOf = (response: Response): Outcome => {
  if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')) return 'ended';
  if (response.status === 401) return 'refused';
  return isPassing(response.status) ? 'failed' : 'missing';
};

/**
 * Keeps the stream of changes open while somebody looks at the page, whatever happens to the network, until the
 * returned function is called. Each time it is opened anew the server is told how old the page's data is.
 */
export const keepConnected = ({ onEvent, onMissing }: Handlers): (() => void) => {
  const stopped = new AbortController();
  let attempt = new AbortController();
  let wake = () => {};
  let currentAt = Date.now() - MARGIN_MS;
  let refusedToken: string | null = null;
  let everOpened = false;
  let failures = 0;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const mayOpen = () => {
    const token = getAccessToken();
    return token !== null && token !== refusedToken && !document.hidden && getReachability() === 'reachable';
  };

  const listen = async (): Promise<Outcome> => {
    const token = getAccessToken();
    const { signal } = (attempt = new AbortController());
    let silence = setTimeout(() => attempt.abort(), SILENCE_LIMIT_MS);
    try {
      const { apiBaseUrl } = await loadRuntimeConfig();
      const behindMs = Math.max(0, Date.now() - currentAt);
      const response = await fetch(
        `${apiBaseUrl || window.location.origin}/api/events?client=${clientId}&behindMs=${behindMs}`,
        { headers: { authorization: `Bearer ${token ?? ''}` }, cache: 'no-store', signal },
      );
      const outcome = outcomeOf(response);
      if (outcome === 'refused') {
        refusedToken = token;
        void refreshSession(token ?? '', getSessionNumber()).then(() => wake());
      }
      reportAnswer();
      if (outcome !== 'ended' || !response.body) {
        void response.body?.cancel().catch(() => undefined);
        return outcome;
      }
      everOpened = true;
      setStreamOpen(true);
      const isAlive = () => {
        currentAt = Date.now() - MARGIN_MS;
        clearTimeout(silence);
        silence = setTimeout(() => attempt.abort(), SILENCE_LIMIT_MS);
      };
      for await (const data of readEvents(response.body, isAlive, signal)) onEvent(data);
      signal.throwIfAborted();
      return 'ended';
    } catch {
      if (signal.reason === GIVEN_UP) return GIVEN_UP;
      reportSilence();
      return 'failed';
    } finally {
      clearTimeout(silence);
      setStreamOpen(false);
    }
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      if (!mayOpen()) {
        await pause(LOOK_AGAIN_MS);
        continue;
      }
      const startedAt = Date.now();
      const outcome = await listen();
      if (stopped.signal.aborted) return;
      const lasted = outcome === 'ended' && Date.now() - startedAt > LASTING_MS;
      if (outcome !== GIVEN_UP) failures = lasted ? 0 : failures + 1;
      if (outcome === 'missing' || (!everOpened && failures >= TRIES)) return onMissing();
      await pause(SETTLED_MS + Math.random() * Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures));
    }
  };

  const giveUp = () => attempt.abort(GIVEN_UP);
  let hiding: ReturnType<typeof setTimeout>;
  const followVisibility = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(giveUp, HIDDEN_LIMIT_MS);
    else hiding = setTimeout(() => wake(), SETTLED_MS);
  };
  const followReachability = () => (getReachability() === 'reachable' ? wake() : giveUp());
  document.addEventListener('visibilitychange', followVisibility);
  const ignoreReachability = onReachabilityChange(followReachability);
  const ignoreSession = onSessionEnd(giveUp);
  void run();

  return () => {
    stopped.abort();
    giveUp();
    clearTimeout(hiding);
    wake();
    document.removeEventListener('visibilitychange', followVisibility);
    ignoreReachability();
    ignoreSession();
  };
};
