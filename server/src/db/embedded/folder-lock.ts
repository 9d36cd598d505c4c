import fs from 'node:fs';
import net from 'node:net';

import { StartError } from '../database';

import { copySocket, lockSocket } from './folder-sockets';

/** Another process has locked the data folder. */
export class FolderInUseError extends StartError {
  override name = 'FolderInUseError';
}

/** A name that the kernel owns, so that a killed process leaves no lock. Each container has its own names. */
const nameOf = (folder: string): string | undefined => {
  const { dev, ino } = fs.statSync(folder);
  const name = `newsdesk-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : undefined;
};

// Listening and connecting fail with errors of the system.
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const listen = (options: net.ListenOptions): Promise<net.Server> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy()).unref();
    server.once('error', reject).listen(options, () => resolve(server));
  });

/** Whether a process holds the socket, also one that does not answer; a killed one leaves its file behind. */
const isHeld = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    // Of a process that is paused, once many have asked.
    socket.once('error', (error) => resolve(codeOf(error) === 'EAGAIN'));
  });

const hold = (options: net.ListenOptions, inUse: FolderInUseError): Promise<net.Server> =>
  listen(options).catch((error: unknown) => {
    throw codeOf(error) === 'EADDRINUSE' ? inUse : error;
  });

/** Nothing where the folder can hold no socket, as on a full disk: reading and sign-in go on there. */
const holdSocket = async (address: string, inUse: FolderInUseError): Promise<net.Server | undefined> => {
  // Every user of the folder has to learn whether somebody answers.
  const options = { path: address, writableAll: true };
  const first = await listen(options).catch(codeOf);
  if (first instanceof net.Server) return first;
  if (first !== 'EADDRINUSE') return undefined;
  if (await isHeld(address)) throw inUse;
  fs.rmSync(address, { force: true });
  return hold(options, inUse);
};

/**
 * Locks the folder for this process and returns the function that unlocks it. Two processes that write to one embedded
 * database would lose rows silently, also from two containers with the same volume.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const inUse = new FolderInUseError(
    `Another Newsdesk server is using the data folder ${folder}.\n` +
      'Stop it first, or give this one a folder of its own with NEWSDESK_DATA.',
  );
  const [name, socket] = [nameOf(folder), lockSocket(folder)];
  const held: net.Server[] = [];
  const unlock = async () => {
    for (const server of held) await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  try {
    if (name) held.push(await hold({ path: name }, inUse));
    const inFolder = socket && (await holdSocket(socket, inUse));
    if (inFolder) held.push(inFolder);
    // A server of an earlier release holds no other socket in the folder.
    if (await isHeld(copySocket(folder))) throw inUse;
  } catch (error) {
    await unlock();
    throw error;
  }
  return unlock;
};
