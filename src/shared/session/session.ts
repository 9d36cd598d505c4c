import { readStored, removeStored, writeStored } from '@/shared/lib/stored';

/**
 * The session: two tokens in browser storage. Only this module reads and writes them. It notifies its
 * listeners when the tokens are removed, in this tab or in another, so that the lowest layer depends on no
 * feature.
 */
const ACCESS_TOKEN = 'access_token';
const REFRESH_TOKEN = 'refresh_token';

/**
 * `signed-out`: the person logged out. `expired`: the server refused the token. `unreachable`: the user
 * could not be loaded. `replaced`: another person has signed in.
 */
export type SessionEnd = 'signed-out' | 'expired' | 'unreachable' | 'replaced';
export type Tokens = { token: string; refreshToken: string };

const listeners = new Set<(reason: SessionEnd) => void>();
let sessionNumber = 1;

export const getAccessToken = (): string | null => readStored(ACCESS_TOKEN);

export const getRefreshToken = (): string | null => readStored(REFRESH_TOKEN);

/** Whether both tokens are stored (GRD-01, RT-02). */
export const hasSession = (): boolean => Boolean(readStored(ACCESS_TOKEN) && readStored(REFRESH_TOKEN));

export const startSession = (tokens: Tokens) => {
  writeStored(ACCESS_TOKEN, tokens.token);
  writeStored(REFRESH_TOKEN, tokens.refreshToken);
};

/**
 * The number of the current session of this tab. Use it to ignore responses to requests of an earlier
 * session.
 */
export const getSessionNumber = (): number => sessionNumber;

const notify = (reason: SessionEnd) => {
  sessionNumber += 1;
  listeners.forEach((listener) => listener(reason));
};

/** Removes both tokens and passes the reason to the listeners. */
export const endSession = (reason: SessionEnd) => {
  removeStored(ACCESS_TOKEN);
  removeStored(REFRESH_TOKEN);
  notify(reason);
};

/**
 * Ends the session of one person and starts that of another. Their tokens are passed in, or another tab has
 * stored them.
 */
export const replaceSession = (tokens?: Tokens) => {
  if (tokens) startSession(tokens);
  notify('replaced');
};

// A browser reports the removal of each token. Ignore the second event: it would replace the reason of the
// first.
const followOtherTabs = ({ key, newValue }: StorageEvent) => {
  const ends = key === null || key === ACCESS_TOKEN || (key === REFRESH_TOKEN && getAccessToken() !== null);
  if (ends && newValue === null && !hasSession()) notify('signed-out');
};

/** Calls the listener at every end of the session. Returns a function that unsubscribes. */
export const onSessionEnd = (listener: (reason: SessionEnd) => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
};

/**
 * Calls the listener when another tab has stored a new access token. Returns a function that unsubscribes.
 */
export const onTokensFromElsewhere = (listener: () => void): (() => void) => {
  const check = ({ key, newValue }: StorageEvent) => {
    if (key === ACCESS_TOKEN && newValue !== null) listener();
  };
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
};
