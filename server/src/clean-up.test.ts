import { jest } from '@jest/globals';

import { startCleanUp } from './clean-up';
import { newsCreations } from './db/schema';

const HOUR_MS = 60 * 60_000;

describe('the clean-up', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const setup = (failing: 'images' | 'keys' | 'nothing') => {
    const done: string[] = [];
    const warned: string[] = [];
    const run = (what: 'images' | 'keys') => {
      if (failing === what) throw new Error('disk gone');
      done.push(what);
    };
    const storage = {
      // eslint-disable-next-line require-yield -- an empty store
      async *list() {
        run('images');
      },
    };
    const nothing = { from: () => ({ where: () => ({ limit: () => [] }) }) };
    const deleted = (forget: () => unknown) => ({
      where: () => Object.assign(Promise.resolve().then(forget), { returning: async () => [] }),
    });
    const db = {
      select: () => nothing,
      transaction: async () => 0,
      delete: (table: unknown) => deleted(() => table === newsCreations && run('keys')),
    };
    const clock = () => new Date('2026-03-18T05:00:00Z');
    // The parts of the database and the store that a clean-up without work uses.
    const deps = { db, storage, clock, auditDays: 730, versionsDays: 730 } as unknown as Parameters<
      typeof startCleanUp
    >[0];
    const stop = startCleanUp(deps, (text) => warned.push(text));
    return { done, warned, stop };
  };

  it('runs at the start and every hour, until it is stopped', async () => {
    const { done, stop } = setup('nothing');
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect([...done].sort()).toEqual(['images', 'keys']);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveLength(4);
    stop();
    await jest.advanceTimersByTimeAsync(3 * HOUR_MS);
    expect(done).toHaveLength(4);
  });

  it.each([
    ['images', 'keys', 'The clean-up of images failed: Error: disk gone'],
    ['keys', 'images', 'The clean-up of keys of news failed: Error: disk gone'],
  ] as const)('of %s that fails is told of, and the other goes on', async (failing, other, said) => {
    const { done, warned, stop } = setup(failing);
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(done).toEqual([other, other]);
    expect(warned).toEqual([said, said]);
    stop();
  });
});
