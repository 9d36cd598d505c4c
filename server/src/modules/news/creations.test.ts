import { ErrorCode, JournalistLevel, type NewsItem, type Paginated } from '@contract';

import { files, groupMembers, newsCreations } from '../../db/schema';
import { createMember, createNewsroom } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { forgetOldCreations } from './creations';

const DAY_MS = 24 * 3_600_000;

describe('a request that creates news, sent again with its key', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const { groupId, head } = newsroom;
    const url = `/api/news/journalist/${groupId}/news`;
    const create = async (key: string | undefined, overrides = {}, as = head.id) => {
      const { headers, body } = multipart(await newsParts(newsroom, overrides));
      const keyed = key === undefined ? headers : { ...headers, 'idempotency-key': key };
      return server.call<NewsItem>(`${url}/create`, { method: 'POST', as, body, headers: keyed });
    };
    const list = async () =>
      (await server.call<Paginated<NewsItem>>(url, { as: head.id })).body.data?.data ?? [];
    return { ...newsroom, create, list };
  };

  it('returns the item of the first request and creates no second one', async () => {
    const { create, list } = await setup();
    const first = await create('one');
    const again = await create('one');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await list()).toHaveLength(1);
    expect(server.files.size).toBe(2);
  });

  it('reports that the item existed, so that the client does not treat a changed text as saved', async () => {
    const { groupId, head, categoryId } = await setup();
    const token = await server.tokenOf(head.id);
    const { headers, body } = multipart(await newsParts({ groupId, categoryId }));
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/news/journalist/${groupId}/news/create`,
        payload: body,
        headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': 'one' },
      });
    expect((await send()).headers['idempotent-replayed']).toBeUndefined();
    expect((await send()).headers['idempotent-replayed']).toBe('true');
  });

  it('shows its writer nothing of an item that went to another group since [TOG-03]', async () => {
    const { groupId, head, create } = await setup();
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const { body } = await create('one', { title: 'ฉบับแรก' }, writer.id);
    const other = await createNewsroom(server.db);
    await server.db
      .insert(groupMembers)
      .values({ groupId: other.groupId, userId: head.id, level: JournalistLevel.Head });
    const to = { groupId: other.groupId, categoryId: other.categoryId };
    const moved = await server.call(`/api/news/journalist/${groupId}/news/${body.data?.id}/hand-over`, {
      method: 'POST',
      as: head.id,
      body: { authorId: other.head.id, to },
    });
    expect(moved.status).toBe(200);
    for (const title of ['ฉบับแรก', 'ฉบับหลัง']) {
      const again = await create('one', { title }, writer.id);
      expect([again.status, again.body.data]).toEqual([409, null]);
    }
  });

  it('creates one item if two arrive at once', async () => {
    const { create, list } = await setup();
    const answers = await Promise.all([create('one'), create('one')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(server.files.size).toBe(2);
  });

  it.each([
    ['text', { title: 'ฉบับหลัง' }],
    ['part', { reason: 'import' }],
  ])('is refused with another %s, returns the item it made, and changes nothing', async (_what, other) => {
    const { create, list } = await setup();
    await create('one', { title: 'ฉบับแรก' });
    const refused = await create('one', { title: 'ฉบับแรก', ...other });
    expect(refused).toMatchObject({
      status: 422,
      body: { success: false, code: ErrorCode.Alert, data: { title: 'ฉบับแรก' } },
    });
    expect(refused.body.message).toContain('เนื้อหาอื่น');
    expect((await list()).map(({ title }) => title)).toEqual(['ฉบับแรก']);
    expect((await create('one', { title: 'ฉบับแรก' })).status).toBe(200);
  });

  it('is refused with another picture', async () => {
    const { groupId, categoryId, head, create } = await setup();
    await create('one');
    const parts = await newsParts({ groupId, categoryId });
    const { body, headers } = multipart({ ...parts, cover: { bytes: await pngImage({ width: 900 }) } });
    const url = `/api/news/journalist/${groupId}/news/create`;
    const keyed = { ...headers, 'idempotency-key': 'one' };
    expect((await server.call(url, { method: 'POST', as: head.id, body, headers: keyed })).status).toBe(422);
  });

  it('is accepted with any content if an earlier release stored its key', async () => {
    const { create } = await setup();
    await create('one', { title: 'ฉบับแรก' });
    await server.db.update(newsCreations).set({ digest: null });
    expect((await create('one', { title: 'ฉบับหลัง' })).body.data?.title).toBe('ฉบับแรก');
  });

  it('is answered even if the person may store no more pictures today', async () => {
    const { groupId, head, create } = await setup();
    const first = await create('one');
    await server.db.insert(files).values({
      key: 'ab/x.webp',
      groupId,
      uploadedBy: head.id,
      bytes: 500 * 1024 * 1024,
      createdAt: server.now(),
    });
    expect((await create('two')).status).toBe(429);
    const again = await create('one');
    expect([again.status, again.body.data?.id]).toEqual([200, first.body.data?.id]);
  });

  it('does not show its item if that was deleted meanwhile, because only a Head sees deleted news', async () => {
    const { groupId, head, create } = await setup();
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const made = await create('one', { title: 'ความลับ' }, writer.id);
    const url = `/api/news/journalist/${groupId}/news/${made.body.data?.id}`;
    await server.call(url, { method: 'DELETE', as: head.id });
    for (const title of ['ความลับ', 'อื่น']) {
      const again = await create('one', { title }, writer.id);
      expect(again).toMatchObject({ status: 409, body: { code: ErrorCode.Alert, data: null } });
      expect(JSON.stringify(again.body)).not.toContain('ความลับ');
    }
  });

  it('is another request with another key, without one, or by someone else', async () => {
    const { groupId, create, list } = await setup();
    const other = await createMember(server.db, groupId, 1);
    for (const key of ['one', 'two', undefined, undefined]) await create(key);
    await create('one', {}, other.id);
    expect(await list()).toHaveLength(5);
  });

  it('may use its key again after a refusal', async () => {
    const { create, list } = await setup();
    expect((await create('one', { title: ' ' })).body.code).toBe(ErrorCode.InvalidInput);
    expect((await create('one')).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('is refused if the key is too long', async () => {
    const { create } = await setup();
    expect((await create('x'.repeat(201))).status).toBe(400);
  });

  it('is remembered for seven days', async () => {
    const { create } = await setup();
    await create('one');
    const kept = async (days: number) => {
      await forgetOldCreations(server.db, new Date(server.now().getTime() + days * DAY_MS));
      return server.db.select().from(newsCreations);
    };
    expect(await kept(7)).toHaveLength(1);
    expect(await kept(7.01)).toHaveLength(0);
  });
});
