import { ErrorCode, type Id, type JournalistLevel, PostStatus, type RemovedPart } from '@contract';

import type { Database } from '../../db/database';
import { ApiError, type FieldMessages, invalidInput, notFound } from '../../http/api-error';
import type { UploadedForm } from '../../http/read-form';
import type { Storage } from '../../storage/storage';
import { type AuditActor, recordAudit } from '../audit/record';
import { countryCodeExists } from '../countries/repository';
import { imageUrl, recordImages, withStoredImages } from '../images/image-store';
import { recordUses } from '../images/image-uses';
import { packContent } from '../versions/content';
import { keepFirstVersion, keepVersion } from '../versions/keep-version';

import { afterEdit } from './approval';
import { changesOfEdit, newsOf } from './audited-news';
import { checkCovers, type Covers, coversAfterEdit, coversBroughtBack, imagesOf, takeCovers } from './covers';
import { digestOf, findCreated, recordCreation, wasQuicker } from './creations';
import { newsMessages } from './messages';
import { type NewsInput, readNewsForm } from './news-form';
import type { NewsRow } from './presenter';
import { findNews, groupHasCategory, insertNews, lockNews, updateNews } from './repository';
import { createTextCleaner } from './text-pictures';
import { meetsIfMatch } from './version';
import type { Workers } from './workers';

export type NewsDeps = { db: Database; storage: Storage; workers: Workers };
export type NewsWriter = { groupId: Id; userId: Id; level: JournalistLevel; now: Date; by: AuditActor };

/**
 * The category must belong to the group, unless the item already has it; the country must exist. Invalid values are
 * not looked up, because PostgreSQL cannot accept some of them in a query.
 */
const checkReferences = async (
  db: Database,
  { categoryId, countryCode }: NewsInput,
  errors: FieldMessages,
  { groupId, keptCategoryId }: { groupId: Id; keptCategoryId?: Id },
): Promise<void> => {
  const isCategoryKept = categoryId === keptCategoryId;
  if (!errors['categoryId'] && !isCategoryKept && !(await groupHasCategory(db, groupId, categoryId))) {
    errors['categoryId'] = newsMessages.categoryNotInGroup;
  }
  if (!errors['countryCode'] && !(await countryCodeExists(db, countryCode))) {
    errors['countryCode'] = newsMessages.unknownCountry;
  }
};

/** The texts of an item that may refer to stored images. */
const textsOf = ({ coverImageUrl, squareImageUrl, coverOriginalUrl, html, markdown }: NewsRow) => [
  coverImageUrl,
  squareImageUrl,
  coverOriginalUrl,
  html,
  markdown,
];

const throwIfAny = (errors: FieldMessages): void => {
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
};

const storeNews = async (
  { db, storage, workers }: NewsDeps,
  form: UploadedForm,
  { groupId, userId, now, by }: NewsWriter,
  attempt?: { key: string; digest: string },
): Promise<Omit<CreatedNews, 'wasThere'>> => {
  const { pictures, cleanHtml } = createTextCleaner(workers, userId);
  const { input, origin, errors, removed } = await readNewsForm(form, { groupId, now, cleanHtml });
  checkCovers(form, errors, { required: true });
  await checkReferences(db, input, errors, { groupId });
  throwIfAny(errors);

  const taken = await takeCovers(form, workers, userId);
  const { cover, square, original } = taken;
  const images = [...imagesOf(taken), ...pictures];
  if (!cover || !square) throw new Error('A cover that was checked is missing.');
  return withStoredImages(storage, images, () =>
    db.transaction(async (tx) => {
      await recordImages(tx, images, { groupId, uploadedBy: userId, createdAt: now });
      const row = await insertNews(tx, {
        ...input,
        groupId,
        authorId: userId,
        createdAt: now,
        coverImageUrl: imageUrl(cover.key),
        squareImageUrl: imageUrl(square.key),
        coverOriginalUrl: original ? imageUrl(original.key) : null,
        status: PostStatus.Draft,
        approvedUntil: null,
        approvedPermanently: false,
      });
      await keepFirstVersion(tx, row, { ...origin, savedBy: userId, savedAt: now });
      await recordUses(tx, { newsId: row.id, version: 1 }, textsOf(row));
      if (attempt) {
        const { key, digest } = attempt;
        await recordCreation(tx, { userId, groupId, key }, { newsId: row.id, createdAt: now, digest });
      }
      await recordAudit(tx, by, { action: 'news.created', ...newsOf(row), after: { title: row.title } });
      return { row, removed };
    }),
  );
};

/** `removed`: the parts that were removed from the article's HTML. */
export type CreatedNews = { row: NewsRow; wasThere: boolean; removed: RemovedPart[] };

/** The request's `Idempotency-Key`, and a check that throws if the person may store no more pictures, which a repeated request skips. */
type CreateOptions = { key?: string | undefined; admit: () => Promise<void> };

/**
 * Stores a new item as a draft that waits for approval, with its two covers. For a key that was already used, it returns the
 * item of that request unchanged, also if both requests arrive at once, or `otherContent` if that request had another form.
 */
export const createNews = async (
  deps: NewsDeps,
  form: UploadedForm,
  writer: NewsWriter,
  { key, admit }: CreateOptions,
): Promise<CreatedNews | { otherContent: NewsRow }> => {
  const attempt = key === undefined ? undefined : { key, digest: digestOf(form) };
  const repeated = async () =>
    attempt ? findCreated(deps.db, { ...writer, key: attempt.key }, attempt.digest) : null;
  const earlier = await repeated();
  if (earlier) return earlier;
  await admit();
  try {
    return { ...(await storeNews(deps, form, writer, attempt)), wasThere: false };
  } catch (error) {
    const quicker = wasQuicker(error) ? await repeated() : null;
    if (quicker) return quicker;
    throw error;
  }
};

export type EditedNews = { row: NewsRow; needsApprovalAgain: boolean; removed: RemovedPart[] };

type EditOptions = {
  ifMatch?: string;
  /** The covers of a version to restore; its images are kept as long as the version. */
  covers?: Omit<Covers, 'coverOriginalUrl'>;
};

/** Somebody else saved before a write that names the version it is based on (412). */
const changedMeanwhile = () =>
  new ApiError(ErrorCode.Alert, newsMessages.changedMeanwhile, { httpStatus: 412 });

/**
 * Changes an item; a cover that is not sent again stays. Any member of the group may edit its news. With
 * If-Match, the item must not have changed since it was read.
 */
export const editNews = async (
  { db, storage, workers }: NewsDeps,
  newsId: Id,
  form: UploadedForm,
  { groupId, userId, level, now, by }: NewsWriter,
  { ifMatch, covers: broughtBack }: EditOptions = {},
): Promise<EditedNews> => {
  const before = await findNews(db, groupId, newsId);
  if (!before) throw notFound();
  const { pictures, cleanHtml } = createTextCleaner(workers, userId);
  const { input, origin, errors, removed } = await readNewsForm(form, {
    ...{ groupId, newsId, cleanHtml, now },
    stored: before.publishedAt,
  });
  checkCovers(form, errors, { required: false });
  await checkReferences(db, input, errors, { groupId, keptCategoryId: before.categoryId });
  throwIfAny(errors);

  const taken = await takeCovers(form, workers, userId);
  const images = [...imagesOf(taken), ...pictures];
  return withStoredImages(storage, images, () =>
    db.transaction(async (tx) => {
      const current = await lockNews(tx, groupId, newsId);
      if (!current) throw notFound();
      if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) throw changedMeanwhile();
      // Another thread does this while the database works.
      const packed = packContent(current);
      const wasReturned = current.returnedAt !== null;
      const { status, approvedUntil, approvedPermanently } = afterEdit(current, level, wasReturned);
      await recordImages(tx, images, { groupId, uploadedBy: userId, createdAt: now });
      const changed = await updateNews(tx, newsId, {
        ...input,
        status,
        approvedUntil,
        approvedPermanently,
        ...(broughtBack ? coversBroughtBack(current, broughtBack) : coversAfterEdit(current, taken, form)),
      });
      const save = { ...origin, savedBy: userId, savedAt: now };
      const version = await keepVersion(tx, { before: current, after: changed, packed }, save);
      if (version !== null) await recordUses(tx, { newsId, version }, textsOf(changed));
      const changes = changesOfEdit(current, changed);
      await recordAudit(tx, by, { action: 'news.edited', ...newsOf(changed), ...changes });
      const needsApprovalAgain = current.approvedUntil !== null && approvedUntil === null;
      return { row: changed, needsApprovalAgain, removed };
    }),
  );
};
