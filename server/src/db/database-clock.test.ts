import type { Database } from './database';
import { followDatabaseTime } from './database-clock';

const DAY_MS = 86_400_000;
const START = new Date('2026-03-18T05:00:00Z').getTime();

describe('the clock of the server', () => {
  let [passedMs, wrongMs, answerMs] = [0, 0, 0];
  beforeEach(() => ([passedMs, wrongMs, answerMs] = [0, 0, 0]));

  const follow = async () => {
    const time = await followDatabaseTime({
      // No query is sent: `readTime` answers.
      db: {} as Database,
      readTime: async () => {
        const time = new Date(START + passedMs + wrongMs);
        passedMs += answerMs;
        return time;
      },
      monotonic: () => passedMs,
    });
    time.stop();
    /** What the clock is off from the true time. */
    return { ...time, offMs: () => time.clock().getTime() - START - passedMs };
  };
  const after = async (ms: number, { look }: { look: () => Promise<void> }) => {
    passedMs += ms;
    await look();
  };

  it('shows the time of the database, and goes on without asking it', async () => {
    const time = await follow();
    passedMs += 5_000;
    expect(time.clock()).toEqual(new Date(START + 5_000));
  });

  it('follows small corrections at once', async () => {
    const time = await follow();
    wrongMs = -400;
    await after(30_000, time);
    expect(time.offMs()).toBe(-400);
  });

  it('does not follow a clock of the database that is years ahead for some seconds', async () => {
    const time = await follow();
    wrongMs = 1_100 * DAY_MS;
    await after(30_000, time);
    expect(time.offMs()).toBe(0);
    wrongMs = 0;
    await after(30_000, time);
    expect(time.offMs()).toBe(0);
    wrongMs = -40 * DAY_MS;
    await after(30_000, time);
    expect(time.offMs()).toBe(0);
  });

  it('follows one that stays so', async () => {
    const time = await follow();
    wrongMs = -40 * DAY_MS;
    await after(30_000, time);
    await after(30_000, time);
    expect(time.offMs()).toBe(-40 * DAY_MS);
  });

  it('ignores an answer that came late', async () => {
    const time = await follow();
    answerMs = 8_000;
    await after(30_000, time);
    expect(time.offMs()).toBe(0);
  });
});
