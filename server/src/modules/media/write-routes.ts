import { listTag, type MediaTexts } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { type FieldMessages, invalidInput, notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { readForm } from '../../http/read-form';
import type { Storage } from '../../storage/storage';
import { changesOf } from '../audit/changes';
import { actorOf, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { storeImage } from '../images/image-store';
import { requireQuota } from '../images/quota';
import { groupParams } from '../journalists/schemas';
import { imageForm } from '../news/form-schemas';
import { checkImages, takeImage } from '../news/uploaded-images';
import type { Workers } from '../news/workers';
import { tellAgain } from '../outbox/note-change';

import { BASE, CONFIG, pictureOf } from './calls';
import { mediaMessages } from './messages';
import { mediaIdOf, toPicture } from './pictures';
import { findPicture, lockPicture, newsShowing, storeTexts } from './repository';
import { mediaBody, mediaParams, mediaPictureSchema } from './schemas';
import { cleanMediaTexts } from './texts';

type Deps = {
  db: Database;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  uploadMegabytesPerDay: number;
};

const textsOf = ({ title, alt, credit, source, rightsNote, rightsUntil, tags }: MediaTexts): MediaTexts => ({
  title,
  alt,
  credit,
  source,
  rightsNote,
  rightsUntil,
  tags,
});

/** Adds pictures to the library of a group, and changes what is written about them. */
export const registerMediaWriteRoutes = (
  app: App,
  { db, storage, workers, clock, uploadMegabytesPerDay: megabytes }: Deps,
): void => {
  app.post(
    BASE,
    {
      config: {
        ...CONFIG,
        form: imageForm,
        operationId: 'uploadMedia',
        summary: 'Add a picture to the group’s library; the same picture again is the one that is there',
        announces: true,
        // Not audited, as an upload for news: the library says who added it, and when.
        audits: false,
      },
      schema: { params: groupParams, response: success(mediaPictureSchema) },
    },
    async (request) => {
      const { groupId } = membershipOf(request);
      const form = await readForm(request);
      const userId = callerOf(request).id;
      const errors: FieldMessages = {};
      checkImages(form, ['image'], errors, { required: true });
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      await requireQuota(db, userId, { now: clock(), megabytes });
      const image = await takeImage(form, 'image', 'original', { workers, owner: userId });
      if (!image) throw new Error('An image that was checked is missing.');
      const owner = { groupId, uploadedBy: userId, createdAt: clock(), isKept: true, by: actorOf(request) };
      const key = await storeImage({ db, storage }, image, owner);
      const row = await findPicture(db, { groupId, mediaId: mediaIdOf(key) });
      if (!row) throw notFound();
      announce(request, [listTag('Media', groupId)]);
      return ok(toPicture(row));
    },
  );

  app.put(
    `${BASE}/:mediaId`,
    {
      config: {
        ...CONFIG,
        operationId: 'describeMedia',
        summary: 'Change some of what is written about a picture, such as whom readers see as its author',
        announces: true,
        audits: ['media.changed'],
      },
      schema: { params: mediaParams, body: mediaBody, response: success(mediaPictureSchema) },
    },
    async (request) => {
      const { groupId } = request.params;
      const row = await db.transaction(async (tx) => {
        const current = await lockPicture(tx, request.params);
        if (!current) throw notFound();
        const before = textsOf(current);
        const texts = cleanMediaTexts({ ...before, ...request.body });
        const changes = changesOf(before, texts);
        if (Object.keys(changes.after).length === 0) return current;
        await storeTexts(tx, current.key, texts);
        // Readers see the credit wherever the picture is shown.
        if ('credit' in changes.after) await tellAgain(tx, newsShowing(current.key));
        const changed = { ...current, ...texts };
        await recordAudit(tx, actorOf(request), {
          action: 'media.changed',
          ...pictureOf(groupId, changed),
          ...changes,
        });
        return changed;
      });
      announce(request, [listTag('Media', groupId)]);
      return ok(toPicture(row), mediaMessages.saved[request.locale]);
    },
  );
};
