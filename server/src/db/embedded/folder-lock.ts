import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { StartError } from '../database';

/** Another process has locked the data folder. */
export class FolderInUseError extends StartError {
  override name = 'FolderInUseError';
}

const lockName = (folder: string): string => {
  const { dev, ino } = fs.statSync(folder);
  const name = `newsdesk-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
};

/**
 * Locks the folder for this process and returns the function that unlocks it. Two processes that write to one embedded
 * database would lose rows silently. The kernel owns the lock's name, so a killed process leaves no stale lock.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const server = net.createServer((socket) => socket.end(String(process.pid)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new FolderInUseError(
              `Another Newsdesk server is using the data folder ${folder}.\n` +
                'Stop it first, or give this one a folder of its own with NEWSDESK_DATA.',
            )
          : error,
      );
    });
    server.listen(lockName(folder), resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
};
