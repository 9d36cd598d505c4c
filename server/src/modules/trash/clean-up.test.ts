import { sql } from 'drizzle-orm';

import { TRASH_DAYS } from '@contract';

import { news } from '../../db/schema';
import { copyNewsItem, createNewsItem, createNewsroom } from '../../testing/factories';
import { planOf } from '../../testing/plan-of';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { forgetDeleted, selectOldDeleted } from './clean-up';

const DAY_MS = 86_400_000;

describe('the clean-up of deleted news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** A group with 2,000 items, of which every eighth was deleted today, and one longer ago than the trash keeps it. */
  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const longAgo = new Date(server.now().getTime() - TRASH_DAYS * DAY_MS - 1);
    const copies = Array.from({ length: 2_000 }, (_, index) => ({
      ...(index % 8 === 0 && {
        groupId: null,
        deletedFrom: groupId,
        deletedAt: index === 0 ? longAgo : server.now(),
      }),
    }));
    await copyNewsItem(server.db, newsId, copies);
    await server.db.execute(sql`ANALYZE ${news}`);
  };

  it('reads what is too old, and not the rest of the news', async () => {
    await setup();
    const plan = await planOf(server.db, selectOldDeleted(server.db, server.now()));
    expect(plan).toMatch(/Index Scan using news_deleted_at_idx .*actual rows=1(\.00)? /);
    expect(plan).not.toMatch(/Seq Scan|Rows Removed/);
  });

  it('returns how many items it removed, and stops when its time is over', async () => {
    await setup();
    expect(await forgetDeleted(server.db, server.now(), () => true)).toBe(0);
    expect(await forgetDeleted(server.db, server.now())).toBe(1);
    server.advance(TRASH_DAYS * DAY_MS + 1);
    let batches = 0;
    expect(await forgetDeleted(server.db, server.now(), () => (batches += 1) > 2)).toBe(200);
    expect(await forgetDeleted(server.db, server.now())).toBe(49);
  });
});
