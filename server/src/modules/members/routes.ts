import { Type } from 'typebox';

import {
  cleanText,
  idTag,
  JournalistLevel,
  listTag,
  LOWEST_LEVEL,
  mayAtLevel,
  nameOf,
  Permission,
} from '@contract';

import type { Database } from '../../db/database';
import { violatesUnique } from '../../db/sql-errors';
import { type Membership, membershipOf } from '../../http/access';
import { alreadyExists, notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, auditObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { findGroup, GROUP_NAME_KEY } from '../journalists/groups-repository';
import { journalistsMessages } from '../journalists/messages';
import { groupBody, groupParams, groupSchema } from '../journalists/schemas';

import { appointHead } from './appoint-head';
import { changeMember } from './change-member';
import { membersMessages } from './messages';
import { listManagedMembers, renameGroup } from './repository';
import { groupMemberSchema, levelBody, memberParams } from './schemas';

const MEMBERS = { level: LOWEST_LEVEL.read };
const MANAGERS = { level: LOWEST_LEVEL.manageMembers };
// An administrator who is no member sees the members and appoints a Head, so that no group stays without one (SAF-04).
const orAdministrator = { orPermission: Permission.ADMINISTRATOR };

/** Whether the caller changes members as one who manages the group; otherwise as an administrator, who needs a proof for it. */
const managesMembers = (membership: Membership | null): boolean =>
  mayAtLevel(membership?.level ?? null, 'manageMembers');

const config = { tag: 'Groups', extension: 'members' } as const;

/** The Head's calls for the group's name and its members. */
export const registerGroupMemberRoutes = (app: App, { db }: { db: Database }): void => {
  app.put(
    '/api/news/journalist/:groupId',
    {
      config: {
        ...config,
        access: MANAGERS,
        operationId: 'renameGroup',
        summary: 'Rename a group',
        announces: true,
        audits: ['group.renamed'],
      },
      schema: { params: groupParams, body: groupBody, response: success(groupSchema) },
    },
    async (request) => {
      const { groupId, level } = membershipOf(request);
      const name = cleanText(request.body.name);
      const group = await db
        .transaction(async (tx) => {
          const before = await renameGroup(tx, groupId, name);
          const renamed = await findGroup(tx, groupId);
          if (before === null || !renamed) throw notFound();
          const object = auditObject('group', renamed);
          const change = { object, groupId, before: { name: before }, after: { name: renamed.name } };
          if (before !== renamed.name)
            await recordAudit(tx, actorOf(request), { action: 'group.renamed', ...change });
          return renamed;
        })
        .catch((error: unknown) => {
          if (violatesUnique(error, GROUP_NAME_KEY))
            throw alreadyExists({ name: journalistsMessages.groupNameTaken });
          throw error;
        });
      announce(request, [idTag('Group', groupId), listTag('Group')]);
      return ok({ ...group, me: { level } }, membersMessages.renamed[request.locale]);
    },
  );

  app.get(
    '/api/news/journalist/:groupId/members',
    {
      config: {
        ...config,
        access: { ...MEMBERS, ...orAdministrator },
        operationId: 'listMembers',
        summary: 'The members of a group, with the date they joined and the number of their news',
      },
      schema: { params: groupParams, response: success(Type.Array(groupMemberSchema)) },
    },
    async ({ params }) => ok(await listManagedMembers(db, params.groupId)),
  );

  app.put(
    '/api/news/journalist/:groupId/members/:userId',
    {
      config: {
        ...config,
        access: { ...MANAGERS, ...orAdministrator },
        operationId: 'changeMemberLevel',
        summary:
          'Change the level of a member; an administrator can only make a person Head, a member or not',
        announces: true,
        audits: ['member.level-changed', 'member.invited'],
        needsProof: (_body, membership) => !managesMembers(membership),
      },
      schema: { params: memberParams, body: levelBody, response: success(groupMemberSchema) },
    },
    async (request) => {
      const { level } = request.body;
      const change = { ...request.params, level };
      if (!managesMembers(request.membership)) {
        const head = await appointHead(db, actorOf(request), change);
        const { groupId, userId } = change;
        const tags = [idTag('Group', groupId), listTag('Group'), idTag('GroupStatistics', groupId)];
        announce(request, tags, { userId, groupId, isMember: true });
        return ok(head, membersMessages.appointed(head.profile.displayName)[request.locale]);
      }
      const member = await changeMember(db, actorOf(request), change);
      announce(request, [idTag('Group', request.params.groupId), listTag('Group')]);
      const levelClassMsg = nameOf(JournalistLevel, level) ?? '';
      return ok({ ...member, level, levelClassMsg }, membersMessages.levelChanged[request.locale]);
    },
  );

  app.delete(
    '/api/news/journalist/:groupId/members/:userId',
    {
      config: {
        ...config,
        access: MANAGERS,
        operationId: 'removeMember',
        summary: 'Remove a member from a group; their news stays',
        announces: true,
        audits: ['member.removed'],
      },
      schema: { params: memberParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { groupId, userId } = request.params;
      await changeMember(db, actorOf(request), { groupId, userId, level: JournalistLevel.Deleted });
      const tags = [idTag('Group', groupId), listTag('Group'), idTag('GroupStatistics', groupId)];
      announce(request, tags, { userId, groupId, isMember: false });
      return ok(null, membersMessages.removed[request.locale]);
    },
  );
};
