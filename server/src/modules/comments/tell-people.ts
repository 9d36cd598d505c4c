import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';

import { type Id, JournalistLevel } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, newsComments, users } from '../../db/schema';
import { addNotifications } from '../notifications/add-notifications';

import { mentionedIn } from './mentions';

type Written = {
  groupId: Id;
  newsId: Id;
  /** Who wrote the item. */
  newsAuthorId: Id;
  commentId: Id;
  threadId: Id;
  authorId: Id;
  text: string;
  at: Date;
};

const membersOf = (groupId: Id) =>
  and(eq(groupMembers.groupId, groupId), ne(groupMembers.level, JournalistLevel.Deleted));

const findMentioned = async (tx: Database, { groupId, text }: Written): Promise<Id[]> => {
  if (!text.includes('@')) return [];
  const members = await tx
    .select({ id: users.id, usernameKey: users.usernameKey, displayKey: users.displayKey })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(membersOf(groupId));
  return mentionedIn(text, members);
};

/**
 * Tells those whom a comment names, whoever wrote in its thread, and the author of the item, if they may still read it: each
 * once, and nobody of what they wrote themselves.
 */
export const tellPeople = async (tx: Database, written: Written): Promise<void> => {
  const { groupId, newsId, newsAuthorId, commentId, threadId, authorId, at } = written;
  const isMentioned = inArray(groupMembers.userId, await findMentioned(tx, written));
  const writers = tx
    .select({ id: newsComments.authorId })
    .from(newsComments)
    .where(or(eq(newsComments.id, threadId), eq(newsComments.threadId, threadId)));
  const isConcerned = or(
    isMentioned,
    eq(groupMembers.userId, newsAuthorId),
    inArray(groupMembers.userId, writers),
  );
  const found = sql`
    SELECT ${groupMembers.userId} AS user_id,
      CASE WHEN ${isMentioned} THEN 'mentioned' ELSE 'commented' END AS kind,
      ${groupId}::integer AS group_id, ${newsId}::integer AS news_id, ${authorId}::integer AS actor_id,
      ${String(commentId)}::text AS occurrence, ${at.toISOString()}::timestamptz AS since
    FROM ${groupMembers} WHERE ${and(membersOf(groupId), ne(groupMembers.userId, authorId), isConcerned)}`;
  await addNotifications(tx, found, at);
};
