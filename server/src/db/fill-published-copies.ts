import { asc, eq, gt, sql } from 'drizzle-orm';

import type { Database } from './database';
import { news, newsPublished, newsVersions, outboxTold, settings } from './schema';

const BATCH = 1_000;
/** Written by migration 0033: the id up to which the news is filled. It is removed at the end. */
const CURSOR = 'published_copies_after';

const HAS_APPROVAL = sql`(n.approved_until IS NOT NULL OR n.approved_permanently)`;

/** Fills the news between two ids. */
const fillBatch = async (tx: Database, after: number, last: number): Promise<void> => {
  const batch = sql`n.id > ${after} AND n.id <= ${last}`;
  // Readers see the newest version of everything that has an approval; everything else waits since its first save after the last one.
  await tx.execute(sql`
    UPDATE ${news} n SET
      published_version = CASE WHEN ${HAS_APPROVAL} THEN n.version END,
      shown_from = CASE WHEN ${HAS_APPROVAL} THEN n.published_at END,
      waiting_since = CASE WHEN NOT ${HAS_APPROVAL} THEN coalesce((
        SELECT min(v.saved_at) FROM ${newsVersions} v WHERE v.news_id = n.id AND v.number > coalesce((
          SELECT max(a.number) FROM ${newsVersions} a WHERE a.news_id = n.id AND a.approval IS NOT NULL), 0)
      ), n.created_at) END
    WHERE ${batch} AND (${HAS_APPROVAL} OR n.returned_at IS NULL)`);
  // A save of an approver changed what readers saw without an approval of its own; such a version must not be cleaned up either.
  await tx.execute(sql`
    UPDATE ${newsVersions} v SET approval = CASE WHEN n.approved_permanently THEN 'permanent' ELSE 'hours' END
    FROM ${news} n WHERE ${batch} AND n.id = v.news_id AND n.published_version = v.number AND v.approval IS NULL`);
  await tx.execute(sql`
    INSERT INTO ${newsPublished} (news_id, version, approved_at, approved_by, title, meta_title, markdown, meta_description,
      category_id, country_id, published_at, html, tags, reference_links, video_url, tiktok_url, cover_image_url, square_image_url)
    SELECT n.id, n.version, v.approved_at, v.approved_by, n.title, n.meta_title, n.markdown, n.meta_description,
      n.category_id, n.country_id, n.published_at, n.html, n.tags, n.reference_links, n.video_url, n.tiktok_url, n.cover_image_url, n.square_image_url
    FROM ${news} n JOIN ${newsVersions} v ON v.news_id = n.id AND v.number = n.version
    WHERE ${batch} AND n.published_version IS NOT NULL`);
  await tx.execute(sql`
    INSERT INTO ${outboxTold} (news_id, state, version, changes_at)
    SELECT n.id, 'scheduled', 0, 'epoch' FROM ${news} n WHERE ${batch} AND n.published_version IS NOT NULL
    ON CONFLICT (news_id) DO NOTHING`);
};

/**
 * Gives the news of an earlier release its published copies, in batches, so that an interrupted start continues where it was.
 * Run it after the migrations, in one instance at a time, before any serves readers.
 */
export const fillPublishedCopies = async (db: Database, size = BATCH): Promise<void> => {
  const [cursor] = await db.select().from(settings).where(eq(settings.key, CURSOR));
  let after = cursor ? Number(cursor.value) : null;
  while (after !== null) {
    const from: number = after;
    after = await db.transaction(async (tx) => {
      const ids = await tx
        .select({ id: news.id })
        .from(news)
        .where(gt(news.id, from))
        .orderBy(asc(news.id))
        .limit(size);
      const last = ids.at(-1)?.id;
      if (last === undefined) {
        await tx.delete(settings).where(eq(settings.key, CURSOR));
        return null;
      }
      await fillBatch(tx, from, last);
      await tx
        .update(settings)
        .set({ value: String(last) })
        .where(eq(settings.key, CURSOR));
      return last;
    });
  }
};
