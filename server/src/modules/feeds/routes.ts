import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';

import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { isKnown } from '../../http/etag';
import { idSchema } from '../../http/schemas';
import { toHead } from '../site-news/presenter';
import { findLatest, findNextMoment } from '../site-news/repository';

import { atomOf } from './atom';
import type { Feed } from './feed';
import { jsonFeedOf } from './json-feed';
import { newsSitemapOf } from './news-sitemap';

const HOUR_MS = 3_600_000;
const KEPT_SECONDS = 60;

type Format = {
  path: string;
  type: string;
  write: (feed: Feed) => string;
  /** How old and how many its news may be: search engines take two days and a thousand addresses. */
  hours: number;
  limit: number;
};

const LATEST = { hours: 30 * 24, limit: 50 };

const FORMATS: Format[] = [
  { path: '/feed.json', type: 'application/feed+json', write: jsonFeedOf, ...LATEST },
  { path: '/feed.atom', type: 'application/atom+xml', write: atomOf, ...LATEST },
  { path: '/news-sitemap.xml', type: 'application/xml', write: newsSitemapOf, hours: 48, limit: 1_000 },
];

const feedQuery = Type.Object({ group: Type.Optional(idSchema), category: Type.Optional(idSchema) });
type Query = Static<typeof feedQuery>;

/** Which part of the news, as the end of the feed's address. */
const suffixOf = ({ group, category }: Query): string => {
  const parts = [group && `group=${group}`, category && `category=${category}`].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

/** For how many seconds a feed may be cached: as a page, never beyond the moment when time alone changes it. */
const secondsUntil = (moment: Date | null, now: Date): number =>
  moment === null
    ? KEPT_SECONDS
    : Math.min(KEPT_SECONDS, Math.floor((moment.getTime() - now.getTime()) / 1_000));

type Deps = { db: Database; clock: Clock; publicUrl: string; siteName: string };

/** The feeds of the public site, of all news or of a group or category. */
export const registerFeedRoutes = (app: App, { db, clock, publicUrl, siteName }: Deps): void => {
  const send =
    ({ path, type, write, hours, limit }: Format) =>
    async (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) => {
      const now = clock();
      const from = new Date(now.getTime() - hours * HOUR_MS);
      const rows = await findLatest(db, { ...request.query, from, now, limit });
      const body = write({
        title: siteName,
        home: `${publicUrl}/`,
        self: `${publicUrl}${path}${suffixOf(request.query)}`,
        entries: rows.map((row) => toHead(row, publicUrl)),
      });
      const seconds = secondsUntil(await findNextMoment(db, now), now);
      reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${seconds}`);
      return isKnown(request, reply, body) ? reply : reply.send(body);
    };

  for (const format of FORMATS) app.get(format.path, { schema: { querystring: feedQuery } }, send(format));
};
