import { LOWEST_LEVEL, Permission } from '@contract';

import type { Database } from '../../db/database';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { toPaginated } from '../../http/paginate';
import { paginated } from '../../http/schemas';
import { groupParams } from '../journalists/schemas';
import { findSnippets } from '../news-search/repository';
import { findPublished } from '../published/repository';
import { findReturns } from '../returns/returned';
import { findUser } from '../users/repository';

import type { SummaryRow } from './columns';
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

type Deps = { db: Database; clock: Clock; publicUrl: string; timeZone: string };

const MEMBERS = { level: LOWEST_LEVEL.read };

export const registerNewsListRoutes = (app: App, { db, clock, publicUrl, timeZone }: Deps): void => {
  /** The extensions' values for each row: its published copy and its end, since when it waits or why it was returned, and its writers. */
  const announcedOf = async (rows: SummaryRow[]) => {
    const returns = app.extensions.has('returns') ? await findReturns(db, rows) : [];
    const hasCopies = app.extensions.has('published-copy');
    const copies = hasCopies ? await findPublished(db, rows) : [];
    const hasDesk = app.extensions.has('approval-desk');
    const hasFourEyes = app.extensions.has('four-eyes');
    return rows.map(({ approvedUntil, authorId, writers, shownFrom, waitingSince }, index) => ({
      ...(hasDesk && { approvedUntil: approvedUntil?.toISOString() ?? null }),
      ...(hasFourEyes && { authorId, writers }),
      ...(hasCopies && {
        published: copies[index] ?? null,
        shownFrom: shownFrom?.toISOString() ?? null,
        waitingSince: waitingSince?.toISOString() ?? null,
      }),
      ...returns[index],
    }));
  };

  app.get(
    '/api/news/journalist/news/:userId',
    {
      config: {
        access: { permission: Permission.USER_READ, orSelf: true },
        operationId: 'listNewsOfUser',
        summary: 'A page of the news of one writer',
        tag: 'News',
        core: true,
        supports: ['approval-desk', 'returns', 'published-copy'],
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
      const moment = { now: clock(), locale, timeZone };
      const announced = await announcedOf(rows);
      return ok(
        toPaginated(
          rows.map((row, index) => ({
            ...toSummary(row, moment),
            groupId: row.groupId,
            ...announced[index],
          })),
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
        supports: ['approval-desk', 'returns', 'published-copy', 'search-news'],
      },
      schema: {
        params: groupParams,
        querystring: newsListQuery,
        response: success(paginated(newsSummarySchema)),
      },
    },
    async (request) => {
      const { search, ...page } = request.query;
      const { params, locale } = request;
      const { rows, place } = await listGroupNews(db, params.groupId, search, page);
      const moment = { now: clock(), locale, timeZone };
      const announced = await announcedOf(rows);
      const snippets = app.extensions.has('search-news') ? await findSnippets(db, rows, search) : [];
      return ok(
        toPaginated(
          rows.map((row, index) => ({ ...toSummary(row, moment), ...announced[index], ...snippets[index] })),
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
        supports: [
          'conditional-edit',
          'author',
          'approval-desk',
          'returns',
          'cover-original',
          'published-copy',
        ],
      },
      schema: { params: newsParams, response: success(newsItemSchema) },
    },
    async ({ params: { groupId, newsId }, locale }, reply) => {
      const row = await findNews(db, groupId, newsId);
      if (!row) throw notFound();
      reply.header('etag', entityTagOf(row));
      const author = app.extensions.has('author') ? await findAuthor(db, row) : undefined;
      const [announced] = await announcedOf([row]);
      return ok({
        ...toNewsItem(row, { now: clock(), locale, timeZone }, publicUrl),
        ...(author && { author }),
        ...(app.extensions.has('cover-original') && { coverOriginalUrl: row.coverOriginalUrl }),
        ...announced,
      });
    },
  );
};
