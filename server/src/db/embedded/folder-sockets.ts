import fs from 'node:fs';
import path from 'node:path';

/** What the systems accept as the path of a socket. */
export const MAX_PATH_BYTES = 103;

/** The lock in the data folder, which every container sees that has the folder; undefined where there can be none. */
export const lockSocket = (dataDir: string): string | undefined => {
  const address = path.join(dataDir, 'in-use.sock');
  return process.platform === 'win32' || Buffer.byteLength(address) > MAX_PATH_BYTES ? undefined : address;
};

/** The socket in the data folder by which back-ups copy it, which only the owner of the folder can open. */
export const copySocket = (dataDir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\newsdesk-copy-${fs.statSync(dataDir).ino}`
    : path.join(dataDir, 'copy.sock');
