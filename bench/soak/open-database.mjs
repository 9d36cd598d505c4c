import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

/** The database of a server that does not run. */
export const openDatabase = async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const query = async (statement, values = []) => (await client.query(statement, values)).rows;
    return { query, close: () => client.end() };
  }
  const client = await PGlite.create(path.join(dataDir, 'db'), { extensions: { pg_trgm } });
  const query = async (statement, values = []) => (await client.query(statement, values)).rows;
  return { query, close: () => client.close() };
};
