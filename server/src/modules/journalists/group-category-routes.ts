import { Type } from 'typebox';

import { type CacheTag, type Id, idTag, listTag, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { type AuditActor, actorOf, auditObject, recordAudit } from '../audit/record';
import { findCategory } from '../categories/repository';
import { categorySchema } from '../categories/schemas';
import { announce } from '../events/announce';

import { addGroupCategory, findGroup, listGroupCategories, removeGroupCategory } from './groups-repository';
import { journalistsMessages } from './messages';
import { groupCategoryParams, groupParams } from './schemas';

const HEAD = { level: LOWEST_LEVEL.manageCategories };
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

export const registerGroupCategoryRoutes = (app: App, { db }: { db: Database }): void => {
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
