import { Type } from 'typebox';

import { idTag, listTag, partialTag, Permission } from '@contract';

import type { Database } from '../../db/database';
import { violatesUnique } from '../../db/sql-errors';
import { callerOf } from '../../http/access';
import { alreadyExists, notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { actorOf, auditObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { GROUP_NAME_KEY } from '../journalists/groups-repository';
import { groupParams, groupSchema } from '../journalists/schemas';
import { groupsWithHead } from '../members/heads';

import { deletedGroupsMessages } from './messages';
import { listDeletedGroups, restoreGroup } from './repository';
import { deletedGroupSchema } from './schemas';

/** A deleted group is kept for `TRASH_DAYS`, is listed, and can be restored whole (SAF-03). */
export const registerDeletedGroupRoutes = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  const config = {
    access: { permission: Permission.NEWS_DELETE_JOURNALIST_GROUP },
    extension: 'trash',
    tag: 'Groups',
  } as const;

  app.get(
    '/api/news/journalist/deleted',
    {
      config: {
        ...config,
        operationId: 'listDeletedGroups',
        summary: 'The deleted groups that can be restored, latest first',
      },
      schema: { response: success(Type.Array(deletedGroupSchema)) },
    },
    async () => ok(await listDeletedGroups(db, clock())),
  );

  app.post(
    '/api/news/journalist/:groupId/restore',
    {
      config: {
        ...config,
        operationId: 'restoreGroup',
        summary: 'Restore a deleted group with its members and its news',
        announces: true,
        audits: ['group.restored'],
      },
      schema: { params: groupParams, response: success(groupSchema) },
    },
    async (request) => {
      const { groupId } = request.params;
      const restored = await db
        .transaction(async (tx) => {
          const group = await restoreGroup(tx, groupId, clock());
          if (!group) throw notFound();
          const { name, totalNews } = group;
          const entry = { object: auditObject('group', group), groupId, after: { name, totalNews } };
          await recordAudit(tx, actorOf(request), { action: 'group.restored', ...entry });
          return group;
        })
        .catch((error: unknown) => {
          if (violatesUnique(error, GROUP_NAME_KEY))
            throw alreadyExists({ name: deletedGroupsMessages.nameTaken });
          throw error;
        });
      const { members, name, createdAt } = restored;
      // A stream that was opened while the group was deleted does not know it.
      members.forEach(({ userId }) => announce(request, [], { userId, groupId, isMember: true }));
      announce(request, [idTag('Group', groupId), listTag('Group'), partialTag('News'), listTag('News')]);
      const own = members.find(({ userId }) => userId === callerOf(request).id);
      const group = { id: groupId, name, createdAt: createdAt.toISOString() };
      // A Head can be disabled while the group is deleted.
      const message = (await groupsWithHead(db)).has(groupId) ? 'restored' : 'restoredWithoutHead';
      return ok(
        { ...group, me: own ? { level: own.level } : null },
        deletedGroupsMessages[message][request.locale],
      );
    },
  );
};
