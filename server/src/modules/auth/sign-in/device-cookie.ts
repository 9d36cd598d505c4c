import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import type { Id } from '@contract';

import type { Keyring } from '../../keys/keyring';

/** A browser that signed in to this account before. */
export type Device = { userId: Id; nonce: string };

const PREFIX = 'newsdesk_device_';
/** Browsers take a cookie of such a name over https alone, so nobody on the way plants one. */
const OVER_TLS = '__Secure-';
const MAX_READ = 20;
const LIFE_SECONDS = 180 * 24 * 3_600;
const VALUE = new RegExp(
  `(?:^|;\\s*)(?:${OVER_TLS})?${PREFIX}(\\d{1,10})=([\\w-]{36})\\.(?:([\\w-]{8})\\.)?([\\w-]{43})`,
  'g',
);

/**
 * The device cookies of OWASP's scheme against guessing: a successful sign-in sets a signed cookie for its account, and a
 * browser with such a cookie is counted separately, so that guesses of others never lock its owner out. The cookie signs
 * nobody in.
 */
export const createDeviceCookies = (keyring: Keyring) => {
  const { current, all } = keyring.keysFor('device cookie');
  const sign = (key: Buffer | string, { userId, nonce }: Device): string =>
    createHmac('sha256', key).update(`device ${userId} ${nonce}`).digest('base64url');

  // A cookie of a release before key ids names no key.
  const keysOf = (id: string | undefined): (Buffer | string)[] =>
    id === undefined ? keyring.secrets : all.filter((key) => key.id === id).map(({ bytes }) => bytes);

  const isGenuine = (device: Device, id: string | undefined, signature: string): boolean =>
    keysOf(id).some((key) => timingSafeEqual(Buffer.from(sign(key, device)), Buffer.from(signature)));

  return {
    /** The accounts that the browser of this Cookie header signed in to before. */
    read: (header: string | undefined): Device[] =>
      [...(header ?? '').matchAll(VALUE)]
        .slice(0, MAX_READ)
        .map(([, id, nonce = '', keyId, signature = '']) => ({
          device: { userId: Number(id), nonce },
          keyId,
          signature,
        }))
        .filter(({ device, keyId, signature }) => isGenuine(device, keyId, signature))
        .map(({ device }) => device),

    /** The Set-Cookie header of a successful sign-in. */
    write: (userId: Id, isSecure: boolean): string => {
      const device = { userId, nonce: randomUUID() };
      const value = `${device.nonce}.${current.id}.${sign(current.bytes, device)}`;
      const attributes = `Path=/api/auth/sign-in; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`;
      const [mark, end] = isSecure ? [OVER_TLS, '; Secure'] : ['', ''];
      return `${mark}${PREFIX}${userId}=${value}; ${attributes}${end}`;
    },
  };
};
