import { type Desk, ErrorCode, JournalistLevel, type NewsSummary, type Paginated } from '@contract';

import type { App } from '../../http/app-instance';
import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('an installation in which authors may not approve their own news', () => {
  let server: TestServer;
  let strict: App;
  // Closed before its database.
  afterAll(() => strict.close());
  useTestServer((started) => (server = started));
  beforeAll(async () => (strict = await server.build({ fourEyes: true })));

  const setup = async () => {
    const { groupId, categoryId, head } = await createNewsroom(server.db);
    const other = await createMember(server.db, groupId, JournalistLevel.Professional);
    const id = await createNewsItem(server.db, { groupId, categoryId, authorId: head.id });
    const ask = async (app: App, as: number, method: 'GET' | 'POST', url: string) => {
      const headers = { authorization: `Bearer ${await server.tokenOf(as)}` };
      return app.inject({ method, url, headers });
    };
    const approve = (as: number, app = strict) =>
      ask(app, as, 'POST', `/api/news/journalist/${groupId}/news/${id}/approve`);
    const waiting = async (as: number) =>
      (await ask(strict, as, 'GET', '/api/desk')).json<{ data: Desk }>().data.waiting.total;
    const rows = async (app: App) => {
      const list = await ask(app, other.id, 'GET', `/api/news/journalist/${groupId}/news`);
      return list.json<{ data: Paginated<NewsSummary> }>().data.data;
    };
    return { head, other, approve, waiting, rows };
  };

  it('refuses the author with a message, and accepts somebody else’s approval [DSK-05]', async () => {
    const { head, other, approve } = await setup();
    const refusal = await approve(head.id);
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: ErrorCode.Alert,
      message: 'ข่าวที่คุณเขียนเองต้องให้ผู้อื่นเป็นผู้อนุมัติ',
    });
    expect((await approve(other.id)).statusCode).toBe(200);
  });

  it('does not show the author their own news as waiting on the desk [DSK-05]', async () => {
    const { head, other, waiting } = await setup();
    expect(await waiting(head.id)).toBe(0);
    expect(await waiting(other.id)).toBe(1);
  });

  it('includes the author of each item in lists, which other installations do not [DSK-05]', async () => {
    const { head, rows } = await setup();
    expect(await rows(strict)).toMatchObject([{ authorId: head.id }]);
    expect((await rows(server.app))[0]).not.toHaveProperty('authorId');
  });

  it('is optional: without the setting the author can approve', async () => {
    const { head, approve } = await setup();
    expect((await approve(head.id, server.app)).statusCode).toBe(200);
  });
});
