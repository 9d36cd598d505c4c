import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';

import { StartError } from '../db/database';
import { copySocket } from '../db/embedded/folder-sockets';
import { type Said } from '../db/embedded/live-copy';

/** Files of the running process, not of the data. */
const LEFT_OUT = ['postmaster.pid'];
/** Copied last: it must contain the log up to the end of the copy. */
const LOG = 'pg_wal';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const copyTree = async (from: string, to: string, leftOut: string[] = []): Promise<void> => {
  await fs.mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (leftOut.includes(entry.name)) continue;
    try {
      if (entry.isDirectory()) await copyTree(source, target);
      else await fs.copyFile(source, target, fs.constants.COPYFILE_FICLONE);
    } catch (error) {
      // The server removed it meanwhile, with a table or a temporary file.
      if (!isMissing(error)) throw error;
    }
  }
};

const connect = (address: string): Promise<net.Socket | undefined> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(new StartError(`Run this command as the user of the server: ${error.message}.`));
    });
  });

/** Copies the database of the server that runs on this data folder; false if none runs, or one of an earlier release. */
export const copyRunning = async (dataDir: string, target: string): Promise<boolean> => {
  const socket = await connect(copySocket(dataDir));
  if (!socket) return false;
  socket.on('error', () => undefined);
  const heard = readline.createInterface({ input: socket })[Symbol.asyncIterator]();
  const hear = async (): Promise<Said> => {
    const { value } = await heard.next();
    if (value === undefined) throw new StartError('The server stopped, so the back-up was not finished.');
    return JSON.parse(value) as Said; // from our own server
  };
  try {
    const first = await hear();
    if ('refused' in first) throw new StartError(first.refused);
    const folder = path.join(dataDir, 'db');
    await copyTree(folder, target, [...LEFT_OUT, LOG]);
    socket.write('copied\n');
    const second = await hear();
    await copyTree(path.join(folder, LOG), path.join(target, LOG));
    await fs.writeFile(path.join(target, 'backup_label'), 'label' in second ? second.label : '');
    return true;
  } finally {
    socket.destroy();
  }
};
