import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { FRAME_HOSTS, type Id } from '@contract';

import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { digestOf } from '../../http/etag';
import { MAX_ID } from '../../http/schemas';
import { imageUrl } from '../images/image-store';
import { findMeasures } from '../images/measures';
import { creditIn } from '../media/credits';
import { pageAddress } from '../news/presenter';
import { findPage, findPageState } from '../published/repository';

import { absentPage, articlePage } from './page';
import { createPageCache } from './page-cache';
import { picturesOn, withSizes } from './page-pictures';
import { STYLE } from './style';
import type { Views } from './views';
import { secondsToKeep, visibilityAt } from './visibility';

/** For all rendered pages of an instance together. */
const KEPT_BYTES = 16 * 1_024 * 1_024;

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

const SAMPLE = '00/00000000-0000-4000-8000-000000000000.webp';

/** The same for the same template, public address and time zone, which are part of every page. */
const templateTag = (publicUrl: string, timeZone: string): string => {
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
    coverImageUrl: imageUrl(SAMPLE),
    publishedAt: new Date(0),
  };
  const measures = new Map([[SAMPLE, { width: 1_600, height: 900 }]]);
  return createHash('sha256')
    .update(
      withSizes(
        articlePage(sample, publicUrl, timeZone, () => 'd'),
        measures,
        publicUrl,
      ),
    )
    .digest('base64url')
    .slice(0, 8);
};

/** `body` is empty for an item that readers may not see, and for a page that they have. */
type State = NonNullable<Awaited<ReturnType<typeof findPageState>>>;
type Read = { state: State | undefined; body?: Buffer };
type Deps = { db: Database; clock: Clock; publicUrl: string; timeZone: string; views: Views };

/**
 * The public addresses of news: `/n/{id}` and `/n/{id}/{slug}`. One page per item, no lists; whatever
 * the slug is, the page contains the item's canonical address. Each request reads the state of the item; only the rendered
 * page of a version is kept.
 */
export const registerSiteRoutes = (app: App, { db, clock, publicUrl, timeZone, views }: Deps): void => {
  const template = templateTag(publicUrl, timeZone);
  const pages = createPageCache(KEPT_BYTES);

  const keyOf = (id: Id, { publishedVersion, approvedAt, credits }: State) =>
    `${id}-${publishedVersion}-${approvedAt?.getTime() ?? 0}${credits ? `-${digestOf(JSON.stringify(credits))}` : ''}`;
  const hasSizes = app.extensions.has('picture-sizes');
  const withItsSizes = async (html: string): Promise<string> =>
    hasSizes ? withSizes(html, await findMeasures(db, picturesOn(html, publicUrl)), publicUrl) : html;
  const render = async (id: Id) => {
    const page = await findPage(db, id);
    if (!page) return undefined;
    const { copy, ...state } = page;
    const html = articlePage(
      copy,
      pageAddress(id, copy.title, publicUrl),
      timeZone,
      creditIn(state.credits, publicUrl),
    );
    return { state, body: pages.add(keyOf(id, state), await withItsSizes(html)) };
  };
  /** The state of an item, and its page if readers may see it and do not have it. */
  const read = async (id: Id, known: string | undefined): Promise<Read> => {
    const state = await findPageState(db, id);
    if (!state || visibilityAt(state, clock()) !== 'shown') return { state };
    const key = keyOf(id, state);
    if (known === `"${key}-${template}"`) return { state };
    const body = pages.get(key);
    // Read together, because another version may have been approved meanwhile.
    return body ? { state, body } : ((await render(id)) ?? { state: undefined });
  };

  const show = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    const id = toId(request.params.id);
    const { state, body }: Read =
      id === null ? { state: undefined } : await read(id, request.headers['if-none-match']);
    const now = clock();
    const visibility = state ? visibilityAt(state, now) : 'unknown';
    if (id === null || !state || visibility !== 'shown') {
      const why = visibility === 'gone' ? 'gone' : 'unknown';
      return reply
        .code(why === 'gone' ? 410 : 404)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .send(absentPage(request.locale, why));
    }
    const tag = `"${keyOf(id, state)}-${template}"`;
    reply.header('etag', tag).header('cache-control', `public, max-age=${secondsToKeep(state, now)}`);
    views.count(id, request);
    return body ? reply.send(body) : reply.code(304).send();
  };

  app.get('/n/:id', show);
  app.get('/n/:id/:slug', show);
};
