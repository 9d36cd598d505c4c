import { idTag, listTag, LOWEST_LEVEL, mayGiveLevel, Permission } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { alreadyExists, invalidInput, notFound, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { actorOf } from '../audit/record';
import { releaseAttempt, reserveAttempt } from '../auth/sign-in/counters';
import { announce } from '../events/announce';
import { findUser } from '../users/repository';
import { userParams } from '../users/schemas';

import { inviteMember } from './invite-member';
import { findByEmail, groupIdsOf } from './membership-repository';
import { journalistsMessages } from './messages';
import { checkSchema, groupParams, inviteBody, memberSchema } from './schemas';

/** The number of unknown addresses that one person may try: enough to correct typing errors, too few to find out who has an account. */
const UNKNOWN_EMAILS = 20;

const INVITERS = { level: LOWEST_LEVEL.invite };

export const registerMemberRoutes = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  app.get(
    '/api/news/journalist/check/:id',
    {
      config: {
        access: { permission: Permission.USER_READ, orSelf: true },
        operationId: 'checkJournalist',
        summary: 'Whether a user writes for any group',
        tag: 'Groups',
        core: true,
      },
      schema: { params: userParams, response: success(checkSchema) },
    },
    async ({ params: { id } }) => {
      if (!(await findUser(db, id))) throw notFound();
      return ok({ id, isJournalist: (await groupIdsOf(db, id)).length > 0 });
    },
  );

  app.post(
    '/api/news/journalist/:groupId/member',
    {
      config: {
        access: INVITERS,
        operationId: 'inviteMember',
        summary: 'Make a user a member of a group',
        tag: 'Groups',
        core: true,
        announces: true,
        audits: ['member.invited'],
      },
      schema: { params: groupParams, body: inviteBody, response: success(memberSchema) },
    },
    async (request) => {
      const { groupId, level: ownLevel } = membershipOf(request);
      const { email, level } = request.body;
      if (!mayGiveLevel(ownLevel, level)) throw invalidInput({ level: journalistsMessages.levelAboveOwn });
      const tries = [{ key: `invite:${callerOf(request).id}`, limit: UNKNOWN_EMAILS }];
      const waitMs = await reserveAttempt(db, tries, clock());
      if (waitMs > 0) throw tooMany(journalistsMessages.tooManyUnknown, Math.ceil(waitMs / 1000));
      const member = await db.transaction(async (tx) => {
        const profile = await findByEmail(tx, email);
        return profile && inviteMember(tx, actorOf(request), { groupId, profile, level });
      });
      if (member) await releaseAttempt(db, tries);
      if (!member) throw invalidInput({ email: journalistsMessages.unknownEmail });
      if (member === 'already-member') throw alreadyExists({ email: journalistsMessages.alreadyMember });
      const tags = [idTag('Group', groupId), listTag('Group'), idTag('GroupStatistics', groupId)];
      announce(request, tags, { userId: member.profile.id, groupId, isMember: true });
      return ok(member, journalistsMessages.invited[request.locale]);
    },
  );
};
