import { ErrorCode, type Id, type RemovedPart } from '@contract';

import type { Database } from '../../db/database';
import { ApiError, notFound } from '../../http/api-error';
import type { UploadedForm } from '../../http/read-form';
import { recordAudit } from '../audit/record';
import { withStoredImages } from '../images/image-store';
import { recordUses } from '../images/image-uses';
import { countTags } from '../tag-suggestions/repository';
import { packContent } from '../versions/content';
import { keepVersion } from '../versions/keep-version';

import { afterSave } from './approval';
import { changesOfEdit, newsOf } from './audited-news';
import { checkReferences, explainReference } from './check-references';
import type { NewsRow } from './columns';
import {
  checkCovers,
  coversAfterEdit,
  coversBroughtBack,
  imagesOf,
  placeCovers,
  takeCovers,
  type VersionCovers,
} from './covers';
import { digestOf, findCreated, recordCreation, wasQuicker } from './creations';
import { refuseLostPictures } from './lost-pictures';
import { newsMessages } from './messages';
import { checkNewNews, type NewsDeps, type NewsWriter, storeNews, textsOf } from './new-news';
import { readNewsForm } from './news-form';
import { findNews, lockNews, updateNews } from './repository';
import { ACTIONS, type SaveEffect, storeEffect } from './save-effect';
import { createTextCleaner } from './text-pictures';
import { isSameContent, meetsIfMatch } from './version';

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
  const record = async (tx: Database, row: NewsRow): Promise<void> => {
    const { userId, groupId, now, by } = writer;
    if (attempt) {
      const made = { newsId: row.id, createdAt: now, digest: attempt.digest };
      await recordCreation(tx, { userId, groupId, key: attempt.key }, made);
    }
    await recordAudit(tx, by, { action: 'news.created', ...newsOf(row), after: { title: row.title } });
  };
  const earlier = await repeated();
  if (earlier) return earlier;
  await admit();
  try {
    const checked = await checkNewNews(deps, form, writer, { needsCovers: true });
    return { ...(await storeNews(deps, form, checked, writer, { record })), wasThere: false };
  } catch (error) {
    const quicker = wasQuicker(error) ? await repeated() : null;
    if (quicker) return quicker;
    throw error;
  }
};

export type EditedNews = { row: NewsRow; effect: SaveEffect; removed: RemovedPart[] };

type EditOptions = {
  ifMatch?: string;
  /** The covers of a version to restore; its images are kept as long as the version. */
  covers?: VersionCovers;
};

/** An approval confirms the work of everybody before; from then on, whoever saves has written the next version alone. */
export const writersAfterSave = (current: NewsRow, userId: Id): Id[] =>
  current.publishedVersion === current.version ? [userId] : [...new Set([...current.writers, userId])];

/** Somebody else saved before a write that names the version it is based on (412). */
const changedMeanwhile = () =>
  new ApiError(ErrorCode.Alert, newsMessages.changedMeanwhile, { httpStatus: 412 });

/**
 * Changes an item; a cover that is not sent again stays. Any member of the group may edit its news. With
 * If-Match, the item must not have changed since it was read. A save that changes nothing makes no version.
 */
export const editNews = async (
  { db, storage, workers, publicUrl, fourEyes }: NewsDeps & { fourEyes: boolean },
  newsId: Id,
  form: UploadedForm,
  { groupId, userId, level, now, by }: NewsWriter,
  { ifMatch, covers: broughtBack }: EditOptions = {},
): Promise<EditedNews> => {
  const before = await findNews(db, groupId, newsId);
  if (!before) throw notFound();
  const { pictures, cleanHtml } = createTextCleaner(workers, userId);
  const { input, origin, isToPublish, errors, removed } = await readNewsForm(form, {
    groupId,
    newsId,
    cleanHtml,
    now,
    stored: before.publishedAt,
  });
  checkCovers(form, errors, { required: false });
  const texts = await checkReferences(db, input, errors, { groupId, keptCategoryId: before.categoryId });

  const taken = await takeCovers(form, workers, userId);
  const images = [...imagesOf(taken), ...pictures];
  return withStoredImages(storage, images, (record) =>
    db.transaction(async (tx) => {
      const current = await lockNews(tx, groupId, newsId);
      if (!current) throw notFound();
      if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) throw changedMeanwhile();
      const covers = broughtBack
        ? coversBroughtBack(current, broughtBack)
        : coversAfterEdit(current, taken, form);
      const original = covers.coverOriginalUrl;
      const placed = await record(tx, { groupId, uploadedBy: userId, createdAt: now, original, by });
      const content = { ...texts, html: placed(texts.html), ...placeCovers(covers, placed) };
      if (isSameContent(current, { ...current, ...content })) {
        return { row: current, effect: 'saved' as const, removed };
      }
      // Another thread does this while the database works.
      const packed = packContent(current);
      const changed = await updateNews(tx, newsId, {
        ...content,
        ...afterSave(current, texts.publishedAt, { now, level, fourEyes, isToPublish }),
        writers: writersAfterSave(current, userId),
      });
      await countTags(tx, groupId, { added: changed.tags, removed: current.tags });
      const save = { ...origin, savedBy: userId, savedAt: now };
      await keepVersion(tx, { before: current, after: changed, packed }, save);
      await recordUses(tx, { newsId, version: changed.version }, textsOf(changed));
      await refuseLostPictures(tx, { saved: changed, before: current, publicUrl });
      const effect = await storeEffect(tx, changed, { at: now, by: userId });
      const changes = changesOfEdit(current, changed);
      await recordAudit(tx, by, { action: ACTIONS[effect], ...newsOf(changed), ...changes });
      return { row: changed, effect, removed };
    }),
  ).catch(explainReference);
};
