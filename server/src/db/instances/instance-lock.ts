import type pg from 'pg';

/** Every connection of a running instance holds this lock together with the others; an upgrade holds it alone. */
export const INSTANCE_LOCK = 7_202_602;

/** This instance must not write: a newer release is upgrading the database, or has upgraded it. */
export class DatabaseUpgradedError extends Error {
  override name = 'DatabaseUpgradedError';
}

const check = async (client: pg.ClientBase, version: number): Promise<void> => {
  // Two statements in one message: the second one must see what an upgrade committed before it released the lock.
  const results = (await client.query(
    `SELECT pg_try_advisory_lock_shared(${INSTANCE_LOCK}) AS "isShared";
     SELECT max(created_at)::text AS version FROM drizzle.newsdesk_migrations`,
    // The driver returns a list for several statements, and types only the result of one.
  )) as unknown as [pg.QueryResult<{ isShared: boolean }>, pg.QueryResult<{ version: string }>];
  if (results[0].rows[0]?.isShared !== true) {
    throw new DatabaseUpgradedError('A newer release of Newsdesk is upgrading the database.');
  }
  if (Number(results[1].rows[0]?.version) !== version) {
    throw new DatabaseUpgradedError('The database was upgraded by a newer release of Newsdesk.');
  }
};

/** Admits a new connection of an instance, or rejects. */
export type Join = (client: pg.ClientBase) => Promise<void>;

/**
 * Admits connections only while the tables are of this version. Each connection holds the lock itself, so no connection can
 * write during an upgrade, and none that was opened before an upgrade is left after it.
 */
export const createJoin = (version: number, warn: (text: string) => void): Join => {
  let isTold = false;
  return async (client) => {
    try {
      await check(client, version);
      isTold = false;
    } catch (error) {
      if (error instanceof DatabaseUpgradedError && !isTold) {
        isTold = true;
        warn(
          `${error.message} This instance now reads and writes nothing. Stop it, and start the newer release.`,
        );
      }
      throw error;
    }
  };
};
