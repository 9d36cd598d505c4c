import { createHash, randomBytes } from 'node:crypto';

/** How long a person may take at the provider, and then to prove an account. */
export const SIGN_IN_MINUTES = 10;

const NAME = 'newsdesk_provider';

/** A new secret of a browser. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The key of a sign-in in the database, from which nobody gets the secret. */
export const keyHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * The cookie that binds a sign-in to a browser. Over https it has a name that browsers take from this host alone, so that no
 * neighbour (another subdomain) can give somebody the sign-in of another person.
 */
export const createSignInCookie = (publicUrl: string) => {
  // The provider leads back to the public address, so the cookie belongs to that one, however the sign-in began.
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${NAME}` : NAME;
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  // Not `Strict`: the provider leads back to one of the calls of signing in. `__Host-` asks for the path of everything.
  const attributes = isSecure
    ? 'Path=/; HttpOnly; SameSite=Lax; Secure'
    : 'Path=/api/auth; HttpOnly; SameSite=Lax';
  return {
    /** The secret in the Cookie header of a browser. */
    read: (cookie: string | undefined): string | undefined => value.exec(cookie ?? '')?.[1],
    /** The Set-Cookie header. */
    write: (secret: string): string => `${name}=${secret}; ${attributes}; Max-Age=${SIGN_IN_MINUTES * 60}`,
  };
};
