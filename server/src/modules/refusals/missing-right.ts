import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import {
  hasPermission,
  type Id,
  type JournalistGroup,
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

/** The maximum number of people to name. */
const NAMES = 3;

/** The display names of up to three administrators, who can give every permission. */
export const administratorNames = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ name: users.displayName })
    .from(users)
    // A literal, as in the index: the planner would not match a query parameter with it.
    .where(and(sql.raw(`(permission & ${Permission.ADMINISTRATOR}) <> 0`), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .limit(NAMES);
  return rows.map(({ name }) => name);
};

/** The display names of up to three Heads of each group, the longest-serving first. */
const headNames = async (db: Database, groupIds: readonly Id[]): Promise<Map<Id, string[]>> => {
  const rows = await db
    .select({ groupId: groupMembers.groupId, name: users.displayName })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        inArray(groupMembers.groupId, [...groupIds]),
        eq(groupMembers.level, JournalistLevel.Head),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(groupMembers.createdAt), asc(users.id));
  const names = new Map<Id, string[]>();
  for (const { groupId, name } of rows) {
    const known = names.get(groupId) ?? [];
    if (known.length < NAMES) names.set(groupId, [...known, name]);
  }
  return names;
};

/** Names are shown to colleagues only; a person without even USER is not one. */
const isColleague = ({ permission }: User): boolean => hasPermission(permission, Permission.USER);

/** The groups; for those that the caller is not a member of, with the names of people who can invite them. */
export const withHeads = async (
  db: Database,
  groups: readonly JournalistGroup[],
  caller: User,
): Promise<JournalistGroup[]> => {
  const closed = groups.filter(({ me }) => me === null).map(({ id }) => id);
  if (closed.length === 0 || !isColleague(caller)) return [...groups];
  const heads = await headNames(db, closed);
  return groups.map((group) => (group.me ? group : { ...group, heads: heads.get(group.id) ?? [] }));
};

const joined = (sentences: Localized[]): Localized => ({
  th: sentences.map(({ th }) => th).join(' '),
  en: sentences.map(({ en }) => en).join(' '),
});

/** The right that a refused caller lacks, what it would allow, and who can give it. */
export const missingRight = async (
  db: Database,
  right: RequiredRight,
  caller: User,
): Promise<LocalizedMissingRight> => {
  if ('level' in right) {
    const { level, groupId } = right;
    const allows = LEVEL_ALLOWS[level] ?? { th: '', en: '' };
    const names = isColleague(caller) ? (await headNames(db, [groupId])).get(groupId) : undefined;
    return { level, allows, givenBy: names ?? [] };
  }
  const permissions = permissionsIn(right.permission).map(({ name }) => name);
  const allows = joined(permissions.map((name) => PERMISSION_ALLOWS[name]));
  return { permissions, allows, givenBy: isColleague(caller) ? await administratorNames(db) : [] };
};
