import { eq } from 'drizzle-orm';

import { type ApiToken, type NewApiToken, Permission, PROOF_MINUTES, type TokenPurpose } from '@contract';

import { apiTokens, news, newsViews } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

describe('a token of another system', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { id: as, displayName } = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const post = (purpose: TokenPurpose) =>
      server.call<NewApiToken>('/api/tokens', { method: 'POST', as, body: { name: ' เว็บไซต์ ', purpose } });
    const create = async (purpose: TokenPurpose) => {
      const { body } = await post(purpose);
      if (!body.data) throw new Error(JSON.stringify(body));
      return body.data;
    };
    const list = async () => (await server.call<ApiToken[]>('/api/tokens', { as })).body.data;
    const revoke = (id: number) => server.call(`/api/tokens/${id}`, { method: 'DELETE', as });
    return { as, displayName, post, create, list, revoke };
  };
  const report = async (secret: string, views: object[], app: App = server.app) => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await app.inject({ method: 'POST', url: '/api/site/views', headers, payload: { views } }))
      .statusCode;
  };
  const VIEWS = [{ id: 1, count: 2 }];

  it('is shown once, stored as a hash, and says when it was last used', async () => {
    const { create, list, displayName } = await setup();
    const { secret, ...token } = await create('report-views');
    expect(token).toMatchObject({ name: 'เว็บไซต์', createdBy: displayName, lastUsedAt: null });
    expect(await list()).toEqual([token]);
    expect(JSON.stringify(await server.db.select().from(apiTokens))).not.toContain(secret);
    await report(secret, VIEWS);
    server.advance(59_000);
    await report(secret, VIEWS);
    expect(await list()).toMatchObject([{ lastUsedAt: START_OF_TESTS.toISOString() }]);
    server.advance(2_000);
    await report(secret, VIEWS);
    expect(await list()).toMatchObject([{ lastUsedAt: server.now().toISOString() }]);
  });

  it('opens the calls of its purpose alone, and none once it is revoked', async () => {
    const { as, create, revoke } = await setup();
    const { secret, id } = await create('report-views');
    expect(await report(secret, VIEWS)).toBe(200);
    const headers = { authorization: `Bearer ${secret}` };
    expect((await server.call('/api/auth/me', { headers })).status).toBe(401);
    expect(await report((await create('read-news')).secret, VIEWS)).toBe(403);
    expect(await report(await server.tokenOf(as), VIEWS)).toBe(401);
    expect((await revoke(id)).status).toBe(200);
    expect([await report(secret, VIEWS), (await revoke(id)).status]).toEqual([401, 404]);
  });

  it('reports views that a website counted, which are added to those of the public pages', async () => {
    const { secret } = await (await setup()).create('report-views');
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const own = { groupId, authorId: head.id, categoryId };
    const [id, full] = [await createNewsItem(server.db, own), await createNewsItem(server.db, own)];
    await server.db.update(news).set({ totalViews: 2_147_483_647 }).where(eq(news.id, full));
    const app = await server.build();
    for (const views of [
      [
        { id, count: 120 },
        { id: full, count: 5 },
      ],
      [{ id, count: 3 }],
    ])
      expect(await report(secret, views, app)).toBe(200);
    expect(await report(secret, [{ id, count: 0 }], app)).toBe(400);
    await app.close();
    expect(await server.db.select().from(newsViews).orderBy(newsViews.newsId)).toMatchObject([
      { newsId: id, views: 123 },
      { newsId: full, views: 5 },
    ]);
  });

  it('is needed to read the news where there are no public pages', async () => {
    const { secret } = await (await setup()).create('read-news');
    const app = await server.build({ hasSite: false });
    const read = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/site/news', headers })).statusCode;
    expect([await read({}), await read({ authorization: `Bearer ${secret}` })]).toEqual([401, 200]);
    await app.close();
  });

  it('needs a proof of identity before it is created or revoked', async () => {
    const { create, post, revoke } = await setup();
    const { id } = await create('read-news');
    server.advance(PROOF_MINUTES * 60_000);
    expect([(await post('read-news')).status, (await revoke(id)).status]).toEqual([403, 403]);
  });
});
