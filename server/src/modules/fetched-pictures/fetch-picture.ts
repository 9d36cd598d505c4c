import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

import { isPublicAddress } from './public-address';

/** Fetches a picture from another server; undefined if that is not possible or not allowed. */
export type FetchPicture = (address: string) => Promise<Buffer | undefined>;

type Options = {
  /** The IP addresses of a host name. */
  resolve: (host: string) => Promise<string[]>;
  /** Whether the server may connect to an IP address. */
  isOpen: (address: string) => boolean;
  /** The ports that an address may name; '' is that of its protocol. */
  isPort: (port: string) => boolean;
  limitMs: number;
};

const MAX_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const LIMIT_MS = 10_000;
const RESOLVE_LIMIT_MS = 3_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** No cookies, no referrer, no name of the newsroom. */
const HEADERS = {
  accept: 'image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Newsdesk',
};

/** Asks name servers, not the operating system: its list of hosts names computers of its own network, and its calls block others. */
const resolveHost = async (host: string): Promise<string[]> => {
  const resolver = new Resolver({ timeout: RESOLVE_LIMIT_MS, tries: 1 });
  const none = (): string[] => [];
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)]);
  return found.flat();
};

const ORDINARY: Options = {
  resolve: resolveHost,
  isOpen: isPublicAddress,
  isPort: (port) => port === '',
  limitMs: LIMIT_MS,
};

/** The IP address to connect to. Every address of the host must be open: a name with one closed address is a trap. */
const addressOf = async (url: URL, { resolve, isOpen, isPort }: Options): Promise<string | undefined> => {
  const isAllowed = /^https?:$/.test(url.protocol) && !url.username && !url.password && isPort(url.port);
  if (!isAllowed) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = net.isIP(host) ? [host] : await resolve(host);
  return addresses.every(isOpen) ? addresses[0] : undefined;
};

/** Connects to the address that was checked: the name could lead to another one a moment later. */
const open = (url: URL, address: string, signal: AbortSignal): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const family = net.isIP(address);
    const lookup: net.LookupFunction = (_host, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family);
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, { lookup, signal, agent: false, headers: HEADERS })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });

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
    const response = await open(url, address, signal);
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
