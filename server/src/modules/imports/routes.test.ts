import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { desc, eq } from 'drizzle-orm';

import { type NewApiToken, Permission, type TokenPurpose } from '@contract';

import { apiTokens, auditLog, journalistGroups, news, newsCategories, newsSources } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { archived } from '../../testing/archives';
import { openTestStream } from '../../testing/event-stream';
import { createNewsroom, createUser } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { type TestServer, useTestServer } from '../../testing/test-server';

type Note = { text: string; count: number; places: string[] };
type Report = { imported: number; there: number; refused: number; refusals: Note[]; changes: Note[] };

const MEGABYTE = 1024 * 1024;
const linesOf = (...items: object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('');

describe('an import by the API', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const running: App[] = [];
  afterEach(() => Promise.all(running.splice(0).map((app) => app.close())));

  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const [category] = await server.db.select().from(newsCategories).where(eq(newsCategories.id, categoryId));
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const tokenFor = async (purpose: TokenPurpose) => {
      const body = { name: 'ระบบเก่า', purpose };
      const made = await server.call<NewApiToken>('/api/tokens', { method: 'POST', as: admin.id, body });
      return made.body.data?.secret ?? '';
    };
    const secret = await tokenFor('import');
    const query = new URLSearchParams({ author: head.username, category: category?.name ?? '' });
    const url = `/api/imports/${groupId}?${query}`;
    const headersOf = (bearer = secret, type = 'application/x-ndjson') => ({
      authorization: `Bearer ${bearer}`,
      'content-type': type,
      'accept-language': 'en',
    });
    const post = (body: string | Buffer, { to = url, bearer = secret, type = 'application/x-ndjson' } = {}) =>
      server.call<Report>(to, { method: 'POST', body, headers: headersOf(bearer, type) });
    return { groupId, head, url, tokenFor, secret, headersOf, post };
  };
  const titles = async () => (await server.db.select().from(news).orderBy(news.id)).map(({ title }) => title);
  const start = async (overrides: Parameters<TestServer['build']>[0] = {}) => {
    const app = await server.build(overrides);
    running.push(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  };
  const portOf = (app: App) => (app.server.address() as AddressInfo).port; // it listens on a port

  it('imports as the command does, once each, and the audit log names the token [CON-07]', async () => {
    const { groupId, head, post } = await setup();
    const body = linesOf(archived(), archived({ sourceId: 'a-2', status: 'draft' }));
    expect(await post(body)).toMatchObject({
      status: 200,
      body: { data: { imported: 2, there: 0, refused: 0, refusals: [], changes: [] } },
    });
    expect((await post(body)).body.data).toMatchObject({ imported: 0, there: 2, refused: 0 });
    expect(await server.db.select().from(news).orderBy(news.id)).toMatchObject([
      { groupId, authorId: head.id, approvedPermanently: true, createdAt: new Date('2019-05-01T03:00:00Z') },
      { groupId, authorId: head.id, approvedPermanently: false },
    ]);
    const [ended, , first] = await server.db.select().from(auditLog).orderBy(desc(auditLog.id));
    const archive = 'API (ระบบเก่า)';
    expect(ended).toMatchObject({
      action: 'group.import-ended',
      actorId: null,
      address: '127.0.0.1',
      after: { archive, imported: 0, there: 2, refused: 0 },
    });
    expect(first).toMatchObject({ action: 'group.import-ended', after: { archive, imported: 2 } });
  });

  it('needs a token for imports: that of a person or for another purpose is refused [CON-07]', async () => {
    const { head, post, tokenFor, secret } = await setup();
    const with_ = async (bearer: string) => (await post(linesOf(archived()), { bearer })).status;
    expect(await with_('x')).toBe(401);
    expect(await with_(await server.tokenOf(head.id))).toBe(401);
    expect(await with_(await tokenFor('read-news'))).toBe(403);
    expect(await titles()).toEqual([]);
    expect(await with_(secret)).toBe(200);
  });

  it('names what is refused and changed by its line, in the language of the caller, and imports the others [CON-07]', async () => {
    const { post, url, headersOf } = await setup();
    const body = `${linesOf(archived())}{"title":\n\n${linesOf(archived({ sourceId: 'a-4', summary: '' }))}`;
    expect((await post(body)).body.data).toEqual({
      imported: 2,
      there: 0,
      refused: 1,
      refusals: [{ text: 'This is no JSON.', count: 1, places: ['body, line 2'] }],
      changes: [expect.objectContaining({ count: 1, places: ['body, line 4'] })],
    });
    const headers = { ...headersOf(), 'accept-language': 'th' };
    const { body: thai } = await server.call<Report>(url, { method: 'POST', body, headers });
    expect(thai.data?.refusals[0]?.text).toBe('ไม่ใช่ JSON');
  });

  it('stores nothing in a dry run [CON-07]', async () => {
    const { post, url } = await setup();
    const { body } = await post(linesOf(archived(), archived({ sourceId: '' })), {
      to: `${url}&dryRun=true`,
    });
    expect(body.data).toMatchObject({ imported: 1, refused: 1 });
    expect([await titles(), await server.db.select().from(newsSources)]).toEqual([[], []]);
    expect(await server.db.$count(auditLog, eq(auditLog.action, 'group.import-started'))).toBe(0);
  });

  it('refuses a group, an author or a category that does not exist, before it imports anything [CON-07]', async () => {
    const { post, groupId } = await setup();
    const refusalOf = async (to: string) => {
      const { status, body } = await post(linesOf(archived()), { to });
      return [status, 'errors' in body ? body.errors : body];
    };
    expect(await refusalOf('/api/imports/2147483647')).toEqual([404, null]);
    await server.db.update(journalistGroups).set({ deletedAt: server.now() });
    expect(await refusalOf(`/api/imports/${groupId}`)).toEqual([404, null]);
    await server.db.update(journalistGroups).set({ deletedAt: null });
    expect(await refusalOf(`/api/imports/${groupId}?author=nobody`)).toEqual([
      400,
      { author: 'Nobody here has this username or e-mail address.' },
    ]);
    expect(await refusalOf(`/api/imports/${groupId}?category=กีฬา`)).toEqual([
      400,
      { category: 'The group has no such category.' },
    ]);
    expect(await titles()).toEqual([]);
  });

  it('takes JSON lines alone, and says so [CON-07]', async () => {
    const { post, url, secret } = await setup();
    // With a parser for it, this would be JSON that cannot be read.
    const item = '{"title":';
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await post(item, { type })).status).toBe(415);
    const nothing = await server.call(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'accept-language': 'en' },
    });
    expect(nothing).toMatchObject({ status: 415, body: { message: expect.stringMatching('x-ndjson') } });
    expect(
      (
        await server.call('/api/auth/sign-in', {
          method: 'POST',
          body: item,
          headers: { 'content-type': 'application/x-ndjson' },
        })
      ).status,
    ).toBe(415);
    expect(await titles()).toEqual([]);
  });

  it('refuses a body over its limit before it imports any of it, also one without a length [CON-07]', async () => {
    const { post, url, headersOf } = await setup();
    const body = Buffer.concat([Buffer.from(linesOf(archived())), Buffer.alloc(32 * MEGABYTE, 'x')]);
    expect(await post(body)).toMatchObject({
      status: 413,
      body: { message: 'A call can have at most 32 MB. Send the lines in several calls.' },
    });
    const request = http.request({
      port: portOf(await start()),
      path: url,
      method: 'POST',
      headers: headersOf(),
    });
    request.on('error', () => undefined);
    request.write(body);
    request.end();
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.destroy();
    expect(answer.statusCode).toBe(413);
    expect(await titles()).toEqual([]);
  });

  it('is the only one at a time: another is told to wait, and comes in afterwards [CON-07]', async () => {
    const { post, url, headersOf } = await setup();
    let arrive = () => {};
    let goOn = () => {};
    const isIn = new Promise<void>((resolve) => (arrive = resolve));
    const held = new Promise<undefined>((resolve) => (goOn = () => resolve(undefined)));
    const fetchPicture = () => {
      arrive();
      return held;
    };
    const app = await server.build({ fetchesPictures: true, fetchPicture });
    running.push(app);
    const send = (item: object) =>
      app.inject({ method: 'POST', url, headers: headersOf(), payload: linesOf(archived(item)) });
    const first = send({ html: '<p>ก</p><img src="https://old.example/a.png">' });
    await isIn;
    const second = { sourceId: 'a-2', title: 'ข่าวที่สอง' };
    const refusedOnce = await send(second);
    expect(refusedOnce.statusCode).toBe(429);
    expect(refusedOnce.headers['retry-after']).toBe('30');
    expect(refusedOnce.json()).toMatchObject({ message: expect.stringMatching('Another import is running') });
    goOn();
    expect([(await first).statusCode, (await send(second)).statusCode]).toEqual([200, 200]);
    expect(await titles()).toHaveLength(2);
    expect((await post(linesOf(archived()))).body.data).toMatchObject({ there: 1 });
  });

  it('tells open consoles once, at its end [CON-07]', async () => {
    const { head, groupId, post } = await setup();
    const stream = await openTestStream(await start(), await server.tokenOf(head.id));
    await post(linesOf(archived()));
    await post(linesOf(archived()));
    await post(linesOf(archived({ sourceId: 'a-2' }), archived({ sourceId: 'a-3' })));
    const tags = [
      expect.objectContaining({ type: 'News' }),
      { type: 'GroupStatistics', id: groupId },
      { type: 'News', id: 'PARTIAL' },
    ];
    expect([await stream.next(), await stream.next()]).toMatchObject([{ tags }, { tags }]);
    stream.close();
  });

  it('never reads a file of the server, and fetches pictures only if the installation does [CON-07]', async () => {
    const { url, headersOf } = await setup();
    const bytes = await pngImage();
    const asked: string[] = [];
    const fetchPicture = (address: string) => {
      asked.push(address);
      return Promise.resolve(bytes);
    };
    const send = async (fetchesPictures: boolean, sourceId: string) => {
      const app = await server.build({ fetchesPictures, fetchPicture });
      running.push(app);
      const html = '<p>ก</p><img src="package.json"><img src="https://old.example/a.png">';
      const payload = linesOf(archived({ sourceId, html, cover: '/etc/hostname' }));
      return (await app.inject({ method: 'POST', url, headers: headersOf(), payload })).json<{
        data: Report;
      }>();
    };
    expect((await send(false, 'a-1')).data.changes.map(({ text, count }) => [count, text])).toEqual([
      [2, 'A picture is missing, or outside of the folder: it is left out.'],
      [1, expect.stringMatching('cannot be fetched')],
    ]);
    expect(asked).toEqual([]);
    await send(true, 'a-2');
    expect(asked).toEqual(['https://old.example/a.png']);
    const [one, other] = await server.db.select().from(news).orderBy(news.id);
    expect(one).toMatchObject({
      coverImageUrl: null,
      html: expect.stringContaining('https://old.example/a.png'),
    });
    expect(other?.html).toMatch(/^<p>ก<\/p>.*src="[^"]*\/files\//s);
  });

  it('keeps what was imported when the caller leaves, and the same body imports the rest [CON-07]', async () => {
    const { head, url, headersOf } = await setup();
    const stream = await openTestStream(await start(), await server.tokenOf(head.id));
    const items = Array.from({ length: 6 }, (_, index) =>
      archived({ sourceId: `a-${index}`, html: '<p>ก</p><img src="https://old.example/a.png">' }),
    );
    const body = linesOf(...items);
    const sockets: Socket[] = [];
    let asked = 0;
    let leave = () => {};
    const app = await start({
      fetchPicture: async () => {
        asked += 1;
        if (asked !== 3) return undefined;
        const closed = sockets.map((socket) => once(socket, 'close'));
        leave();
        await Promise.all(closed);
        return undefined;
      },
    });
    app.server.on('connection', (socket) => sockets.push(socket));
    const sent = http.request({ port: portOf(app), path: url, method: 'POST', headers: headersOf() });
    const broken = once(sent, 'error');
    leave = () => sent.destroy(new Error('left'));
    sent.end(body);
    await expect(broken).resolves.toMatchObject([{ message: 'left' }]);
    await stream.next();
    stream.close();
    expect(await titles()).toHaveLength(3);
    const ended = await server.db.select().from(auditLog).where(eq(auditLog.action, 'group.import-ended'));
    expect(ended).toMatchObject([{ after: { imported: 3 } }]);
    const again = await app.inject({ method: 'POST', url, headers: headersOf(), payload: body });
    expect(again.json<{ data: Report }>().data).toMatchObject({ imported: 3, there: 3 });
  });

  it.each([
    ['the server stops', 503, 'The server stops'],
    ['the token is revoked', 401, 'The token was revoked'],
  ])('ends when %s, and keeps what was imported [CON-05, CON-07]', async (_when, status, words) => {
    const { url, headersOf } = await setup();
    let drains = false;
    const app = await server.build({
      isDraining: () => drains,
      fetchPicture: async () => {
        if (status === 503) drains = true;
        else await server.db.delete(apiTokens);
        return undefined;
      },
    });
    running.push(app);
    const html = '<p>ก</p><img src="https://old.example/a.png">';
    const payload = linesOf(archived({ html }), archived({ sourceId: 'a-2' }));
    const answer = await app.inject({ method: 'POST', url, headers: headersOf(), payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(words) });
    expect(await titles()).toHaveLength(1);
  });
});
