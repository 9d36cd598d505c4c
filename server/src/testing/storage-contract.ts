import { randomBytes } from 'node:crypto';

import { MARK_KEY, type Storage } from '../storage/storage';

const KEYS = ['ab/one.webp', 'cd/two.webp'] as const;
const LARGEST_PICTURE = 10 * 1024 * 1024;
/** The tolerated difference between the clocks of a store and of this computer. */
const CLOCKS_MS = 60_000;

/** The bytes under a key, or null. */
export const bytesIn = async (storage: Storage, key: string): Promise<Buffer | null> => {
  const stream = await storage.read(key);
  if (!stream) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array)); // a stream of bytes
  return Buffer.concat(chunks);
};

/** The tests that every image store must pass. `storageOf` returns an empty store, shared by all of these tests. */
export const describeStorage = (name: string, storageOf: () => Storage): void => {
  describe(`${name}, like any store`, () => {
    const keysIn = async () => {
      const keys = [];
      for await (const { key } of storageOf().list()) keys.push(key);
      return keys.sort();
    };
    afterEach(async () => {
      for (const key of await keysIn()) await storageOf().remove(key);
    });

    it('is empty at first, and returns null for an unknown key', async () => {
      expect(await keysIn()).toEqual([]);
      expect(await bytesIn(storageOf(), KEYS[0])).toBeNull();
    });

    it('returns each image unchanged, and lists it with its date', async () => {
      const [first, second] = KEYS;
      await storageOf().put(first, Buffer.from('first'), 'image/webp');
      await storageOf().put(second, Buffer.from('second'), 'image/webp');
      expect((await bytesIn(storageOf(), first))?.toString()).toBe('first');
      expect((await bytesIn(storageOf(), second))?.toString()).toBe('second');
      const ages = [];
      for await (const { modifiedAt } of storageOf().list()) ages.push(Date.now() - modifiedAt.getTime());
      expect(ages.filter((age) => Math.abs(age) < CLOCKS_MS)).toHaveLength(2);
      expect(await keysIn()).toEqual([first, second]);
    });

    it('keeps the last bytes of an image that was stored twice', async () => {
      await storageOf().put(KEYS[0], Buffer.from('a long first text'), 'image/webp');
      await storageOf().put(KEYS[0], Buffer.from('short'), 'image/webp');
      expect((await bytesIn(storageOf(), KEYS[0]))?.toString()).toBe('short');
    });

    it('stores the largest picture byte for byte', async () => {
      const bytes = randomBytes(LARGEST_PICTURE);
      await storageOf().put(KEYS[0], bytes, 'image/webp');
      expect((await bytesIn(storageOf(), KEYS[0]))?.equals(bytes)).toBe(true);
    });

    it('keeps the mark of its installation, and does not list it as an image [SAF-01]', async () => {
      await storageOf().put(MARK_KEY, Buffer.from('mark'), 'text/plain');
      await storageOf().put(KEYS[0], Buffer.from('image'), 'image/webp');
      expect(await keysIn()).toEqual([KEYS[0]]);
      expect((await bytesIn(storageOf(), MARK_KEY))?.toString()).toBe('mark');
      await storageOf().remove(MARK_KEY);
    });

    it('removes an image, also if it is already gone', async () => {
      await storageOf().put(KEYS[0], Buffer.from('bytes'), 'image/webp');
      await storageOf().remove(KEYS[0]);
      await storageOf().remove(KEYS[0]);
      expect(await bytesIn(storageOf(), KEYS[0])).toBeNull();
      expect(await keysIn()).toEqual([]);
    });
  });
};
