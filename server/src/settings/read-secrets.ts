import { StartError } from '../db/database';

const MIN_SECRET_BYTES = 32;

/** NEWSDESK_SECRET. */
export const readSecret = (secret: string | undefined): string | undefined => {
  if (secret && /\s#/.test(secret))
    throw new StartError(
      'NEWSDESK_SECRET has a comment behind it; write the comment into a line of its own.',
    );
  if (!secret || Buffer.byteLength(secret) >= MIN_SECRET_BYTES) return secret || undefined;
  throw new StartError(
    `NEWSDESK_SECRET has ${Buffer.byteLength(secret)} bytes; it needs ${MIN_SECRET_BYTES}. Make one with: openssl rand -base64 48`,
  );
};

/** In NEWSDESK_SECRET_PREVIOUS: the secret that the database holds since a start without NEWSDESK_SECRET. */
export const STORED_SECRET = 'stored';

/** NEWSDESK_SECRET_PREVIOUS: secrets, separated by commas or line breaks. */
export const readPreviousSecrets = (value = ''): string[] => {
  const secrets = value
    .split(/[,\r\n]/)
    .map((secret) => secret.trim())
    .filter(Boolean);
  const short = secrets.find((one) => one !== STORED_SECRET && Buffer.byteLength(one) < MIN_SECRET_BYTES);
  if (short === undefined) return secrets;
  throw new StartError(
    `A secret in NEWSDESK_SECRET_PREVIOUS has ${Buffer.byteLength(short)} bytes; it needs ${MIN_SECRET_BYTES}. Separate several with commas.`,
  );
};
