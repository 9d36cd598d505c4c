import { and, asc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';

import type { NewImage } from './image-store';
import { mediaIdOf } from './media-id';

/** Whether it was cut to the ratio of a cover. */
export const isCover = ({ purpose }: Pick<NewImage, 'purpose'>): boolean =>
  purpose === 'cover' || purpose === 'square';

/**
 * Held until the transaction ends, so that of two people who upload the same picture at once the second finds that of the first.
 * Take it before any lock of a group, as who creates news does.
 */
export const lockPictures = async (tx: Database, groupId: Id): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('newsdesk pictures'), ${groupId}::integer)`);
};

/** Uncut pictures serve for both purposes, if they are large enough; but only one of them moves, and covers have their ratio. */
const servesFor = ({ purpose, isAnimated, width = 0 }: NewImage) =>
  isAnimated || purpose === undefined || isCover({ purpose })
    ? eq(files.purpose, purpose ?? 'inline')
    : and(inArray(files.purpose, ['inline', 'original']), gte(files.width, width));

/** A stored picture that somebody sends back, such as one of the library for a cover, serves for all that is not cut to a ratio. */
const wasSentBack = (image: NewImage, uploadHash: string) =>
  isCover(image)
    ? undefined
    : and(
        eq(files.storedHash, uploadHash),
        isNull(files.cutFrom),
        or(isNull(files.purpose), ne(files.purpose, 'avatar')),
      );

/**
 * The key of the picture of a group that an image repeats: it was made of the same bytes, or it was sent back as it is stored.
 * The clean-up cannot remove it until the transaction ends.
 */
export const findSame = async (
  tx: Database,
  image: NewImage,
  groupId: Id | null,
): Promise<string | undefined> => {
  const { uploadHash, storedHash } = image;
  if (groupId === null || uploadHash === undefined || storedHash === undefined) return undefined;
  const isSame = or(eq(files.uploadHash, uploadHash), inArray(files.storedHash, [uploadHash, storedHash]));
  const [same] = await tx
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.groupId, groupId), or(and(isSame, servesFor(image)), wasSentBack(image, uploadHash))))
    .orderBy(asc(files.createdAt), asc(files.key))
    .limit(1)
    .for('key share');
  return same?.key;
};

/**
 * Takes a picture out of the trash, where it comes no sooner than a new one, keeps it if it is put into the library, and notes what
 * an undescribed cover was cut from. If somebody has put it into the trash, the audit log says who has uploaded it again.
 */
export const takeAgain = async (
  tx: Database,
  key: string,
  { isKept, from, by }: { isKept: boolean; from: string | null; by: AuditActor },
): Promise<void> => {
  const [was] = await tx
    .select({ title: files.title, alt: files.alt, groupId: files.groupId, deletedBy: files.deletedBy })
    .from(files)
    .where(eq(files.key, key))
    .for('no key update');
  if (was && was.groupId !== null && was.deletedBy !== null) {
    const id = mediaIdOf(key);
    const object = auditObject('media', { id, name: was.title || was.alt || id });
    await recordAudit(tx, by, { action: 'media.restored', object, groupId: was.groupId });
  }
  const unusedSince = sql`CASE WHEN ${files.unusedSince} IS NULL THEN NULL ELSE ${by.at.toISOString()}::timestamptz END`;
  const cutFrom = sql`CASE WHEN ${files.cutFrom} IS NULL AND NOT ${files.isKept}
    THEN (SELECT f.key FROM files f WHERE f.key = ${from}) ELSE ${files.cutFrom} END`;
  await tx
    .update(files)
    .set({
      deletedAt: null,
      deletedBy: null,
      unusedSince,
      ...(isKept && { isKept }),
      ...(from !== null && from !== key && { cutFrom }),
    })
    .where(eq(files.key, key));
};
