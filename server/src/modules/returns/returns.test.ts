import {
  type AuditPage,
  type Desk,
  ErrorCode,
  JournalistLevel,
  type NewsItem,
  type NewsSummary,
  PostStatus,
} from '@contract';

import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

const COMMENT = 'ตัวเลขในย่อหน้าที่สามไม่ตรงกับแหล่งข่าว';

describe('returned news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async (values: Partial<Parameters<typeof createNewsItem>[1]> = {}) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const newsId = await createNewsItem(server.db, { groupId, categoryId, authorId: writer.id, ...values });
    const list = `/api/news/journalist/${groupId}/news`;
    const url = `${list}/${newsId}`;
    const giveBack = (comment: unknown = COMMENT, as = head.id, headers = {}) =>
      server.call(`${url}/return`, { method: 'POST', as, body: { comment }, headers });
    const withdraw = () =>
      server.call(`${url}/withdraw`, { method: 'POST', as: head.id, body: { comment: COMMENT } });
    const read = async () => (await server.call<NewsItem>(url, { as: writer.id })).body.data;
    const save = async (as = writer.id) => {
      const parts = await newsParts({ groupId, categoryId });
      const form = multipart({ ...parts, news_id: String(newsId) });
      return server.call(`${url}/edit`, { method: 'POST', as, ...form });
    };
    const desk = async (as: number) => (await server.call<Desk>('/api/desk', { as })).body.data;
    return { groupId, head, writer, newsId, url, list, withdraw, giveBack, read, save, desk };
  };

  it('has the comment, in the item and in the list, until its writer saves it again [DSK-04]', async () => {
    const { head, writer, list, giveBack, read, save } = await setup();
    expect((await read())?.returned).toBeNull();
    expect((await giveBack(`  ${COMMENT}\n`)).body).toMatchObject({ success: true });
    const returned = { comment: COMMENT, at: START_OF_TESTS.toISOString(), by: head.displayName };
    expect((await read())?.returned).toEqual(returned);
    const { body } = await server.call<{ data: NewsSummary[] }>(list, { as: writer.id });
    expect(body.data?.data[0]?.returned).toEqual(returned);
    expect((await save()).status).toBe(200);
    expect((await read())?.returned).toBeNull();
  });

  it('does not wait for approval and is on the desk of its writer [DSK-01, DSK-04]', async () => {
    const { head, writer, newsId, giveBack, save, desk } = await setup();
    await giveBack();
    expect(await desk(writer.id)).toMatchObject({
      returned: [{ id: newsId, returned: { comment: COMMENT } }],
    });
    expect(await desk(head.id)).toMatchObject({ waiting: { total: 0 }, returned: [] });
    await save();
    expect(await desk(head.id)).toMatchObject({ waiting: { total: 1 } });
    expect(await desk(writer.id)).toMatchObject({ returned: [] });
  });

  it('is no longer returned once it is approved [DSK-04]', async () => {
    const { head, url, giveBack, read } = await setup();
    await giveBack();
    await server.call(`${url}/approve`, { method: 'POST', as: head.id });
    expect((await read())?.returned).toBeNull();
  });

  it.each([
    ['for 24 hours', { approvedUntil: new Date(START_OF_TESTS.getTime() + 3_600_000) }],
    ['for good', { approvedPermanently: true }],
  ])(
    'is withdrawn with a comment for its writer if it is on the website %s [DSK-06]',
    async (_state, values) => {
      const { head, newsId, url, withdraw, read, desk } = await setup({
        ...values,
        status: PostStatus.Published,
      });
      const page = async () => (await server.app.inject({ url: `/n/${newsId}` })).statusCode;
      expect(await page()).toBe(200);
      await withdraw();
      expect(await page()).toBe(410);
      expect(await read()).toMatchObject({ status: PostStatus.Hidden, returned: { comment: COMMENT } });
      expect(await desk(head.id)).toMatchObject({ runningOut: { total: 0 }, goneDark: { total: 0 } });
      const history = await server.call<AuditPage>(`${url}/history`, { as: head.id });
      expect(history.body.data?.records[0]).toMatchObject({
        action: 'news.hidden',
        after: { comment: COMMENT },
      });
      await server.call(`${url}/approve`, { method: 'POST', as: head.id });
      expect(await page()).toBe(200);
    },
  );

  it('waits for the first step of approval after it was withdrawn and an approver has saved it [DSK-06]', async () => {
    const { head, withdraw, save, read, desk } = await setup({
      status: PostStatus.Published,
      approvedPermanently: true,
    });
    await withdraw();
    await save(head.id);
    expect(await read()).toMatchObject({
      status: PostStatus.Hidden,
      isApprovedLifeTime: false,
      returned: null,
    });
    expect(await desk(head.id)).toMatchObject({ waiting: { total: 1 } });
  });

  it.each([[''], ['  \n'], ['ก'.repeat(2_001)], ['a\u0000b']])(
    'needs a comment, and %j is not one [DSK-04]',
    async (comment) => {
      const { giveBack, read } = await setup();
      const { body } = await giveBack(comment);
      expect(body).toMatchObject({ code: ErrorCode.InvalidInput, errors: { comment: expect.any(String) } });
      expect((await read())?.returned).toBeNull();
    },
  );

  it('is returned only by an approver, and only in the version that the approver saw [DSK-04]', async () => {
    const { groupId, url, giveBack, read, head } = await setup();
    const trainee = await createMember(server.db, groupId, JournalistLevel.Trainee);
    expect((await giveBack(COMMENT, trainee.id)).status).toBe(403);
    const outdated = await server.app.inject({
      method: 'POST',
      url: `${url}/return`,
      payload: { comment: COMMENT },
      headers: { authorization: `Bearer ${await server.tokenOf(head.id)}`, 'if-match': '"another"' },
    });
    expect(outdated.statusCode).toBe(412);
    expect(outdated.headers.etag).toMatch(/^"/);
    expect((await read())?.returned).toBeNull();
    expect((await giveBack(COMMENT, head.id, { 'if-match': '*' })).status).toBe(200);
  });
});
