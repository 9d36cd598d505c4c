import { hasPermission, Permission, type User } from '@contract';

import type { TwoFactorPolicy } from '../../config';
import type { Database } from '../../db/database';

import { findSecondFactor } from './repository';

/** Whether the installation wants a second factor of this person (`NEWSDESK_TWO_FACTOR`). */
export const isRequired = (policy: TwoFactorPolicy, { permission }: Pick<User, 'permission'>): boolean =>
  policy === 'all' || (policy === 'administrators' && hasPermission(permission, Permission.ADMINISTRATOR));

/**
 * Whether the person has to set one up before anything else. Asked anew at each call, as a permission may come later; it
 * costs a question to the database only where it is required.
 */
export const hasToEnrol = async (db: Database, policy: TwoFactorPolicy, user: User): Promise<boolean> =>
  isRequired(policy, user) && (await findSecondFactor(db, user.id)) === null;
