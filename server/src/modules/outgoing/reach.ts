import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

import { isPublicAddress } from './public-address';

/** What a request of the server to another one may reach. */
export type Reach = {
  /** The IP addresses of a host name. */
  resolve: (host: string) => Promise<string[]>;
  /** Whether the server may connect to an IP address. */
  isOpen: (address: string) => boolean;
  /** The ports that an address may name; '' is that of its protocol. */
  isPort: (port: string) => boolean;
  isProtocol: (protocol: string) => boolean;
};

const RESOLVE_LIMIT_MS = 3_000;

/** Asks name servers, not the operating system: its list of hosts names computers of its own network, and its calls block others. */
const resolveHost = async (host: string): Promise<string[]> => {
  const resolver = new Resolver({ timeout: RESOLVE_LIMIT_MS, tries: 1 });
  const none = (): string[] => [];
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)]);
  return found.flat();
};

/** The public Internet, on the ports of http and https. */
export const PUBLIC_INTERNET: Reach = {
  resolve: resolveHost,
  isOpen: isPublicAddress,
  isPort: (port) => port === '',
  isProtocol: (protocol) => protocol === 'https:' || protocol === 'http:',
};

/**
 * The IP address to connect to; undefined if the server may not reach it. Every address of the host must be open: a name with
 * one closed address is a trap.
 */
export const addressOf = async (
  url: URL,
  { resolve, isOpen, isPort, isProtocol }: Reach,
): Promise<string | undefined> => {
  const isAllowed = isProtocol(url.protocol) && !url.username && !url.password && isPort(url.port);
  if (!isAllowed) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = net.isIP(host) ? [host] : await resolve(host);
  return addresses.every(isOpen) ? addresses[0] : undefined;
};

type Outgoing = Pick<http.RequestOptions, 'method' | 'headers'> & { signal: AbortSignal; body?: string };

/** Connects to the address that was checked: the name could lead to another one a moment later. */
export const requestFrom = (
  url: URL,
  address: string,
  { body, ...options }: Outgoing,
): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const family = net.isIP(address);
    const lookup: net.LookupFunction = (_host, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family);
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, { ...options, lookup, agent: false })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
