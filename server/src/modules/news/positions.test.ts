import { asc, eq } from 'drizzle-orm';

import { type NewsSummary, type Paginated } from '@contract';

import { journalistGroups, news } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const ITEMS = 45;

describe("pages of a group's news", () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const [ours, theirs] = [await createNewsroom(server.db), await createNewsroom(server.db)];
    const add = ({ groupId, head, categoryId }: typeof ours, title: string) =>
      createNewsItem(server.db, { groupId, authorId: head.id, categoryId, title });
    const ids = [];
    for (let number = 1; number <= ITEMS; number += 1) {
      ids.push(await add(ours, `ข่าวด่วน ${number}`));
      if (number % 3 === 0) await add(theirs, 'Another group');
    }
    const page = async (number: number, search = '') => {
      const url = `/api/news/journalist/${ours.groupId}/news?page=${number}&search=${encodeURIComponent(search)}`;
      const { body } = await server.call<Paginated<NewsSummary>>(url, { as: ours.head.id });
      return { lastPage: body.data?.lastPage, ids: body.data?.data.map(({ id }) => id) };
    };
    return { ours, add, newestFirst: ids.reverse(), page };
  };

  it('show each item once, newest first, and only items of the group [NWS-01, SRV-05]', async () => {
    const { newestFirst, page } = await setup();
    for (const number of [1, 2, 3]) {
      expect(await page(number)).toEqual({
        lastPage: 3,
        ids: newestFirst.slice((number - 1) * 20, number * 20),
      });
      expect(await page(number, 'ข่าวด่วน')).toEqual(await page(number));
    }
    expect((await page(1, 'ข่าวด่วน 7')).ids).toHaveLength(1);
  });

  it('have a unique position for each item when many are added at once', async () => {
    const { ours, add } = await setup();
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(ours, `At once ${index}`)));
    const rows = await server.db
      .select({ position: news.position })
      .from(news)
      .where(eq(news.groupId, ours.groupId))
      .orderBy(asc(news.position));
    expect(rows.map(({ position }) => position)).toEqual(
      Array.from({ length: ITEMS + 10 }, (_, index) => index + 1),
    );
    const [group] = await server.db
      .select({ total: journalistGroups.totalNews })
      .from(journalistGroups)
      .where(eq(journalistGroups.id, ours.groupId));
    expect(group?.total).toBe(ITEMS + 10);
  });
});
