import { createHash, randomBytes } from 'node:crypto';

/** How long a person may take at the provider, and then to prove an account. */
export const SIGN_IN_MINUTES = 10;

const NAME = 'newsdesk_provider';
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);
/** Sent to the calls of signing in. Not `Strict`: the provider leads back to one of them. */
const ATTRIBUTES = 'Path=/api/auth; HttpOnly; SameSite=Lax';

/** A new secret of a browser. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The key of a sign-in in the database, from which nobody gets the secret. */
export const keyHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The secret in the Cookie header of a browser. */
export const readSecret = (cookie: string | undefined): string | undefined => VALUE.exec(cookie ?? '')?.[1];

/** The Set-Cookie header that binds a sign-in to this browser. */
export const writeSecret = (secret: string, isSecure: boolean): string =>
  `${NAME}=${secret}; ${ATTRIBUTES}; Max-Age=${SIGN_IN_MINUTES * 60}${isSecure ? '; Secure' : ''}`;
