import { sql } from 'drizzle-orm';

import { news, newsVersions } from '../../db/schema';
import { copyNewsItem, createNewsItem, createNewsroom } from '../../testing/factories';
import { planOf } from '../../testing/plan-of';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import { forgetOldVersions, selectOldVersions } from './clean-up';

const DAYS = 10;
const now = new Date(START_OF_TESTS.getTime() + (DAYS + 1) * 86_400_000);

describe('the clean-up of versions', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** 1,000 items with an approved version and a newer one; the first 300 of them also have one that may be removed. */
  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    await copyNewsItem(
      server.db,
      newsId,
      Array.from({ length: 999 }, () => ({})),
    );
    await server.db.delete(newsVersions);
    const savedAt = START_OF_TESTS.toISOString();
    await server.db.delete(newsVersions);
    await server.db.execute(sql`
      INSERT INTO ${newsVersions} (news_id, number, reason, size, saved_at, approval, is_replaced)
      SELECT id, number, 'edit', 1, ${savedAt}::timestamptz, CASE number WHEN 2 THEN 'hours' END, number < 3
      FROM ${news}, generate_series(1, 3) AS number WHERE number > 1 OR id < ${newsId} + 300`);
    await server.db.execute(sql`ANALYZE ${newsVersions}`);
  };

  it('reads what it removes, and not the versions that stay for ever', async () => {
    await setup();
    const oldest = new Date(now.getTime() - DAYS * 86_400_000);
    const before = await planOf(server.db, selectOldVersions(server.db, oldest));
    expect(before).toMatch(/news_versions_removable_idx .*actual rows=300(\.00)? /);
    expect(await forgetOldVersions(server.db, now, DAYS)).toBe(300);
    await server.db.execute(sql`ANALYZE ${newsVersions}`);
    const after = await planOf(server.db, selectOldVersions(server.db, oldest));
    expect(after).toMatch(/news_versions_removable_idx .*actual rows=0(\.00)? /);
    expect(before + after).not.toMatch(/Seq Scan|Rows Removed/);
  });

  it('returns how many versions it removed, and stops when its time is over', async () => {
    await setup();
    expect(await forgetOldVersions(server.db, now, DAYS, () => true)).toBe(0);
    expect(await forgetOldVersions(server.db, now, DAYS)).toBe(300);
    expect(await forgetOldVersions(server.db, now, DAYS)).toBe(0);
    expect(await server.db.$count(newsVersions)).toBe(2_000);
  });
});
