import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';

import type { Database } from '../db/database';

const written = pgTable('written_rows', { transaction: text('transaction'), table: text('table_name') });

/** Records, until `end`, which transaction has written rows of which table. */
export const watchTransactions = async (db: Database) => {
  await db.execute(sql`CREATE TABLE written_rows (transaction text, table_name text)`);
  await db.execute(sql`
    CREATE FUNCTION note_written_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO written_rows VALUES (pg_current_xact_id()::text, TG_TABLE_NAME);
      RETURN NULL;
    END $$`);
  await db.execute(sql`
    DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'written_rows' LOOP
        EXECUTE format(
          'CREATE TRIGGER note_written_row AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION note_written_row()',
          name
        );
      END LOOP;
    END $$`);
  return {
    /** The number of transactions that have written rows of this table and of no other. */
    aloneIn: async (table: string): Promise<number> => {
      const tables = new Map<string | null, Set<string | null>>();
      for (const row of await db.select().from(written))
        tables.set(row.transaction, new Set([...(tables.get(row.transaction) ?? []), row.table]));
      return [...tables.values()].filter((names) => names.has(table) && names.size === 1).length;
    },
    end: async (): Promise<void> => {
      await db.execute(sql`DROP FUNCTION note_written_row CASCADE`);
      await db.execute(sql`DROP TABLE written_rows`);
    },
  };
};
