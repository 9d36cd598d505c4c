import fs from 'node:fs';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenStream = { nfd: number };
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number } } };

/**
 * PGlite's folder storage with a working fsync. PGlite's own fsync is a stub, so a power cut would lose or
 * damage committed data. The class hooks into an internal of the file layer; with `syncCount` the start checks that
 * the hook is still called.
 */
export class SyncedFolder extends NodeFS {
  syncCount = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const hook = (module: unknown) => {
      // The Emscripten module's type does not name its file systems.
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.syncCount += 1;
        fs.fsyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...result.emscriptenOpts, preRun: [...(result.emscriptenOpts.preRun ?? []), hook] },
    };
  }
}

/** Durable settings: fsync on (PGlite's `-F` turns it off), and a buffer that keeps memory near 250 MB. */
export const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=48MB',
];

/** Flushes every file under a folder to disk. */
export const syncTree = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(entryPath);
    else if (entry.isFile()) syncPath(entryPath);
  }
  syncPath(folder);
};

/** Flushes a file or the entries of a folder to disk. */
export const syncPath = (target: string): void => {
  const handle = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};
