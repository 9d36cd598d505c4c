import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

import type { Id, MediaTexts } from '@contract';

import type { Database } from '../../db/database';
import { files, news, newsImages, newsPublished } from '../../db/schema';
import { IS_LISTED } from '../images/unused-images';

import { keyOf, type MediaRow, selectPictures } from './pictures';
import { wordsOf } from './texts';

const MAX_USES_LISTED = 100;

/** A picture of a group, in its library or in the trash; null if there is none. */
export const findPicture = async (
  db: Database,
  { groupId, mediaId }: { groupId: Id; mediaId: string },
  where: 'library' | 'trash' = 'library',
): Promise<MediaRow | null> => {
  const isThere = where === 'library' ? isNull(files.deletedAt) : isNotNull(files.deletedAt);
  const [row] = await selectPictures(db).where(
    and(eq(files.key, keyOf(mediaId)), eq(files.groupId, groupId), IS_LISTED, isThere),
  );
  return row ?? null;
};

/**
 * As `findPicture`, with the row locked until the transaction ends: who shows the picture meanwhile waits, and who has shown it
 * before is seen.
 */
export const lockPicture = async (
  tx: Database,
  place: { groupId: Id; mediaId: string },
  where?: 'library' | 'trash',
): Promise<MediaRow | null> => {
  await tx
    .select({ key: files.key })
    .from(files)
    .where(eq(files.key, keyOf(place.mediaId)))
    .for('update');
  return findPicture(tx, place, where);
};

/** The ids of the items that show a picture or a cover cut from it. */
export const newsShowing = (key: string): SQL => sql`
  SELECT shown.news_id FROM news_images shown
  WHERE shown.key = ANY(ARRAY(SELECT key FROM files WHERE key = ${key} UNION ALL SELECT key FROM files WHERE cut_from = ${key}))`;

/**
 * The items of the group that show a picture or a cover cut from it, latest first. Items in the trash and of other groups count as
 * uses, but whoever sees the library need not see those.
 */
export const findUses = (db: Database, groupId: Id, key: string) => {
  const family = db
    .select({ key: files.key })
    .from(files)
    .where(sql`${files.key} = ${key} OR ${files.cutFrom} = ${key}`);
  // Chosen first: what readers see is looked through only for those that are listed.
  const shown = db
    .select({
      newsId: news.id,
      title: news.title,
      inWorkingCopy: sql<boolean>`max(${newsImages.lastVersion}) >= ${news.version}`.as('in_working_copy'),
      keys: sql<string[]>`array_agg(${newsImages.key})`.as('keys'),
    })
    .from(newsImages)
    .innerJoin(news, eq(news.id, newsImages.newsId))
    .where(and(inArray(newsImages.key, family), eq(news.groupId, groupId)))
    .groupBy(news.id)
    .orderBy(desc(news.id))
    .limit(MAX_USES_LISTED)
    .as('shown');
  const texts = sql`concat_ws(' ', ${newsPublished.coverImageUrl}, ${newsPublished.squareImageUrl}, ${newsPublished.html}, ${newsPublished.markdown})`;
  return db
    .select({
      newsId: shown.newsId,
      title: shown.title,
      inWorkingCopy: shown.inWorkingCopy,
      inPublishedCopy: sql<boolean>`EXISTS (SELECT FROM unnest(${shown.keys}) AS key WHERE strpos(${texts}, key) > 0)`,
    })
    .from(shown)
    .leftJoin(newsPublished, eq(newsPublished.newsId, shown.newsId))
    .orderBy(desc(shown.newsId));
};

/** Stores what people wrote about a picture, which stays from then on. */
export const storeTexts = async (tx: Database, key: string, texts: MediaTexts): Promise<void> => {
  await tx
    .update(files)
    .set({ ...texts, words: wordsOf(texts), isKept: true })
    .where(eq(files.key, key));
};
