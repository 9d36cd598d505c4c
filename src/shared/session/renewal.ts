import {
  endSession,
  getAccessToken,
  getSessionNumber,
  onSessionEnd,
  startSession,
  type Tokens,
} from './session';

/**
 * If the server refuses a session while a page is open, the session is renewed on that page (GRD-05): the
 * refused requests wait until the same person has signed in again, and are then sent once more
 * (docs/decisions/session-renewal.md).
 */
/** The token is null if none was stored any more. */
export type Renewal = { refusedToken: string | null };

type Pending = Renewal & { answer: Promise<boolean>; settle: (renewed: boolean) => void };

let pending: Pending | null = null;
let openPages = 0;
const watchers = new Set<() => void>();
/** Refused tokens whose owner has signed in again since. */
const renewed = new Set<string | null>();

const change = (next: Pending | null) => {
  pending = next;
  watchers.forEach((watcher) => watcher());
};

const begin = (refusedToken: string | null): Promise<boolean> => {
  let resolve: (isRenewed: boolean) => void = () => {};
  const answer = new Promise<boolean>((settled) => (resolve = settled));
  const settle = (isRenewed: boolean) => {
    stop();
    if (isRenewed) renewed.add(refusedToken);
    change(null);
    resolve(isRenewed);
  };
  const stop = onSessionEnd(() => settle(false));
  change({ refusedToken, answer, settle });
  return answer;
};

/**
 * Called by the base query when the server refuses a token. Resolves to true if the same person has a new
 * token. `session` is the number of the session that sent the request. All requests with the same refused
 * token share one renewal. If no page is open on which a person could sign in, the session ends.
 */
export const renewSession = async (refusedToken: string | null, session: number): Promise<boolean> => {
  // A late response to a request of an earlier session does not affect the current session.
  if (session !== getSessionNumber()) return false;
  const current = getAccessToken();
  if (refusedToken !== current && renewed.has(refusedToken)) return true;
  if (pending) return pending.answer;
  if (openPages > 0) return begin(refusedToken);
  if (refusedToken === current) endSession('expired');
  return false;
};

export const getRenewal = (): Renewal | null => pending;

/** Calls the watcher when a renewal begins or ends. Returns a function that unsubscribes. */
export const onRenewalChange = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/**
 * Registers an open page on which a person can sign in again. Returns a function that unregisters it. When
 * the last page closes, a pending renewal fails, because nobody can answer it.
 */
export const allowRenewal = (): (() => void) => {
  openPages += 1;
  return () => {
    openPages -= 1;
    if (openPages === 0) pending?.settle(false);
  };
};

/**
 * Call this when the same person has signed in again: here with these tokens, or in another tab that has
 * stored them.
 */
export const completeRenewal = (tokens?: Tokens) => {
  if (tokens) startSession(tokens);
  pending?.settle(true);
};
