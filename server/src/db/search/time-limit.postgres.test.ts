import { sql } from 'drizzle-orm';

import { openTestDatabase } from '../../testing/test-database';
import type { OpenDatabase } from '../database';

import { withinTime } from './time-limit';

describe('a search on PostgreSQL', () => {
  let database: Pick<OpenDatabase, 'db' | 'close'>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('is stopped at its time limit, and asks for one more letter [SAF-11, FND-04]', async () => {
    const endless = withinTime(database.db, (tx) => tx.execute(sql`SELECT pg_sleep(60)`), 20);
    await expect(endless).rejects.toMatchObject({
      httpStatus: 503,
      text: { en: expect.stringContaining('one more letter') },
    });
  });

  it('resets the limit before its connection is used again', async () => {
    const limit = () => database.db.execute(sql`SELECT current_setting('statement_timeout') AS value`);
    const before = await limit();
    await withinTime(database.db, (tx) => tx.execute(sql`SELECT 1`), 20);
    expect(await limit()).toMatchObject({ rows: (before as { rows: unknown[] }).rows });
  });
});
