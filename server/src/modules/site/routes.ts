import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { FRAME_HOSTS, type Id } from '@contract';

import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { pageAddress } from '../news/presenter';
import { findPage } from '../published/repository';

import { absentPage, articlePage } from './page';
import { STYLE } from './style';
import type { Views } from './views';
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

const toId = (text: string): Id | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;

/** The same for the same template and public address, which are part of every page. */
const templateTag = (publicUrl: string): string => {
  const empty = {
    title: '',
    metaTitle: '',
    markdown: '',
    metaDescription: '',
    html: '',
    tags: [],
    references: [],
  };
  const sample = {
    ...empty,
    videoUrl: 'https://a',
    tiktokUrl: 'https://b',
    coverImageUrl: '/c',
    publishedAt: new Date(0),
  };
  return createHash('sha256').update(articlePage(sample, publicUrl)).digest('base64url').slice(0, 8);
};

type Deps = { db: Database; clock: Clock; publicUrl: string; views: Views };

/**
 * The public addresses of news: `/n/{id}` and `/n/{id}/{slug}`. One page per item, no lists; whatever
 * the slug is, the page contains the item's canonical address.
 */
export const registerSiteRoutes = (app: App, { db, clock, publicUrl, views }: Deps): void => {
  app.extensions.add('site');
  const template = templateTag(publicUrl);

  const show = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    const id = toId(request.params.id);
    const page = id === null ? undefined : await findPage(db, id);
    const now = clock();
    const visibility = page ? visibilityAt(page, now) : 'unknown';
    if (!page || visibility !== 'shown') {
      const why = visibility === 'gone' ? 'gone' : 'unknown';
      return reply
        .code(why === 'gone' ? 410 : 404)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .send(absentPage(request.locale, why));
    }
    const { copy } = page;
    const tag = `"${copy.newsId}-${copy.version}-${template}"`;
    reply.header('etag', tag).header('cache-control', `public, max-age=${secondsToKeep(page, now)}`);
    views.count(copy.newsId, request);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(articlePage(copy, pageAddress(copy.newsId, copy.title, publicUrl)));
  };

  app.get('/n/:id', show);
  app.get('/n/:id/:slug', show);
};
