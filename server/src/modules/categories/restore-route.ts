import { Permission } from '@contract';

import type { Database } from '../../db/database';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, auditObject, recordAudit } from '../audit/record';
import { findBefore } from '../audit/repository';
import { announce } from '../events/announce';

import { categoriesMessages } from './messages';
import { findCategory, giveCategory, restoreCategory } from './repository';
import { explainConflict } from './routes';
import { categoryParams, categorySchema } from './schemas';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Restores a deleted category from its line in the audit log (HIS-04). */
export const registerCategoryRestoreRoute = (app: App, { db }: { db: Database }): void => {
  app.post(
    '/api/news/categories/:id/restore',
    {
      config: {
        access: { permission: Permission.NEWS_CATEGORY_DELETE },
        extension: 'restore',
        operationId: 'restoreCategory',
        summary: 'Restore a deleted category, to its place and its groups',
        tag: 'Categories',
        announces: true,
        audits: ['category.restored'],
      },
      schema: { params: categoryParams, response: success(categorySchema) },
    },
    async (request) => {
      const { id } = request.params;
      const category = await db
        .transaction(async (tx) => {
          const deletion = { action: 'category.deleted', kind: 'category', object: String(id) } as const;
          const before = await findBefore(tx, deletion);
          const { name, sortOrder, groups } = before ?? {};
          if (typeof name !== 'string' || !isNumber(sortOrder)) throw notFound();
          if (await findCategory(tx, id)) throw refused(categoriesMessages.notDeleted);
          const restored = await restoreCategory(tx, { id, name, sortOrder });
          await giveCategory(tx, id, Array.isArray(groups) ? groups.filter(isNumber) : []);
          const entry = { object: auditObject('category', restored), after: { name, sortOrder } };
          await recordAudit(tx, actorOf(request), { action: 'category.restored', ...entry });
          return restored;
        })
        .catch(explainConflict(app));
      announce(request, [{ type: 'Category' }, { type: 'GroupStatistics' }]);
      return ok(category, categoriesMessages.restored[request.locale]);
    },
  );
};
