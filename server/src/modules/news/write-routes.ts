import type { FastifyRequest } from 'fastify';

import {
  ErrorCode,
  idTag,
  LOWEST_LEVEL,
  type NewsItem,
  partialTag,
  type RemovedPart,
  type SavedNews,
} from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { ApiError, type FieldMessages, invalidInput } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { readForm, type UploadedForm } from '../../http/read-form';
import type { Storage } from '../../storage/storage';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';
import { imageUrl, storeImage } from '../images/image-store';
import { requireQuota } from '../images/quota';
import { groupParams } from '../journalists/schemas';

import type { NewsRow } from './columns';
import { imageForm, newsCreateForm, newsEditForm } from './form-schemas';
import { groupTags } from './group-tags';
import { newsMessages } from './messages';
import { toNewsItem } from './presenter';
import { messageOf } from './save-effect';
import { creationHeaders, ifMatchHeaders, newsParams, savedNewsSchema, uploadedImageSchema } from './schemas';
import { checkImages, takeImage } from './uploaded-images';
import { entityTagOf } from './version';
import type { Workers } from './workers';
import { createNews, editNews } from './write-news';

type Deps = {
  db: Database;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  publicUrl: string;
  timeZone: string;
  uploadMegabytesPerDay: number;
  fourEyes: boolean;
};

const MEMBERS = { level: LOWEST_LEVEL.read };

/** The key was used with another form (422); `current` is the item that it made. */
const createdWithOtherContent = (current: NewsItem): ApiError =>
  new ApiError(ErrorCode.Alert, newsMessages.createdWithOtherContent, { httpStatus: 422, current });

/** Whether there are pictures to store, as files or in the text. */
const bringsPictures = ({ files, fields }: UploadedForm): boolean =>
  Object.keys(files).length > 0 || fields['html']?.includes('data:image/') === true;

type Moment = Parameters<typeof toNewsItem>[1];

/**
 * The answer of a save: the item, with what the save did, because what readers see and the writer's level may not be what the form
 * said, and the parts of the HTML that were removed, each where that is announced.
 */
const savedNewsFor =
  (app: App, publicUrl: string) =>
  (row: NewsRow, moment: Moment, removed: RemovedPart[]): SavedNews => ({
    ...toNewsItem(row, moment, publicUrl),
    ...(app.extensions.has('published-copy') && { waitingSince: row.waitingSince?.toISOString() ?? null }),
    ...(removed.length > 0 && app.extensions.has('removed-html') && { removed }),
  });

export const registerNewsWriteRoutes = (
  app: App,
  { db, storage, workers, clock, publicUrl, timeZone, uploadMegabytesPerDay: megabytes, fourEyes }: Deps,
): void => {
  const admitPictures = async (request: FastifyRequest, form: UploadedForm): Promise<void> => {
    if (bringsPictures(form)) await requireQuota(db, callerOf(request).id, { now: clock(), megabytes });
  };
  const takeForm = async (request: FastifyRequest): Promise<UploadedForm> => {
    const form = await readForm(request);
    await admitPictures(request, form);
    return form;
  };

  const writerOf = (request: FastifyRequest) => ({
    ...membershipOf(request),
    userId: callerOf(request).id,
    now: clock(),
    by: actorOf(request),
  });

  const toSaved = savedNewsFor(app, publicUrl);

  app.post(
    '/api/news/journalist/:groupId/news/create',
    {
      config: {
        access: MEMBERS,
        form: newsCreateForm,
        operationId: 'createNews',
        summary: 'Create news: a draft that waits for approval',
        tag: 'News',
        core: true,
        supports: ['idempotency', 'removed-html', 'cover-original', 'published-copy'],
        announces: true,
        audits: ['news.created'],
      },
      schema: { params: groupParams, headers: creationHeaders, response: success(savedNewsSchema) },
    },
    async (request, reply) => {
      const form = await readForm(request);
      const writer = writerOf(request);
      const created = await createNews({ db, storage, workers, publicUrl }, form, writer, {
        key: request.headers['idempotency-key'],
        admit: () => admitPictures(request, form),
      });
      const moment = { now: writer.now, locale: request.locale, timeZone };
      if ('otherContent' in created) {
        reply.header('etag', entityTagOf(created.otherContent));
        throw createdWithOtherContent(toNewsItem(created.otherContent, moment, publicUrl));
      }
      const { row, wasThere, removed } = created;
      if (wasThere) reply.header('idempotent-replayed', 'true');
      // A new item also appears in its writer's own news.
      else announce(request, [...groupTags(writer.groupId), partialTag('News')]);
      reply.header('etag', entityTagOf(row));
      return ok(toSaved(row, moment, removed), newsMessages.created[request.locale]);
    },
  );

  app.post(
    '/api/news/journalist/:groupId/news/:newsId/edit',
    {
      config: {
        access: MEMBERS,
        form: newsEditForm,
        operationId: 'editNews',
        summary: 'Edit news; a cover that is not sent stays',
        tag: 'News',
        core: true,
        supports: ['conditional-edit', 'removed-html', 'cover-original', 'published-copy'],
        announces: true,
        audits: ['news.edited', 'news.changes-sent', 'news.published-by-saving'],
      },
      schema: { params: newsParams, headers: ifMatchHeaders, response: success(savedNewsSchema) },
    },
    async (request) => {
      const form = await takeForm(request);
      const writer = writerOf(request);
      const { row, effect, removed } = await editNews(
        { db, storage, workers, publicUrl, fourEyes },
        request.params.newsId,
        form,
        writer,
        { ifMatch: request.headers['if-match'] },
      );
      announce(request, [...groupTags(writer.groupId), idTag('News', row.id)]);
      const moment = { now: writer.now, locale: request.locale, timeZone };
      return ok(toSaved(row, moment, removed), messageOf(row, effect, writer.now)[request.locale]);
    },
  );

  app.post(
    '/api/news/journalist/:groupId/upload',
    {
      config: {
        access: MEMBERS,
        form: imageForm,
        operationId: 'uploadImage',
        summary: 'Store an image for the text of news',
        tag: 'News',
        core: true,
        announces: false,
        // Not audited: the news that shows the picture is, and a picture that no news shows is removed again.
        audits: false,
      },
      schema: { params: groupParams, response: success(uploadedImageSchema) },
    },
    async (request) => {
      const { groupId } = membershipOf(request);
      const form = await takeForm(request);
      const errors: FieldMessages = {};
      checkImages(form, ['image'], errors, { required: true });
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      const owner = callerOf(request).id;
      const image = await takeImage(form, 'image', 'inline', { workers, owner });
      if (!image) throw new Error('An image that was checked is missing.');
      const key = await storeImage({ db, storage }, image, {
        groupId,
        uploadedBy: owner,
        createdAt: clock(),
        by: actorOf(request),
      });
      return ok({ url: imageUrl(key) });
    },
  );
};
