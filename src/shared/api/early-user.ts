import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { getLocale } from '@/shared/i18n/locale';
import { getAccessToken, hasSession } from '@/shared/session/session';

/** The path of the signed-in user. */
export const ME = '/api/auth/me';

type EarlyUser = {
  authorization: string;
  language: string;
  response: Promise<Response>;
  abort: (reason: unknown) => void;
};
let early: EarlyUser | null = null;

/**
 * Requests the signed-in user while the console is still loading: every page waits for the user. Does nothing without a
 * session; errors are those of the request that takes the response.
 */
export const requestUserEarly = async (): Promise<void> => {
  if (!hasSession()) return;
  const authorization = `Bearer ${getAccessToken()}`;
  const { apiBaseUrl } = await loadRuntimeConfig();
  const language = getLocale();
  const headers = { authorization, 'accept-language': language, accept: 'application/json' };
  const aborting = new AbortController();
  const response = fetch((apiBaseUrl || window.location.origin) + ME, { headers, signal: aborting.signal });
  response.catch(() => undefined);
  early = { authorization, language, response, abort: (reason) => aborting.abort(reason) };
};

const isForUser = ({ method, url, headers }: Request, { authorization, language }: EarlyUser) =>
  method === 'GET' &&
  url.endsWith(ME) &&
  headers.get('authorization') === authorization &&
  headers.get('accept-language') === language;

/**
 * `fetch`, but the first request of the user is answered by the early one if both are the same. The time limit of the request that
 * takes the response then holds for the early one.
 */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const taken = early;
  if (!taken || !(input instanceof Request) || !isForUser(input, taken)) return fetch(input, init);
  early = null;
  const { signal } = input;
  const stop = () => taken.abort(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return taken.response;
};
