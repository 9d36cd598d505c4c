import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import type { Database, Listen } from '../db/database';
import * as schema from '../db/schema';
import { MIGRATIONS_FOLDER } from '../paths';

/** An embedded database in memory with all tables: one a test file, emptied between its tests. */
export const openTestDatabase = async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const db: Database = drizzle({ client, schema });
  await migrate(drizzle({ client, schema }), { migrationsFolder: MIGRATIONS_FOLDER });
  const listen: Listen = (channel, onPayload) => client.listen(channel, onPayload);
  return { db, listen, close: () => client.close() };
};

/** Ids go on counting, so that nothing remembered of one test means someone of the next. */
export const emptyTables = (db: Database) =>
  db.execute(
    sql`TRUNCATE users, news_categories, countries, journalist_groups, group_members, group_categories, news, news_creations, files`,
  );
