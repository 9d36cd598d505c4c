import { sql } from 'drizzle-orm';

import { createPostgresDatabase } from '../testing/test-database';

import type { OpenDatabase } from './database';
import { openPostgres } from './postgres';
import { isPassing } from './sql-errors';

describe('a connection to PostgreSQL that is lost', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let opened: OpenDatabase;
  beforeAll(async () => {
    database = await createPostgresDatabase();
    opened = await openPostgres(database.url, () => undefined);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  const connectionOf = async (db: OpenDatabase['db']): Promise<number> => {
    // Drizzle does not type the rows of free SQL.
    const { rows } = (await db.execute(sql`SELECT pg_backend_pid() AS id`)) as unknown as {
      rows: [{ id: number }];
    };
    return rows[0].id;
  };

  it('in the middle of a transaction fails only that transaction; the next one gets a new connection', async () => {
    const lost = opened.db.transaction(async (tx) => {
      const id = await connectionOf(tx);
      await opened.db.execute(sql`SELECT pg_terminate_backend(${id}::integer)`);
      // The connection breaks while no query is waiting.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await connectionOf(tx);
    });
    const error = await lost.catch((caught: unknown) => caught);
    expect(isPassing(error)).toBe(true);
    expect(await connectionOf(opened.db)).toBeGreaterThan(0);
  });
});
