import { cleanText, idTag, partialTag, Permission } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { readForm, type UploadedForm } from '../../http/read-form';
import type { OidcConfig } from '../../settings/oidc-config';
import type { Storage } from '../../storage/storage';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';
import { withStoredImages } from '../images/image-store';
import { requireQuota } from '../images/quota';
import type { Post } from '../mail/post';
import { createTextReader } from '../news/form-text';
import { checkImages, takeImage } from '../news/uploaded-images';
import type { Workers } from '../news/workers';
import type { AvatarChange } from '../users/change-avatar';
import { userSchema } from '../users/schemas';

import { keepEmergencyAccount } from './emergency-account';
import { accountsMessages } from './messages';
import { checkNames } from './names';
import { type AccountTexts, editAccount } from './repository';
import { accountForm, accountParams, MAX_BIO_CHARACTERS, MAX_NAME_CHARACTERS } from './schemas';

type Deps = {
  db: Database;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  uploadMegabytesPerDay: number;
  oidc: OidcConfig | undefined;
  post?: Post | undefined;
};

/** The texts of the form; all invalid parts are reported together. */
const readTexts = (form: UploadedForm): AccountTexts => {
  const { text, errors } = createTextReader(form);
  const name = (part: string): string => cleanText(text(part, MAX_NAME_CHARACTERS, { required: true }));
  const texts = {
    displayName: name('displayName'),
    username: name('username'),
    email: name('email'),
    bio: text('bio', MAX_BIO_CHARACTERS).trim(),
  };
  checkImages(form, ['avatar'], errors, { required: false });
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  checkNames(texts);
  return texts;
};

/** An administrator edits a person's data, including the picture. */
export const registerEditAccountRoute = (
  app: App,
  { db, storage, workers, clock, uploadMegabytesPerDay: megabytes, oidc, post }: Deps,
): void => {
  app.put(
    '/api/accounts/:id',
    {
      config: {
        access: { permission: Permission.ADMINISTRATOR },
        extension: 'accounts',
        form: accountForm,
        operationId: 'editAccount',
        summary: 'Change a person’s names, e-mail, bio and picture',
        tag: 'Users',
        announces: true,
        audits: ['user.edited'],
        // The address is where a link for a forgotten password goes.
        needsProof: true,
      },
      schema: { params: accountParams, response: success(userSchema) },
    },
    async (request) => {
      const { id } = request.params;
      const userId = callerOf(request).id;
      const form = await readForm(request);
      const texts = readTexts(form);
      await keepEmergencyAccount(db, oidc, id, texts);
      if (form.files['avatar']) await requireQuota(db, userId, { now: clock(), megabytes });
      const picture = await takeImage(form, 'avatar', 'avatar', { workers, owner: userId });
      const removed = form.fields['removeAvatar'] === 'true' ? 'none' : 'stays';
      const avatar: AvatarChange = picture ?? removed;
      const by = { ...actorOf(request), userId };
      const { was, user } = await withStoredImages(storage, picture ? [picture] : [], () =>
        editAccount(db, by, { id, texts, avatar }),
      );
      if (was.email !== user.email) post?.tellEmailChanged(was);
      // Groups show their members' names.
      announce(request, [idTag('User', user.id), partialTag('User'), { type: 'Group' }]);
      return ok(user, accountsMessages.edited[request.locale]);
    },
  );
};
