import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

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

/** Encrypts secrets and hashes recovery codes, with separate keys derived from the signing key. */
export const createSecrets = (signingKey: string) => {
  const keyFor = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', signingKey, '', `newsdesk second factor: ${use}`, 32));
  const [sealing, hashing] = [keyFor('secret'), keyFor('recovery code')];

  return {
    make: (): Buffer => randomBytes(SECRET_BYTES),

    /** Binds the secret to `owner`: it cannot be opened for another person. */
    seal: (secret: Buffer, owner: number): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Undefined if it was sealed with another signing key, or for another person. */
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

    /** Ignores the dash and the case of the code. */
    hashRecoveryCode: (code: string, owner: number): string =>
      createHmac('sha256', hashing)
        .update(`${owner} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
        .digest('base64url'),
  };
};
