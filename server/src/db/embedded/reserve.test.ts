import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createReserve } from './reserve';

describe('the reserve of the disk', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-reserve-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fileOf = () => path.join(folder, 'reserve');

  it('allocates its space in full, releases it, and allocates it again [SEC-04]', async () => {
    const reserve = createReserve(folder, 2);
    await reserve.fill();
    const { size, blocks } = statSync(fileOf());
    expect(size).toBe(reserve.bytes);
    expect(blocks * 512).toBeGreaterThanOrEqual(reserve.bytes);
    await reserve.release();
    expect(existsSync(fileOf())).toBe(false);
    await reserve.fill();
    expect(statSync(fileOf()).size).toBe(reserve.bytes);
  });

  it('releases the space that an earlier process allocated', async () => {
    await createReserve(folder, 1).fill();
    await createReserve(folder, 1).release();
    expect(existsSync(fileOf())).toBe(false);
  });

  it('is not allocated when it cannot be written, and is retried', async () => {
    const reserve = createReserve(path.join(folder, 'not-there'), 1);
    await reserve.fill();
    await reserve.release();
    expect(existsSync(path.join(folder, 'not-there'))).toBe(false);
  });
});
