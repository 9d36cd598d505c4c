import pg from 'pg';

import { StartError } from '../database';

/** With several connections of the pooler free, two questions may meet different ones. */
const LOOKS = 5;

const processOf = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id');
  return rows[0]?.id ?? 0;
};

/** Whether somebody stands between: PgBouncer gives a client a process number of its own. */
const isPooled = (client: pg.Client, process: number): boolean =>
  // The driver's types do not know the number that PostgreSQL announced.
  (client as pg.Client & { processID?: number | null }).processID !== process;

/**
 * Refuses a pooler that gives a connection to another client after each transaction (`pool_mode = transaction`): the locks that keep
 * old and new releases apart, and LISTEN, belong to a connection.
 */
export const refuseSharedConnections = async (
  client: pg.Client,
  connection: pg.ClientConfig,
): Promise<void> => {
  const own = await processOf(client);
  if (!isPooled(client, own)) return;
  const other = new pg.Client(connection);
  other.on('error', () => undefined);
  await other.connect();
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await processOf(other)) === own || (await processOf(client)) !== own) {
        throw new StartError(
          'The pooler before the database shares one connection among several clients (pool_mode = transaction or statement).\n' +
            'Newsdesk needs its connections for itself: set pool_mode = session for this database, or connect to PostgreSQL directly.',
        );
      }
    }
  } finally {
    await other.end().catch(() => undefined);
  }
};
