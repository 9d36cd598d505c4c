import { Type } from 'typebox';

import { type CacheTag, type Id, idTag, listTag, LOWEST_LEVEL, mayGiveLevel, Permission } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { alreadyExists, invalidInput, notFound, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { type AuditActor, actorOf, auditObject, recordAudit } from '../audit/record';
import { releaseAttempt, reserveAttempt } from '../auth/sign-in/counters';
import { findCategory } from '../categories/repository';
import { categorySchema } from '../categories/schemas';
import { announce } from '../events/announce';
import { findUser } from '../users/repository';
import { userParams } from '../users/schemas';

import { addGroupCategory, findGroup, listGroupCategories, removeGroupCategory } from './groups-repository';
import { inviteMember } from './invite-member';
import { findByEmail, isJournalist } from './membership-repository';
import { journalistsMessages } from './messages';
import { checkSchema, groupCategoryParams, groupParams, inviteBody, memberSchema } from './schemas';

/** The number of unknown addresses that one person may try: enough to correct typing errors, too few to find out who has an account. */
const UNKNOWN_EMAILS = 20;

const HEAD = { level: LOWEST_LEVEL.manageCategories };
const INVITERS = { level: LOWEST_LEVEL.invite };
const MEMBERS = { level: LOWEST_LEVEL.read };

/** The group as an object of the audit log. */
const groupObject = async (tx: Database, groupId: Id) =>
  auditObject('group', { id: groupId, name: (await findGroup(tx, groupId))?.name ?? '' });

const addCategoryRecorded = (
  db: Database,
  { groupId, categoryId }: { groupId: Id; categoryId: Id },
  by: AuditActor,
): Promise<void> =>
  db.transaction(async (tx) => {
    const category = await findCategory(tx, categoryId);
    if (!category) throw notFound();
    if (!(await addGroupCategory(tx, groupId, categoryId))) return;
    const entry = { object: await groupObject(tx, groupId), after: { category: category.name } };
    await recordAudit(tx, by, { action: 'group.category-added', groupId, ...entry });
  });

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
      return ok({ id, isJournalist: await isJournalist(db, id) });
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

  app.get(
    '/api/news/journalist/:groupId/categories',
    {
      config: {
        access: MEMBERS,
        operationId: 'listGroupCategories',
        summary: 'The categories of a group',
        tag: 'Groups',
        core: true,
      },
      schema: { params: groupParams, response: success(Type.Array(categorySchema)) },
    },
    async ({ params }) => ok(await listGroupCategories(db, params.groupId)),
  );

  const categoryTags = (groupId: Id): CacheTag[] => [
    listTag('Category', groupId),
    idTag('GroupStatistics', groupId),
  ];
  const categoryConfig = { access: HEAD, tag: 'Groups', core: true, announces: true } as const;
  const categorySchemas = { params: groupCategoryParams, response: success(Type.Null()) };

  app.post(
    '/api/news/journalist/:groupId/categories/:categoryId',
    {
      config: {
        ...categoryConfig,
        operationId: 'addGroupCategory',
        summary: 'Add a category to a group',
        audits: ['group.category-added'],
      },
      schema: categorySchemas,
    },
    async (request) => {
      const { groupId } = request.params;
      await addCategoryRecorded(db, request.params, actorOf(request));
      announce(request, categoryTags(groupId));
      return ok(null, journalistsMessages.categoryAdded[request.locale]);
    },
  );

  app.delete(
    '/api/news/journalist/:groupId/categories/:categoryId',
    {
      config: {
        ...categoryConfig,
        operationId: 'removeGroupCategory',
        summary: 'Remove a category from a group',
        audits: ['group.category-removed'],
      },
      schema: categorySchemas,
    },
    async (request) => {
      const { groupId, categoryId } = request.params;
      await db.transaction(async (tx) => {
        const category = await findCategory(tx, categoryId);
        if (!category || !(await removeGroupCategory(tx, groupId, categoryId))) throw notFound();
        const entry = { object: await groupObject(tx, groupId), before: { category: category.name } };
        await recordAudit(tx, actorOf(request), { action: 'group.category-removed', groupId, ...entry });
      });
      announce(request, categoryTags(groupId));
      return ok(null, journalistsMessages.categoryRemoved[request.locale]);
    },
  );
};
