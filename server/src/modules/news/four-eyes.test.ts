import { type Desk, ErrorCode, JournalistLevel, type NewsSummary, type Paginated } from '@contract';

import type { App } from '../../http/app-instance';
import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
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
    const other = await createMember(server.db, groupId, JournalistLevel.Head);
    const id = await createNewsItem(server.db, { groupId, categoryId, authorId: head.id });
    const ask = async (app: App, as: number, method: 'GET' | 'POST', url: string) => {
      const headers = { authorization: `Bearer ${await server.tokenOf(as)}` };
      return app.inject({ method, url, headers });
    };
    const edit = async (as: number, title = 'เขียนใหม่') => {
      const {
        cover: _cover,
        square: _square,
        ...texts
      } = await newsParts({ groupId, categoryId }, { title });
      const form = multipart({ ...texts, news_id: String(id) });
      const headers = { ...form.headers, authorization: `Bearer ${await server.tokenOf(as)}` };
      const url = `/api/news/journalist/${groupId}/news/${id}/edit`;
      return strict.inject({ method: 'POST', url, payload: form.body, headers });
    };
    const restore = (as: number, number: number) =>
      ask(strict, as, 'POST', `/api/news/journalist/${groupId}/news/${id}/versions/${number}/restore`);
    const approve = (as: number, app = strict) =>
      ask(app, as, 'POST', `/api/news/journalist/${groupId}/news/${id}/approve`);
    const get = async <T>(as: number, url: string) =>
      (await ask(strict, as, 'GET', url)).json<{ data: T }>().data;
    const waiting = async (as: number) => (await get<Desk>(as, '/api/desk')).waiting.total;
    const rows = async (app: App) => {
      const list = await ask(app, other.id, 'GET', `/api/news/journalist/${groupId}/news`);
      return list.json<{ data: Paginated<NewsSummary> }>().data.data;
    };
    return { head, other, approve, edit, restore, get, waiting, rows };
  };

  it('refuses the author with a message, and accepts somebody else’s approval [DSK-05]', async () => {
    const { head, other, approve } = await setup();
    const refusal = await approve(head.id);
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: ErrorCode.Alert,
      message: 'คุณเขียนหรือแก้ไขข่าวนี้หลังการอนุมัติครั้งล่าสุด ต้องให้ผู้อื่นเป็นผู้อนุมัติ',
    });
    expect((await approve(other.id)).statusCode).toBe(200);
  });

  it('refuses whoever rewrote a colleague’s news, and shows it to them as waiting for somebody else [PUB-04]', async () => {
    const { head, other, approve, edit, rows, waiting } = await setup();
    expect((await edit(other.id)).statusCode).toBe(200);
    expect((await approve(other.id)).statusCode).toBe(409);
    expect((await approve(head.id)).statusCode).toBe(409);
    expect(await waiting(other.id)).toBe(0);
    expect(await rows(strict)).toMatchObject([{ writers: [head.id, other.id] }]);
  });

  it('says on the desk and in the list of all news too who wrote a part, so that all offer the approval to the same people [PUB-04, DSK-01]', async () => {
    const { head, other, approve, edit, get } = await setup();
    await approve(other.id);
    await edit(other.id);
    const desk = await get<Desk>(head.id, '/api/desk');
    expect(desk.waiting.items).toMatchObject([{ authorId: head.id, writers: [other.id] }]);
    const found = await get<Paginated<NewsSummary>>(head.id, '/api/news?state=waiting&page=1&limit=25');
    expect(found.data).toMatchObject([{ authorId: head.id, writers: [other.id] }]);
    // Others saved since; what runs out is offered another 24 hours, or not, by the same rule.
    expect((await get<Desk>(other.id, '/api/desk')).runningOut.items).toMatchObject([
      { writers: [other.id] },
    ]);
  });

  it('keeps no approval over a save, whoever saves, and counts those who saved since the last approval [PUB-04]', async () => {
    const { head, other, approve, edit, rows } = await setup();
    expect((await approve(other.id)).statusCode).toBe(200);
    expect((await edit(other.id)).statusCode).toBe(200);
    expect(await rows(strict)).toMatchObject([{ isApprovedLifeTime: false, writers: [other.id] }]);
    expect((await approve(other.id)).statusCode).toBe(409);
    expect((await approve(head.id)).statusCode).toBe(200);
    // The permanent step approves the same text, so its writer may not take it either.
    expect((await approve(other.id)).statusCode).toBe(409);
    expect((await approve(head.id)).statusCode).toBe(200);
  });

  it('counts a version that was brought back as the work of who brought it back [PUB-04]', async () => {
    const { head, other, approve, edit, restore } = await setup();
    await edit(head.id);
    await approve(other.id);
    await edit(head.id, 'อีกครั้ง');
    expect((await restore(other.id, 1)).statusCode).toBe(200);
    expect((await approve(other.id)).statusCode).toBe(409);
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
