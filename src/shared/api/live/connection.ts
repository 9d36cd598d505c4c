import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { renewSession } from '@/shared/session/renewal';
import { getAccessToken, getSessionNumber, onSessionEnd } from '@/shared/session/session';

import { refreshSession } from '../refresh-session';

import { clientId, setStreamOpen } from './client-id';
import { readEvents } from './event-stream';
import { getReachability, onReachabilityChange, reportAnswer, reportSilence } from './reachability';

/**
 * The server sends a heartbeat every 15 seconds. A connection that is silent for longer than this is closed
 * and reopened.
 */
const SILENCE_LIMIT_MS = 40_000;
/**
 * HTTP/1.1 limits a browser to six connections per server: a hidden page releases its own after this time.
 */
const HIDDEN_LIMIT_MS = 3_000;
const SETTLED_MS = 500;
const LOOK_AGAIN_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
const TRIES = 3;
/** A stream that ends sooner than this counts as a failed attempt. */
const LASTING_MS = 10_000;
const GIVEN_UP = 'given up';
/** Covers changes that were in transit when the last data was read. */
const MARGIN_MS = 1_000;

/** `ended`: the stream was open and has ended. `missing`: this backend does not have the call. */
type Outcome = 'ended' | 'refused' | 'failed' | 'missing' | typeof GIVEN_UP;

type Handlers = {
  /** Receives the data of an event. */
  onEvent: (data: string) => void;
  /** The backend has no stream; it is not requested again. */
  onMissing: () => void;
};

const isPassing = (status: number) => status === 429 || status === 408 || (status >= 500 && status !== 501);

const outcomeOf = (response: Response): Outcome => {
  if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')) return 'ended';
  if (response.status === 401) return 'refused';
  return isPassing(response.status) ? 'failed' : 'missing';
};

/** A person who only reads learns by the stream, not by a call, that the session has ended. */
const askForSession = async (token: string | null, session: number): Promise<void> => {
  const refreshed = await refreshSession(token ?? '', session);
  if (refreshed === 'refused') await renewSession(token, session);
};

/**
 * Keeps the stream of changes open while the page is visible, and reconnects after network failures. Returns
 * a function that closes it. Every new connection tells the server how old the data of the page is.
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
        void askForSession(token, getSessionNumber()).then(() => wake());
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
