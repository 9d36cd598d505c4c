import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import type { Listen } from './database';
import type { Join } from './instances/instance-lock';

/** A dead connection reports no error, so a query checks it at this interval. */
const CHECK_MS = 20_000;
const RETRY_MS = 1_000;

type Connection = {
  /** Resolves when the connection is lost, for whatever reason. */
  lost: Promise<void>;
  end: () => Promise<void>;
};

const connect = async (
  config: pg.ClientConfig,
  join: Join,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<Connection> => {
  // A dedicated connection, because PostgreSQL notifies connections and a pool returns a different one each time.
  const client = new pg.Client({
    ...config,
    query_timeout: 10_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  await client.connect();
  try {
    await join(client);
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  const check = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), CHECK_MS);
  check.unref();
  void lost.then(() => clearInterval(check));
  return { lost, end: () => client.end().catch(() => undefined) };
};

/**
 * LISTEN on PostgreSQL, on a connection that `join` admits. Reconnects until it succeeds; notifications missed meanwhile are
 * reported as a gap.
 */
export const createPostgresListen =
  (config: pg.ClientConfig, join: Join, warn: (text: string) => void): Listen =>
  async (channel, onPayload, onGap) => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let connection = await connect(config, join, channel, onPayload);

    const reconnect = async (): Promise<void> => {
      while (!signal.aborted) {
        await wait(RETRY_MS, undefined, { signal, ref: false });
        const again = await connect(config, join, channel, onPayload).catch(() => null);
        if (again) {
          connection = again;
          if (signal.aborted) await again.end();
          else onGap();
          return;
        }
      }
    };
    const keep = async (): Promise<void> => {
      while (!signal.aborted) {
        await connection.lost;
        if (signal.aborted) return;
        warn('The connection that listens for changes was lost. Open consoles update again once it is back.');
        await reconnect();
      }
    };
    void keep().catch(() => undefined);

    return async () => {
      stopped.abort();
      await connection.end();
    };
  };
