import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { toBase32 } from './totp';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 50 bits: no one guesses that in the attempts that are let through, or from a hash without our key. */
const RECOVERY_BYTES = 7;
const RECOVERY_CHARACTERS = 10;

export type Secrets = ReturnType<typeof createSecrets>;

/** What the second factor keeps: encrypted, or hashed, under keys of their own that come from the signing key. */
export const createSecrets = (signingKey: string) => {
  const keyFor = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', signingKey, '', `newsdesk second factor: ${use}`, 32));
  const [sealing, hashing] = [keyFor('secret'), keyFor('recovery code')];

  return {
    make: (): Buffer => randomBytes(SECRET_BYTES),

    /** `owner` is bound to it: what is sealed for one person opens for no other. */
    seal: (secret: Buffer, owner: number): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Undefined where it was sealed with another signing key, or for somebody else. */
    open: (sealed: string, owner: number): Buffer | undefined => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(String(owner)))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },

    makeRecoveryCodes: (): string[] =>
      Array.from({ length: RECOVERY_CODES }, () => {
        const text = toBase32(randomBytes(RECOVERY_BYTES)).slice(0, RECOVERY_CHARACTERS).toLowerCase();
        return `${text.slice(0, 5)}-${text.slice(5)}`;
      }),

    /** However it is written: with or without its dash, in any case. */
    hashRecoveryCode: (code: string, owner: number): string =>
      createHmac('sha256', hashing)
        .update(`${owner} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
        .digest('base64url'),
  };
};
