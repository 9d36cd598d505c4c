import { Readable } from 'node:stream';

import { type AuditFilter, LOWEST_LEVEL, mayAtLevel, Permission } from '@contract';

import type { Database } from '../../db/database';
import { membershipOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { withMoments } from '../../http/moments';
import { findNews } from '../news/repository';
import { newsParams } from '../news/schemas';

import { BYTE_ORDER_MARK, CSV_HEADER, toCsv } from './csv';
import { findAudit, readAudit } from './repository';
import { auditExportQuery, auditPageSchema, auditQuery, historyQuery } from './schemas';

const ADMINISTRATORS = { permission: Permission.ADMINISTRATOR };

async function* csvOf(db: Database, filter: AuditFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + CSV_HEADER;
  for await (const records of readAudit(db, filter)) yield toCsv(records);
}

export const registerAuditRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/audit',
    {
      config: {
        access: ADMINISTRATORS,
        extension: 'audit',
        operationId: 'listAudit',
        summary: 'Who did what, newest first',
        tag: 'Audit',
      },
      schema: { querystring: auditQuery, response: success(auditPageSchema) },
    },
    async ({ query: { before, after, ...filter } }) =>
      ok(await findAudit(db, withMoments(filter), { before, after })),
  );

  app.get(
    '/api/audit.csv',
    {
      config: {
        access: ADMINISTRATORS,
        extension: 'audit',
        operationId: 'exportAudit',
        summary: 'All lines of a filter, for a spreadsheet',
        tag: 'Audit',
        produces: 'text/csv',
      },
      schema: { querystring: auditExportQuery },
      // A HEAD request would read all lines for nothing.
      exposeHeadRoute: false,
    },
    async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .header('cache-control', 'no-store')
        .send(Readable.from(csvOf(db, withMoments(query)))),
  );

  app.get(
    '/api/news/journalist/:groupId/news/:newsId/history',
    {
      config: {
        access: { level: LOWEST_LEVEL.read },
        extension: 'audit',
        operationId: 'getNewsHistory',
        summary: 'What was done to an item of a group, newest first',
        tag: 'News',
      },
      schema: { params: newsParams, querystring: historyQuery, response: success(auditPageSchema) },
    },
    async (request) => {
      const { newsId } = request.params;
      const { groupId: group, level } = membershipOf(request);
      const isThere = (await findNews(db, group, newsId)) !== null;
      // The lines hold titles, and only a Head may see the titles of deleted news.
      if (!mayAtLevel(level, 'manageNews') && !isThere) throw notFound();
      // An item brings its history along from its former group, where the later lines are not shown.
      const filter = { kind: 'news', object: String(newsId), ...(!isThere && { group }) } as const;
      const page = await findAudit(db, filter, request.query);
      if (page.records.length === 0 && !isThere) throw notFound();
      // Only administrators may see addresses.
      const records = page.records.map((record) => ({ ...record, address: '', sessionId: null }));
      return ok({ ...page, records });
    },
  );
};
