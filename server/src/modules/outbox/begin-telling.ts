import { type SQL, sql } from 'drizzle-orm';

import { PostStatus } from '@contract';

import type { Database } from '../../db/database';
import { journalistGroups, news, newsPublished, outboxTold, webhooks } from '../../db/schema';

/** Held by each change until its transaction ends, and by the creation of the first receiver, which waits for them. */
export const TELLING_LOCK = sql`hashtext('newsdesk outbox')`;

/** The group of an item, also of one that was deleted with its group. */
export const groupOf = sql`coalesce(${news.groupId}, ${news.deletedFrom})`;

/**
 * Stores of every item in force what readers see of it, as `stateOf` says: in one statement, because saves wait for it. An item
 * that nobody sees has nothing to be told until it is approved again.
 */
const storeAllInForce = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDeleted = sql`coalesce(${news.deletedAt}, ${journalistGroups.deletedAt}) IS NOT NULL`;
  const isScheduled = sql`coalesce(${news.shownFrom} > ${at}, false)`;
  const until = sql`CASE WHEN ${news.approvedPermanently} THEN NULL ELSE ${news.approvedUntil} END`;
  return sql`
    INSERT INTO ${outboxTold} (news_id, state, version, until, changes_at)
    SELECT ${news.id},
      CASE WHEN ${isDeleted} THEN 'deleted' WHEN ${isScheduled} THEN 'scheduled' ELSE 'shown' END,
      coalesce(${news.publishedVersion}, 0),
      ${until},
      CASE WHEN ${isDeleted} THEN NULL WHEN ${isScheduled} THEN ${news.shownFrom} ELSE ${until} END
    FROM ${news}
    JOIN ${newsPublished} ON ${newsPublished.newsId} = ${news.id}
    JOIN ${journalistGroups} ON ${journalistGroups.id} = ${groupOf}
    WHERE ${news.status} = ${PostStatus.Published}
      AND (${news.approvedPermanently} OR coalesce(${news.approvedUntil} > ${at}, true))`;
};

/**
 * Prepares for a receiver, in the transaction that adds it: the first one is told of what changes from now on. Waits for
 * changes in progress, which saw no receiver.
 */
export const beginTelling = async (tx: Database, now: Date): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${TELLING_LOCK})`);
  if ((await tx.$count(webhooks)) > 0) return;
  await tx.delete(outboxTold);
  await tx.execute(storeAllInForce(now));
};
