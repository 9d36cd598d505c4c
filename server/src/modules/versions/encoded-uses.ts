import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { news, newsVersions, settings } from '../../db/schema';
import { recordUses } from '../images/image-uses';
import { isEncoded } from '../images/picture-addresses';

import { unpackContent } from './content';

const BATCH = 50;
/** The id up to which the news has been read, or `DONE`. */
const PROGRESS = 'image_uses_in_every_spelling';
const DONE = 'done';

type Version = { newsId: Id; version: number; texts: (string | null)[] };

const versionsOf = async (db: Database, ids: Id[]): Promise<Version[]> => {
  const newest = await db
    .select({ newsId: news.id, version: news.version, html: news.html, markdown: news.markdown })
    .from(news)
    .where(inArray(news.id, ids));
  const earlier = await db
    .select({ newsId: newsVersions.newsId, version: newsVersions.number, packed: newsVersions.packed })
    .from(newsVersions)
    .where(and(inArray(newsVersions.newsId, ids), isNotNull(newsVersions.packed)));
  const unpacked = earlier.map(async ({ newsId, version, packed }) => {
    const content = packed ? await unpackContent(packed) : { html: '', markdown: '' };
    return { newsId, version, texts: [content.html, content.markdown] };
  });
  return [
    ...newest.map(({ newsId, version, html, markdown }) => ({ newsId, version, texts: [html, markdown] })),
    ...(await Promise.all(unpacked)),
  ];
};

const recordBatch = async (tx: Database, ids: Id[]): Promise<void> => {
  for (const { newsId, version, texts } of await versionsOf(tx, ids)) {
    const encoded = texts.filter((text) => text !== null && isEncoded(text));
    if (encoded.length > 0) await recordUses(tx, { newsId, version }, encoded);
  }
};

/**
 * Records once, in batches, the pictures that news of earlier releases shows by addresses in another spelling: those releases
 * took them for unused. Resolves to whether all are recorded; until then, no picture may be removed as unused.
 */
export const recordEncodedUses = async (db: Database, isOver: () => boolean): Promise<boolean> => {
  const [row] = await db.select().from(settings).where(eq(settings.key, PROGRESS));
  let value = row?.value ?? '0';
  while (value !== DONE && !isOver()) {
    const after = Number(value);
    value = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: news.id })
        .from(news)
        .where(gt(news.id, after))
        .orderBy(asc(news.id))
        .limit(BATCH)
        .for('share');
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await recordBatch(tx, ids);
      const reached = String(ids.at(-1) ?? DONE);
      const set = { value: reached };
      await tx
        .insert(settings)
        .values({ key: PROGRESS, ...set })
        .onConflictDoUpdate({ target: settings.key, set });
      return reached;
    });
  }
  return value === DONE;
};
