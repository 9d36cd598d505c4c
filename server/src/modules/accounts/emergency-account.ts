import type { Id, User } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { refused } from '../../http/api-error';
import type { OidcConfig } from '../../settings/oidc-config';
import { findCredentials } from '../users/repository';

import { accountsMessages } from './messages';

type Rule = Pick<OidcConfig, 'passwordsOnlyFor'> | undefined;

/** Whether a person has the one account that still signs in with a password, by the setting NEWSDESK_PASSWORDS_ONLY_FOR. */
export const isEmergencyAccount = async (db: Database, oidc: Rule, id: Id): Promise<boolean> => {
  const name = oidc?.passwordsOnlyFor;
  return name !== undefined && (await findCredentials(db, name))?.id === id;
};

/** Refuses to take that account away, which would lock everybody out while the provider is down; `names` are those that it gets. */
export const keepEmergencyAccount = async (
  db: Database,
  oidc: Rule,
  id: Id,
  names?: Pick<User, 'username' | 'email'>,
): Promise<void> => {
  const key = nameKeyOf(oidc?.passwordsOnlyFor ?? '');
  if (names && [names.username, names.email].some((name) => nameKeyOf(name) === key)) return;
  if (await isEmergencyAccount(db, oidc, id)) throw refused(accountsMessages.emergencyAccount);
};
