import { Type } from 'typebox';

import { listTag, mayAtLevel } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { notAllowed, notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { toPaginated } from '../../http/paginate';
import { paginated } from '../../http/schemas';
import { actorOf, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { groupParams } from '../journalists/schemas';

import { BASE, CONFIG, pictureOf } from './calls';
import { mediaMessages } from './messages';
import { type MediaRow, toPicture } from './pictures';
import { lockPicture } from './repository';
import { deletedMediaSchema, mediaParams, mediaPictureSchema, mediaTrashQuery } from './schemas';
import { listDeletedPictures, restorePicture, trashPicture } from './trash';

/** Pictures that nothing shows are deleted, are kept for `TRASH_DAYS`, and can be restored. */
export const registerMediaTrashRoutes = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  const mayManage = (request: Parameters<typeof callerOf>[0], { uploadedBy }: MediaRow): boolean =>
    uploadedBy.id === callerOf(request).id || mayAtLevel(membershipOf(request).level, 'manageNews');

  app.get(
    `${BASE}/trash`,
    {
      config: {
        ...CONFIG,
        operationId: 'listDeletedMedia',
        summary: 'A page of the group’s deleted pictures, latest first',
      },
      schema: {
        params: groupParams,
        querystring: mediaTrashQuery,
        response: success(paginated(deletedMediaSchema)),
      },
    },
    async (request) => {
      const { deleted, place } = await listDeletedPictures(db, request.params.groupId, request.query);
      return ok(toPaginated(deleted, place));
    },
  );

  app.delete(
    `${BASE}/:mediaId`,
    {
      config: {
        ...CONFIG,
        operationId: 'deleteMedia',
        summary: 'Put a picture that no news shows into the trash: a Head, or who has added it',
        announces: true,
        audits: ['media.deleted'],
      },
      schema: { params: mediaParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { groupId } = request.params;
      await db.transaction(async (tx) => {
        const current = await lockPicture(tx, request.params);
        if (!current) throw notFound();
        if (!mayManage(request, current)) throw notAllowed(mediaMessages.notYours);
        if (current.uses > 0) throw refused(mediaMessages.inUse);
        await trashPicture(tx, current.key, { at: clock(), userId: callerOf(request).id });
        await recordAudit(tx, actorOf(request), { action: 'media.deleted', ...pictureOf(groupId, current) });
      });
      announce(request, [listTag('Media', groupId)]);
      return ok(null, mediaMessages.deleted[request.locale]);
    },
  );

  app.post(
    `${BASE}/:mediaId/restore`,
    {
      config: {
        ...CONFIG,
        operationId: 'restoreMedia',
        summary: 'Take a picture out of the trash: a Head, or who has added it',
        announces: true,
        audits: ['media.restored'],
      },
      schema: { params: mediaParams, response: success(mediaPictureSchema) },
    },
    async (request) => {
      const { groupId } = request.params;
      const row = await db.transaction(async (tx) => {
        const deleted = await lockPicture(tx, request.params, 'trash');
        if (!deleted) throw notFound();
        if (!mayManage(request, deleted)) throw notAllowed(mediaMessages.notYours);
        await restorePicture(tx, deleted.key);
        await recordAudit(tx, actorOf(request), { action: 'media.restored', ...pictureOf(groupId, deleted) });
        return deleted;
      });
      announce(request, [listTag('Media', groupId)]);
      return ok(toPicture(row), mediaMessages.restored[request.locale]);
    },
  );
};
