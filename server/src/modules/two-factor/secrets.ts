import { createHmac, randomBytes } from 'node:crypto';

import type { Key, Keyring } from '../keys/keyring';
import { createSealer, keyIdOf } from '../keys/sealer';

import { toBase32 } from './totp';

/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 50 bits: cannot be guessed within the allowed attempts, nor from a hash without the key. */
const RECOVERY_BYTES = 7;
const RECOVERY_CHARACTERS = 10;

export type Secrets = ReturnType<typeof createSecrets>;

/** Ignores the dash and the case of the code. */
const hashWith = ({ bytes: key }: Key, code: string, owner: number): string =>
  createHmac('sha256', key)
    .update(`${owner} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
    .digest('base64url');

/** Encrypts secrets and hashes recovery codes, with separate keys, whose ids are stored with the values. */
export const createSecrets = (keyring: Keyring) => {
  const hashing = keyring.keysFor('second factor: recovery code');

  return {
    make: (): Buffer => randomBytes(SECRET_BYTES),

    ...createSealer(keyring, 'second factor: secret'),

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
      const id = keyIdOf(stored);
      if (id === hashing.current.id) return 'current';
      return id === undefined ? 'unknown' : 'previous';
    },
  };
};
