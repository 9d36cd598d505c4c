import { Type } from 'typebox';

import { type CacheTag, type Id, idTag, listTag, LOWEST_LEVEL, mayGiveLevel, Permission } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { alreadyExists, invalidInput, notFound, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { releaseAttempt, reserveAttempt } from '../auth/sign-in/counters';
import { findCategory } from '../categories/repository';
import { categorySchema } from '../categories/schemas';
import { announce } from '../events/announce';
import { findUser } from '../users/repository';
import { userParams } from '../users/schemas';

import { addGroupCategory, listGroupCategories, removeGroupCategory } from './groups-repository';
import { addMember, isJournalist } from './membership-repository';
import { journalistsMessages } from './messages';
import { checkSchema, groupCategoryParams, groupParams, inviteBody, memberSchema } from './schemas';

/** Whoever invites has to hear of a mistyped address, and is not to find out which of many addresses are accounts. */
const UNKNOWN_EMAILS = 20;

const HEAD = { level: LOWEST_LEVEL.manageCategories };
const INVITERS = { level: LOWEST_LEVEL.invite };
const MEMBERS = { level: LOWEST_LEVEL.read };

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
      const member = await addMember(db, { groupId, email, level, createdAt: clock() });
      if (member) await releaseAttempt(db, tries);
      if (!member) throw invalidInput({ email: journalistsMessages.unknownEmail });
      if (member === 'already-member') throw alreadyExists({ email: journalistsMessages.alreadyMember });
      announce(request, [idTag('Group', groupId), listTag('Group'), idTag('GroupStatistics', groupId)]);
      return ok(member, journalistsMessages.invited[request.locale]);
    },
  );

  app.get(
    '/api/news/journalist/:groupId/categories',
    {
      config: {
        access: MEMBERS,
        operationId: 'listGroupCategories',
        summary: 'The categories that a group writes in',
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
      config: { ...categoryConfig, operationId: 'addGroupCategory', summary: 'Give a group a category' },
      schema: categorySchemas,
    },
    async (request) => {
      const { groupId, categoryId } = request.params;
      if (!(await findCategory(db, categoryId))) throw notFound();
      await addGroupCategory(db, groupId, categoryId);
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
        summary: 'Take a category from a group',
      },
      schema: categorySchemas,
    },
    async (request) => {
      const { groupId, categoryId } = request.params;
      if (!(await removeGroupCategory(db, groupId, categoryId))) throw notFound();
      announce(request, categoryTags(groupId));
      return ok(null, journalistsMessages.categoryRemoved[request.locale]);
    },
  );
};
