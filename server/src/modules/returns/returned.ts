import { eq, inArray } from 'drizzle-orm';

import type { Id, NewsReturn } from '@contract';

import type { Database } from '../../db/database';
import { news, users } from '../../db/schema';
import type { NewsRow } from '../news/columns';

/** The stored state of an item's return. */
export type ReturnState = Pick<typeof news.$inferSelect, 'returnedAt' | 'returnedBy' | 'returnComment'>;

/** The state of an item that is not returned, or not any more. */
export const NOT_RETURNED: ReturnState = { returnedAt: null, returnedBy: null, returnComment: null };

/** For each row, why and by whom it was returned (extension `returns`); null if it was not. */
export const findReturns = async (
  db: Database,
  rows: ReturnState[],
): Promise<{ returned: NewsReturn | null }[]> => {
  const ids = [...new Set(rows.flatMap(({ returnedBy }) => returnedBy ?? []))];
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, displayName: users.displayName })
          .from(users)
          .where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
  return rows.map(({ returnedAt, returnedBy, returnComment }) => ({
    returned: returnedAt && {
      comment: returnComment ?? '',
      at: returnedAt.toISOString(),
      by: (returnedBy !== null && names.get(returnedBy)) || '',
    },
  }));
};

/** Stores that the newest version is returned, or that the published copy is withdrawn, or both. */
export const setReturn = async (
  tx: Database,
  newsId: Id,
  values: Partial<
    ReturnState & Pick<NewsRow, 'waitingSince' | 'status' | 'approvedUntil' | 'approvedPermanently'>
  >,
): Promise<void> => {
  await tx.update(news).set(values).where(eq(news.id, newsId));
};
