import { sql } from 'drizzle-orm';

import { openTestDatabase } from '../../testing/test-database';

import { type Change, openChangeFeed } from './change-feed';

const LIMIT_MS = 60_000;

describe('the feed of changes', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => void (database = await openTestDatabase()), LIMIT_MS);
  afterAll(() => database.close());

  it('ignores notifications of other programs on its channel', async () => {
    const feed = await openChangeFeed(database.db, database.listen, () => new Date());
    const heard: Change[] = [];
    const arrived = new Promise<void>((resolve) => {
      feed.subscribe((change) => {
        heard.push(change);
        resolve();
      });
    });
    for (const payload of ['no JSON', '', 'null', '7', '[]', '{}', '{"tags":7}'])
      await database.db.execute(sql`SELECT pg_notify('newsdesk_changes', ${payload})`);
    await feed.publish({ tags: [] });
    await arrived;
    expect(heard).toEqual([{ tags: [] }]);
    await feed.close();
  });
});
