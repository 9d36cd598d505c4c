import {
  endSession,
  getAccessToken,
  getSessionNumber,
  onSessionEnd,
  startSession,
  type Tokens,
} from './session';

/**
 * A session that the server refuses while a page is open is renewed over that page (GRD-05): the refused requests
 * wait here until the same person has signed in again, and are then sent once more (docs/decisions/session-renewal.md).
 */
/** The token is null where none was stored any more. */
export type Renewal = { refusedToken: string | null };

type Pending = Renewal & { answer: Promise<boolean>; settle: (renewed: boolean) => void };

let pending: Pending | null = null;
let openPages = 0;
const watchers = new Set<() => void>();
/** Refused tokens whose person has signed in again since. */
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
 * What the base query asks when the server refuses a token: resolves to whether the same person has a new one by
 * now. `session` is the number of the session that sent it. All requests that one token was refused for share one
 * renewal. Where no page is open over which somebody could sign in, the session ends.
 */
export const renewSession = async (refusedToken: string | null, session: number): Promise<boolean> => {
  // A late answer to a request of an earlier session says nothing about the one that has begun since.
  if (session !== getSessionNumber()) return false;
  const current = getAccessToken();
  if (refusedToken !== current && renewed.has(refusedToken)) return true;
  if (pending) return pending.answer;
  if (openPages > 0) return begin(refusedToken);
  if (refusedToken === current) endSession('expired');
  return false;
};

export const getRenewal = (): Renewal | null => pending;

/** Calls back when a renewal begins or ends, until the returned function is called. */
export const onRenewalChange = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/**
 * Says that a page is open over which somebody can sign in again, until the returned function is called. With the
 * last page goes the question: nothing waits for an answer that nobody can give.
 */
export const allowRenewal = (): (() => void) => {
  openPages += 1;
  return () => {
    openPages -= 1;
    if (openPages === 0) pending?.settle(false);
  };
};

/** The same person has signed in again, here with these tokens or in another tab, which has stored them. */
export const completeRenewal = (tokens?: Tokens) => {
  if (tokens) startSession(tokens);
  pending?.settle(true);
};
