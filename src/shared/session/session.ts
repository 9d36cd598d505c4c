/**
 * The session is two tokens in browser storage (section 4). This module is the only one that touches them, and
 * tells whoever listens when they are gone, in this tab or in another, so that the lowest layer knows no feature.
 */
const ACCESS_TOKEN = 'access_token';
const REFRESH_TOKEN = 'refresh_token';

/**
 * `signed-out`: the person's wish. `expired`: the server refused the token. `unreachable`: the user could not be
 * loaded. `replaced`: somebody else has signed in.
 */
export type SessionEnd = 'signed-out' | 'expired' | 'unreachable' | 'replaced';
export type Tokens = { token: string; refreshToken: string };

const listeners = new Set<(reason: SessionEnd) => void>();
let sessionNumber = 1;

export const getAccessToken = (): string | null => localStorage.getItem(ACCESS_TOKEN);

export const getRefreshToken = (): string | null => localStorage.getItem(REFRESH_TOKEN);

/** Whether both tokens are stored (GRD-01, RT-02). */
export const hasSession = (): boolean =>
  Boolean(localStorage.getItem(ACCESS_TOKEN) && localStorage.getItem(REFRESH_TOKEN));

export const startSession = (tokens: Tokens) => {
  localStorage.setItem(ACCESS_TOKEN, tokens.token);
  localStorage.setItem(REFRESH_TOKEN, tokens.refreshToken);
};

/** Counts the sessions of this tab: what was asked in one says nothing about the next. */
export const getSessionNumber = (): number => sessionNumber;

const notify = (reason: SessionEnd) => {
  sessionNumber += 1;
  listeners.forEach((listener) => listener(reason));
};

/** Removes both tokens and tells the listeners why. */
export const endSession = (reason: SessionEnd) => {
  localStorage.removeItem(ACCESS_TOKEN);
  localStorage.removeItem(REFRESH_TOKEN);
  notify(reason);
};

/**
 * Ends the session of one person and begins that of another, whose tokens are stored by then, here or by another
 * tab.
 */
export const replaceSession = (tokens?: Tokens) => {
  if (tokens) startSession(tokens);
  notify('replaced');
};

// A browser reports the removal of each token: a second notice of one end would replace what the first one says to the person.
const followOtherTabs = ({ key, newValue }: StorageEvent) => {
  const ends = key === null || key === ACCESS_TOKEN || (key === REFRESH_TOKEN && getAccessToken() !== null);
  if (ends && newValue === null && !hasSession()) notify('signed-out');
};

/** Calls back at every end of the session until the returned function is called. */
export const onSessionEnd = (listener: (reason: SessionEnd) => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
};

/** Calls back when another tab has stored another access token, until the returned function is called. */
export const onTokensFromElsewhere = (listener: () => void): (() => void) => {
  const check = ({ key, newValue }: StorageEvent) => {
    if (key === ACCESS_TOKEN && newValue !== null) listener();
  };
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
};
