import { type Id, JournalistLevel } from '@contract';
import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { groupMembers, journalistGroups } from '../../db/schema';
import type { Membership } from '../../http/access';

/** The user's membership of the group; a Deleted member counts as none (SRV-05). */
export const findMembership = async (db: Database, groupId: Id, userId: Id): Promise<Membership | null> => {
  const [row] = await db
    .select({ groupId: groupMembers.groupId, level: groupMembers.level })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.userId, userId),
        ne(groupMembers.level, JournalistLevel.Deleted),
      ),
    );
  return row ?? null;
};

export const groupExists = async (db: Database, groupId: Id): Promise<boolean> => {
  const rows = await db
    .select({ id: journalistGroups.id })
    .from(journalistGroups)
    .where(eq(journalistGroups.id, groupId));
  return rows.length > 0;
};

/** Whether the user writes for any group. */
export const isJournalist = async (db: Database, userId: Id): Promise<boolean> => {
  const rows = await db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), ne(groupMembers.level, JournalistLevel.Deleted)))
    .limit(1);
  return rows.length > 0;
};
