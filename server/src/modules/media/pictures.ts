import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { files, users } from '../../db/schema';
import { imageUrl } from '../images/image-store';
import { mediaIdOf } from '../images/media-id';
import { IS_LISTED } from '../images/unused-images';

/** Who has put a picture into the trash. */
export const deleter = alias(users, 'deleter');

/** The picture itself and the covers that were cut from it. */
export const FAMILY = sql`ARRAY(SELECT ${files.key} UNION ALL SELECT cut.key FROM files cut WHERE cut.cut_from = ${files.key})`;

/** What a library shows of a picture; `selectPictures` joins its tables. */
export const pictureColumns = {
  key: files.key,
  width: files.width,
  height: files.height,
  bytes: files.bytes,
  createdAt: files.createdAt,
  uploadedBy: { id: users.id, displayName: users.displayName },
  title: files.title,
  alt: files.alt,
  credit: files.credit,
  source: files.source,
  rightsNote: files.rightsNote,
  rightsUntil: files.rightsUntil,
  tags: files.tags,
  deletedAt: files.deletedAt,
  deletedBy: deleter.displayName,
  uses: sql<number>`(SELECT count(DISTINCT news_id) FROM news_images shown WHERE shown.key = ANY(${FAMILY}))`.mapWith(
    Number,
  ),
};

export const selectPictures = (db: Database) =>
  db
    .select(pictureColumns)
    .from(files)
    .innerJoin(users, eq(users.id, files.uploadedBy))
    .leftJoin(deleter, eq(deleter.id, files.deletedBy));

export type MediaRow = Awaited<ReturnType<typeof selectPictures>>[number];

export { mediaIdOf };

/** The key of a picture by its name in addresses of calls. */
export const keyOf = (id: string): string => `${id.slice(0, 2)}/${id}.webp`;

/** Whether the library of a group lists the picture. */
export const inLibrary = (groupId: Id) => and(eq(files.groupId, groupId), IS_LISTED, isNull(files.deletedAt));

/** What an answer says of a picture. */
export const toPicture = ({ key, createdAt, deletedAt: _at, deletedBy: _by, ...row }: MediaRow) => ({
  ...row,
  id: mediaIdOf(key),
  url: imageUrl(key),
  uploadedAt: createdAt.toISOString(),
});
