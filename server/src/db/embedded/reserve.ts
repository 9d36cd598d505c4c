import fs from 'node:fs/promises';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;
/** Twice the step by which the database's log grows, plus space for the rows themselves. */
const RESERVE_MEGABYTES = 48;

/** Reserved disk space for the embedded database, so that people can still sign in when the disk is otherwise full. */
export type Reserve = {
  bytes: number;
  /** Allocates the space if it is not allocated yet. Does nothing while the disk has no space. */
  fill: () => Promise<void>;
  /** Releases the space for the database. */
  release: () => Promise<void>;
};

/** Reserves the space with a file of zeros beside the database, in the folder that this process has locked. */
export const createReserve = (dataDir: string, megabytes = RESERVE_MEGABYTES): Reserve => {
  const file = path.join(dataDir, 'reserve');
  const bytes = megabytes * MEGABYTE;
  let isHeld = false;

  const release = async () => {
    isHeld = false;
    await fs.rm(file, { force: true });
  };
  const write = async () => {
    // Written, not truncated to length: a sparse file would reserve no space.
    const zeros = Buffer.alloc(MEGABYTE);
    const handle = await fs.open(file, 'w', 0o600);
    try {
      for (let part = 0; part < megabytes; part += 1) await handle.write(zeros);
    } finally {
      await handle.close();
    }
  };
  return {
    bytes,
    fill: async () => {
      if (isHeld) return;
      isHeld = true;
      const held = await fs.stat(file).catch(() => undefined);
      if (held?.size === bytes) return;
      await write().catch(release);
    },
    release,
  };
};
