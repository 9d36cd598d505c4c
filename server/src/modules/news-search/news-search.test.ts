import { desc, eq } from 'drizzle-orm';

import { type DeskItem, type Id, JournalistLevel, type NewsSummary, type Paginated } from '@contract';

import { news, newsSearch, newsSearchDue, users } from '../../db/schema';
import { inNews } from '../../db/search/conditions';
import { firstMatches, newsList } from '../../db/search/first-matches';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import { fillSearch } from './fill-search';
import { reindexSearch } from './reindex';
import { markAllDue } from './repository';
import { textOfArticle } from './search-texts';

describe('a search in news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const item = await createNewsItem(server.db, {
      groupId,
      categoryId,
      authorId: head.id,
      title: 'แม่ค้าตลาดน้ำร้องราคาไข่แพง',
      markdown: 'กระทรวงพาณิชย์ *เร่ง*แก้ปัญหา',
      html: '<p>พบว่าต้น<b>ทุน</b>อาหารสัตว์สูงขึ้น</p><p>Feed prices rose sharply</p>',
      tags: ['ค่าครองชีพ'],
      references: [{ label: 'กรมการค้าภายใน', link: 'https://example.com/' }],
    });
    await createNewsItem(server.db, { groupId, categoryId, authorId: head.id, title: 'พายุเข้าภาคใต้' });
    const group = `/api/news/journalist/${groupId}`;
    const read = async (path: string) =>
      (await server.call<Paginated<{ id: Id }>>(path, { as: head.id })).body.data?.data.map(({ id }) => id);
    const find = (search: string, filter = '') =>
      read(`/api/news?search=${encodeURIComponent(search)}${filter}`);
    return { groupId, categoryId, head, item, group, read, find };
  };

  it.each([
    ...['แม่ค้า', 'เเม่ค้า', 'ม่ค้', 'ร้อง ราคา', 'ราคา ร้อง', 'ไข่', 'ต้นทุน', 'อาหารสัตว์', 'พาณิชย์', 'ค่าครอง'],
    ...[
      'กรมการค้า',
      'feed',
      'PRICES fe',
      '"feed prices"',
      '"prices rose" ไข่',
      'ไข',
      'ค้าตล rose',
      'rose ้าตลา',
      'แ',
      'ตลาด\u200bนํ้า',
    ],
  ])('finds it by any of its texts: %s [DSK-07, FND-01]', async (search) => {
    const { item, find, group, read } = await setup();
    expect(await find(search)).toEqual([item]);
    expect(await read(`${group}/news?search=${encodeURIComponent(search)}`)).toEqual([item]);
  });

  it.each(['"prices feed"', '"rose feed"', 'rices', 'ม่', '%', '_', 'พายุ ไข่', "o'clock"])(
    'does not find it by what is not there: %s [DSK-07]',
    async (search) => {
      const { item, find } = await setup();
      expect(await find(search)).not.toContain(item);
    },
  );

  it('finds the item with the words in its title before a newer one with them in its text, if the best come first', async () => {
    const { groupId, categoryId, head, item, find } = await setup();
    const newer = await createNewsItem(server.db, {
      groupId,
      categoryId,
      authorId: head.id,
      createdAt: new Date(START_OF_TESTS.getTime() + 3_600_000),
      html: '<p>ไปถาม แม่ค้า แล้ว แม่ค้า บอกว่า</p>',
    });
    expect(await find('แม่ค้า')).toEqual([newer, item]);
    expect(await find('แม่ค้า', '&sort=best')).toEqual([item, newer]);
    const { status, body } = await server.call('/api/news?sort=best', { as: head.id });
    expect([status, body.errors]).toEqual([400, { sort: expect.anything() }]);
  });

  it('works together with the filters, and in the trash [DSK-07, FND-01]', async () => {
    const { head, item, group, find, read } = await setup();
    expect(await find('ไข่', `&state=waiting&author=${head.id}`)).toEqual([item]);
    expect(await find('ไข่', '&state=permanent')).toEqual([]);
    await server.call(`${group}/news/${item}`, { method: 'DELETE', as: head.id });
    expect(await find('ไข่')).toEqual([]);
    const inTrash = (search: string) => read(`${group}/trash?search=${encodeURIComponent(search)}`);
    expect(await inTrash('ต้นทุน')).toEqual([item]);
    expect(await inTrash('พายุ')).toEqual([]);
  });

  it.each([
    ['among the first of the list', 'เลือกตั้ง', [2, 4, 6], 2],
    ['by the index, if the first of the list are too few', 'เลือกตั้ง', [3, 47, 44], 2],
    ['by the index, if only later ones match', 'เลือกตั้ง', [52, 47], 2],
    ['by the index, the places of a phrase', '"ซ่อม วันนี้"', [52, 47], 2],
  ])('finds the first matches of a long list, in its order: %s', async (_name, search, places, limit) => {
    const { groupId, categoryId, head } = await setup();
    const ids: Id[] = [];
    for (let place = 0; place < 30 * limit; place += 1) {
      const title = places.includes(place) ? 'เลือกตั้งซ่อม วันนี้' : 'วันนี้ ซ่อมถนน';
      const createdAt = new Date(Date.UTC(2030, 0, 1) - place * 60_000);
      ids.push(await createNewsItem(server.db, { groupId, categoryId, authorId: head.id, title, createdAt }));
    }
    const found = inNews(search);
    if (!found) throw new Error('Nothing is searched for.');
    const list = newsList(server.db, eq(news.groupId, groupId), [desc(news.createdAt), desc(news.id)]);
    // Drizzle does not type the rows of free SQL.
    const { rows } = (await server.db.execute(firstMatches(found, { needed: limit, most: limit }, list))) as {
      rows: unknown[];
    };
    const expected = places.toSorted((a, b) => a - b).slice(0, limit);
    expect(rows).toEqual(expected.map((place) => ({ id: ids[place] })));
  });

  it.each([
    ['ต้นทุน', 'text', 'พบว่า[ต้นทุน]อาหารสัตว์สูงขึ้น Feed prices rose sharply'],
    ['ค่าครอง', 'tag', '[ค่าครอง]ชีพ'],
    ['ไข่ พาณิชย์', 'summary', 'กระทรวง[พาณิชย์] เร่งแก้ปัญหา'],
    ['กรมการค้า', 'reference', '[กรมการค้า]ภายใน'],
  ])('shows where it found %s, in every list [FND-01]', async (search, field, text) => {
    const { head, group, item } = await setup();
    const snippetIn = async (path: string) => {
      const { body } = await server.call<Paginated<NewsSummary>>(path, { as: head.id });
      const [row] = body.data?.data ?? [];
      const parts = row?.snippet?.parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text));
      return [row?.snippet?.field, parts?.join('')];
    };
    const query = `search=${encodeURIComponent(search)}`;
    expect(await snippetIn(`/api/news?${query}`)).toEqual([field, text]);
    expect(await snippetIn(`${group}/news?${query}`)).toEqual([field, text]);
    await server.call(`${group}/news/${item}`, { method: 'DELETE', as: head.id });
    expect(await snippetIn(`${group}/trash?${query}`)).toEqual([field, text]);
  });

  it('shows nothing more of what its title shows, and nothing without a search', async () => {
    const { head } = await setup();
    for (const query of ['search=%E0%B9%84%E0%B8%82%E0%B9%88', 'search=', 'state=waiting']) {
      const { body } = await server.call<Paginated<NewsSummary>>(`/api/news?${query}`, { as: head.id });
      expect(body.data?.data[0]).not.toHaveProperty('snippet');
    }
  });

  it('finds only what the person may read [DSK-09]', async () => {
    const { groupId, item } = await setup();
    const found = async (as: number) =>
      (await server.call<Paginated<DeskItem>>('/api/news?search=feed', { as })).body.data?.data;
    expect(await found((await createUser(server.db)).id)).toEqual([]);
    const member = await createMember(server.db, groupId, JournalistLevel.Trainee);
    expect(await found(member.id)).toMatchObject([{ id: item }]);
  });

  it('finds a saved item by its new texts only', async () => {
    const { groupId, categoryId, head, item, group, find } = await setup();
    const parts = await newsParts({ groupId, categoryId });
    const form = multipart({ ...parts, news_id: String(item), title: 'น้ำมันลดราคา' });
    await server.call(`${group}/news/${item}/edit`, { method: 'POST', as: head.id, ...form });
    expect([await find('นํ้ามันลด'), await find('แม่ค้า')]).toEqual([[item], []]);
  });

  it('saves and finds an item in which a key was held down [FND-01]', async () => {
    const { groupId, categoryId, head, item, group, find } = await setup();
    const parts = await newsParts({ groupId, categoryId }, { html: `<p>ราคา${'่'.repeat(3_000)}ไข่ลดลง</p>` });
    const form = multipart({ ...parts, news_id: String(item) });
    const { status } = await server.call(`${group}/news/${item}/edit`, {
      method: 'POST',
      as: head.id,
      ...form,
    });
    expect([status, await find('ลดลง'), await find(`ราคา${'่'.repeat(100)}`)]).toEqual([200, [item], [item]]);
  });

  it('finds the news of an author by the new name, once it is filled', async () => {
    const { head, item, find } = await setup();
    const body = { displayName: 'สมหญิง รักข่าว', bio: '' };
    await server.call('/api/account/profile', { method: 'PUT', as: head.id, body });
    expect(await find(`"${head.displayName}" ไข่`)).toEqual([item]);
    expect(await fillSearch(server.db)).toBe(2);
    expect([await find('สมหญิง ไข่'), await find(`"${head.displayName}" ไข่`)]).toEqual([[item], []]);
  });

  it('finds the news of an earlier release when their words are filled, batch by batch', async () => {
    const { item, find } = await setup();
    await server.db.update(newsSearch).set({ words: '' });
    expect([await find('ตลาด'), await find('ต้นทุน')]).toEqual([[], []]);
    expect(await markAllDue(server.db)).toBe(2);
    expect(await fillSearch(server.db, () => true)).toBe(0);
    expect(await fillSearch(server.db)).toBe(2);
    expect([await find('ตลาด'), await find('ต้นทุน')]).toEqual([[item], [item]]);
    expect(await server.db.$count(newsSearchDue)).toBe(0);
  });

  it('finds news that was imported by SQL, with all its texts, after the command that writes the search again', async () => {
    const { item, head, find } = await setup();
    await server.db.delete(newsSearch);
    await server.db.update(users).set({ displayName: 'สมหญิง รักข่าว' }).where(eq(users.id, head.id));
    expect([await find('ตลาด'), await find('ต้นทุน')]).toEqual([[], []]);
    const said: string[] = [];
    await reindexSearch(server.db, (line) => said.push(line));
    expect(said).toEqual(['The search of 2 items of news is written again.', 'Done.']);
    for (const search of ['ตลาด', 'ต้นทุน', 'สมหญิง ไข่']) expect(await find(search)).toEqual([item]);
    expect(await server.db.$count(newsSearchDue)).toBe(0);
  });
});

describe('the text of an article', () => {
  it.each([
    ['<p>น้ำ<b>มัน</b></p><p>แพง</p>', ' น้ำมัน  แพง '],
    ['a&amp;b&nbsp;&#3585;&#xE02;&bogus;&#9999999;', 'a&b กข&bogus; '],
    ['<td class="x">1</td><td>2<br>3</td>', ' 1  2 3 '],
  ])('has a blank between blocks only: %s', (html, text) => {
    expect(textOfArticle(html)).toBe(text);
  });
});
