import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { getLocale } from '@/shared/i18n/locale';
import { getAccessToken, hasSession } from '@/shared/session/session';

/** The path of the signed-in user. */
export const ME = '/api/auth/me';

type EarlyUser = { authorization: string; language: string; response: Promise<Response> };
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
  const response = fetch((apiBaseUrl || window.location.origin) + ME, { headers });
  response.catch(() => undefined);
  early = { authorization, language, response };
};

const isForUser = ({ method, url, headers }: Request, { authorization, language }: EarlyUser) =>
  method === 'GET' &&
  url.endsWith(ME) &&
  headers.get('authorization') === authorization &&
  headers.get('accept-language') === language;

const aborted = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error); // a DOMException
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** `fetch`, but the first request of the user is answered by the early one if both are the same. */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const taken = early;
  if (!taken || !(input instanceof Request) || !isForUser(input, taken)) return fetch(input, init);
  early = null;
  return Promise.race([taken.response, aborted(input)]);
};
