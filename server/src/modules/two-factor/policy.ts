import { hasPermission, Permission, type User } from '@contract';

import type { Database } from '../../db/database';
import type { TwoFactorPolicy } from '../../settings/config';

import { findSecondFactor } from './repository';

/** Whether the installation requires a second factor of this person (`NEWSDESK_TWO_FACTOR`). */
export const isRequired = (policy: TwoFactorPolicy, { permission }: Pick<User, 'permission'>): boolean =>
  policy === 'all' || (policy === 'administrators' && hasPermission(permission, Permission.ADMINISTRATOR));

/**
 * Whether the person has to set up a second factor before anything else. Checked at each call, because a permission may be
 * added later; it costs a database query only for people who must have one.
 */
export const hasToEnrol = async (db: Database, policy: TwoFactorPolicy, user: User): Promise<boolean> =>
  isRequired(policy, user) && (await findSecondFactor(db, user.id)) === null;
