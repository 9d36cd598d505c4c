import { randomUUID } from 'node:crypto';

import { createMemoryStorage } from '../../testing/memory-storage';

import { readSize } from './size-keys';
import { createSizes } from './sizes';

describe('the making of sizes', () => {
  const setup = (options: Partial<Parameters<typeof createSizes>[0]> = {}) => {
    const now = new Date('2026-03-18T05:00:00Z');
    const { storage, files: kept } = createMemoryStorage(() => now);
    const failures: string[] = [];
    /** What the image worker has begun, and has not been told to end. */
    const begun: (() => void)[] = [];
    let together = 0;
    let most = 0;
    const make = createSizes({
      storage,
      workers: {
        makeSize: async () => {
          together += 1;
          most = Math.max(most, together);
          await new Promise<void>((resolve) => begun.push(resolve));
          together -= 1;
          return { bytes: Buffer.from('made') };
        },
      },
      clock: () => now,
      fullDisk: () => Promise.resolve(undefined),
      onFailure: (_error, text) => failures.push(text),
      ...options,
    });
    const newSize = async () => {
      const id = `ab/${randomUUID()}`;
      await storage.put(`${id}.webp`, Buffer.from('a picture'), 'image/webp');
      const size = readSize(`${id}.w400.avif`);
      if (!size) throw new Error('No size.');
      return size;
    };
    /** Lets what waits for nothing but the store go on. */
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    const endAll = async () => {
      for (let ended = begun.shift(); ended; ended = begun.shift()) {
        ended();
        for (let turn = 0; turn < 5; turn += 1) await settle();
      }
    };
    return { make, kept, failures, newSize, settle, endAll, most: () => most };
  };

  it('takes one at a time, so that uploads have the other image worker [MED-03]', async () => {
    const { make, newSize, settle, endAll, most } = setup();
    const sizes = await Promise.all(Array.from({ length: 12 }, newSize));
    const jobs = sizes.map((size, place) => make(size, `place ${place}`));
    await settle();
    await endAll();
    expect(await Promise.all(jobs)).toEqual(sizes.map(() => true));
    expect(most()).toBe(1);
  });

  it('refuses the many sizes of one place, and still takes that of another [MED-03]', async () => {
    const { make, newSize, settle, endAll, failures } = setup();
    const sizes = await Promise.all(Array.from({ length: 100 }, newSize));
    const jobs = sizes.map((size) => make(size, 'one place'));
    const other = make(await newSize(), 'another place');
    await settle();
    await endAll();
    const made = (await Promise.all(jobs)).filter(Boolean).length;
    expect(made).toBeLessThan(40);
    expect([await other, failures]).toEqual([true, []]);
  });

  it('takes one place for a size, however many ask for it [MED-03]', async () => {
    const { make, newSize, settle, endAll } = setup();
    const size = await newSize();
    const jobs = Array.from({ length: 100 }, () => make(size, 'one place'));
    await settle();
    await endAll();
    expect(new Set(await Promise.all(jobs))).toEqual(new Set([true]));
  });

  it('goes on after a reader has waited for too long [MED-03]', async () => {
    const { make, newSize, settle, endAll, kept } = setup({ waitMs: 0 });
    const size = await newSize();
    expect(await make(size, 'one place')).toBe(false);
    await settle();
    await endAll();
    expect([...kept.keys()].sort()).toEqual([size.key, size.picture].sort());
  });

  it('stops while the disk takes no more pictures [MED-03]', async () => {
    const fullDisk = () => Promise.resolve('only 100 MB are free');
    const { make, newSize, settle, endAll, kept } = setup({ fullDisk });
    const size = await newSize();
    const job = make(size, 'one place');
    await settle();
    await endAll();
    expect(await job).toBe(false);
    expect([...kept.keys()]).toEqual([size.picture]);
  });

  it('makes nothing of a picture that was removed meanwhile', async () => {
    const { make, newSize, kept, failures } = setup();
    const size = await newSize();
    kept.clear();
    expect([await make(size, 'one place'), failures, kept.size]).toEqual([false, [], 0]);
  });
});
