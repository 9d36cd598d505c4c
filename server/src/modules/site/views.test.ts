import { eq, sql } from 'drizzle-orm';

import { DEFAULT_TIME_ZONE } from '@contract';

import { journalistGroups, news, newsViews } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import { createViews, forgetOldViews, FULL } from './views';

const reader = {
  method: 'GET',
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
};

describe('the views of public pages', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const create = () =>
      createNewsItem(server.db, { groupId, authorId: head.id, categoryId, approvedPermanently: true });
    const warnings: unknown[] = [];
    const views = createViews({ db: server.db, clock: server.now, timeZone: DEFAULT_TIME_ZONE }, (error) =>
      warnings.push(error),
    );
    const stored = () => server.db.select().from(newsViews).orderBy(newsViews.day, newsViews.newsId);
    return { groupId, ids: [await create(), await create()] as const, views, stored, warnings };
  };

  it('are counted by item and day of the newsroom, in batches, and added to the totals [PUB-10]', async () => {
    const { groupId, ids, views, stored } = await setup();
    for (const id of [ids[0], ids[1], ids[0]]) views.count(id, reader);
    expect(await stored()).toEqual([]);
    await views.store();
    views.count(ids[0], reader);
    await views.store();
    server.advance(86_400_000);
    views.count(ids[0], reader);
    await views.store();
    expect(await stored()).toEqual([
      { newsId: ids[0], day: '2026-03-18', views: 3 },
      { newsId: ids[1], day: '2026-03-18', views: 1 },
      { newsId: ids[0], day: '2026-03-19', views: 1 },
    ]);
    const totals = await server.db.select({ views: news.totalViews }).from(news).orderBy(news.id);
    expect(totals).toEqual([{ views: 4 }, { views: 1 }]);
    const [group] = await server.db.select().from(journalistGroups).where(eq(journalistGroups.id, groupId));
    expect(group?.totalViews).toBe(5);
  });

  it.each([
    ['a crawler', { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a request without a name', { method: 'GET', headers: {} }],
    [
      'a page that a browser loads ahead',
      { ...reader, headers: { ...reader.headers, 'sec-purpose': 'prefetch' } },
    ],
    ['a request for the head of a page', { ...reader, method: 'HEAD' }],
  ])('do not include %s [PUB-10]', async (_who, request) => {
    const { ids, views, stored } = await setup();
    views.count(ids[0], request);
    await views.store();
    expect(await stored()).toEqual([]);
  });

  it('that cannot be stored are stored with the next batch, and items that are gone are left out [PUB-10]', async () => {
    const { ids, warnings, stored } = await setup();
    const db = new Proxy(server.db, {
      get: (whole, name, self) =>
        name === 'transaction' && warnings.length === 0
          ? () => Promise.reject(new Error('The database is gone.'))
          : Reflect.get(whole, name, self),
    });
    const failing = createViews({ db, clock: () => START_OF_TESTS, timeZone: DEFAULT_TIME_ZONE }, (error) =>
      warnings.push(error),
    );
    failing.count(ids[0], reader);
    failing.count(9_999, reader);
    await failing.store();
    expect([warnings.length, await stored()]).toEqual([1, []]);
    failing.count(ids[0], reader);
    await failing.store();
    expect(await stored()).toEqual([{ newsId: ids[0], day: '2026-03-18', views: 2 }]);
  });

  it('of many items at once are stored before their time, and none is lost [PUB-10]', async () => {
    const { ids, groupId, views, stored } = await setup();
    await server.db.execute(sql`
      INSERT INTO news (group_id, author_id, title, category_id, country_id, published_at, html, tags, reference_links, status)
      SELECT group_id, author_id, title, category_id, country_id, published_at, html, tags, reference_links, status
      FROM news, generate_series(2, ${FULL + 100}) WHERE id = ${ids[0]}`);
    const many = await server.db.select({ id: news.id }).from(news).where(eq(news.groupId, groupId));
    for (const { id } of many) views.count(id, reader);
    // Nobody asked for it: it waits for the batches that were begun.
    await views.store();
    expect(many.length).toBeGreaterThan(FULL);
    expect(await stored()).toHaveLength(many.length);
  });

  it('are reported if there are too many to keep while they cannot be stored [PUB-10]', async () => {
    const { warnings, stored } = await setup();
    const failing = new Proxy(server.db, {
      get: (db, name, self) =>
        name === 'transaction'
          ? () => Promise.reject(new Error('The database is gone.'))
          : Reflect.get(db, name, self),
    });
    const said: string[] = [];
    const views = createViews(
      { db: failing, clock: server.now, timeZone: DEFAULT_TIME_ZONE },
      (_error, text) => said.push(text),
    );
    for (let id = 1; id <= 12 * FULL; id += 1) views.count(id, reader);
    await views.store();
    await views.store();
    expect(said).toContain(`${2 * FULL} views were left out`);
    expect([warnings, await stored()]).toEqual([[], []]);
  });

  it('are kept by day for 400 days [PUB-10]', async () => {
    const { ids, views, stored } = await setup();
    views.count(ids[0], reader);
    await views.store();
    server.advance(400 * 86_400_000);
    expect(await forgetOldViews(server.db, server.now())).toBe(0);
    server.advance(86_400_000);
    expect(await forgetOldViews(server.db, server.now())).toBe(1);
    expect(await stored()).toEqual([]);
  });

  it('are counted when a page is opened, and stored when the server ends [PUB-10]', async () => {
    const { ids, stored } = await setup();
    const app = await server.build();
    await app.inject({ url: `/n/${ids[0]}`, headers: reader.headers });
    await app.close();
    expect(await stored()).toMatchObject([{ newsId: ids[0], views: 1 }]);
  });
});
