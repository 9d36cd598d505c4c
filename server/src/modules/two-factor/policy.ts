import { hasPermission, type Id, Permission, type SecondStepKind, type User } from '@contract';

import type { Database } from '../../db/database';
import type { TwoFactorPolicy } from '../../settings/config';
import type { RelyingParty } from '../passkeys/relying-party';
import { countPasskeys } from '../passkeys/repository';
import { findUser } from '../users/repository';

import { findSecondFactor } from './repository';

/** Whether the installation requires a second factor of this person (`NEWSDESK_TWO_FACTOR`). */
export const isRequired = (policy: TwoFactorPolicy, { permission }: Pick<User, 'permission'>): boolean =>
  policy === 'all' || (policy === 'administrators' && hasPermission(permission, Permission.ADMINISTRATOR));

/** Who must have a second factor, and whether passkeys can be one here. */
export type FactorRules = { policy: TwoFactorPolicy; relyingParty: RelyingParty | null };

/** How many passkeys of a person work here. */
export const countWorkingPasskeys = async (
  db: Database,
  { relyingParty }: Pick<FactorRules, 'relyingParty'>,
  userId: Id,
): Promise<number> => (relyingParty ? countPasskeys(db, { userId, rpId: relyingParty.id }) : 0);

/**
 * What a person can give at the second step of a sign-in; nothing if the password is enough. A passkey alone requires a second
 * step only where the installation requires one of the person: elsewhere it is a shorter way, not a lock.
 */
export const secondStepsOf = async (
  db: Database,
  rules: FactorRules,
  user: Pick<User, 'id' | 'permission'>,
): Promise<SecondStepKind[]> => {
  const hasCodes = (await findSecondFactor(db, user.id)) !== null;
  if (!hasCodes && !isRequired(rules.policy, user)) return [];
  const hasPasskeys = (await countWorkingPasskeys(db, rules, user.id)) > 0;
  return [...(hasCodes ? (['code'] as const) : []), ...(hasPasskeys ? (['passkey'] as const) : [])];
};

/** The same for somebody who has just given the password. */
export const secondStepsAfterPassword = async (
  db: Database,
  rules: FactorRules,
  userId: Id,
): Promise<SecondStepKind[]> => {
  const user = await findUser(db, userId);
  return user ? secondStepsOf(db, rules, user) : [];
};

/**
 * Whether the person has to set up a second factor before anything else. Checked at each call, because a permission may be
 * added later; it costs database queries only for people who must have one.
 */
export const hasToEnrol = async (db: Database, rules: FactorRules, user: User): Promise<boolean> =>
  isRequired(rules.policy, user) && (await secondStepsOf(db, rules, user)).length === 0;
