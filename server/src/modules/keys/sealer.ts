import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { Key, Keyring } from './keyring';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Undefined if it was sealed with another key, or for another owner. */
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

/** The id of the key of `<id of the key>.<value>`; a value of a release before key ids has none. */
export const keyIdOf = (stored: string): string | undefined => /^([\w-]+)\./.exec(stored)?.[1];
const valueOf = (stored: string): string => stored.slice(stored.indexOf('.') + 1);

export type Sealer = ReturnType<typeof createSealer>;

/** Encrypts what is stored for a purpose; the id of the key is stored with the value. */
export const createSealer = (keyring: Keyring, purpose: Parameters<Keyring['keysFor']>[0]) => {
  const keys = keyring.keysFor(purpose);
  return {
    /** Binds the secret to the id of its `owner`: it cannot be opened for another one. */
    seal: (secret: Buffer, owner: number): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keys.current.bytes, iv).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      const value = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
      return `${keys.current.id}.${value}`;
    },

    /** Undefined if it was sealed with a secret that this server does not have, or for another owner. */
    open: (sealed: string, owner: number): Buffer | undefined => {
      const id = keyIdOf(sealed);
      for (const key of keys.all) {
        const opened = id === undefined || id === key.id ? openWith(key, valueOf(sealed), owner) : undefined;
        if (opened) return opened;
      }
      return undefined;
    },

    /** Whether the value names the current key. */
    isSealedNow: (sealed: string): boolean => keyIdOf(sealed) === keys.current.id,
  };
};
