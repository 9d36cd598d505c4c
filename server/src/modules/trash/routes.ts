import { idTag, type Id, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { toPaginated } from '../../http/paginate';
import { paginated } from '../../http/schemas';
import { actorOf, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { groupParams } from '../journalists/schemas';
import { newsOf } from '../news/audited-news';
import { groupTags } from '../news/group-tags';
import { toNewsItem } from '../news/presenter';
import { lockNews } from '../news/repository';
import { newsItemSchema, newsParams } from '../news/schemas';
import { findSnippets } from '../news-search/repository';

import { trashMessages } from './messages';
import { deleteNews, listDeleted, lockDeleted, restoreNews } from './repository';
import { deletedNewsSchema, trashQuery } from './schemas';

type Deps = { db: Database; clock: Clock; publicUrl: string; timeZone: string };

const HEADS = { level: LOWEST_LEVEL.manageNews };
const changed = (groupId: Id, newsId: Id) => [...groupTags(groupId), idTag('News', newsId)];

/** News that a Head deletes is kept for `TRASH_DAYS`, is listed, and can be restored to its place (DSK-06). */
export const registerTrashRoutes = (app: App, { db, clock, publicUrl, timeZone }: Deps): void => {
  app.get(
    '/api/news/journalist/:groupId/trash',
    {
      config: {
        access: HEADS,
        extension: 'trash',
        operationId: 'listDeletedNews',
        summary: 'A page of the group’s deleted news, found by their texts, latest first',
        tag: 'News',
        supports: ['search-news'],
      },
      schema: {
        params: groupParams,
        querystring: trashQuery,
        response: success(paginated(deletedNewsSchema)),
      },
    },
    async (request) => {
      const { deleted, place } = await listDeleted(db, request.params.groupId, request.query);
      const snippets = await findSnippets(db, deleted, request.query.search);
      return ok(
        toPaginated(
          deleted.map((row, index) => ({ ...row, ...snippets[index] })),
          place,
        ),
      );
    },
  );

  app.delete(
    '/api/news/journalist/:groupId/news/:newsId',
    {
      config: {
        access: HEADS,
        extension: 'trash',
        operationId: 'deleteNews',
        summary: 'Delete news: it disappears from every list and from the website, and can be restored',
        tag: 'News',
        announces: true,
        audits: ['news.deleted'],
      },
      schema: { params: newsParams, response: success(newsItemSchema) },
    },
    async (request) => {
      const { groupId, newsId } = request.params;
      const { locale } = request;
      const now = clock();
      const row = await db.transaction(async (tx) => {
        const current = await lockNews(tx, groupId, newsId);
        if (!current) throw notFound();
        await deleteNews(tx, current, { groupId, now, userId: callerOf(request).id });
        const entry = {
          action: 'news.deleted',
          ...newsOf(current),
          before: { title: current.title },
        } as const;
        await recordAudit(tx, actorOf(request), entry);
        return current;
      });
      announce(request, changed(groupId, newsId));
      return ok(toNewsItem(row, { now, locale, timeZone }, publicUrl), trashMessages.deleted[locale]);
    },
  );

  app.post(
    '/api/news/journalist/:groupId/news/:newsId/restore',
    {
      config: {
        access: HEADS,
        extension: 'trash',
        operationId: 'restoreNews',
        summary: 'Restore deleted news to its place',
        tag: 'News',
        announces: true,
        audits: ['news.restored'],
      },
      schema: { params: newsParams, response: success(newsItemSchema) },
    },
    async (request) => {
      const { groupId, newsId } = request.params;
      const { locale } = request;
      const row = await db.transaction(async (tx) => {
        const deleted = await lockDeleted(tx, groupId, newsId);
        if (!deleted) throw notFound();
        const restored = await restoreNews(tx, deleted, groupId);
        const entry = {
          action: 'news.restored',
          ...newsOf(restored),
          after: { title: restored.title },
        } as const;
        await recordAudit(tx, actorOf(request), entry);
        return restored;
      });
      announce(request, changed(groupId, newsId));
      return ok(
        toNewsItem(row, { now: clock(), locale, timeZone }, publicUrl),
        trashMessages.restored[locale],
      );
    },
  );
};
