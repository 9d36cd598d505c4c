import { Type } from 'typebox';

import { cleanText, idTag, partialTag } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput, notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { endLinks } from '../accounts/links';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { hashPassword } from '../auth/password';
import { passwordProblem } from '../auth/password-rules';
import { endSessionsOf } from '../auth/sessions';
import { announce } from '../events/announce';
import type { Post } from '../mail/post';
import { userSchema } from '../users/schemas';

import { checkPassword } from './check-password';
import { ownAccountMessages } from './messages';
import { editProfile, replacePassword } from './repository';
import { passwordBody, profileBody } from './schemas';

/** The calls with which people change their own account. */
export const registerProfileRoutes = (
  app: App,
  { db, post }: { db: Database; post?: Post | undefined },
): void => {
  const config = { access: 'signed-in', extension: 'profile', tag: 'Account' } as const;

  app.put(
    '/api/account/profile',
    {
      config: {
        ...config,
        operationId: 'editProfile',
        summary: 'Change the caller’s name and bio',
        announces: true,
        audits: ['user.edited'],
      },
      schema: { body: profileBody, response: success(userSchema) },
    },
    async (request) => {
      const { displayName, bio } = request.body;
      const profile = { displayName: cleanText(displayName), bio: bio.trim() };
      const user = await editProfile(db, actorOf(request), callerOf(request).id, profile);
      if (!user) throw notFound();
      announce(request, [idTag('User', user.id), partialTag('User'), { type: 'Group' }]);
      return ok(user, ownAccountMessages.profileSaved[request.locale]);
    },
  );

  app.put(
    '/api/account/password',
    {
      config: {
        ...config,
        operationId: 'changePassword',
        summary: 'Change the caller’s password, which ends every other session of the person',
        announces: false,
        audits: ['user.password-set', 'session.ended'],
      },
      schema: { body: passwordBody, response: success(Type.Null()) },
    },
    async (request) => {
      const { currentPassword, newPassword } = request.body;
      const [caller, by] = [callerOf(request), actorOf(request)];
      const who = { userId: caller.id, sessionId: by.sessionId, now: by.at };
      const problem = passwordProblem(newPassword, caller);
      if (problem) throw invalidInput({ newPassword: problem });
      const previousHash = await checkPassword(db, who, currentPassword, 'currentPassword');
      if (newPassword === currentPassword)
        throw invalidInput({ newPassword: ownAccountMessages.samePassword });
      const passwordHash = await hashPassword(newPassword);
      const ended = await db.transaction(async (tx) => {
        // Of two simultaneous changes, the second was authorised by a password that is no longer valid.
        if (!(await replacePassword(tx, caller.id, { previousHash, passwordHash })))
          throw invalidInput({ currentPassword: ownAccountMessages.wrongPassword });
        // A link that somebody else issued would set the password once more.
        await endLinks(tx, caller.id, by.at);
        await recordAudit(tx, by, { action: 'user.password-set', object: personObject(caller) });
        const others = by.sessionId === null ? {} : { except: by.sessionId };
        return endSessionsOf(tx, by, { userId: caller.id, ...others, reason: 'password changed' });
      });
      post?.tellPasswordChanged(caller);
      return ok(null, ownAccountMessages.passwordChanged(ended)[request.locale]);
    },
  );
};
