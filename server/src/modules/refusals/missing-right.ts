import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import {
  hasPermission,
  type Id,
  JournalistLevel,
  LEVEL_ALLOWS,
  Permission,
  PERMISSION_ALLOWS,
  permissionsIn,
  type User,
} from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, users } from '../../db/schema';
import type { RequiredRight } from '../../http/access';
import type { LocalizedMissingRight } from '../../http/api-error';
import type { Localized } from '../../http/localized';

/** So many are enough to ask. */
const NAMES = 3;

/** The display names of up to three administrators: they give every permission. */
export const administratorNames = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ name: users.displayName })
    .from(users)
    // As the index has it: a number that is sent beside the query would not match it.
    .where(and(sql.raw(`(permission & ${Permission.ADMINISTRATOR}) <> 0`), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .limit(NAMES);
  return rows.map(({ name }) => name);
};

/** The display names of up to three Heads of a group, the longest-serving first. */
const headNames = async (db: Database, groupId: Id): Promise<string[]> => {
  const rows = await db
    .select({ name: users.displayName })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.level, JournalistLevel.Head)))
    .orderBy(asc(groupMembers.createdAt), asc(users.id))
    .limit(NAMES);
  return rows.map(({ name }) => name);
};

const joined = (sentences: Localized[]): Localized => ({
  th: sentences.map(({ th }) => th).join(' '),
  en: sentences.map(({ en }) => en).join(' '),
});

/**
 * What a refused caller lacks, what that would allow, and who can give it. People are named to colleagues alone: whoever
 * lacks even USER is none.
 */
export const missingRight = async (
  db: Database,
  right: RequiredRight,
  caller: User,
): Promise<LocalizedMissingRight> => {
  const isColleague = hasPermission(caller.permission, Permission.USER);
  if ('level' in right) {
    const { level, groupId } = right;
    const allows = LEVEL_ALLOWS[level] ?? { th: '', en: '' };
    return { level, allows, givenBy: isColleague ? await headNames(db, groupId) : [] };
  }
  const permissions = permissionsIn(right.permission).map(({ name }) => name);
  const allows = joined(permissions.map((name) => PERMISSION_ALLOWS[name]));
  return { permissions, allows, givenBy: isColleague ? await administratorNames(db) : [] };
};
