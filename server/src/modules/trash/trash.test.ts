import { count } from 'drizzle-orm';

import {
  type AuditPage,
  type DeletedNews,
  type Desk,
  ErrorCode,
  type GroupMember,
  type GroupStatistics,
  JournalistLevel,
  type NewsItem,
  type NewsSummary,
  type Paginated,
  Permission,
  PostStatus,
  TRASH_DAYS,
} from '@contract';

import { countries, journalistGroups, news, newsVersions } from '../../db/schema';
import {
  copyNewsItem,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import { forgetDeleted } from './clean-up';
import { listDeleted, lockDeleted, restoreNews } from './repository';

const DAY_MS = 86_400_000;

describe('deleted news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async (items = 1) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const [country] = await server.db.select({ id: countries.id }).from(countries);
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const ids: number[] = [];
    const add = async (title: string) => {
      const approved = { status: PostStatus.Published, approvedPermanently: true };
      const values = { groupId, categoryId, authorId: writer.id, title, ...approved };
      ids.unshift(await createNewsItem(server.db, values));
    };
    for (let number = 1; number <= items; number += 1) await add(`ข่าวด่วน ${number}`);
    const group = `/api/news/journalist/${groupId}`;
    const url = (id = ids[0]) => `${group}/news/${id}`;
    const remove = (id = ids[0], as = head.id) => server.call<NewsItem>(url(id), { method: 'DELETE', as });
    const restore = (id = ids[0], as = head.id) =>
      server.call<NewsItem>(`${url(id)}/restore`, { method: 'POST', as });
    const page = async (number: number, search = '') => {
      const path = `${group}/news?page=${number}&search=${encodeURIComponent(search)}`;
      const { body } = await server.call<Paginated<NewsSummary>>(path, { as: head.id });
      return body.data?.data.map(({ id }) => id);
    };
    const trash = async () =>
      (await server.call<Paginated<DeletedNews>>(`${group}/trash`, { as: head.id })).body.data;
    return {
      admin,
      countryId: country?.id,
      groupId,
      categoryId,
      head,
      writer,
      ids,
      add,
      group,
      url,
      remove,
      restore,
      page,
      trash,
    };
  };

  it('disappears from every list, from the figures and from the website [DSK-06]', async () => {
    const { head, writer, ids, group, url, remove, page } = await setup(2);
    const site = async () => (await server.app.inject({ url: `/n/${ids[0]}` })).statusCode;
    expect(await site()).toBe(200);
    expect((await remove()).body.data).toMatchObject({ id: ids[0], title: 'ข่าวด่วน 2' });
    expect(await site()).toBe(410);
    expect(await page(1)).toEqual([ids[1]]);
    expect(await page(1, 'ข่าวด่วน 2')).toEqual([]);
    expect((await server.call(url(), { as: head.id })).status).toBe(404);
    const read = async <T>(path: string, as = head.id) => (await server.call<T>(path, { as })).body.data;
    expect(await read<GroupStatistics>(`${group}/statistics`)).toMatchObject({
      totalNews: 1,
      totalNewsInThisWeek: 1,
    });
    const members = await read<GroupMember[]>(`${group}/members`);
    expect(members?.find(({ profile }) => profile.id === writer.id)).toMatchObject({ newsCount: 1 });
    expect((await read<Desk>('/api/desk', writer.id))?.own).toHaveLength(1);
    expect((await read<Paginated<NewsSummary>>('/api/news'))?.data).toHaveLength(1);
    const own = await read<Paginated<NewsSummary>>(`/api/news/journalist/news/${writer.id}`, writer.id);
    expect(own?.data).toHaveLength(1);
  });

  it('is restored to its place, unchanged [DSK-06]', async () => {
    const { head, ids, url, remove, restore, page, trash } = await setup(3);
    const before = (await server.call<NewsItem>(url(ids[1]), { as: head.id })).body.data;
    await remove(ids[1]);
    expect((await trash())?.data).toEqual([
      {
        id: ids[1],
        title: 'ข่าวด่วน 2',
        deletedAt: START_OF_TESTS.toISOString(),
        deletedBy: { id: head.id, displayName: head.displayName },
        keptUntil: new Date(START_OF_TESTS.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
      },
    ]);
    expect((await restore(ids[1])).status).toBe(200);
    expect(await page(1)).toEqual(ids);
    expect((await server.call<NewsItem>(url(ids[1]), { as: head.id })).body.data).toEqual(before);
    expect((await trash())?.data).toEqual([]);
    expect((await server.app.inject({ url: `/n/${ids[1]}` })).statusCode).toBe(200);
  });

  it('leaves full pages behind, wherever it was, and new news is the first [DSK-06, SRV-05]', async () => {
    const { ids, add, remove, restore, page } = await setup(45);
    const gone = [0, 1, 19, 20, 21, 44].map((index) => ids[index]);
    for (const id of gone) await remove(id);
    await add('ข่าวใหม่');
    const left = () => ids.filter((id) => !gone.includes(id));
    const expectPages = async () => {
      for (const number of [1, 2]) {
        expect(await page(number)).toEqual(left().slice((number - 1) * 20, number * 20));
        expect(await page(number, 'ข่าว')).toEqual(await page(number));
      }
    };
    expect(left()).toHaveLength(40);
    await expectPages();
    await restore(gone.splice(2, 1)[0]);
    expect(left()).toHaveLength(41);
    await expectPages();
  });

  it('cannot be edited, approved or deleted again, and existing news cannot be restored [DSK-06]', async () => {
    const { groupId, categoryId, head, ids, url, remove, restore } = await setup();
    expect((await restore()).status).toBe(404);
    await remove();
    const form = multipart({ ...(await newsParts({ groupId, categoryId })), news_id: String(ids[0]) });
    const refused = [
      server.call(`${url()}/edit`, { method: 'POST', as: head.id, ...form }),
      server.call(`${url()}/approve`, { method: 'POST', as: head.id }),
      server.call(`${url()}/return`, { method: 'POST', as: head.id, body: { comment: 'แก้' } }),
      remove(),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBe(404);
    const elsewhere = await createNewsroom(server.db);
    const there = `/api/news/journalist/${elsewhere.groupId}/news/${ids[0]}/restore`;
    expect((await server.call(there, { method: 'POST', as: elsewhere.head.id })).status).toBe(404);
  });

  it('can be deleted, seen and restored only by a Head [DSK-06]', async () => {
    const { groupId, group, ids, remove, restore } = await setup();
    const professional = await createMember(server.db, groupId, JournalistLevel.Professional);
    const { status, body } = await remove(ids[0], professional.id);
    expect([status, body.code]).toEqual([403, ErrorCode.Alert]);
    await remove();
    expect((await restore(ids[0], professional.id)).status).toBe(403);
    expect((await server.call(`${group}/trash`, { as: professional.id })).status).toBe(403);
  });

  it('shows its title to nobody but a Head, nor what was done to it', async () => {
    const { groupId, head, writer, ids, url, remove, restore } = await setup();
    const professional = await createMember(server.db, groupId, JournalistLevel.Professional);
    const history = async (as: number) => {
      const { status, body } = await server.call<AuditPage>(`${url()}/history`, { as });
      return [status, body.data?.records.map(({ object }) => object.name)];
    };
    await remove();
    expect(await history(head.id)).toEqual([200, ['ข่าวด่วน 1']]);
    for (const { id } of [writer, professional]) {
      expect(await history(id)).toEqual([404, undefined]);
      for (const path of ['', '/versions', '/versions/1'])
        expect((await server.call(`${url()}${path}`, { as: id })).status).toBe(404);
      for (const path of ['/api/desk', '/api/news', `/api/news/journalist/news/${id}`]) {
        const { body } = await server.call(path, { as: id });
        expect([path, JSON.stringify(body)]).toEqual([path, expect.not.stringContaining('ข่าวด่วน 1')]);
      }
    }
    const site = await server.app.inject({ url: `/n/${ids[0]}` });
    expect([site.statusCode, site.body]).toEqual([410, expect.not.stringContaining('ข่าวด่วน')]);
    await restore();
    expect((await history(writer.id))[0]).toBe(200);
  });

  it.each([
    ['category', 'categories', 'หมวดหมู่นี้'],
    ['country', 'countries', 'ประเทศนี้'],
  ] as const)(
    'keeps its %s, and a refusal to delete that says why, until it is removed for good [DSK-06]',
    async (_kind, path, what) => {
      const { categoryId, countryId, admin, remove, restore } = await setup();
      const id = path === 'categories' ? categoryId : countryId;
      const deleteIt = () => server.call(`/api/news/${path}/${id}`, { method: 'DELETE', as: admin.id });
      await remove();
      const refusal = await deleteIt();
      expect(refusal).toMatchObject({ status: 409, body: { code: ErrorCode.Alert } });
      expect(refusal.body.message).toContain(what);
      expect(refusal.body.message).toContain(`ลบไปไม่เกิน ${TRASH_DAYS} วัน`);
      expect((await restore()).body.data).toMatchObject({ categoryId, countryCode: 'TH' });
      await remove();
      server.advance(TRASH_DAYS * DAY_MS + 1);
      await forgetDeleted(server.db, server.now());
      expect((await deleteIt()).status).toBe(200);
    },
  );

  it('is removed for good after 30 days, with its versions [DSK-06]', async () => {
    const { head, ids, url, remove, restore, trash } = await setup(2);
    await server.call(`${url()}/approve`, { method: 'POST', as: head.id });
    await remove();
    const left = async () => [
      await server.db.select({ total: count() }).from(news),
      await server.db.select({ total: count() }).from(newsVersions),
    ];
    const before = await left();
    server.advance(TRASH_DAYS * DAY_MS);
    await forgetDeleted(server.db, server.now());
    expect(await left()).toEqual(before);
    server.advance(1);
    await forgetDeleted(server.db, server.now());
    expect((await left())[0]).toEqual([{ total: Number(before[0]?.[0]?.total) - 1 }]);
    expect((await restore(ids[0])).status).toBe(404);
    expect((await trash())?.data).toEqual([]);
  });

  it('is removed for good in any number, and not before 30 days are over', async () => {
    const { groupId, ids } = await setup();
    const deleted = { groupId: null, deletedFrom: groupId, deletedAt: START_OF_TESTS };
    const copies = Array.from({ length: 201 }, () => deleted);
    await copyNewsItem(server.db, ids[0] ?? 0, copies);
    const afterDays = (ms: number) => new Date(START_OF_TESTS.getTime() + TRASH_DAYS * DAY_MS + ms);
    await forgetDeleted(server.db, afterDays(0));
    expect(await server.db.select({ total: count() }).from(news)).toEqual([{ total: 202 }]);
    await forgetDeleted(server.db, afterDays(1));
    expect(await server.db.select({ id: news.id }).from(news)).toEqual([{ id: ids[0] }]);
  });

  it('takes its views with it and brings them back, and is listed page by page', async () => {
    const { groupId, ids, remove, restore, head } = await setup(3);
    await server.db.update(news).set({ totalViews: 5 });
    await server.db.update(journalistGroups).set({ totalViews: 15 });
    const views = async () =>
      (await server.db.select({ views: journalistGroups.totalViews }).from(journalistGroups))[0]?.views;
    for (const id of ids) await remove(id);
    expect(await views()).toBe(0);
    const page = await listDeleted(server.db, groupId, { search: '', page: 2, limit: 2 });
    expect(page).toMatchObject({
      place: { lastPage: 2 },
      deleted: [{ id: ids[2], deletedBy: { id: head.id } }],
    });
    expect(page.deleted).toHaveLength(1);
    await restore(ids[1]);
    expect(await views()).toBe(5);
    expect(await lockDeleted(server.db, groupId + 100, ids[0] ?? 0)).toBeNull();
    const gone = await lockDeleted(server.db, groupId, ids[0] ?? 0);
    await server.db.delete(news);
    await expect(gone && restoreNews(server.db, gone, groupId)).rejects.toThrow('The locked news is gone.');
  });
});
