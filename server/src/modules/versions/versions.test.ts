import { eq } from 'drizzle-orm';
import fc from 'fast-check';

import {
  JournalistLevel,
  type NewsItem,
  type NewsVersionContent,
  type Paginated,
  type PublishedContent,
  type VersionSummary,
} from '@contract';

import { namedAs } from '../../db/name-key';
import { countries, files, groupCategories, newsCategories, users } from '../../db/schema';
import { cleanUpImagesOf } from '../../testing/clean-up-images';
import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { newPng } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { newsParts, newsTexts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import { forgetOldVersions } from './clean-up';

const DAY_MS = 86_400_000;

describe('versions of news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const { groupId, head, categoryId } = room;
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const list = `/api/news/journalist/${groupId}/news`;
    type Overrides = Parameters<typeof newsParts>[1];
    const create = async (overrides: Overrides = {}) => {
      const form = multipart(await newsParts(room, overrides));
      const { body } = await server.call<NewsItem>(`${list}/create`, {
        method: 'POST',
        as: writer.id,
        ...form,
      });
      return body.data?.id ?? 0;
    };
    const edit = async (
      newsId: number,
      overrides: Overrides = {},
      { as = writer.id, withCovers = false } = {},
    ) => {
      const texts = newsTexts(room, overrides);
      const covers = withCovers && { cover: { bytes: await newPng() }, square: { bytes: await newPng() } };
      const form = multipart({ ...texts, ...covers });
      return server.call<NewsItem>(`${list}/${newsId}/edit`, { method: 'POST', as, ...form });
    };
    const versions = async (newsId: number, query = '') =>
      (await server.call<Paginated<VersionSummary>>(`${list}/${newsId}/versions${query}`, { as: writer.id }))
        .body.data?.data ?? [];
    const content = async (newsId: number, number: number) =>
      (await server.call<NewsVersionContent>(`${list}/${newsId}/versions/${number}`, { as: writer.id })).body
        .data?.content;
    const restore = (newsId: number, number: number, as = head.id, headers = {}) =>
      server.call<NewsItem>(`${list}/${newsId}/versions/${number}/restore`, { method: 'POST', as, headers });
    const approve = (newsId: number) =>
      server.call(`${list}/${newsId}/approve`, { method: 'POST', as: head.id });
    const tagOf = async (newsId: number) => {
      const headers = { authorization: `Bearer ${await server.tokenOf(writer.id)}` };
      return (await server.app.inject({ url: `${list}/${newsId}`, headers })).headers['etag'];
    };
    return {
      groupId,
      categoryId,
      head,
      writer,
      list,
      create,
      edit,
      versions,
      content,
      restore,
      approve,
      tagOf,
    };
  };

  it('are stored at every save, with who, when, why and from which version [HIS-01]', async () => {
    const { head, writer, create, edit, versions, content } = await setup();
    const newsId = await create({ title: 'เช้า' });
    await edit(newsId, { title: 'เที่ยง' });
    await edit(newsId, { title: 'เย็น', reason: 'merge', from_version: '1' }, { as: head.id });
    const savedAt = START_OF_TESTS.toISOString();
    const common = { savedAt, approved: null, size: expect.any(Number) as number };
    const by = ({ id, displayName }: typeof writer) => ({ id, displayName });
    expect(await versions(newsId)).toEqual([
      { ...common, number: 3, reason: 'merge', fromNumber: 1, savedBy: by(head) },
      { ...common, number: 2, reason: 'edit', fromNumber: null, savedBy: by(writer) },
      { ...common, number: 1, reason: 'create', fromNumber: null, savedBy: by(writer) },
    ]);
    const titles = await Promise.all([1, 2, 3].map(async (number) => (await content(newsId, number))?.title));
    expect(titles).toEqual(['เช้า', 'เที่ยง', 'เย็น']);
  });

  it('are not added by a save that changes nothing [HIS-01]', async () => {
    const { create, edit, versions } = await setup();
    const newsId = await create();
    expect((await edit(newsId)).status).toBe(200);
    expect(await versions(newsId)).toHaveLength(1);
  });

  it('show which one was approved [HIS-01]', async () => {
    const { head, create, edit, versions, approve } = await setup();
    const newsId = await create();
    await approve(newsId);
    await edit(newsId, { title: 'แก้หลังอนุมัติ' });
    const approved = { step: 'hours', at: START_OF_TESTS.toISOString(), by: head.displayName };
    expect(await versions(newsId)).toMatchObject([
      { number: 2, approved: null },
      { number: 1, approved },
    ]);
    expect(await versions(newsId, '?approved=true')).toMatchObject([{ number: 1 }]);
  });

  it('start with the current content for news that is older than its versions [HIS-01]', async () => {
    const { groupId, categoryId, writer, edit, versions, content } = await setup();
    const newsId = await createNewsItem(server.db, {
      groupId,
      categoryId,
      authorId: writer.id,
      title: 'เก่า',
    });
    const found = { number: 1, reason: 'found', savedAt: null, savedBy: null };
    expect(await versions(newsId)).toMatchObject([found]);
    expect(await content(newsId, 1)).toMatchObject({ title: 'เก่า', html: '<p>Text</p>' });
    await edit(newsId, { title: 'ใหม่' });
    expect(await versions(newsId)).toMatchObject([{ number: 2, reason: 'edit' }, found]);
    expect(await content(newsId, 1)).toMatchObject({ title: 'เก่า', html: '<p>Text</p>' });
  });

  it('are restored as the newest one, including covers; none is overwritten [HIS-03]', async () => {
    const { create, edit, versions, content, restore } = await setup();
    const newsId = await create({ title: 'ก่อน' });
    await edit(newsId, { title: 'หลัง', tags: '' }, { withCovers: true });
    const before = await content(newsId, 1);
    const { body } = await restore(newsId, 1);
    expect(body).toMatchObject({ success: true, message: expect.stringContaining('1') as string });
    expect(body.data).toMatchObject({ title: 'ก่อน', coverImageUrl: before?.coverImageUrl });
    expect(await content(newsId, 3)).toEqual(before);
    expect(await versions(newsId)).toMatchObject([
      { number: 3, reason: 'restore', fromNumber: 1 },
      { number: 2, reason: 'edit' },
      { number: 1, reason: 'create' },
    ]);
    expect((await server.app.inject({ url: before?.coverImageUrl ?? '' })).statusCode).toBe(200);
  });

  it('are restored only over the version that the Head has seen [HIS-03]', async () => {
    const { create, edit, restore, content } = await setup();
    const newsId = await create();
    await edit(newsId, { title: 'คนอื่นแก้' });
    const { status } = await restore(newsId, 1, undefined, { 'if-match': '"another"' });
    expect(status).toBe(412);
    expect(await content(newsId, 3)).toBeUndefined();
  });

  it('can be restored only with the right to do so, and only if they exist [HIS-03]', async () => {
    const { writer, create, restore } = await setup();
    const newsId = await create();
    expect((await restore(newsId, 1, writer.id)).status).toBe(403);
    expect((await restore(newsId, 9)).status).toBe(404);
  });

  it('keep their content when the code of their country is changed, and show the code as it is now [SAF-02]', async () => {
    const { create, edit, content, restore, tagOf } = await setup();
    const newsId = await create({ title: 'หนึ่ง' });
    await edit(newsId, { title: 'สอง' });
    const tag = await tagOf(newsId);
    await server.db.update(countries).set({ code: 'LA' }).where(eq(countries.code, 'TH'));
    expect(await tagOf(newsId)).toBe(tag);
    for (const [number, title] of ['หนึ่ง', 'สอง'].entries()) {
      expect(await content(newsId, number + 1)).toMatchObject({ title, countryCode: 'LA' });
    }
    await edit(newsId, { title: 'สาม', countryCode: 'LA' });
    for (const [number, title] of ['หนึ่ง', 'สอง', 'สาม'].entries()) {
      expect(await content(newsId, number + 1)).toMatchObject({ title, countryCode: 'LA' });
    }
    expect((await restore(newsId, 1)).body.data).toMatchObject({ title: 'หนึ่ง', countryCode: 'LA' });
  });

  it('name people as they are called now, and keep the id of a deleted category, and no code of a deleted country [HIS-01]', async () => {
    const { groupId, writer, list, create, edit, versions, content, approve } = await setup();
    const [category] = await server.db
      .insert(newsCategories)
      .values({ ...namedAs('เก่า'), sortOrder: 99 })
      .returning();
    const [country] = await server.db
      .insert(countries)
      .values({ ...namedAs('เก่า'), code: 'QQ' })
      .returning();
    const gone = { id: category?.id ?? 0, country: country?.id ?? 0 };
    await server.db.insert(groupCategories).values({ groupId, categoryId: gone.id });
    const newsId = await create({ categoryId: String(gone.id), countryCode: 'QQ' });
    await approve(newsId);
    await edit(newsId);
    await server.db.delete(groupCategories).where(eq(groupCategories.categoryId, gone.id));
    await server.db.delete(newsCategories).where(eq(newsCategories.id, gone.id));
    await server.db.delete(countries).where(eq(countries.id, gone.country));
    await server.db.update(users).set({ displayName: 'ชื่อใหม่' }).where(eq(users.id, writer.id));
    expect(await content(newsId, 1)).toMatchObject({ categoryId: gone.id, countryCode: '' });
    const copy = await server.call<PublishedContent>(`${list}/${newsId}/published`, { as: writer.id });
    expect(copy.body.data?.content).toMatchObject({ categoryId: gone.id, countryCode: '' });
    expect((await versions(newsId)).map(({ savedBy }) => savedBy?.displayName)).toEqual(['ชื่อใหม่', 'ชื่อใหม่']);
  });

  it('report an unknown reason on its form part [HIS-01]', async () => {
    const { create, edit } = await setup();
    const newsId = await create();
    const overrides = { reason: 'because' as 'merge', from_version: 'first' }; // what a stranger may send
    const { status, body } = await edit(newsId, overrides);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['reason', 'from_version']);
  });

  it('return their content after any sequence of saves and restores [HIS-03]', async () => {
    const { create, edit, content, restore } = await setup();
    const text = fc.string({
      unit: fc.constantFrom('ก', 'น้ำ', 'ที่', ' ', 'a', '😀', '<', '&'),
      minLength: 1,
      maxLength: 12,
    });
    const steps = fc.array(fc.oneof(fc.record({ title: text, html: text }), fc.nat(20)), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (saves) => {
        const newsId = await create();
        const contents = [await content(newsId, 1)];
        for (const save of saves) {
          const before = contents.length;
          if (typeof save === 'number') await restore(newsId, (save % before) + 1);
          else
            await edit(newsId, {
              title: `ก${save.title}`,
              html: `<p>ก${save.html.replaceAll('<', '&lt;')}</p>`,
            });
          const made = await content(newsId, before + 1);
          if (made) contents.push(made);
          if (made && typeof save === 'number') expect(made).toEqual(contents[save % before]);
        }
        const read = await Promise.all(contents.map((_, index) => content(newsId, index + 1)));
        expect(read).toEqual(contents);
      }),
      { numRuns: 15 },
    );
  }, 90_000);

  it('are cleaned up when they are old, except the newest and approved ones [HIS-01]', async () => {
    const { create, edit, versions, content, approve } = await setup();
    const newsId = await create({ title: 'หนึ่ง' });
    await edit(newsId, { title: 'สอง' });
    await approve(newsId);
    await edit(newsId, { title: 'สาม' });
    await edit(newsId, { title: 'สี่' });
    const after = (days: number) => new Date(START_OF_TESTS.getTime() + days * DAY_MS);
    await forgetOldVersions(server.db, after(9), 10);
    expect(await versions(newsId)).toHaveLength(4);
    await forgetOldVersions(server.db, after(11), 10);
    expect((await versions(newsId)).map(({ number }) => number)).toEqual([4, 2]);
    expect(await content(newsId, 1)).toBeUndefined();
    expect(await content(newsId, 2)).toMatchObject({ title: 'สอง' });
  });

  it('keep their pictures as long as they are kept [HIS-01]', async () => {
    const { create, edit, content } = await setup();
    const newsId = await create();
    const cover = (await content(newsId, 1))?.coverImageUrl ?? '';
    await edit(newsId, {}, { withCovers: true });
    const { db, storage } = server;
    const cleanUp = async (days: number) => {
      const now = new Date(START_OF_TESTS.getTime() + days * DAY_MS);
      await forgetOldVersions(db, now, 10);
      await cleanUpImagesOf({ db, storage, now: () => now });
      return (await db.select({ key: files.key }).from(files)).some(({ key }) => cover.endsWith(key));
    };
    expect(await cleanUp(9)).toBe(true);
    // Unused from the eleventh day on, in the trash a week later, and removed after 30 days in it.
    expect(await cleanUp(11)).toBe(true);
    expect(await cleanUp(19)).toBe(true);
    expect(await cleanUp(50)).toBe(false);
  });
});
