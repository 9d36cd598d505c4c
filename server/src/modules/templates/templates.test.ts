import {
  ErrorCode,
  type Id,
  JournalistLevel,
  MAX_TEMPLATES,
  type Template,
  type TemplateSummary,
} from '@contract';

import { newsTemplates } from '../../db/schema';
import { createMember, createNewsroom, createUser } from '../../testing/factories';
import { EMPTY_TEMPLATE } from '../../testing/template-content';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

const CONTENT = {
  title: 'ราคาทองวันนี้',
  metaTitle: 'ทอง',
  markdown: 'สรุป\nราคา',
  metaDescription: 'ราคา',
  categoryId: 7,
  countryCode: 'TH',
  html: '<h2>ราคารับซื้อ</h2><p>…</p>',
  tags: ['ทอง', 'ราคา'],
  references: [{ label: 'สมาคม', link: 'https://gold.test/' }],
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  tiktokUrl: '',
};

describe('the templates of a group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const writer = await createMember(server.db, room.groupId, JournalistLevel.Trainee);
    const url = `/api/news/journalist/${room.groupId}/templates`;
    const send = (as: Id, name: string, content: object = CONTENT) =>
      server.call<{ id: Id }>(url, { method: 'POST', as, body: { name, content } });
    const add = async (name: string, content: object = CONTENT) => {
      const { body } = await send(room.head.id, name, content);
      if (!body.data) throw new Error(body.message);
      return body.data.id;
    };
    const change = (id: Id, body: object, as = room.head.id) =>
      server.call(`${url}/${id}`, { method: 'PUT', as, body });
    const remove = (id: Id, as = room.head.id) => server.call(`${url}/${id}`, { method: 'DELETE', as });
    const list = async (as = writer.id) => (await server.call<TemplateSummary[]>(url, { as })).body.data;
    const read = async (id: Id, as = writer.id) =>
      (await server.call<Template>(`${url}/${id}`, { as })).body.data;
    return { ...room, writer, url, send, add, change, remove, list, read };
  };

  it('are stored by a Head and read whole by every member, in the order of their names [TOG-04]', async () => {
    const { head, add, list, read } = await setup();
    const second = await add('  ราคา ทอง ');
    const first = await add('กีฬา', EMPTY_TEMPLATE);
    const by = { savedAt: START_OF_TESTS.toISOString(), savedBy: head.displayName };
    expect(await list()).toEqual([
      { id: first, name: 'กีฬา', ...by },
      { id: second, name: 'ราคา ทอง', ...by },
    ]);
    expect(await read(second)).toEqual({ id: second, name: 'ราคา ทอง', ...by, content: CONTENT });
    expect(await read(first)).toMatchObject({ content: EMPTY_TEMPLATE });
  });

  it('are written only by a Head, and read by nobody outside of the group [TOG-04]', async () => {
    const { groupId, url, send, add, change, remove } = await setup();
    const id = await add('ทอง');
    const audit = await createMember(server.db, groupId, JournalistLevel.Audit);
    const stranger = await createUser(server.db);
    const answers = [
      await send(audit.id, 'อื่น'),
      await change(id, { name: 'อื่น' }, audit.id),
      await remove(id, audit.id),
      await server.call(url, { as: stranger.id }),
      await server.call(`${url}/${id}`, { as: stranger.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('are those of their group alone', async () => {
    const [one, other] = [await setup(), await setup()];
    const id = await one.add('ทอง');
    expect(await other.list()).toEqual([]);
    const answers = [
      await server.call(`${other.url}/${id}`, { as: other.head.id }),
      await other.change(id, { name: 'อื่น' }),
      await other.remove(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await one.list()).toMatchObject([{ name: 'ทอง' }]);
  });

  it('have names that read differently in their group [TOG-04]', async () => {
    const { head, add, send, change, list } = await setup();
    await add('Gold');
    const id = await add('เงิน');
    for (const { body } of [await send(head.id, ' gold '), await change(id, { name: 'ＧＯＬＤ' })])
      expect(body).toMatchObject({ code: ErrorCode.AlreadyExists, errors: { name: expect.any(String) } });
    expect(await list()).toMatchObject([{ name: 'Gold' }, { name: 'เงิน' }]);
    expect((await (await setup()).send(head.id, 'Gold')).body.success).toBe(false);
  });

  it('are renamed, with another content or as they were', async () => {
    const { add, change, read } = await setup();
    const id = await add('ทอง');
    await change(id, { name: 'ราคาทอง' });
    expect(await read(id)).toMatchObject({ name: 'ราคาทอง', content: CONTENT });
    await change(id, { name: 'ราคาทอง', content: { ...EMPTY_TEMPLATE, title: 'ใหม่' } });
    expect(await read(id)).toMatchObject({ name: 'ราคาทอง', content: { ...EMPTY_TEMPLATE, title: 'ใหม่' } });
  });

  it('are deleted by a Head', async () => {
    const { add, remove, list } = await setup();
    const id = await add('ทอง');
    expect((await remove(id)).body.success).toBe(true);
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('are cleaned like news, and keep no pictures, which nothing else would keep [TOG-04]', async () => {
    const { head, add, send, read } = await setup();
    const id = await add('ทอง', {
      ...EMPTY_TEMPLATE,
      html: '<p onclick="a()">ก</p><script>alert(1)</script>',
    });
    expect(await read(id)).toMatchObject({ content: { html: '<p>ก</p>' } });
    const picture = '/files/ab/12345678-1234-1234-1234-123456789012.webp';
    const texts = [
      { html: `<p><img src="${picture}"></p>` },
      { markdown: `![](${picture})` },
      { videoUrl: 'javascript:alert(1)' },
      { references: [{ label: 'ก', link: 'ftp://a.test' }] },
    ];
    for (const text of texts) {
      const { body } = await send(head.id, 'อื่น', { ...EMPTY_TEMPLATE, ...text });
      expect(body).toMatchObject({ code: ErrorCode.InvalidInput });
      expect(Object.keys(body.errors ?? {}).join()).toContain(Object.keys(text)[0]);
    }
  });

  it(`are at most ${MAX_TEMPLATES} [TOG-04]`, async () => {
    const { groupId, head, send, remove } = await setup();
    const rows = Array.from({ length: MAX_TEMPLATES }, (_, index) => ({
      ...{ groupId, name: `แบบ ${index}`, nameKey: `แบบ ${index}`, content: EMPTY_TEMPLATE },
      ...{ savedAt: START_OF_TESTS, savedBy: head.id },
    }));
    const [first] = await server.db.insert(newsTemplates).values(rows).returning({ id: newsTemplates.id });
    expect((await send(head.id, 'อีกแบบ')).body.success).toBe(false);
    await remove(first?.id ?? 0);
    expect((await send(head.id, 'อีกแบบ')).body.success).toBe(true);
  });
});
