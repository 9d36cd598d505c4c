import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { cleanText, hasPermission, LOWEST_LEVEL, listTag, partialTag, Permission } from '@contract';

import type { Database } from '../../db/database';
import { violatesUnique } from '../../db/sql-errors';
import { callerOf, membershipOf } from '../../http/access';
import { alreadyExists, notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { actorOf, auditObject, recordAudit } from '../audit/record';
import { deleteGroup } from '../deleted-groups/repository';
import { announce } from '../events/announce';
import { groupsWithHead } from '../members/heads';
import { withHeads } from '../refusals/missing-right';

import {
  createGroup,
  findGroup,
  GROUP_NAME_KEY,
  groupStatistics,
  listGroups,
  listMembers,
} from './groups-repository';
import { journalistsMessages } from './messages';
import { groupBody, groupParams, groupSchema, groupSearchQuery, statisticsSchema } from './schemas';
import { startOfWeek } from './week';

/** Any member, whatever the level. */
const MEMBERS = { level: LOWEST_LEVEL.read };

const groupsFor = async (db: Database, request: FastifyRequest, search: string) => {
  const caller = callerOf(request);
  const groups = await listGroups(db, caller.id, search);
  const { extensions } = request.server;
  const named = extensions.has('refusals') ? await withHeads(db, groups, caller) : groups;
  // For those who can appoint a Head.
  if (!extensions.has('members') || !hasPermission(caller.permission, Permission.ADMINISTRATOR)) return named;
  const led = await groupsWithHead(db);
  return named.map((group) => ({ ...group, hasHead: led.has(group.id) }));
};

type Deps = { db: Database; clock: Clock; timeZone: string };

export const registerGroupRoutes = (app: App, { db, clock, timeZone }: Deps): void => {
  app.get(
    '/api/news/journalist',
    {
      config: {
        access: 'signed-in',
        operationId: 'listGroups',
        summary: 'Journalist groups, found by name',
        tag: 'Groups',
        core: true,
        supports: ['refusals', 'members'],
      },
      schema: { querystring: groupSearchQuery, response: success(Type.Array(groupSchema)) },
    },
    async (request) => ok(await groupsFor(db, request, request.query.search)),
  );

  app.post(
    '/api/news/journalist',
    {
      config: {
        access: { permission: Permission.NEWS_CREATE_JOURNALIST_GROUP },
        operationId: 'createGroup',
        summary: 'Create a group; its creator becomes its Head',
        tag: 'Groups',
        core: true,
        announces: true,
        audits: ['group.created'],
      },
      schema: { body: groupBody, response: success(groupSchema) },
    },
    async (request) => {
      const group = { name: cleanText(request.body.name), headId: callerOf(request).id, createdAt: clock() };
      const created = await db
        .transaction(async (tx) => {
          const made = await createGroup(tx, group);
          const entry = { object: auditObject('group', made), groupId: made.id, after: { name: made.name } };
          await recordAudit(tx, actorOf(request), { action: 'group.created', ...entry });
          return made;
        })
        .catch((error: unknown) => {
          if (violatesUnique(error, GROUP_NAME_KEY))
            throw alreadyExists({ name: journalistsMessages.groupNameTaken });
          throw error;
        });
      announce(request, [listTag('Group')], { userId: group.headId, groupId: created.id, isMember: true });
      return ok(created, journalistsMessages.groupCreated[request.locale]);
    },
  );

  app.get(
    '/api/news/journalist/:groupId',
    {
      config: {
        access: MEMBERS,
        operationId: 'getGroup',
        summary: 'One group with its members',
        tag: 'Groups',
        core: true,
      },
      schema: { params: groupParams, response: success(groupSchema) },
    },
    async (request) => {
      const { groupId, level } = membershipOf(request);
      const group = await findGroup(db, groupId);
      if (!group) throw notFound();
      return ok({ ...group, me: { level }, members: await listMembers(db, groupId) });
    },
  );

  // Requires only the permission bit, so that an administrator can delete a group without members.
  app.delete(
    '/api/news/journalist/:groupId',
    {
      config: {
        access: { permission: Permission.NEWS_DELETE_JOURNALIST_GROUP },
        operationId: 'deleteGroup',
        summary:
          'Delete a group with its news: it disappears from every list and from the website, and can be restored',
        tag: 'Groups',
        core: true,
        announces: true,
        audits: ['group.deleted'],
      },
      schema: { params: groupParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { locale } = request;
      const { groupId } = request.params;
      await db.transaction(async (tx) => {
        const before = await deleteGroup(tx, groupId, { now: clock(), userId: callerOf(request).id });
        if (!before) throw notFound();
        const object = auditObject('group', { id: groupId, name: before.name });
        await recordAudit(tx, actorOf(request), { action: 'group.deleted', object, groupId, before });
      });
      // Does not announce the group itself: people who are writing in it would lose their page.
      announce(request, [listTag('Group'), partialTag('News'), listTag('News')]);
      return ok(null, journalistsMessages.groupDeleted[locale]);
    },
  );

  app.get(
    '/api/news/journalist/:groupId/statistics',
    {
      config: {
        access: MEMBERS,
        operationId: 'getGroupStatistics',
        summary: 'The figures of a group',
        tag: 'Groups',
        core: true,
      },
      schema: { params: groupParams, response: success(statisticsSchema) },
    },
    async ({ params }) => {
      const statistics = await groupStatistics(db, params.groupId, startOfWeek(clock(), timeZone));
      if (!statistics) throw notFound();
      return ok(statistics);
    },
  );
};
