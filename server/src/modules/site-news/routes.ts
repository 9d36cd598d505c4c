import type { SiteNews } from '@contract';

import type { Database } from '../../db/database';
import type { Access } from '../../http/access';
import { refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { isKnown } from '../../http/etag';

import { siteNewsMessages } from './messages';
import { toSiteArticle } from './presenter';
import { findArticles, findChanges, findLastChange, findNextMoment } from './repository';
import { siteNewsQuery, siteNewsSchema } from './schemas';

type Deps = { db: Database; clock: Clock; publicUrl: string; access: Access };

/** What changed for readers since a number, for a website that shows the news itself. */
export const registerSiteNewsRoutes = (app: App, { db, clock, publicUrl, access }: Deps): void => {
  const read = async (since: number, limit: number): Promise<SiteNews> => {
    const now = clock();
    const { changes, hasMore } = await findChanges(db, { since, limit, now });
    const shown = changes.filter(({ state }) => state === 'shown').map(({ id }) => id);
    const rows = shown.length === 0 ? [] : await findArticles(db, shown, now);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const changesAt = await findNextMoment(db, now);
    return {
      articles: changes.flatMap(({ id, change }) => {
        const row = byId.get(id);
        return row ? toSiteArticle(row, change, publicUrl) : [];
      }),
      gone: changes.flatMap(({ id, change, state }) => (state === 'shown' ? [] : { id, change, state })),
      next: changes.at(-1)?.change ?? since,
      hasMore,
      changesAt: changesAt?.toISOString() ?? null,
    };
  };

  app.get(
    '/api/site/news',
    {
      config: {
        access,
        extension: 'site-news',
        operationId: 'listSiteNews',
        summary: 'What has changed for readers since a number, for a website',
        tag: 'Website',
      },
      schema: { querystring: siteNewsQuery, response: success(siteNewsSchema) },
    },
    async (request, reply) => {
      const { since, limit } = request.query;
      if (since > (await findLastChange(db))) throw refused(siteNewsMessages.unknownChange);
      const news = await read(since, limit);
      // Asked again each time, so that nobody in between hides a withdrawal.
      reply.header('cache-control', 'no-cache');
      return isKnown(request, reply, JSON.stringify(news)) ? reply : ok(news);
    },
  );
};
