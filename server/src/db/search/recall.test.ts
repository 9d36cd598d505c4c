import { eq, gt } from 'drizzle-orm';

import { type Id, searchText } from '@contract';

import { makeSearchable } from '../../modules/news-search/repository';
import { copyNewsItem, createNewsItem, createNewsroom } from '../../testing/factories';
import { emptyTables, openTestDatabase } from '../../testing/test-database';
import type { OpenDatabase } from '../database';
import { news, newsSearch } from '../schema';

import { inNews } from './conditions';

/** Words of the news, of which the segmenter cuts many differently in different sentences. */
const WORDS = [
  ...['น้ำมัน', 'น้ำท่วม', 'เชียงใหม่', 'กรุงเทพมหานคร', 'นายกรัฐมนตรี', 'แพทองธาร', 'โควิด', 'เวสต์เท็กซัส'],
  ...['ค่าแรงขั้นต่ำ', 'เงินเฟ้อ', 'ธนาคารแห่งประเทศไทย', 'ตลาดหลักทรัพย์', 'ส่งออก', 'ข้าวหอมมะลิ', 'แม่ค้า'],
  ...['แม่น้ำ', 'เขื่อนสิริกิติ์', 'แผ่นดินไหว', 'สึนามิ', 'อุบลราชธานี', 'เมียนมา', 'ทรัมป์', 'เซเลนสกี', 'กี่'],
  ...['ฉนวนกาซา', 'จุฬาลงกรณ์', 'ศาลรัฐธรรมนูญ', 'เลือกตั้ง', 'ชาญวีรกูล', 'ลิ้มเจริญรัตน์', 'กุลวุฒิ', 'ลิซ่า'],
  ...['แบล็กพิงก์', 'เน็ตฟลิกซ์', 'ติ๊กต็อก', 'แบตเตอรี่', 'สุวรรณภูมิ', 'ปานปรีย์', 'ผู้ว่าฯ', 'ปี 2569'],
];
const LINKS = ['', 'ที่', 'ของ', 'ตาก', 'ลง', 'วอลเล็ต', ' ', ' 5 ', '"', '-', 'ๆ '];
const ITEMS = 200;

const SPELLINGS: ((word: string) => string)[] = [
  (word) => word,
  (word) => word.replace(/([\u0E48-\u0E4B])\u0E33/g, '\u0E4D$1\u0E32'),
  (word) => word.replace(/([\u0E48-\u0E4B])\u0E33/g, '\u0E33$1').replace(/แ/g, 'เเ'),
  (word) => word.replace(/([\u0E34-\u0E39])([\u0E48-\u0E4B])/g, '$2$1').replace(/2569/, '๒๕๖๙'),
  (word) => `${[...word].join('\u200b')}\u200b`,
  (word) => word.normalize('NFKD').replace(/ /g, '  '),
];

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

/** A sentence around a word: what stands before and behind it decides where the segmenter cuts. */
const sentence = (word: string, seed: number): string =>
  [at(WORDS, seed * 7), at(LINKS, seed), word, at(LINKS, seed * 3 + 1), at(WORDS, seed * 13 + 5)].join('');

describe('a search in news', () => {
  let database: Pick<OpenDatabase, 'db' | 'close'>;
  let items: { id: Id; title: string; inTitle: string; inBody: string }[];
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await emptyTables(db);
    const { groupId, head, categoryId } = await createNewsroom(db);
    const id = await createNewsItem(db, { groupId, authorId: head.id, categoryId });
    const texts = Array.from({ length: ITEMS }, (_, index) => {
      const [inTitle, inBody] = [at(WORDS, index), at(WORDS, index * 3 + 1)];
      const spelled = (word: string) => at(SPELLINGS, index >> 2)(word);
      const html = `<p>เปิดเรื่อง</p><p>${sentence(spelled(inBody), index + 50)} <b>จบ</b>ข่าว</p>`;
      return { inTitle, inBody, title: sentence(spelled(inTitle), index), html };
    });
    await copyNewsItem(
      db,
      id,
      texts.map(({ title, html }) => ({ title, html })),
    );
    const rows = await db.select({ id: news.id }).from(news).where(gt(news.id, id)).orderBy(news.id);
    const added = rows.map((row) => row.id);
    await makeSearchable(db, added);
    items = texts.map((text, index) => ({ ...text, id: at(added, index) }));
  });
  afterAll(() => database.close());

  const find = async (search: string): Promise<Id[]> => {
    const rows = await database.db
      .select({ id: newsSearch.newsId })
      .from(newsSearch)
      .where(inNews(search)?.found);
    return rows.map(({ id }) => id);
  };

  it('finds each of 200 items by a word of its title and one of its body, in whatever spelling [NWS-01, FND-03]', async () => {
    const missed: string[] = [];
    for (const [index, { id, inTitle, inBody, title }] of items.entries()) {
      for (const word of [inTitle, inBody]) {
        const search = at(SPELLINGS, index)(word);
        if (!(await find(search)).includes(id)) missed.push(`${search} in ${title}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('finds 500 parts of titles of three letters [NWS-01, FND-02]', async () => {
    const missed: string[] = [];
    for (let index = 0; index < 500; index += 1) {
      const { id, title } = at(items, index);
      const run = at(searchText(title).match(/[ก-๎]{3,}/g) ?? [], index);
      const from = (index * 5) % (run.length - 2);
      const part = run.slice(from, from + 3);
      if (!(await find(part)).includes(id)) missed.push(`${part} in ${title}`);
    }
    expect(missed).toEqual([]);
  });

  it('finds every part of a title in other letters and across them, from three letters on [NWS-01, FND-02]', async () => {
    const [item] = items;
    if (!item) throw new Error('There are no items.');
    const title = 'Thailand-Election2026 ผลโควิด-19ระลอกใหม่';
    await database.db.update(news).set({ title }).where(eq(news.id, item.id));
    await makeSearchable(database.db, [item.id]);
    const missed: string[] = [];
    for (const word of title.split(' ')) {
      for (let from = 0; from < word.length; from += 1) {
        for (let to = from + 3; to <= word.length; to += 1) {
          const part = word.slice(from, to);
          if (/[\p{L}\p{M}\p{N}]{3}/u.test(part) && !(await find(part)).includes(item.id)) missed.push(part);
        }
      }
    }
    expect(missed).toEqual([]);
  });
});
