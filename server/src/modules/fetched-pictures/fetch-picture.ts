import type http from 'node:http';

import { addressOf, PUBLIC_INTERNET, type Reach, requestFrom } from '../outgoing/reach';

/** Fetches a picture from another server; undefined if that is not possible or not allowed. */
export type FetchPicture = (address: string) => Promise<Buffer | undefined>;

type Options = Reach & { limitMs: number };

const MAX_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const LIMIT_MS = 10_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** No cookies, no referrer, no name of the newsroom. */
const HEADERS = {
  accept: 'image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Newsdesk',
};

const ORDINARY: Options = { ...PUBLIC_INTERNET, limitMs: LIMIT_MS };

const readBytes = async (response: http.IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const fetchWithin = async (
  first: string,
  signal: AbortSignal,
  options: Options,
): Promise<Buffer | undefined> => {
  let url = URL.canParse(first) ? new URL(first) : undefined;
  for (let step = 0; url && step <= MOST_REDIRECTS && !signal.aborted; step += 1) {
    const address = await addressOf(url, options);
    if (address === undefined) return undefined;
    const response = await requestFrom(url, address, { signal, headers: HEADERS });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBytes(response);
    response.destroy();
    const { location } = headers;
    if (!REDIRECTS.has(statusCode) || location === undefined || !URL.canParse(location, url.href))
      return undefined;
    url = new URL(location, url);
  }
  return undefined;
};

/**
 * Makes what fetches pictures that people pasted. It only reads from the public Internet, by http and https, and checks the
 * address after each redirect. Name, redirects and bytes together have a time limit.
 */
export const createPictureFetcher = (changes: Partial<Options> = {}): FetchPicture => {
  const options = { ...ORDINARY, ...changes };
  return async (address) => {
    try {
      return await fetchWithin(address, AbortSignal.timeout(options.limitMs), options);
    } catch {
      return undefined;
    }
  };
};
