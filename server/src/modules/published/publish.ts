import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { news, newsPublished, outboxTold } from '../../db/schema';

/** The columns that a published copy has from the item. */
const { newsId, version, approvedAt, approvedBy, ...content } = getTableColumns(newsPublished);
const names = Object.values(content).map(({ name }) => sql.identifier(name));
const all = [newsId, version, approvedAt, approvedBy].map(({ name }) => sql.identifier(name)).concat(names);
const replaced = all.slice(1).map((name) => sql`${name} = excluded.${name}`);

/** The one item with this id. */
export const thatIs = (id: Id): SQL => eq(news.id, id as number); // the columns of ids are numbers

/** Makes the newest version of the items their published copy, in the transaction of the approval. */
export const publish = async (
  tx: Database,
  which: SQL | undefined,
  approval: { at: Date | null; by: Id | null },
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO ${newsPublished} (${sql.join(all, sql`, `)})
    SELECT id, version, ${approval.at?.toISOString() ?? null}::timestamptz, ${approval.by}::integer, ${sql.join(names, sql`, `)}
    FROM ${news} WHERE ${which}
    ON CONFLICT (news_id) DO UPDATE SET ${sql.join(replaced, sql`, `)}`);
  // Due at once, so that systems outside learn of it even if no line of the audit log follows.
  await tx.execute(sql`
    INSERT INTO ${outboxTold} (news_id, state, version, changes_at)
    SELECT id, 'scheduled', 0, 'epoch' FROM ${news} WHERE ${which}
    ON CONFLICT (news_id) DO NOTHING`);
};
