import { idTag, listTag, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';

import { restoreMember } from './change-member';
import { membersMessages } from './messages';
import { groupMemberSchema, memberParams } from './schemas';

/** Restores a removed member (HIS-04). */
export const registerMemberRestoreRoute = (app: App, { db }: { db: Database }): void => {
  app.post(
    '/api/news/journalist/:groupId/members/:userId/restore',
    {
      config: {
        access: { level: LOWEST_LEVEL.manageMembers },
        extension: 'restore',
        operationId: 'restoreMember',
        summary: 'Restore a removed member, at the old level',
        tag: 'Groups',
        announces: true,
        audits: ['member.restored'],
      },
      schema: { params: memberParams, response: success(groupMemberSchema) },
    },
    async (request) => {
      const { groupId, userId } = request.params;
      const member = await restoreMember(db, actorOf(request), { groupId, userId });
      const tags = [idTag('Group', groupId), listTag('Group'), idTag('GroupStatistics', groupId)];
      announce(request, tags, { userId, groupId, isMember: true });
      return ok(member, membersMessages.restored[request.locale]);
    },
  );
};
