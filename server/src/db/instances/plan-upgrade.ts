import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { MIGRATIONS, type MigrationPlan, planMigrations } from '../migrations';
import * as schema from '../schema';

/** Says what this release would change in a database of PostgreSQL that may be in use, and changes nothing. */
export const planUpgrade = async (url: string, migrations = MIGRATIONS): Promise<MigrationPlan> => {
  const client = new pg.Client({
    connectionString: url,
    fallback_application_name: 'newsdesk check-upgrade',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    return await planMigrations(drizzle({ client, schema }), migrations);
  } finally {
    await client.end();
  }
};
