import {
  type AuditPage,
  type Desk,
  JournalistLevel,
  type NewsItem,
  type NewsVersionContent,
  type Paginated,
  type PublishedContent,
  PostStatus,
  type DeskItem,
} from '@contract';

import { createMember, createNewsroom } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * HOUR);
const bangkok = (time: Date) => `${new Date(time.getTime() + 7 * HOUR).toISOString().slice(0, 19)}+07:00`;

describe('the published copy', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async (publishedDate = bangkok(START_OF_TESTS)) => {
    const room = await createNewsroom(server.db);
    const { groupId, head } = room;
    const trainee = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const list = `/api/news/journalist/${groupId}/news`;
    const first = await newsParts(room, { title: 'หนึ่ง', publishedDate });
    const created = await server.call<NewsItem>(`${list}/create`, {
      method: 'POST',
      as: trainee.id,
      ...multipart(first),
    });
    const id = created.body.data?.id ?? 0;
    const post = (verb: string, as = head.id, body?: object) =>
      server.call<NewsItem>(`${list}/${id}/${verb}`, { method: 'POST', as, ...(body && { body }) });
    const save = async (title: string, as = trainee.id, overrides: Parameters<typeof newsParts>[1] = {}) => {
      const {
        cover: _cover,
        square: _square,
        ...texts
      } = await newsParts(room, {
        title,
        publishedDate,
        news_id: String(id),
        ...overrides,
      });
      return server.call<NewsItem>(`${list}/${id}/edit`, { method: 'POST', as, ...multipart(texts) });
    };
    /** The title that readers see, or the status of the page. */
    const page = async () => {
      const { statusCode, body } = await server.app.inject({ url: `/n/${id}` });
      return statusCode === 200 ? /<h1>([^<]*)/.exec(body)?.[1] : statusCode;
    };
    const read = async () => (await server.call<NewsItem>(`${list}/${id}`, { as: trainee.id })).body.data;
    const actions = async () => {
      const { body } = await server.call<AuditPage>(`${list}/${id}/history`, { as: head.id });
      return body.data?.records.map(({ action }) => action);
    };
    return { ...room, trainee, list, id, post, save, page, read, actions };
  };

  it('stays as it was approved while the changes of somebody else wait [PUB-01, PUB-02]', async () => {
    const { head, list, id, trainee, post, save, page, read, actions } = await setup();
    expect([await page(), (await read())?.published]).toEqual([404, null]);
    await post('approve');
    const { body } = await save('สอง');
    expect(body.message).toBe('บันทึกข่าวแล้ว ผู้อ่านยังเห็นฉบับที่อนุมัติไว้จนกว่าการแก้ไขนี้จะได้รับอนุมัติ');
    expect(await page()).toBe('หนึ่ง');
    const until = later(24).toISOString();
    expect(await read()).toMatchObject({
      title: 'สอง',
      status: PostStatus.Published,
      statusText: 'Published · changes wait',
      isApprovedLifeTime: false,
      isApprovedPermanent: false,
      waitingSince: later(0).toISOString(),
      published: { version: 1, publishedAt: later(0).toISOString(), until, by: head.displayName },
    });
    const copy = await server.call<PublishedContent>(`${list}/${id}/published`, { as: trainee.id });
    expect(copy.body.data).toMatchObject({ version: 1, until, content: { title: 'หนึ่ง', countryCode: 'TH' } });
    await post('approve');
    expect(await page()).toBe('สอง');
    expect(await actions()).toEqual(['news.approved', 'news.changes-sent', 'news.approved', 'news.created']);
  });

  it('is changed by the save of an approver, which is recorded as an approval [PUB-03]', async () => {
    const { head, list, id, post, save, page, actions } = await setup();
    await post('approve');
    await save('สอง');
    expect((await save('สาม', head.id)).body).toMatchObject({ message: 'บันทึกข่าวแล้ว และผู้อ่านเห็นการแก้ไขนี้แล้ว' });
    expect(await page()).toBe('สาม');
    const version = await server.call<NewsVersionContent>(`${list}/${id}/versions/3`, { as: head.id });
    expect(version.body.data?.approved).toMatchObject({ step: 'hours', by: head.displayName });
    expect((await actions())?.[0]).toBe('news.published-by-saving');
    await save('สี่', head.id, { publish: 'false' });
    expect(await page()).toBe('สาม');
    expect((await save('ห้า', head.id, { publish: 'maybe' as 'false' })).body.errors).toHaveProperty(
      'publish',
    );
  });

  it('is seen only from its Publish at on, and the save of an approver says so; a save that waits says since when [PUB-02, PUB-03]', async () => {
    const { head, post, save, page } = await setup();
    await post('approve');
    const moved = (await save('สอง', head.id, { publishedDate: bangkok(later(5)) })).body;
    expect(moved).toMatchObject({
      message: 'บันทึกข่าวแล้ว ผู้อ่านจะเห็นข่าวนี้พร้อมการแก้ไขเมื่อถึงเวลาเผยแพร่',
      data: { waitingSince: null },
    });
    expect(await page()).toBe(404);
    expect((await save('สาม')).body.data).toMatchObject({ waitingSince: later(0).toISOString() });
  });

  it('is not changed by a save that changes nothing [PUB-07]', async () => {
    const { post, save, read, actions } = await setup();
    await post('approve');
    const before = await read();
    expect((await save('หนึ่ง')).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await actions()).toHaveLength(2);
  });

  it('is not changed by a save with the date that the item was created at, which a form sends without milliseconds [PUB-07]', async () => {
    server.advance(123);
    const { post, save, read, actions } = await setup('');
    await post('approve');
    const before = await read();
    expect(before?.publishedAt).toBe(server.now().toISOString());
    for (const publishedDate of [bangkok(server.now()), server.now().toISOString(), '']) {
      expect((await save('หนึ่ง', undefined, { publishedDate })).status).toBe(200);
      expect(await read()).toEqual(before);
    }
    expect(await actions()).toHaveLength(2);
  });

  it('appears at its Publish at and goes dark 24 hours later; another 24 hours can be given [PUB-05]', async () => {
    const { post, page, read, actions } = await setup(bangkok(later(30)));
    await post('approve');
    expect(await read()).toMatchObject({
      status: PostStatus.Published,
      approvedUntil: later(54).toISOString(),
    });
    expect([await page(), (await read())?.statusText]).toEqual([404, 'Scheduled for 19/03/26 18:00']);
    server.advance(30 * HOUR);
    expect(await page()).toBe('หนึ่ง');
    server.advance(24 * HOUR);
    expect([await page(), (await read())?.statusText]).toEqual([410, 'Hidden · 24 hours are over']);
    expect((await post('approve', undefined, { again: true })).body.message).toBe(
      'ให้ข่าวแสดงบนเว็บไซต์ต่ออีก 24 ชั่วโมงแล้ว',
    );
    expect(await page()).toBe('หนึ่ง');
    expect(await read()).toMatchObject({
      isApprovedLifeTime: true,
      isApprovedPermanent: false,
      approvedUntil: later(78).toISOString(),
    });
    expect((await actions())?.[0]).toBe('news.approved-again');
    await post('approve');
    expect((await post('approve', undefined, { again: true })).status).toBe(409);
  });

  it('can be given another 24 hours while changes wait or were returned, which go on waiting [PUB-05]', async () => {
    const { post, save, page, read, actions } = await setup();
    await post('approve');
    await save('ใหม่');
    server.advance(20 * HOUR);
    const before = await read();
    expect((await post('approve', undefined, { again: true })).status).toBe(200);
    expect([await page(), (await actions())?.[0]]).toEqual(['หนึ่ง', 'news.approved-again']);
    expect(await read()).toMatchObject({
      approvedUntil: later(44).toISOString(),
      waitingSince: before?.waitingSince,
      isApprovedLifeTime: false,
    });
    await post('return', undefined, { comment: 'แก้ชื่อ' });
    server.advance(30 * HOUR);
    expect(await page()).toBe(410);
    expect((await post('approve', undefined, { again: true })).status).toBe(200);
    expect([await page(), (await read())?.returned?.comment]).toEqual(['หนึ่ง', 'แก้ชื่อ']);
  });

  it('is not approved by somebody who saw another state of the same version [PUB-01]', async () => {
    const { post, page, read } = await setup();
    const draft = { status: PostStatus.Draft, step: 'hours' };
    const shown = { status: PostStatus.Published, step: 'permanent' };
    expect((await post('approve', undefined, { seen: draft })).status).toBe(200);
    // Of two approvals for 24 hours, the second would be the permanent one.
    expect((await post('approve', undefined, { seen: draft })).status).toBe(409);
    expect(await read()).toMatchObject({ isApprovedPermanent: false });
    await post('withdraw', undefined, { comment: 'ผิดข้อเท็จจริง' });
    expect((await post('approve', undefined, { seen: shown })).status).toBe(409);
    expect(await page()).toBe(410);
    expect((await post('approve', undefined, { seen: { ...shown, status: PostStatus.Hidden } })).status).toBe(
      200,
    );
    expect(await page()).toBe('หนึ่ง');
  });

  it('is not approved or returned by somebody who did not see that it was returned meanwhile [PUB-01]', async () => {
    const { head, post, page, read } = await setup();
    const seen = { status: PostStatus.Draft, step: 'hours', waitingSince: (await read())?.waitingSince };
    await post('return', head.id, { comment: 'ชื่อผู้เสียหาย' });
    expect((await post('approve', undefined, { seen })).status).toBe(409);
    expect(await page()).toBe(404);
    expect((await post('return', head.id, { comment: 'อีกเรื่อง' })).status).toBe(409);
    expect((await read())?.returned).toMatchObject({ comment: 'ชื่อผู้เสียหาย' });
    expect((await post('approve', undefined, { seen: { ...seen, waitingSince: null } })).status).toBe(200);
    expect(await page()).toBe('หนึ่ง');
  });

  it('stays when the changes are returned, and goes when it is withdrawn [PUB-06]', async () => {
    const { post, save, page, read, head } = await setup();
    await post('approve');
    expect((await post('return', head.id, { comment: 'ยังไม่มีอะไรรอ' })).status).toBe(409);
    await save('สอง');
    await post('return', head.id, { comment: 'แก้ชื่อ' });
    expect(await page()).toBe('หนึ่ง');
    expect(await read()).toMatchObject({
      waitingSince: null,
      returned: { comment: 'แก้ชื่อ' },
      status: PostStatus.Published,
    });
    await save('สาม');
    await post('withdraw', head.id, { comment: 'ผิดข้อเท็จจริง' });
    expect(await page()).toBe(410);
    expect(await read()).toMatchObject({
      status: PostStatus.Hidden,
      returned: null,
      published: { version: 1 },
    });
    expect((await read())?.waitingSince).not.toBeNull();
    expect((await post('withdraw', head.id, { comment: 'อีกครั้ง' })).status).toBe(409);
    await post('approve');
    expect(await page()).toBe('สาม');
    await post('withdraw', head.id, { comment: 'ผิดข้อเท็จจริง' });
    expect((await read())?.returned).toMatchObject({ comment: 'ผิดข้อเท็จจริง' });
  });

  it('stays scheduled while changes with another Publish at wait, in every list [PUB-11]', async () => {
    const { head, list, id, post, save, read } = await setup(bangkok(later(30)));
    await post('approve');
    await post('approve');
    await save('สอง', undefined, { publishedDate: bangkok(later(-9)) });
    const state = { shownFrom: later(30).toISOString(), publishedAt: later(-9).toISOString() };
    const scheduled = {
      ...state,
      statusText: expect.stringMatching(/^Scheduled for .* · changes wait$/) as string,
    };
    expect(await read()).toMatchObject(scheduled);
    const rows = await server.call<Paginated<NewsItem>>(`${list}?page=1&limit=10`, { as: head.id });
    expect(rows.body.data?.data).toMatchObject([{ ...scheduled, id }]);
    const found = await server.call<Paginated<DeskItem>>('/api/news?state=waiting', { as: head.id });
    expect(found.body.data?.data).toMatchObject([{ ...scheduled, id }]);
  });

  it('is restored from the trash with its changes and its clock [PUB-01]', async () => {
    const { list, id, head, post, save, page, read } = await setup();
    await post('approve');
    await save('สอง');
    const before = await read();
    await server.call(`${list}/${id}`, { method: 'DELETE', as: head.id });
    expect(await page()).toBe(410);
    await post('restore');
    expect(await page()).toBe('หนึ่ง');
    expect(await read()).toEqual(before);
  });

  it('has one queue of what waits, in the order in which it began to wait [PUB-08]', async () => {
    const { groupId, categoryId, list, id, head, trainee, post, save } = await setup();
    await post('approve');
    server.advance(HOUR);
    const parts = multipart(await newsParts({ groupId, categoryId }, { title: 'ใหม่' }));
    const other = await server.call<NewsItem>(`${list}/create`, { method: 'POST', as: trainee.id, ...parts });
    server.advance(HOUR);
    await save('สอง');
    server.advance(HOUR);
    await save('สาม');
    const ids = [other.body.data?.id, id];
    const desk = (await server.call<Desk>('/api/desk', { as: head.id })).body.data;
    expect(desk?.waiting.items.map((item) => item.id)).toEqual(ids);
    expect(desk?.waiting.items[1]?.waitingSince).toBe(later(2).toISOString());
    expect(desk?.runningOut.items.map((item) => item.id)).toEqual([id]);
    const found = await server.call<Paginated<DeskItem>>('/api/news?state=waiting', { as: head.id });
    expect(found.body.data?.data.map((item) => item.id)).toEqual(ids);
  });
});
