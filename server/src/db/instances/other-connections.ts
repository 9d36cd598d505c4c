import type pg from 'pg';

/** Connections of the same name from the same computer. */
export type Connections = { name: string; address: string; since: string; processes: number[] };

const toConnections = async (client: pg.ClientBase, condition: string, values: unknown[] = []) => {
  const { rows } = await client.query<Connections>(
    `SELECT application_name AS name, coalesce(host(client_addr), 'this computer') AS address,
       to_char(min(backend_start) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since,
       array_agg(pid ORDER BY backend_start) AS processes
     FROM pg_stat_activity AS activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' AND ${condition}
     GROUP BY 1, 2 ORDER BY 3`,
    values,
  );
  return rows;
};

const HAS_LOCK = `EXISTS (SELECT FROM pg_locks AS held WHERE held.pid = activity.pid AND locktype = 'advisory'
  AND classid = 0 AND objid = ANY ($1::oid[]) AND objsubid = 1)`;

/** The connections that hold one of these advisory locks, or wait for it. */
export const findLockHolders = (client: pg.ClientBase, locks: number[]): Promise<Connections[]> =>
  toConnections(client, HAS_LOCK, [locks]);

/**
 * Connections of releases that hold no lock while they run, without those that have one of `locks`. These releases give their
 * connections no name, and the one that listens for changes shows either of two queries. Tools such as psql and pg_dump have
 * names; a pooler's connection that is free shows `DISCARD ALL`.
 */
export const findEarlierReleases = (client: pg.ClientBase, locks: number[]): Promise<Connections[]> =>
  toConnections(
    client,
    `usename = current_user AND NOT ${HAS_LOCK} AND query NOT LIKE 'DISCARD ALL%'
     AND (application_name = '' OR query IN ('LISTEN "newsdesk_changes"', 'SELECT 1'))`,
    [locks],
  );

/** The connections with an open transaction, which may hold the lock of a table. */
export const findTransactions = (client: pg.ClientBase): Promise<Connections[]> =>
  toConnections(client, 'xact_start IS NOT NULL');

/** One line for each group of connections, for a message to the operator. */
export const describeConnections = (connections: Connections[]): string =>
  connections
    .map(
      ({ name, address, since, processes }) =>
        `  ${name || 'without a name, as earlier releases are'}, from ${address}, since ${since} UTC, ` +
        `PostgreSQL processes ${processes.join(', ')}`,
    )
    .join('\n');
