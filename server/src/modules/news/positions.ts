import { eq, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { journalistGroups, newsGaps } from '../../db/schema';

/** The number of news in a group's list, the highest position ever assigned, and the empty positions, highest first. */
export const findPositions = async (db: Database, groupId: Id) => {
  const [group] = await db
    .select({
      total: journalistGroups.totalNews,
      last: journalistGroups.lastPosition,
      gaps: sql<number[]>`ARRAY(
        SELECT ${newsGaps.position} FROM ${newsGaps}
        WHERE ${newsGaps.groupId} = ${groupId} ORDER BY ${newsGaps.position} DESC
      )`,
    })
    .from(journalistGroups)
    .where(eq(journalistGroups.id, groupId));
  return group ?? { total: 0, last: 0, gaps: [] };
};

type Page = { last: number; gaps: readonly number[]; offset: number; limit: number };

/** The lowest and the highest position of a page; `offset` is the number of items before it. */
export const positionsOfPage = ({ last, gaps, offset, limit }: Page): [number, number] => {
  const positionBelow = (items: number) => {
    let position = last - items;
    for (const gap of gaps) {
      if (gap < position) break;
      position -= 1;
    }
    return position;
  };
  return [positionBelow(offset + limit - 1), positionBelow(offset)];
};
