import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import type { Id } from '@contract';

/** A browser that signed in to this account before. */
export type Device = { userId: Id; nonce: string };

const PREFIX = 'newsdesk_device_';
const MAX_READ = 20;
const LIFE_SECONDS = 180 * 24 * 3_600;
const VALUE = new RegExp(`(?:^|;\\s*)${PREFIX}(\\d{1,10})=([\\w-]{36})\\.([\\w-]{43})`, 'g');

/**
 * The device cookies of OWASP's scheme against guessing: a successful sign-in sets a signed cookie for its account, and a
 * browser with such a cookie is counted separately, so that guesses of others never lock its owner out. The cookie signs
 * nobody in.
 */
export const createDeviceCookies = (secret: string) => {
  // No token starts with this text, so the signatures are not interchangeable.
  const sign = ({ userId, nonce }: Device): string =>
    createHmac('sha256', secret).update(`device ${userId} ${nonce}`).digest('base64url');

  const isGenuine = (device: Device, signature: string): boolean =>
    timingSafeEqual(Buffer.from(sign(device)), Buffer.from(signature));

  return {
    /** The accounts that the browser of this Cookie header signed in to before. */
    read: (header: string | undefined): Device[] =>
      [...(header ?? '').matchAll(VALUE)]
        .slice(0, MAX_READ)
        .map(([, id, nonce = '', signature = '']) => ({ device: { userId: Number(id), nonce }, signature }))
        .filter(({ device, signature }) => isGenuine(device, signature))
        .map(({ device }) => device),

    /** The Set-Cookie header of a successful sign-in. */
    write: (userId: Id, isSecure: boolean): string => {
      const device = { userId, nonce: randomUUID() };
      const value = `${device.nonce}.${sign(device)}`;
      const attributes = `Path=/api/auth/sign-in; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`;
      return `${PREFIX}${userId}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
    },
  };
};
