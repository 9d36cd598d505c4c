import fc from 'fast-check';

import { JournalistLevel, type NewsItem, type PublishedContent } from '@contract';

import type { App } from '../../http/app-instance';
import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsTexts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';

/** Set by `npm run soak:published`. */
const RUNS = Number(process.env['NEWSDESK_PUBLISHED_RUNS'] ?? 10);
const LIMIT_MS = 60_000 + RUNS * 6_000;
const HOUR = 3_600_000;
const LEVELS = [
  JournalistLevel.Head,
  JournalistLevel.Professional,
  JournalistLevel.Freelance,
  JournalistLevel.Trainee,
];

const person = fc.nat(LEVELS.length - 1);
const does = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('save', 'save and wait'), as: person }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('approve', 'approve again'), as: person }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('return', 'withdraw'), as: person }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('delete', 'restore', 'restore version'), as: person }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait'), as: fc.integer({ min: 1, max: 30 }) }) },
);

/** Readers do not open the page after each step: a page that was opened before is kept. */
const step = fc.record({ step: does, isOpened: fc.boolean() });

describe('after any sequence of saves and decisions', () => {
  let server: TestServer;
  let strict: App;
  // Closed before its database.
  afterAll(() => strict.close());
  useTestServer((started) => (server = started));
  beforeAll(async () => (strict = await server.build({ fourEyes: true })));

  /** What readers have to see, kept from what the answers say alone. */
  const follow = async (app: App, fourEyes: boolean) => {
    const { groupId, categoryId, head } = await createNewsroom(server.db);
    const members = await Promise.all(LEVELS.map((level) => createMember(server.db, groupId, level)));
    const first = { title: 'v0', publishedAt: server.now(), createdAt: server.now() };
    const id = await createNewsItem(server.db, { groupId, categoryId, authorId: head.id, ...first });
    const list = `/api/news/journalist/${groupId}/news`;
    let saves = 0;
    let working = { title: 'v0' };
    let live: { version: { title: string }; until: number; isShown: boolean } | null = null;
    let isDeleted = false;
    /** Who saved since the approved version before the working one. */
    let writers = new Set([head.id]);

    const send = async (as: number, method: 'POST' | 'DELETE', path: string, body?: object, headers = {}) => {
      const authorization = `Bearer ${await server.tokenOf(members[as]?.id as number)}`;
      const url = `${list}/${id}${path}`;
      const answer = await app.inject({ method, url, payload: body, headers: { ...headers, authorization } });
      return { isOk: answer.statusCode === 200, data: answer.json<{ data: NewsItem | null }>().data };
    };
    const save = async (as: number, isToPublish: boolean) => {
      const title = `v${(saves += 1)}`;
      const parts = newsTexts(
        { groupId, categoryId },
        { title, publishedDate: '2026-03-18T12:00:00+07:00', ...(!isToPublish && { publish: 'false' }) },
      );
      const form = multipart({ ...parts, news_id: String(id) });
      return (await send(as, 'POST', '/edit', form.body, form.headers)).isOk ? title : null;
    };
    const mayApprove = (as: number) => (LEVELS[as] ?? 9) <= JournalistLevel.Professional;
    const isInForce = () => live !== null && live.isShown && live.until > server.now().getTime();
    /** A version was saved; readers see it if its writer may decide that. */
    const saved = (as: number, title: string, isToPublish: boolean) => {
      const writer = members[as]?.id as number;
      writers = live?.version === working ? new Set([writer]) : writers.add(writer);
      working = { title };
      if (!fourEyes && isToPublish && mayApprove(as) && isInForce() && live)
        live = { ...live, version: working };
    };

    const take = async ({ does, as }: { does: string; as: number }) => {
      if (does === 'wait') return void server.advance(as * HOUR);
      if (does === 'save' || does === 'save and wait') {
        const isToPublish = does === 'save';
        const title = await save(as, isToPublish);
        if (title !== null) saved(as, title, isToPublish);
      } else if (does === 'restore version') {
        const { isOk, data } = await send(as, 'POST', '/versions/1/restore');
        // Restoring what the item is already changes nothing.
        if (isOk && data && working.title !== data.title) saved(as, data.title, true);
      } else if (does === 'approve' || does === 'approve again') {
        const { isOk, data } = await send(as, 'POST', '/approve', { again: does !== 'approve' });
        if (!isOk || !data) return;
        expect(mayApprove(as)).toBe(true);
        if (fourEyes) expect([...writers]).not.toContain(members[as]?.id);
        const until = data.isApprovedPermanent ? Infinity : server.now().getTime() + 24 * HOUR;
        // Another 24 hours are those of what readers see, or saw: changes beside it go on waiting.
        const isRenewal = does === 'approve again' && live?.isShown === true;
        live = { version: isRenewal && live ? live.version : working, until, isShown: true };
      } else if (does === 'delete' || does === 'restore') {
        const isDelete = does === 'delete';
        if ((await send(as, isDelete ? 'DELETE' : 'POST', isDelete ? '' : '/restore')).isOk)
          isDeleted = isDelete;
      } else {
        const { isOk } = await send(as, 'POST', `/${does}`, { comment: does });
        if (isOk && does === 'withdraw' && live) live = { ...live, isShown: false };
      }
    };
    const expected = () => {
      if (live === null) return 404;
      return isDeleted || !isInForce() ? 410 : live.version.title;
    };
    const shown = async () => {
      const { statusCode, body } = await app.inject({ url: `/n/${id}` });
      return statusCode === 200 ? /<h1>([^<]*)/.exec(body)?.[1] : statusCode;
    };
    const expectedCopy = () => (isDeleted ? null : (live?.version.title ?? null));
    /** The published copy as the console reads it. */
    const copy = async () => {
      const authorization = `Bearer ${await server.tokenOf(head.id)}`;
      const answer = await app.inject({ url: `${list}/${id}/published`, headers: { authorization } });
      return answer.json<{ data?: PublishedContent | null }>().data?.content.title ?? null;
    };
    return { take, expected, shown, expectedCopy, copy };
  };

  it.each([false, true])(
    'readers see the version that somebody approved who may, or none; with four eyes: %s [PUB-01, PUB-02, PUB-04, PUB-06]',
    async (fourEyes) => {
      const app = fourEyes ? strict : server.app;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          const { take, expected, shown, expectedCopy, copy } = await follow(app, fourEyes);
          for (const [index, { step: one, isOpened }] of steps.entries()) {
            await take(one);
            expect([index, one.does, await copy()]).toEqual([index, one.does, expectedCopy()]);
            if (isOpened || index === steps.length - 1)
              expect([index, one.does, await shown()]).toEqual([index, one.does, expected()]);
          }
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );
});
