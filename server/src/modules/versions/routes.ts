import { idTag, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { toPaginated } from '../../http/paginate';
import { paginated } from '../../http/schemas';
import type { Storage } from '../../storage/storage';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';
import { groupTags } from '../news/group-tags';
import { toNewsItem } from '../news/presenter';
import { findNews } from '../news/repository';
import { ifMatchHeaders, newsItemSchema, newsParams } from '../news/schemas';
import { entityTagOf } from '../news/version';
import type { Workers } from '../news/workers';

import { versionMessages } from './messages';
import { findVersion, listVersions } from './repository';
import { restoreVersion } from './restore';
import { versionParams, versionSchema, versionsQuery, versionSummarySchema } from './schemas';

type Deps = {
  db: Database;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  publicUrl: string;
  timeZone: string;
  fourEyes: boolean;
};

/** The versions of an item: the list, one version with its content, and restoring one as the newest (HIS-01, HIS-03). */
export const registerVersionRoutes = (app: App, deps: Deps): void => {
  const { db, clock, publicUrl, timeZone } = deps;

  app.get(
    '/api/news/journalist/:groupId/news/:newsId/versions',
    {
      config: {
        access: { level: LOWEST_LEVEL.read },
        extension: 'versions',
        operationId: 'listNewsVersions',
        summary: 'A page of the versions of news, newest first',
        tag: 'News',
      },
      schema: {
        params: newsParams,
        querystring: versionsQuery,
        response: success(paginated(versionSummarySchema)),
      },
    },
    async (request) => {
      const row = await findNews(db, request.params.groupId, request.params.newsId);
      if (!row) throw notFound();
      const { versions, place } = await listVersions(db, row, request.query);
      return ok(toPaginated(versions, place));
    },
  );

  app.get(
    '/api/news/journalist/:groupId/news/:newsId/versions/:number',
    {
      config: {
        access: { level: LOWEST_LEVEL.read },
        extension: 'versions',
        operationId: 'getNewsVersion',
        summary: 'A version of news with its content',
        tag: 'News',
      },
      schema: { params: versionParams, response: success(versionSchema) },
    },
    async (request) => {
      const { groupId, newsId, number } = request.params;
      const row = await findNews(db, groupId, newsId);
      const found = row && (await findVersion(db, row, number));
      if (!found) throw notFound();
      const { tags, ...content } = found.content;
      return ok({ ...found.summary, content: { ...content, tags: tags.map((name) => ({ name })) } });
    },
  );

  app.post(
    '/api/news/journalist/:groupId/news/:newsId/versions/:number/restore',
    {
      config: {
        access: { level: LOWEST_LEVEL.manageNews },
        extension: 'versions',
        operationId: 'restoreNewsVersion',
        summary: 'Restore a version of news as the newest one; none is overwritten',
        tag: 'News',
        announces: true,
        audits: ['news.edited', 'news.changes-sent', 'news.published-by-saving'],
      },
      schema: { params: versionParams, headers: ifMatchHeaders, response: success(newsItemSchema) },
    },
    async (request, reply) => {
      const { newsId, number } = request.params;
      const now = clock();
      const writer = {
        ...membershipOf(request),
        userId: callerOf(request).id,
        now,
        by: actorOf(request),
      };
      const row = await restoreVersion(deps, {
        newsId,
        number,
        writer,
        ifMatch: request.headers['if-match'],
      });
      announce(request, [...groupTags(writer.groupId), idTag('News', newsId)]);
      reply.header('etag', entityTagOf(row));
      const { locale } = request;
      return ok(
        toNewsItem(row, { now, locale, timeZone }, publicUrl),
        versionMessages.restored(number)[locale],
      );
    },
  );
};
