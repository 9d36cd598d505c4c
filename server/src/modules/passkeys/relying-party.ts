import { isIP } from 'node:net';

/** For whom passkeys are made: the host of the console, and the addresses of its pages. */
export type RelyingParty = { id: string; origins: string[] };

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|\[::1\])$/;

const isWithin = (host: string, id: string): boolean => host === id || host.endsWith(`.${id}`);

/**
 * The relying party of this server, from the address that people see. Browsers make passkeys for names only, and only over https,
 * so there is none for a numeric address or plain http; on this computer itself it is `localhost`. A console on another origin has
 * part in it only below the same host.
 */
export const relyingPartyOf = (publicUrl: string, corsOrigins: string[] = []): RelyingParty | null => {
  const url = new URL(publicUrl);
  if (LOOPBACK_ADDRESS.test(url.hostname)) url.hostname = 'localhost';
  const id = url.hostname;
  const isSafe = url.protocol === 'https:' || id === 'localhost';
  if (!isSafe || isIP(id) !== 0 || id.startsWith('[')) return null;
  return {
    id,
    origins: [url.origin, ...corsOrigins.filter((origin) => isWithin(new URL(origin).hostname, id))],
  };
};
