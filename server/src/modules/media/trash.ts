import { and, eq, isNotNull, sql } from 'drizzle-orm';

import { DAY_MS, type Id, TRASH_DAYS } from '@contract';

import type { Database } from '../../db/database';
import { matchesFor, PAGE_ID, PAGE_NUMBER, PAGE_TOTAL, pageOfMatches, placeOf } from '../../db/page';
import { files, users } from '../../db/schema';
import type { PageRequest } from '../../http/paginate';
import { IS_LISTED } from '../images/unused-images';

import { deleter, pictureColumns, toPicture } from './pictures';

const KEPT_MS = TRASH_DAYS * DAY_MS;

export const trashPicture = async (
  tx: Database,
  key: string,
  by: { at: Date; userId: Id },
): Promise<void> => {
  await tx.update(files).set({ deletedAt: by.at, deletedBy: by.userId }).where(eq(files.key, key));
};

/** Takes a picture out of the trash; it stays, although no news shows it. */
export const restorePicture = async (tx: Database, key: string): Promise<void> => {
  await tx.update(files).set({ deletedAt: null, deletedBy: null, isKept: true }).where(eq(files.key, key));
};

const keptUntil = (deletedAt: Date): string => new Date(deletedAt.getTime() + KEPT_MS).toISOString();

/** A page of the trash of a library, latest first. */
export const listDeletedPictures = async (db: Database, groupId: Id, page: PageRequest) => {
  const where = and(eq(files.groupId, groupId), IS_LISTED, isNotNull(files.deletedAt));
  const { most } = matchesFor(page);
  const latest = sql`SELECT key AS id FROM files WHERE ${where} ORDER BY deleted_at DESC, key DESC LIMIT ${most}`;
  const rows = await db
    .select({ ...pictureColumns, total: PAGE_TOTAL })
    .from(files)
    .innerJoin(pageOfMatches(latest, page), eq(files.key, PAGE_ID))
    .innerJoin(users, eq(users.id, files.uploadedBy))
    .leftJoin(deleter, eq(deleter.id, files.deletedBy))
    .orderBy(PAGE_NUMBER);
  const deleted = rows.map(({ total: _total, ...row }) => {
    if (!row.deletedAt) throw new Error('A deleted picture has no time of that.');
    const { deletedAt, deletedBy } = row;
    return {
      ...toPicture(row),
      deletedAt: deletedAt.toISOString(),
      deletedBy,
      keptUntil: keptUntil(deletedAt),
    };
  });
  return { deleted, place: placeOf(rows, page) };
};
