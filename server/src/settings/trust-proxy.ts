import { isIP } from 'node:net';

import { StartError } from '../db/database';

/** Which addresses in front of this server are its own proxies: a number of the nearest, or those in these networks. */
export type TrustProxy = false | number | string[];

const MAX_HOPS = 10;
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isNetwork = (text: string): boolean => {
  if (NAMED_NETWORKS.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A network that contains every address would trust whatever a stranger writes.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128);
};

/** `NEWSDESK_TRUST_PROXY`: a number of hops, or networks with commas between them; empty or 0 for none. */
export const readTrustProxy = (value: string): TrustProxy => {
  const text = value.trim();
  if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return Number(text) || false;
  const networks = text.split(',').map((part) => part.trim());
  if (text === '') return false;
  if (networks.every(isNetwork)) return networks;
  throw new StartError(
    `NEWSDESK_TRUST_PROXY is "${value}"; it must be how many proxies stand before this server (1 to ${MAX_HOPS}), or their
addresses and networks with commas between them, such as 10.0.0.0/8,::1.`,
  );
};

/**
 * fastify calls this for each address, nearest first: the first that is not one of our proxies is the caller. So addresses
 * that a caller writes into X-Forwarded-For itself are never used.
 */
export const trustedBy = (trustProxy: TrustProxy) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number): boolean => hop < trustProxy : trustProxy;
