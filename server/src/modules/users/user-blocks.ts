import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { userBlocks } from '../../db/schema';
import { pageOf, type PageRequest } from '../../http/paginate';

/** Ids in a block: at a million users, a thousand blocks to sum and at most a thousand rows to skip. */
const BLOCK_SIZE = 1_000;

/**
 * The position of a page of all users: start at `firstId` and skip `skip` rows. A page after the last one becomes
 * the last one.
 */
export const placeOfUsers = async (db: Database, page: PageRequest) => {
  const blocks = db
    .select({
      block: userBlocks.block,
      before:
        sql`sum(${userBlocks.rowCount}) OVER (ORDER BY ${userBlocks.block}) - ${userBlocks.rowCount}`.as(
          'before',
        ),
      total: sql<number>`sum(${userBlocks.rowCount}) OVER ()`.mapWith(Number).as('total'),
    })
    .from(userBlocks)
    .as('blocks');
  const offset = sql`least(${page.page - 1}::bigint, greatest(${blocks.total} - 1, 0)::bigint / ${page.limit}) * ${page.limit}`;
  const [found] = await db
    .select({
      block: blocks.block,
      before: sql<number>`${blocks.before}`.mapWith(Number),
      total: blocks.total,
    })
    .from(blocks)
    .where(sql`${blocks.before} <= ${offset}`)
    .orderBy(sql`${blocks.block} DESC`)
    .limit(1);
  const place = pageOf(found?.total ?? 0, page);
  return {
    ...place,
    firstId: (found?.block ?? 0) * BLOCK_SIZE,
    skip: place.offset - (found?.before ?? 0),
  };
};
