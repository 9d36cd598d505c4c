import { eq, sql } from 'drizzle-orm';

import { type Id, JournalistLevel } from '@contract';

import { files, groupMembers } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { createLibrary } from '../../testing/media-library';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { imageKeys } from '../images/image-store';
import { lockPictures } from '../images/same-picture';
import { findWrongCounters } from '../journalists/counters';
import { lockGroup } from '../journalists/group-there';

describe('news that is handed over while others work on it', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('goes to and fro beside saves, deletions and new members, and every count is right [TOG-03]', async () => {
    const [here, there] = [await createNewsroom(server.db), await createNewsroom(server.db)];
    const { head } = here;
    const other = there.groupId;
    await server.db
      .insert(groupMembers)
      .values({ groupId: other, userId: head.id, level: JournalistLevel.Head });
    const post = async (url: string, body: object) =>
      (await server.call(url, { method: 'POST', as: head.id, body })).status;
    const items = await Promise.all(
      Array.from({ length: 6 }, () =>
        createNewsItem(server.db, {
          ...here,
          authorId: head.id,
          tags: ['เลือกตั้ง', 'น้ำท่วม'],
          approvedPermanently: true,
        }),
      ),
    );
    const parts = await newsParts(here);
    const workOn = async (newsId: Id, index: number): Promise<number[]> => {
      const urlIn = (group: Id) => `/api/news/journalist/${group}/news/${newsId}`;
      const { cover: _cover, square: _square, ...texts } = parts;
      const form = multipart({ ...texts, news_id: String(newsId), title: `ข่าว ${index}`, tags: 'น้ำท่วม,ด่วน' });
      const move = (from: typeof here, to: typeof there) =>
        post(`${urlIn(from.groupId)}/hand-over`, {
          authorId: to.head.id,
          to: { groupId: to.groupId, categoryId: to.categoryId },
        });
      return Promise.all([
        server
          .call(`${urlIn(here.groupId)}/edit`, { method: 'POST', as: head.id, ...form })
          .then(({ status }) => status),
        move(here, there),
        post(`/api/news/journalist/${other}/member`, { email: `nobody-${index}@newsdesk.example`, level: 6 }),
        move(there, here),
        server.call(urlIn(here.groupId), { method: 'DELETE', as: head.id }).then(({ status }) => status),
        move(here, there),
      ]);
    };
    const statuses = (await Promise.all(items.map(workOn))).flat();
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    for (const groupId of [here.groupId, other])
      expect(await findWrongCounters(server.db, groupId)).toEqual([]);
  });

  it('waits for news that is written with its cover, before it locks the group that the writer needs [TOG-03]', async () => {
    const [{ write, base, groupId, head }, there] = [
      await createLibrary(server),
      await createNewsroom(server.db),
    ];
    await server.db
      .insert(groupMembers)
      .values({ groupId: there.groupId, userId: head.id, level: JournalistLevel.Head });
    const item = await write();
    const [cover = ''] = imageKeys([item.coverImageUrl]);
    const isWaiting = async () => {
      // `execute` has no row type; the query returns one column.
      const { rows } = (await server.db.execute(
        sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )) as { rows: unknown[] };
      return rows.length > 0;
    };
    let moving: ReturnType<TestServer['call']> | undefined;
    await server.db.transaction(async (writing) => {
      await lockPictures(writing, groupId);
      await writing.update(files).set({ isKept: true }).where(eq(files.key, cover));
      moving = server.call(`${base}/news/${item.id}/hand-over`, {
        method: 'POST',
        as: head.id,
        body: {
          authorId: there.head.id,
          to: { groupId: there.groupId, categoryId: there.categoryId },
        },
      });
      while (!(await isWaiting()));
      await lockGroup(writing, groupId, 'no key update');
    });
    expect((await moving)?.status).toBe(200);
  });
});
