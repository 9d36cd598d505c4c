import type { Id, JournalistLevel, RemovedPart } from '@contract';

import type { Database } from '../../db/database';
import type { UploadedForm } from '../../http/read-form';
import type { Storage } from '../../storage/storage';
import type { AuditActor } from '../audit/record';
import { type NewImage, withStoredImages } from '../images/image-store';
import { recordUses } from '../images/image-uses';
import { keepFirstVersion } from '../versions/keep-version';

import { newDraft, type PublicState } from './approval';
import { checkReferences, explainReference } from './check-references';
import type { NewsRow } from './columns';
import { checkCovers, coversAfterEdit, imagesOf, NO_COVERS, placeCovers, takeCovers } from './covers';
import { refuseLostPictures } from './lost-pictures';
import { readNewsForm } from './news-form';
import { insertNews } from './repository';
import { createTextCleaner } from './text-pictures';
import type { Workers } from './workers';

export type NewsDeps = { db: Database; storage: Storage; workers: Workers; publicUrl: string };
/** Whose item it is, in which group. */
type NewsOwner = { groupId: Id; userId: Id; now: Date; by?: AuditActor };
export type NewsWriter = NewsOwner & { level: JournalistLevel; by: AuditActor };

/** The texts of an item that may refer to stored images. */
export const textsOf = ({ coverImageUrl, squareImageUrl, coverOriginalUrl, html, markdown }: NewsRow) => [
  coverImageUrl,
  squareImageUrl,
  coverOriginalUrl,
  html,
  markdown,
];

/** How a new item is stored. */
export type Storing = {
  /** The pictures that are stored with it, besides those in the text of the form. */
  pictures?: NewImage[];
  /** When it was written; now, unless it comes from an archive. */
  createdAt?: Date;
  /** What readers see of it from the start; nothing, unless it comes from an archive. */
  stateAt?: (publishedAt: Date) => PublicState & Pick<NewsRow, 'waitingSince'>;
  /** Records in the same transaction how the item came. */
  record: (tx: Database, row: NewsRow) => Promise<void>;
};

/**
 * Reads the form of a new item, and throws all that is wrong with it. `dated`: the date of publication of an item from an archive,
 * which may be of any age.
 */
export const checkNewNews = async (
  { db, workers }: Pick<NewsDeps, 'db' | 'workers'>,
  form: UploadedForm,
  { groupId, userId, now }: NewsOwner,
  { needsCovers, dated }: { needsCovers: boolean; dated?: Date | undefined },
) => {
  const { pictures, cleanHtml } = createTextCleaner(workers, userId);
  const context = { groupId, now, cleanHtml, ...(dated && { stored: dated }) };
  const { input, origin, errors, removed } = await readNewsForm(form, context);
  checkCovers(form, errors, { required: needsCovers });
  const texts = await checkReferences(db, input, errors, { groupId });
  return { texts, origin, removed, pictures };
};

type CheckedNews = Awaited<ReturnType<typeof checkNewNews>>;

/** A stored item, and the parts that were removed from its HTML. */
type NewNewsStored = { row: NewsRow; removed: RemovedPart[] };

/** Stores a checked item with its pictures. */
export const storeNews = async (
  { db, storage, workers, publicUrl }: NewsDeps,
  form: UploadedForm,
  { texts, origin, removed, pictures: ofText }: CheckedNews,
  { groupId, userId, now, by }: NewsOwner,
  { pictures = [], createdAt = now, stateAt = () => newDraft(now), record: recordWith }: Storing,
): Promise<NewNewsStored> => {
  const taken = await takeCovers(form, workers, userId);
  const covers = coversAfterEdit(NO_COVERS, taken, form);
  const images = [...imagesOf(taken), ...ofText, ...pictures];
  return withStoredImages(storage, images, (record) =>
    db.transaction(async (tx) => {
      const original = covers.coverOriginalUrl;
      const placed = await record(tx, { groupId, uploadedBy: userId, createdAt: now, original, by });
      const row = await insertNews(tx, {
        ...texts,
        html: placed(texts.html),
        groupId,
        authorId: userId,
        createdAt,
        ...placeCovers(covers, placed),
        ...stateAt(texts.publishedAt),
      });
      await keepFirstVersion(tx, row, { ...origin, savedBy: userId, savedAt: now });
      await recordUses(tx, { newsId: row.id, version: 1 }, textsOf(row));
      await refuseLostPictures(tx, { saved: row, publicUrl });
      await recordWith(tx, row);
      return { row, removed };
    }),
  ).catch(explainReference);
};
