import pg from 'pg';

import type { Database } from '../db/database';
import { fine, type Finding, note, wrong } from '../db/finding';
import { inWords } from '../db/in-words';
import { judgeEngine, lookAtEngine } from '../db/instances/judge-engine';
import { createReadiness } from '../modules/health/readiness';
import { freeBytesOf, fullDiskOf } from '../plugins/disk-space';
import type { Config } from '../settings/config';
import type { Storage } from '../storage/storage';

const GIGABYTE = 1024 ** 3;
/** What one instance opens: its pool, and one connection that listens. */
const CONNECTIONS = 21;

const connectionFinding = async (client: pg.Client): Promise<Finding> => {
  const { rows } = await client.query<{ free: number }>(
    `SELECT current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer AS free`,
  );
  const free = rows[0]?.free ?? 0;
  const what = `PostgreSQL has ${free} connections, and an instance uses up to ${CONNECTIONS}.`;
  return free >= CONNECTIONS
    ? fine(what)
    : wrong(what, 'People see errors when many work at once.', 'Raise max_connections.');
};

/** Whether PostgreSQL can hold the tables: rights, encoding, locale, connections. Works before there are any. */
export const engineFindings = async (url: string): Promise<Finding[]> => {
  const client = new pg.Client({
    connectionString: url,
    fallback_application_name: 'newsdesk doctor',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // the query that waits reports it
  try {
    await client.connect();
    const faults = judgeEngine(await lookAtEngine(client));
    const engine =
      faults.length > 0 ? faults : [fine('Rights, encoding and locale of the database are right.')];
    return [...engine, await connectionFinding(client)];
  } catch (error) {
    return [
      wrong(
        `The database cannot be reached. ${inWords(error)}`,
        'The server does not start without it.',
        'Check DATABASE_URL, and that PostgreSQL runs and admits this computer (pg_hba.conf).',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The checks of `/api/ready`, with this database and store. */
export const readyFindings = async (
  { db, storage }: { db: Database; storage: Storage },
  dataDir: string,
): Promise<Finding[]> => {
  const faults = await createReadiness({ db, storage, fullDisk: () => fullDiskOf(dataDir) })();
  if (faults.length === 0) return [fine('The server can write and read (the checks of /api/ready).')];
  return faults.map((fault) =>
    wrong(fault, 'The server is not ready, and a proxy sends it nothing.', 'Mend the cause that is named.'),
  );
};

/** How much can still be stored in the data folder. */
export const spaceFinding = async (dataDir: string): Promise<Finding> => {
  const free = await freeBytesOf(dataDir);
  if (free === Infinity) return note(`${dataDir} is not there yet.`, 'The start makes it.', 'Nothing.');
  const what = `Free in ${dataDir}: ${(free / GIGABYTE).toFixed(1)} GB.`;
  return free > GIGABYTE
    ? fine(what)
    : wrong(
        what,
        'Below 128 MB pictures for texts and people are refused, and below 64 MB every save.',
        'Free some space, or move the folder to a larger disk.',
      );
};

/** What the server that holds the embedded database says of itself. */
export const runningFinding = async ({ host, port }: Config): Promise<Finding> => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/ready`;
  try {
    const answer = await fetch(url, {
      headers: { 'accept-language': 'en' },
      signal: AbortSignal.timeout(5_000),
    });
    if (answer.ok) {
      return note(
        `The server is running and ready (${url}).`,
        'One process at a time opens the embedded database, so its content was not checked.',
        'For every check, stop the server first.',
      );
    }
    return wrong(
      `The server is running and not ready: ${(await answer.text()).slice(0, 500)}`,
      'It cannot write and read.',
      'Mend the cause that is named.',
    );
  } catch (error) {
    return wrong(
      `A server uses the data folder, and does not answer at ${url}. ${inWords(error)}`,
      'It hangs, or has other settings than these.',
      'Check HOST and PORT, and the log of the server.',
    );
  }
};
