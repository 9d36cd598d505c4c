import fs from 'node:fs/promises';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;
/** Two times what the database's log grows by, and room for the rows themselves. */
const RESERVE_MEGABYTES = 48;

/** Room on the disk of the embedded database that is kept back, so that people still sign in once the rest is full. */
export type Reserve = {
  bytes: number;
  /** Takes the room, where it is not held yet. Does nothing while the disk has none. */
  fill: () => Promise<void>;
  /** Gives it to the database. */
  release: () => Promise<void>;
};

/** Keeps the room as a file of zeros beside the database, in the folder that this process alone has open. */
export const createReserve = (dataDir: string, megabytes = RESERVE_MEGABYTES): Reserve => {
  const file = path.join(dataDir, 'reserve');
  const bytes = megabytes * MEGABYTE;
  let isHeld = false;

  const release = async () => {
    isHeld = false;
    await fs.rm(file, { force: true });
  };
  const write = async () => {
    // Written, not cut to length: a file with holes takes no room.
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
