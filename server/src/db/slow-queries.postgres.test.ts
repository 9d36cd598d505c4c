import { sql } from 'drizzle-orm';

import { createPostgresDatabase } from '../testing/test-database';

import { openPostgres } from './postgres';
import { asking } from './slow-queries';

describe('the connections to PostgreSQL', () => {
  it('are counted, with the queries that wait for one [CON-08]', async () => {
    const database = await createPostgresDatabase();
    const { db, countConnections, close } = await openPostgres(database.url, () => undefined);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const all = Array.from({ length: 22 }, () => db.transaction(() => held));
    expect(countConnections?.()).toMatchObject({ waiting: 2, limit: 20 });
    release?.();
    await Promise.all(all);
    expect(countConnections?.()).toMatchObject({ waiting: 0, idle: countConnections?.().open });
    await close();
    await database.drop();
  });
});

describe('a slow query on PostgreSQL', () => {
  it('is reported with the request that it was made for, and without its values', async () => {
    const database = await createPostgresDatabase();
    const warnings: string[] = [];
    const { db, close } = await openPostgres(database.url, (text) => warnings.push(text), {
      slowQueryMs: 50,
    });
    const name = sql`SELECT current_setting('application_name') AS name`;
    const { rows } = (await db.execute(name)) as unknown as { rows: unknown[] }; // as the driver answers
    expect(rows).toEqual([{ name: expect.stringMatching(/^newsdesk \S+ \d+$/) }]);
    const sleep = sql`SELECT pg_sleep(0.06), ${'a secret'}::text`;
    const request = () => ({ route: 'GET /api/news', person: 7 });
    // A statement of drizzle begins when it is awaited.
    await asking.run(request, async () => void (await db.execute(sleep)));
    await db.transaction((tx) => tx.execute(sleep));
    await close();
    await database.drop();
    const slow = warnings.filter((text) => text.includes('pg_sleep'));
    expect(slow).toEqual([
      expect.stringMatching(
        /^A query took \d+ ms \(GET \/api\/news, person 7\): SELECT pg_sleep\(0\.06\), \$1::text$/,
      ),
      expect.stringContaining('(no request)'),
    ]);
  });
});
