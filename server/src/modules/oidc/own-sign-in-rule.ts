import type { Id } from '@contract';

import type { Database } from '../../db/database';
import type { Clock } from '../../http/clock';
import type { Localized } from '../../http/localized';
import type { OidcConfig } from '../../settings/oidc-config';
import { findCredentials } from '../users/repository';

import { oidcMessages } from './messages';
import { createSignInCookie, keyHashOf } from './sign-in-cookie';
import { isWaitingForProof } from './sign-ins';

type Deps = {
  db: Database;
  clock: Clock;
  publicUrl: string;
  oidc: Pick<OidcConfig, 'name' | 'passwordsOnlyFor'>;
};

export type OwnSignInRule = {
  /** Whether somebody may come in with a password or a passkey, from a browser with this Cookie header. */
  allows: (userId: Id | undefined, cookie: string | undefined) => Promise<boolean>;
  /** Said after any password that does not sign in, right or wrong, so that it does not tell which account has one. */
  wrongPassword: Localized;
  /** Said to the owner of a passkey. */
  refusal: Localized;
};

/**
 * Lets in with a password or a passkey only the one account which the settings name, and somebody whom the provider sent to link
 * this account: whoever the provider no longer lets in must not come in another way. Undefined if they sign in everybody.
 */
export const createOwnSignInRule = ({ db, clock, publicUrl, oidc }: Deps): OwnSignInRule | undefined => {
  const { name: provider, passwordsOnlyFor } = oidc;
  if (passwordsOnlyFor === undefined) return undefined;
  const signInCookie = createSignInCookie(publicUrl);

  const isLinking = async (cookie: string | undefined, userId: Id): Promise<boolean> => {
    const secret = signInCookie.read(cookie);
    return secret !== undefined && isWaitingForProof(db, keyHashOf(secret), userId, clock());
  };

  return {
    allows: async (userId, cookie) => {
      // The same queries for every name, so that the time of the answer tells nothing.
      const named = await findCredentials(db, passwordsOnlyFor);
      const links = await isLinking(cookie, userId ?? 0);
      return userId !== undefined && (userId === named?.id || links);
    },
    wrongPassword: oidcMessages.wrongOrOff(provider),
    refusal: oidcMessages.passwordsOff(provider),
  };
};
