import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { FolderInUseError, lockFolder } from './folder-lock';

describe('the lock of a data folder', () => {
  let folder: string;
  const socket = () => path.join(folder, 'in-use.sock');
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** A process in another container, which shares no name of the kernel with this one. */
  const lockFromAnotherContainer = async (address = socket()) => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(address, resolve));
    return () => new Promise((resolve) => server.close(resolve));
  };

  it('is held by one process, which leaves nothing behind', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
    expect(fs.readdirSync(folder)).toEqual([]);
    await (
      await lockFolder(folder)
    )();
  });

  it('is seen from another container with the same volume', async () => {
    const stop = await lockFromAnotherContainer();
    await expect(lockFolder(folder)).rejects.toThrow(/is using the data folder/);
    await stop();
    await (
      await lockFolder(folder)
    )();
  });

  it('is seen if the other container has an earlier release, which an upgrade would run beside', async () => {
    const stop = await lockFromAnotherContainer(path.join(folder, 'copy.sock'));
    await expect(lockFolder(folder)).rejects.toThrow(/is using the data folder/);
    await stop();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('of a process that was killed does not stay', async () => {
    const stop = await lockFromAnotherContainer();
    // A server that ends removes the name that it was given.
    fs.renameSync(socket(), path.join(folder, 'left'));
    await stop();
    fs.renameSync(path.join(folder, 'left'), socket());
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
  });

  it('does not need a socket in the folder, which a full disk refuses', async () => {
    fs.mkdirSync(path.join(folder, 'a'.repeat(120)));
    const deep = path.join(folder, 'a'.repeat(120));
    const unlock = await lockFolder(deep);
    expect(fs.readdirSync(deep)).toEqual([]);
    await unlock();
  });
});
