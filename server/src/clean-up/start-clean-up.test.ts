import { jest } from '@jest/globals';

import { startCleanUp } from './clean-up';

const HOUR_MS = 3_600_000;

describe('the time of the clean-up', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is the start of the server and every hour after it, until it is stopped', async () => {
    let runs = 0;
    const db = {
      transaction: async () => {
        runs += 1;
        return { state: 'busy' };
      },
    };
    const storage = { read: async () => Promise.reject(new Error('not there')) };
    // The parts of the database and the store that a clean-up without work uses.
    const deps = { db, storage, cleanUp: true, clock: () => new Date() } as unknown as Parameters<
      typeof startCleanUp
    >[0];
    const warned: string[] = [];
    const { stop } = await startCleanUp(deps, { say: () => undefined, warn: (line) => warned.push(line) });
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
    expect(warned.filter((line) => line.includes('store'))).toEqual([
      expect.stringContaining('The check of the image store failed'),
    ]);
    stop();
    await jest.advanceTimersByTimeAsync(3 * HOUR_MS);
    expect(runs).toBe(2);
  });
});
