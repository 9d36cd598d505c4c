import { Type } from 'typebox';

import { cleanText, type Id, idTag, listTag, type NewsCategory, Permission } from '@contract';

import type { Database } from '../../db/database';
import { violatesForeignKey, violatesUnique } from '../../db/sql-errors';
import { alreadyExists, invalidInput, notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { changesOf } from '../audit/changes';
import { type AuditActor, actorOf, auditObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';

import { categoriesMessages } from './messages';
import {
  CATEGORY_NAME_KEY,
  createCategory,
  deleteCategory,
  findCategory,
  groupsOfCategory,
  listCategories,
  NEWS_CATEGORY_KEY,
  updateCategory,
} from './repository';
import {
  categoryCreateBody,
  categoryParams,
  categorySchema,
  categorySearchQuery,
  categoryUpdateBody,
} from './schemas';

export const explainConflict =
  (app: App) =>
  (error: unknown): never => {
    if (violatesUnique(error, CATEGORY_NAME_KEY)) throw alreadyExists({ name: categoriesMessages.nameTaken });
    if (violatesForeignKey(error, NEWS_CATEGORY_KEY))
      throw refused(app.extensions.has('trash') ? categoriesMessages.inUseOrTrash : categoriesMessages.inUse);
    throw error;
  };

/** The values of a category for the audit log. */
const valuesOf = ({ name, sortOrder }: NewsCategory) => ({ name, sortOrder });

const deleteRecorded = (db: Database, id: Id, by: AuditActor): Promise<void> =>
  db.transaction(async (tx) => {
    const groups = await groupsOfCategory(tx, id);
    const deleted = await deleteCategory(tx, id);
    if (!deleted) throw notFound();
    const entry = { object: auditObject('category', deleted), before: { ...valuesOf(deleted), groups } };
    await recordAudit(tx, by, { action: 'category.deleted', ...entry });
  });

export const registerCategoryRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/news/categories',
    {
      config: {
        access: 'signed-in',
        operationId: 'listCategories',
        summary: 'News categories, highest place first',
        tag: 'Categories',
        core: true,
      },
      schema: { querystring: categorySearchQuery, response: success(Type.Array(categorySchema)) },
    },
    async ({ query }) => ok(await listCategories(db, query.search)),
  );

  app.post(
    '/api/news/categories',
    {
      config: {
        access: { permission: Permission.NEWS_CATEGORY_CREATE },
        operationId: 'createCategory',
        summary: 'Create a category, in the highest place',
        tag: 'Categories',
        core: true,
        announces: true,
        audits: ['category.created'],
      },
      schema: { body: categoryCreateBody, response: success(categorySchema) },
    },
    async (request) => {
      const { body, locale } = request;
      const category = await db
        .transaction(async (tx) => {
          const created = await createCategory(tx, cleanText(body.name));
          const after = valuesOf(created);
          const object = auditObject('category', created);
          await recordAudit(tx, actorOf(request), { action: 'category.created', object, after });
          return created;
        })
        .catch(explainConflict(app));
      announce(request, [listTag('Category')]);
      return ok(category, categoriesMessages.created[locale]);
    },
  );

  app.get(
    '/api/news/categories/:id',
    {
      config: {
        access: 'signed-in',
        operationId: 'getCategory',
        summary: 'One category',
        tag: 'Categories',
        core: true,
      },
      schema: { params: categoryParams, response: success(categorySchema) },
    },
    async ({ params }) => {
      const category = await findCategory(db, params.id);
      if (!category) throw notFound();
      return ok(category);
    },
  );

  app.put(
    '/api/news/categories/:id',
    {
      config: {
        access: { permission: Permission.NEWS_CATEGORY_EDIT },
        operationId: 'updateCategory',
        summary: 'Rename a category or move it',
        tag: 'Categories',
        core: true,
        announces: true,
        audits: ['category.edited'],
      },
      schema: { params: categoryParams, body: categoryUpdateBody, response: success(categorySchema) },
    },
    async (request) => {
      const { params, body, locale } = request;
      const change = { ...body, name: cleanText(body.name) };
      const updated = await db
        .transaction(async (tx) => {
          const result = await updateCategory(tx, params.id, change);
          if (!result || 'outOfRange' in result) return result;
          const changes = changesOf(valuesOf(result.before), valuesOf(result.after));
          const object = auditObject('category', result.after);
          await recordAudit(tx, actorOf(request), { action: 'category.edited', object, ...changes });
          return result;
        })
        .catch(explainConflict(app));
      if (!updated) throw notFound();
      if ('outOfRange' in updated) {
        throw invalidInput({ sortOrder: categoriesMessages.orderOutOfRange(updated.outOfRange) });
      }
      announce(request, [listTag('Category'), idTag('Category', params.id)]);
      return ok(updated.after, categoriesMessages.saved[locale]);
    },
  );

  app.delete(
    '/api/news/categories/:id',
    {
      config: {
        access: { permission: Permission.NEWS_CATEGORY_DELETE },
        operationId: 'deleteCategory',
        summary: 'Delete a category without news',
        tag: 'Categories',
        core: true,
        announces: true,
        audits: ['category.deleted'],
      },
      schema: { params: categoryParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { params, locale } = request;
      await deleteRecorded(db, params.id, actorOf(request)).catch(explainConflict(app));
      // The chips and the figures of every group change too.
      announce(request, [listTag('Category'), idTag('Category', params.id), { type: 'GroupStatistics' }]);
      return ok(null, categoriesMessages.deleted[locale]);
    },
  );
};
