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
    const tags = ['7', '[null]', '["User"]', '[{}]', '[{"type":7}]', '[{"type":"User","id":{}}]'];
    const memberships = ['7', 'null', '{}', '{"userId":1,"groupId":null,"isMember":true}'];
    const payloads = [
      ...['no JSON', '', 'null', '7', '[]', '{}', '{"endedSession":7}'],
      ...tags.map((value) => `{"tags":${value}}`),
      ...memberships.map((value) => `{"tags":[],"membership":${value}}`),
      '{"tags":[],"by":7}',
    ];
    for (const payload of payloads)
      await database.db.execute(sql`SELECT pg_notify('newsdesk_changes', ${payload})`);
    await feed.publish({ tags: [] });
    await arrived;
    expect(heard).toEqual([{ tags: [] }]);
    await feed.close();
  });
});
