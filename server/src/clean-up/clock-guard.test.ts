import { judgeClock } from './clock-guard';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LAST = new Date('2026-03-18T05:00:00Z');
const after = (ms: number) => new Date(LAST.getTime() + ms);

const judge = (passedMs: number, { ranMs = HOUR_MS, waitMs = 0, here = after(passedMs) } = {}) =>
  judgeClock({ checkedAt: LAST, waitMs }, { now: after(passedMs), here, ranMs });

describe('the clock of the clean-up', () => {
  it.each([
    ['an hour after the last check', HOUR_MS],
    ['a night later, after a restart', 14 * HOUR_MS],
    ['a day later', 25 * HOUR_MS],
    ['when it was set back by an hour', 0],
  ])('is trusted %s', (_when, passedMs) => {
    expect(judge(passedMs)).toEqual({ waitMs: 0 });
  });

  it.each([
    ['1,100 days ahead', 1_100 * DAY_MS],
    ['a day and more ahead', 25 * HOUR_MS + 1],
    ['a day and more back', -23 * HOUR_MS - 1],
    ['at the start of time', -LAST.getTime()],
  ])('is not trusted when it went %s', (_where, passedMs) => {
    const warning = expect.stringContaining(
      `from ${LAST.toISOString()} to ${after(passedMs).toISOString()} since`,
    );
    expect(judge(passedMs)).toEqual({ waitMs: DAY_MS, warning });
  });

  it('is trusted after days in which the process ran but could not look', () => {
    expect(judge(3 * DAY_MS, { ranMs: 3 * DAY_MS })).toEqual({ waitMs: 0 });
  });

  it('is not trusted if this computer has another one', () => {
    const warning = expect.stringContaining("this computer's 1970-01-01T00:00:00.000Z");
    expect(judge(HOUR_MS, { here: new Date(0) })).toEqual({ waitMs: DAY_MS, warning });
    expect(judge(HOUR_MS, { here: after(24 * HOUR_MS) })).toEqual({ waitMs: 0 });
  });

  it('is not trusted before the first check, without a warning', () => {
    const remembered = { checkedAt: null, waitMs: 0 };
    expect(judgeClock(remembered, { now: LAST, here: LAST, ranMs: HOUR_MS })).toEqual({ waitMs: DAY_MS });
  });

  it('counts the time that the server has run, once for all instances', () => {
    expect(judge(HOUR_MS, { waitMs: DAY_MS })).toEqual({ waitMs: 23 * HOUR_MS });
    // Another instance has counted the first half of that hour.
    expect(judge(HOUR_MS / 2, { waitMs: DAY_MS })).toEqual({ waitMs: 23.5 * HOUR_MS });
    // The process has just started.
    expect(judge(HOUR_MS, { waitMs: DAY_MS, ranMs: 0 })).toEqual({ waitMs: DAY_MS });
    expect(judge(-HOUR_MS, { waitMs: DAY_MS })).toEqual({ waitMs: DAY_MS });
    expect(judge(HOUR_MS, { waitMs: 1 })).toEqual({ waitMs: 0 });
  });
});
