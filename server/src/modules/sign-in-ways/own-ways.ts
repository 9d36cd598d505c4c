import type { Id } from '@contract';

import type { Database } from '../../db/database';
import type { OidcConfig } from '../../settings/oidc-config';
import { hasPassword } from '../auth/password';
import { findPasswordHash } from '../own-account/repository';
import { countWorkingPasskeys, type FactorRules } from '../two-factor/policy';
import { findCredentials } from '../users/repository';

type Rules = Pick<FactorRules, 'relyingParty'> & {
  oidc: Pick<OidcConfig, 'passwordsOnlyFor'> | undefined;
};

/** Whether passwords and passkeys sign a person in here, by the setting NEWSDESK_PASSWORDS_ONLY_FOR. */
export const mayUseOwnWays = async (db: Database, { oidc }: Rules, userId: Id): Promise<boolean> => {
  const only = oidc?.passwordsOnlyFor;
  return only === undefined || (await findCredentials(db, only))?.id === userId;
};

/** Whether a person signs in with a password or a passkey. */
export const hasOwnWay = async (db: Database, rules: Rules, userId: Id): Promise<boolean> =>
  (await mayUseOwnWays(db, rules, userId)) &&
  (hasPassword(await findPasswordHash(db, userId)) || (await countWorkingPasskeys(db, rules, userId)) > 0);
