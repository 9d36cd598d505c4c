import fs from 'node:fs';
import net from 'node:net';
import readline from 'node:readline';

import type { PGlite } from '@electric-sql/pglite';

import { inWords } from '../in-words';

import { copySocket, MAX_PATH_BYTES } from './folder-sockets';
import type { Maintenance } from './maintenance';

/** After this the server does its maintenance again, whether the copy is finished or not. */
const LIMIT_MS = 60 * 60_000;

/** What the server says to a process that copies its database, one JSON object a line. */
export type Said = { refused: string } | { copy: 'started' } | { label: string };

const serveOne = async (socket: net.Socket, client: PGlite, maintenance: Maintenance): Promise<void> => {
  const say = (said: Said) => socket.write(`${JSON.stringify(said)}\n`);
  const heard = readline.createInterface({ input: socket })[Symbol.asyncIterator]();
  // A checkpoint would remove parts of the log that the copy needs.
  const resume = await maintenance.pause();
  try {
    await client.query(`SELECT pg_backup_start('newsdesk', true)`);
    say({ copy: 'started' });
    const { value } = await heard.next();
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(false)',
    );
    if (value !== 'copied') return;
    say({ label: rows[0]?.label ?? '' });
    // Until the other side has copied the log too and hangs up.
    await heard.next();
  } finally {
    resume();
  }
};

const listen = (server: net.Server, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // A killed server leaves its socket behind; this process has locked the folder.
    if (process.platform !== 'win32') fs.rmSync(address, { force: true });
    const before = process.umask(0o177);
    try {
      server.once('error', reject).listen(address, resolve);
    } finally {
      process.umask(before);
    }
  });

/**
 * Lets the back-up command copy the files of the database while the server uses it: PostgreSQL logs whole pages from
 * `pg_backup_start` to `pg_backup_stop`, which makes the copy consistent. Returns the function that stops it.
 */
export const serveCopies = async (
  dataDir: string,
  client: PGlite,
  maintenance: Maintenance,
  warn: (text: string) => void,
): Promise<() => Promise<void>> => {
  let running: { socket: net.Socket; done: Promise<void> } | undefined;
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    if (running) {
      const refusal: Said = { refused: 'Another back-up of this server is running.' };
      socket.end(`${JSON.stringify(refusal)}\n`);
      return;
    }
    const limit = setTimeout(() => socket.destroy(), LIMIT_MS).unref();
    const done = serveOne(socket, client, maintenance)
      .catch((error: unknown) => warn(`A back-up failed: ${inWords(error)}`))
      .finally(() => {
        clearTimeout(limit);
        socket.destroy();
        running = undefined;
      });
    running = { socket, done };
  });
  const address = copySocket(dataDir);
  try {
    if (Buffer.byteLength(address) > MAX_PATH_BYTES)
      throw new Error('The path of the data folder is too long.');
    await listen(server, address);
  } catch (error) {
    warn(`Back-ups while the server runs are not possible: ${inWords(error)}\nStop it before a back-up.`);
    return () => Promise.resolve();
  }
  server.unref();
  return async () => {
    server.close();
    running?.socket.destroy();
    await running?.done;
  };
};
