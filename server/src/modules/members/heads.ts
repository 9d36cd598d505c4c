import { and, asc, eq, inArray, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { type Id, JournalistLevel } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, journalistGroups, users } from '../../db/schema';
import { type ApiError, refused } from '../../http/api-error';
import { isActive } from '../users/repository';

import { membersMessages } from './messages';

const others = alias(groupMembers, 'others');

/** The Heads of a group with an active account: a Head whose account is disabled, or has no password yet, counts as none. */
const activeHeads = (db: Database, except: Id) =>
  db
    .select({ userId: others.userId })
    .from(others)
    .innerJoin(users, eq(users.id, others.userId))
    .where(
      and(
        eq(others.groupId, groupMembers.groupId),
        eq(others.level, JournalistLevel.Head),
        ne(others.userId, except),
        isActive,
      ),
    );

/** Whether the membership is of a Head without whom its group has no active one; for a query of `groupMembers`. */
export const isLastHead = (db: Database, userId: Id) =>
  and(eq(groupMembers.level, JournalistLevel.Head), notExists(activeHeads(db, userId)));

type NamedGroup = { id: Id; name: string };

/**
 * The groups that would have no active Head without this person, in all their groups or in one. Locks the groups that they
 * head until the transaction ends, so that of two Heads who leave at the same time one stays.
 */
export const groupsLedAlone = async (tx: Database, userId: Id, groupId?: Id): Promise<NamedGroup[]> => {
  const heads = and(
    eq(groupMembers.userId, userId),
    eq(groupMembers.level, JournalistLevel.Head),
    groupId === undefined ? undefined : eq(groupMembers.groupId, groupId),
  );
  const own = tx.select({ id: groupMembers.groupId }).from(groupMembers).where(heads);
  await tx
    .select({ id: journalistGroups.id })
    .from(journalistGroups)
    .where(inArray(journalistGroups.id, own))
    .orderBy(asc(journalistGroups.id))
    .for('update');
  return await tx
    .select({ id: journalistGroups.id, name: journalistGroups.name })
    .from(groupMembers)
    .innerJoin(journalistGroups, eq(journalistGroups.id, groupMembers.groupId))
    .where(and(heads, isLastHead(tx, userId)))
    .orderBy(asc(journalistGroups.id));
};

/** The ids of the groups that have an active Head. */
export const groupsWithHead = async (db: Database): Promise<Set<Id>> => {
  const rows = await db
    .selectDistinct({ id: groupMembers.groupId })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.level, JournalistLevel.Head), isActive));
  return new Set(rows.map(({ id }) => id));
};

/** The refusal to take the last active Head from these groups, which it names. */
export const lastHeadOf = (name: string, groups: NamedGroup[]): ApiError =>
  refused(
    membersMessages.lastHead(
      name,
      groups.map((group) => group.name),
    ),
    { groups },
  );
