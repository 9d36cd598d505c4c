import { LOWEST_LEVEL, Permission } from '@contract';

import type { Database } from '../../db/database';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { toPaginated } from '../../http/paginate';
import { paginated } from '../../http/schemas';
import { groupParams } from '../journalists/schemas';
import { findReturns, type ReturnState } from '../returns/returned';
import { findUser } from '../users/repository';

import { toNewsItem, toSummary } from './presenter';
import { findAuthor, findNews, listGroupNews, listNewsOfAuthor } from './repository';
import {
  authorNewsQuery,
  authorParams,
  journalistNewsSchema,
  newsItemSchema,
  newsListQuery,
  newsParams,
  newsSummarySchema,
} from './schemas';
import { entityTagOf } from './version';

type Deps = { db: Database; clock: Clock; publicUrl: string };

const MEMBERS = { level: LOWEST_LEVEL.read };

export const registerNewsListRoutes = (app: App, { db, clock, publicUrl }: Deps): void => {
  /** Why each row was returned, where the server says so. */
  const returnsOf = (rows: ReturnState[]) => (app.extensions.has('returns') ? findReturns(db, rows) : []);

  app.get(
    '/api/news/journalist/news/:userId',
    {
      config: {
        access: { permission: Permission.USER_READ, orSelf: true },
        operationId: 'listNewsOfUser',
        summary: 'A page of the news of one writer',
        tag: 'News',
        core: true,
        supports: ['returns'],
      },
      schema: {
        params: authorParams,
        querystring: authorNewsQuery,
        response: success(paginated(journalistNewsSchema)),
      },
    },
    async ({ params: { userId }, query, locale }) => {
      if (!(await findUser(db, userId))) throw notFound();
      const { rows, place } = await listNewsOfAuthor(db, userId, query);
      const moment = { now: clock(), locale };
      const returned = await returnsOf(rows);
      return ok(
        toPaginated(
          rows.map((row, index) => ({ ...toSummary(row, moment), groupId: row.groupId, ...returned[index] })),
          place,
        ),
      );
    },
  );

  app.get(
    '/api/news/journalist/:groupId/news',
    {
      config: {
        access: MEMBERS,
        operationId: 'listGroupNews',
        summary: 'A page of the news of a group',
        tag: 'News',
        core: true,
        supports: ['returns'],
      },
      schema: {
        params: groupParams,
        querystring: newsListQuery,
        response: success(paginated(newsSummarySchema)),
      },
    },
    async ({ params, query: { search, ...page }, locale }) => {
      const { rows, place } = await listGroupNews(db, params.groupId, search, page);
      const moment = { now: clock(), locale };
      const returned = await returnsOf(rows);
      return ok(
        toPaginated(
          rows.map((row, index) => ({ ...toSummary(row, moment), ...returned[index] })),
          place,
        ),
      );
    },
  );

  app.get(
    '/api/news/journalist/:groupId/news/:newsId',
    {
      config: {
        access: MEMBERS,
        operationId: 'getNews',
        summary: 'One news item with its text',
        tag: 'News',
        core: true,
        supports: ['conditional-edit', 'author', 'returns'],
      },
      schema: { params: newsParams, response: success(newsItemSchema) },
    },
    async ({ params: { groupId, newsId }, locale }, reply) => {
      const row = await findNews(db, groupId, newsId);
      if (!row) throw notFound();
      reply.header('etag', entityTagOf(row));
      const author = app.extensions.has('author') ? await findAuthor(db, row) : undefined;
      const [returned] = await returnsOf([row]);
      return ok({
        ...toNewsItem(row, { now: clock(), locale }, publicUrl),
        ...(author && { author }),
        ...returned,
      });
    },
  );
};
