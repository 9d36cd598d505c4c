import { count, eq } from 'drizzle-orm';

import { type Id, TRASH_DAYS } from '@contract';

import { files, groupMembers, journalistGroups, news, newsImages, newsSources, users } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { cleanUpImages } from '../images/clean-up';
import { imageUrl } from '../images/image-store';
import { recordUses } from '../images/image-uses';
import { checkStore } from '../images/store-mark';
import { findByOldPath } from '../site/old-paths';

import { forgetDeletedGroups } from './clean-up';
import { deleteGroup } from './repository';

const DAY_MS = 86_400_000;
const MANY = 201;

describe('a group that was deleted 30 days ago', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const daysLater = (days: number, ms = 0) => new Date(START_OF_TESTS.getTime() + days * DAY_MS + ms);
  const remove = (groupId: Id) =>
    server.db.transaction((tx) => deleteGroup(tx, groupId, { now: START_OF_TESTS, userId: null }));
  const total = async (table: typeof news | typeof files | typeof journalistGroups | typeof groupMembers) =>
    (await server.db.select({ total: count() }).from(table))[0]?.total;

  it('is removed for good with any number of news and pictures, and no other group is [SAF-03]', async () => {
    const [gone, kept] = [await createNewsroom(server.db), await createNewsroom(server.db)];
    for (const { groupId, head, categoryId } of [gone, kept])
      await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const [row] = await server.db.select().from(news).where(eq(news.groupId, gone.groupId));
    if (!row) throw new Error('There is no row.');
    const { id: _id, ...values } = row;
    const more = Array.from({ length: MANY }, () => values);
    const trashed = { groupId: null, deletedFrom: gone.groupId, deletedAt: daysLater(20) };
    await server.db.insert(news).values([...more, { ...values, ...trashed }]);
    const picture = { groupId: gone.groupId, uploadedBy: gone.head.id, bytes: 1 };
    await server.db.insert(files).values(more.map((_, index) => ({ ...picture, key: `${index}` })));
    await remove(gone.groupId);

    expect(await forgetDeletedGroups(server.db, daysLater(TRASH_DAYS, -1))).toBe(0);
    expect(await total(news)).toBe(MANY + 3);
    expect(await forgetDeletedGroups(server.db, daysLater(TRASH_DAYS))).toBe(1);
    expect(await server.db.select({ groupId: news.groupId }).from(news)).toEqual([{ groupId: kept.groupId }]);
    expect(await server.db.select({ id: journalistGroups.id }).from(journalistGroups)).toEqual([
      { id: kept.groupId },
    ]);
    expect([await total(files), await total(groupMembers)]).toEqual([MANY, 1]);
    expect(await forgetDeletedGroups(server.db, daysLater(TRASH_DAYS))).toBe(0);
  });

  it('leaves the pictures that another group or a person shows, and loses the others [SAF-03]', async () => {
    const [gone, other] = [await createNewsroom(server.db), await createNewsroom(server.db)];
    const keys = ['0a', '0b', '0c'].map((name) => `${name}/${name}000000-0000-4000-8000-000000000000.webp`);
    const [own = '', borrowed = '', avatar = ''] = keys;
    // The store is marked as this installation's while it is empty.
    await checkStore(server.db, server.storage);
    for (const key of keys) {
      await server.storage.put(key, Buffer.from(key), 'image/webp');
      const picture = { key, groupId: gone.groupId, uploadedBy: gone.head.id, bytes: 1 };
      await server.db
        .insert(files)
        .values({ ...picture, createdAt: START_OF_TESTS, unusedSince: START_OF_TESTS });
    }
    for (const { groupId, head, categoryId } of [gone, other]) {
      const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
      const shown = groupId === gone.groupId ? [own, borrowed] : [borrowed];
      await server.db.transaction((tx) => recordUses(tx, { newsId, version: 1 }, shown.map(imageUrl)));
    }
    await server.db
      .update(users)
      .set({ avatarUrl: imageUrl(avatar) })
      .where(eq(users.id, other.head.id));
    await remove(gone.groupId);

    server.advance(TRASH_DAYS * DAY_MS);
    expect(await forgetDeletedGroups(server.db, server.now())).toBe(1);
    expect(await server.db.select({ key: newsImages.key }).from(newsImages)).toEqual([{ key: borrowed }]);
    server.advance(8 * DAY_MS);
    await cleanUpImages({ db: server.db, storage: server.storage, now: server.now() });
    expect([...server.files.keys()].sort()).toEqual([borrowed, avatar, 'installation']);
  });

  it('leaves the old addresses of news that went to another group, and what that imports [SAF-03]', async () => {
    const [gone, other] = [await createNewsroom(server.db), await createNewsroom(server.db)];
    const author = { authorId: other.head.id, categoryId: other.categoryId };
    const moved = await createNewsItem(server.db, { ...author, groupId: other.groupId });
    const own = await createNewsItem(server.db, { ...author, groupId: other.groupId });
    await server.db.insert(newsSources).values([
      { groupId: gone.groupId, source: '1', newsId: moved, oldPath: '/old/1' },
      { groupId: other.groupId, source: '1', newsId: own, oldPath: '/other/1' },
    ]);
    await remove(gone.groupId);
    expect(await forgetDeletedGroups(server.db, daysLater(TRASH_DAYS))).toBe(1);
    expect(await findByOldPath(server.db, '/old/1')).toBe(moved);
    expect(await findByOldPath(server.db, '/other/1')).toBe(own);
  });
});
