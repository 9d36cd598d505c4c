import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { FRAME_HOSTS } from '@contract';

import type { Database } from '../../db/database';
import { journalistGroups, news } from '../../db/schema';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { newsColumns, type NewsRow } from '../news/columns';
import { toNewsItem } from '../news/presenter';
import { entityTagOf } from '../news/version';

import { absentPage, articlePage } from './page';
import { STYLE } from './style';
import { secondsToKeep, visibilityAt } from './visibility';

/** The largest id that a PostgreSQL column can store. */
const MAX_ID = 2_147_483_647;

const POLICY = [
  ['default-src', "'none'"],
  ['img-src', "'self'", 'data:', 'https:'],
  ['media-src', "'self'", 'https:'],
  ['frame-src', ...FRAME_HOSTS.map((host) => `https://${host}`)],
  ['style-src', `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  // The colours and sizes of an article are in style attributes; both sides sanitise them, and they run no code.
  ['style-src-attr', "'unsafe-inline'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'"],
]
  .map((directive) => directive.join(' '))
  .join('; ');

/** The item; the news of a deleted group is deleted with it. */
const findItem = async (db: Database, id: string): Promise<NewsRow | undefined> => {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_ID) return undefined;
  const [found] = await db
    .select({ row: newsColumns, groupDeletedAt: journalistGroups.deletedAt })
    .from(news)
    .leftJoin(journalistGroups, eq(journalistGroups.id, news.groupId))
    .where(eq(news.id, Number(id)));
  return found && { ...found.row, deletedAt: found.row.deletedAt ?? found.groupDeletedAt };
};

type Deps = { db: Database; clock: Clock; publicUrl: string };

/**
 * The public addresses of news: `/n/{id}` and `/n/{id}/{slug}`. One page per item, no lists; whatever
 * the slug is, the page contains the item's canonical address.
 */
export const registerSiteRoutes = (app: App, { db, clock, publicUrl }: Deps): void => {
  app.extensions.add('site');

  const show = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    const row = await findItem(db, request.params.id);
    const now = clock();
    const visibility = row ? visibilityAt(row, now) : 'unknown';
    if (!row || visibility !== 'shown') {
      const why = visibility === 'gone' ? 'gone' : 'unknown';
      return reply
        .code(why === 'gone' ? 410 : 404)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .send(absentPage(request.locale, why));
    }
    const tag = entityTagOf(row);
    reply.header('etag', tag).header('cache-control', `public, max-age=${secondsToKeep(row, now)}`);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const { fullUrl } = toNewsItem(row, { now, locale: request.locale }, publicUrl);
    return reply.send(articlePage(row, fullUrl));
  };

  app.get('/n/:id', show);
  app.get('/n/:id/:slug', show);
};
