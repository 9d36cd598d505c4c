import { refused } from '../../http/api-error';
import { createMemoryStorage } from '../../testing/memory-storage';
import { START_OF_TESTS } from '../../testing/test-server';

import { newImage, withStoredImages } from './image-store';

describe('images and their rows', () => {
  const setup = () => {
    const { storage, files } = createMemoryStorage(() => START_OF_TESTS);
    const images = [newImage(Buffer.from('cover')), newImage(Buffer.from('square'))];
    return { storage, files, images, keys: images.map(({ key }) => key) };
  };

  it('both exist after a write', async () => {
    const { storage, files, images, keys } = setup();
    expect(await withStoredImages(storage, images, async () => 'written')).toBe('written');
    expect([...files.keys()]).toEqual(keys);
  });

  it('neither exists after a refused write', async () => {
    const { storage, files, images } = setup();
    const write = () => Promise.reject(refused({ th: 'ไม่ได้', en: 'No.' }));
    await expect(withStoredImages(storage, images, write)).rejects.toThrow('No.');
    expect(files.size).toBe(0);
  });

  it('neither exists if the database refuses the rows', async () => {
    const { storage, files, images } = setup();
    const cause = Object.assign(new Error('violates a constraint'), { code: '23503' });
    const failed = new Error('Failed query', { cause });
    await expect(withStoredImages(storage, images, () => Promise.reject(failed))).rejects.toBe(failed);
    expect(files.size).toBe(0);
  });

  it.each(['57P01', '08006', 'EHOSTUNREACH', 'EAI_AGAIN', 'EPIPE', undefined])(
    'stay if the write fails without an answer of the database (%s), because it may have committed',
    async (code) => {
      const { storage, files, images, keys } = setup();
      const lost = Object.assign(new Error('lost'), { code });
      await expect(withStoredImages(storage, images, () => Promise.reject(lost))).rejects.toBe(lost);
      expect([...files.keys()]).toEqual(keys);
    },
  );

  it('are all removed, and no row is written, if one of them cannot be stored', async () => {
    const { storage, files, images, keys } = setup();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const put: typeof storage.put = (key, ...rest) =>
      key === keys[0] ? Promise.reject(full) : storage.put(key, ...rest);
    let written = false;
    const write = async () => {
      written = true;
    };
    await expect(withStoredImages({ ...storage, put }, images, write)).rejects.toBe(full);
    expect(written).toBe(false);
    expect(files.size).toBe(0);
  });
});
