import { sql } from 'drizzle-orm';

import { createPostgresDatabase } from '../testing/test-database';

import { StartError } from './database';
import { openPostgres } from './postgres';

describe('a database of PostgreSQL that a newer release has upgraded', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  beforeAll(async () => void (database = await createPostgresDatabase()));
  afterAll(() => database.drop());

  const open = () => openPostgres(database.url, () => undefined);

  it('is refused with a message, and opens once the newer migration is removed', async () => {
    const first = await open();
    await first.db.execute(
      sql`INSERT INTO drizzle.newsdesk_migrations (hash, created_at) VALUES ('newer', 4102444800000)`,
    );
    const refused = open();
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/^This database was upgraded by a newer release of Newsdesk/);
    await first.db.execute(sql`DELETE FROM drizzle.newsdesk_migrations WHERE hash = 'newer'`);
    await first.close();
    await (await open()).close();
  });
});
