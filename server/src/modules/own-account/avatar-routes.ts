import { idTag, type Id } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { type FieldMessages, invalidInput, notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { readForm } from '../../http/read-form';
import type { Storage } from '../../storage/storage';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';
import { withStoredImages } from '../images/image-store';
import { requireQuota } from '../images/quota';
import { checkImages, takeImage } from '../news/uploaded-images';
import type { Workers } from '../news/workers';
import { userSchema } from '../users/schemas';

import { ownAccountMessages } from './messages';
import { editAvatar } from './repository';
import { avatarForm } from './schemas';

type Deps = {
  db: Database;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  uploadMegabytesPerDay: number;
};

/** Sets and removes the caller's own picture. */
export const registerAvatarRoutes = (
  app: App,
  { db, storage, workers, clock, uploadMegabytesPerDay: megabytes }: Deps,
): void => {
  const config = {
    access: 'signed-in',
    extension: 'profile',
    tag: 'Account',
    announces: true,
    audits: ['user.edited'],
  } as const;
  // Groups show their members' pictures.
  const tagsOf = (userId: Id) => [idTag('User', userId), { type: 'Group' } as const];

  app.put(
    '/api/account/avatar',
    {
      config: { ...config, form: avatarForm, operationId: 'setAvatar', summary: 'Set the caller’s picture' },
      schema: { response: success(userSchema) },
    },
    async (request) => {
      const userId = callerOf(request).id;
      const form = await readForm(request);
      const errors: FieldMessages = {};
      checkImages(form, ['avatar'], errors, { required: true });
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      await requireQuota(db, userId, { now: clock(), megabytes });
      const picture = await takeImage(form, 'avatar', 'avatar', { workers, owner: userId });
      const by = { ...actorOf(request), userId };
      const user = await withStoredImages(storage, picture ? [picture] : [], () =>
        editAvatar(db, by, picture ?? 'stays'),
      );
      if (!user) throw notFound();
      announce(request, tagsOf(userId));
      return ok(user, ownAccountMessages.avatarSaved[request.locale]);
    },
  );

  app.delete(
    '/api/account/avatar',
    {
      config: { ...config, operationId: 'removeAvatar', summary: 'Remove the caller’s picture' },
      schema: { response: success(userSchema) },
    },
    async (request) => {
      const by = { ...actorOf(request), userId: callerOf(request).id };
      const user = await editAvatar(db, by, 'none');
      if (!user) throw notFound();
      announce(request, tagsOf(user.id));
      return ok(user, ownAccountMessages.avatarRemoved[request.locale]);
    },
  );
};
