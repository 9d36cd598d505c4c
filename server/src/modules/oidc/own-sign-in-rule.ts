import type { FastifyRequest } from 'fastify';

import type { Database } from '../../db/database';
import { notAllowed } from '../../http/api-error';
import type { Clock } from '../../http/clock';
import type { OidcConfig } from '../../settings/oidc-config';
import { findCredentials } from '../users/repository';

import { oidcMessages } from './messages';
import { keyHashOf, readSecret } from './sign-in-cookie';
import { isWaitingForProof } from './sign-ins';

type Deps = { db: Database; clock: Clock; oidc: Pick<OidcConfig, 'name' | 'passwordsOnlyFor'> };

export type OwnSignInRule = (request: FastifyRequest, name: string) => Promise<void>;

/**
 * Refuses a password or a passkey before it is checked, so that nobody can try any, except that of the one account which the
 * settings name, and of somebody whom the provider sent to link this account: whoever the provider no longer lets in must not come
 * in another way. Undefined if they sign in everybody.
 */
export const createOwnSignInRule = ({ db, clock, oidc }: Deps): OwnSignInRule | undefined => {
  const { name: provider, passwordsOnlyFor } = oidc;
  if (passwordsOnlyFor === undefined) return undefined;

  const isLinking = async (cookie: string | undefined, userId: number): Promise<boolean> => {
    const secret = readSecret(cookie);
    return secret !== undefined && isWaitingForProof(db, keyHashOf(secret), userId, clock());
  };

  return async ({ headers }, name) => {
    const [asked, named] = [await findCredentials(db, name), await findCredentials(db, passwordsOnlyFor)];
    if (asked && (asked.id === named?.id || (await isLinking(headers.cookie, asked.id)))) return;
    throw notAllowed(oidcMessages.passwordsOff(provider));
  };
};
