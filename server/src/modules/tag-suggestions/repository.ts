import { and, asc, count, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';

import { type Id, TAG_SUGGESTIONS, type TagSuggestion } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { news, tagUses } from '../../db/schema';

/** An index cannot hold longer entries. Only items of earlier releases have such tags (see also migration tag_uses). */
const MAX_TAG_BYTES = 1_000;
/** Behind every other character, and in no text: it is none. */
const LAST = '\u{10FFFF}';

type Change = { added?: readonly string[]; removed?: readonly string[] };

/**
 * Counts the tags that news of a group gets and loses. Run it in the transaction that stores them, after the group or the item
 * was locked.
 */
export const countTags = async (
  tx: Database,
  groupId: Id,
  { added = [], removed = [] }: Change,
): Promise<void> => {
  const changes = new Map<string, number>();
  for (const tag of added) changes.set(tag, (changes.get(tag) ?? 0) + 1);
  for (const tag of removed) changes.set(tag, (changes.get(tag) ?? 0) - 1);
  await addTagUses(tx, groupId, changes);
};

/** Adds to the numbers of a group's tags; a number below zero takes away. Run it as `countTags`. */
export const addTagUses = async (tx: Database, groupId: Id, changes: Map<string, number>): Promise<void> => {
  const rows = [...changes]
    .filter(([tag, uses]) => uses !== 0 && Buffer.byteLength(tag) <= MAX_TAG_BYTES)
    // All transactions lock their rows in one order.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([tag, uses]) => ({ groupId, tag, tagKey: nameKeyOf(tag), uses }));
  if (rows.length === 0) return;
  await tx
    .insert(tagUses)
    .values(rows)
    .onConflictDoUpdate({
      target: [tagUses.groupId, tagUses.tag],
      set: { tagKey: sql`excluded.tag_key`, uses: sql`${tagUses.uses} + excluded.uses` },
    });
};

/** The tags of a group whose stored number differs from that of the news that have them. */
export const findWrongTags = (db: Database, groupId: Id) => {
  const each = db
    .select({ name: sql<string>`unnest(${news.tags})`.as('name') })
    .from(news)
    .where(eq(news.groupId, groupId))
    .as('each');
  const found = db
    .select({ name: each.name, counted: count().as('counted') })
    .from(each)
    .where(sql`octet_length(${each.name}) <= ${MAX_TAG_BYTES}`)
    .groupBy(each.name)
    .as('found');
  const kept = db.select().from(tagUses).where(eq(tagUses.groupId, groupId)).as('kept');
  const tag = sql<string>`coalesce(${kept.tag}, ${found.name})`;
  const stored = sql<number>`coalesce(${kept.uses}, 0)`.mapWith(Number);
  const counted = sql<number>`coalesce(${found.counted}, 0)`.mapWith(Number);
  return db
    .select({ tag, stored, counted })
    .from(kept)
    .fullJoin(found, eq(kept.tag, found.name))
    .where(ne(stored, counted))
    .orderBy(tag);
};

/** A range of the index, which a pattern in a parameter is not for every plan. */
const beginsWith = (key: string): SQL =>
  sql`${tagUses.tagKey} ~>=~ ${key} AND ${tagUses.tagKey} ~<~ ${key + LAST}`;

/** The statement for a folded beginning. Exported so that a test can check its plan. */
export const selectTags = (db: Database, groupId: Id, key: string) => {
  const uses = sql<number>`sum(${tagUses.uses})`.mapWith(Number).as('count');
  // Only the tags that are returned look for their spelling.
  const most = db
    .select({ key: tagUses.tagKey, count: uses })
    .from(tagUses)
    .where(and(eq(tagUses.groupId, groupId), beginsWith(key), gt(tagUses.uses, 0)))
    .groupBy(tagUses.tagKey)
    .orderBy(desc(uses), asc(tagUses.tagKey))
    .limit(TAG_SUGGESTIONS)
    .as('most');
  const spelling = db
    .select({ name: tagUses.tag })
    .from(tagUses)
    .where(and(eq(tagUses.groupId, groupId), eq(tagUses.tagKey, most.key)))
    .orderBy(desc(tagUses.uses), asc(tagUses.id))
    .limit(1)
    .as('spelling');
  return db
    .select({ name: spelling.name, count: most.count })
    .from(most)
    .innerJoinLateral(spelling, sql`true`)
    .orderBy(desc(most.count), asc(most.key));
};

/** The tags of a group that begin with a text, most used first: one for each folded form, in its most used spelling. */
export const findTags = async (db: Database, groupId: Id, beginning: string): Promise<TagSuggestion[]> => {
  const key = nameKeyOf(beginning);
  return key === '' ? [] : selectTags(db, groupId, key);
};
