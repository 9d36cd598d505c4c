import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

import type { Key, Keyring } from '../keys/keyring';

import { toBase32 } from './totp';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 50 bits: cannot be guessed within the allowed attempts, nor from a hash without the key. */
const RECOVERY_BYTES = 7;
const RECOVERY_CHARACTERS = 10;

export type Secrets = ReturnType<typeof createSecrets>;

/** Undefined if it was sealed with another key, or for another person. */
const openWith = ({ bytes: key }: Key, sealed: string, owner: number): Buffer | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
};

/** Ignores the dash and the case of the code. */
const hashWith = ({ bytes: key }: Key, code: string, owner: number): string =>
  createHmac('sha256', key)
    .update(`${owner} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
    .digest('base64url');

/** `<id of the key>.<value>`; a value of a release before key ids has no id. */
const idOf = (stored: string): string | undefined => /^([\w-]+)\./.exec(stored)?.[1];
const valueOf = (stored: string): string => stored.slice(stored.indexOf('.') + 1);

/** Encrypts secrets and hashes recovery codes, with separate keys, whose ids are stored with the values. */
export const createSecrets = (keyring: Keyring) => {
  const sealing = keyring.keysFor('second factor: secret');
  const hashing = keyring.keysFor('second factor: recovery code');

  return {
    make: (): Buffer => randomBytes(SECRET_BYTES),

    /** Binds the secret to `owner`: it cannot be opened for another person. */
    seal: (secret: Buffer, owner: number): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing.current.bytes, iv).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      const value = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
      return `${sealing.current.id}.${value}`;
    },

    /** Undefined if it was sealed with a secret that this server does not have, or for another person. */
    open: (sealed: string, owner: number): Buffer | undefined => {
      const id = idOf(sealed);
      for (const key of sealing.all) {
        const opened = id === undefined || id === key.id ? openWith(key, valueOf(sealed), owner) : undefined;
        if (opened) return opened;
      }
      return undefined;
    },

    /** Whether the value names the current key. */
    isSealedNow: (sealed: string): boolean => idOf(sealed) === sealing.current.id,

    makeRecoveryCodes: (): string[] =>
      Array.from({ length: RECOVERY_CODES }, () => {
        const text = toBase32(randomBytes(RECOVERY_BYTES)).slice(0, RECOVERY_CHARACTERS).toLowerCase();
        return `${text.slice(0, 5)}-${text.slice(5)}`;
      }),

    hashRecoveryCode: (code: string, owner: number): string =>
      `${hashing.current.id}.${hashWith(hashing.current, code, owner)}`,

    /** Every form in which the hash of a code may be stored: of each key, with its id or, from a release before ids, without. */
    recoveryHashes: (code: string, owner: number): string[] =>
      hashing.all.flatMap((key) => {
        const hash = hashWith(key, code, owner);
        return [`${key.id}.${hash}`, hash];
      }),

    /** Which secret a stored hash needs. Nobody can tell for a release before key ids. */
    secretOfHash: (stored: string): 'current' | 'previous' | 'unknown' => {
      const id = idOf(stored);
      if (id === hashing.current.id) return 'current';
      return id === undefined ? 'unknown' : 'previous';
    },
  };
};
