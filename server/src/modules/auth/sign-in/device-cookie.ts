import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import type { Id } from '@contract';

/** A browser from which this account was signed in to before. */
export type Device = { userId: Id; nonce: string };

const PREFIX = 'newsdesk_device_';
const MAX_READ = 20;
const LIFE_SECONDS = 180 * 24 * 3_600;
const VALUE = new RegExp(`(?:^|;\\s*)${PREFIX}(\\d{1,10})=([\\w-]{36})\\.([\\w-]{43})`, 'g');

/**
 * The device cookies of OWASP's scheme against guessing: a good sign-in leaves a signed cookie for its account, and a browser
 * that has one is counted apart, so that nobody's guesses keep its owner out. The cookie signs nobody in.
 */
export const createDeviceCookies = (secret: string) => {
  // No token begins like this, so neither signature passes for the other.
  const sign = ({ userId, nonce }: Device): string =>
    createHmac('sha256', secret).update(`device ${userId} ${nonce}`).digest('base64url');

  const isGenuine = (device: Device, signature: string): boolean =>
    timingSafeEqual(Buffer.from(sign(device)), Buffer.from(signature));

  return {
    /** The accounts that the browser of this Cookie header was signed in to. */
    read: (header: string | undefined): Device[] =>
      [...(header ?? '').matchAll(VALUE)]
        .slice(0, MAX_READ)
        .map(([, id, nonce = '', signature = '']) => ({ device: { userId: Number(id), nonce }, signature }))
        .filter(({ device, signature }) => isGenuine(device, signature))
        .map(({ device }) => device),

    /** The Set-Cookie header of a good sign-in. */
    write: (userId: Id, isSecure: boolean): string => {
      const device = { userId, nonce: randomUUID() };
      const value = `${device.nonce}.${sign(device)}`;
      const attributes = `Path=/api/auth/sign-in; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`;
      return `${PREFIX}${userId}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
    },
  };
};
