import { createToastTimers } from './toast-timers';

const setup = () => {
  jest.useFakeTimers();
  const ended: number[] = [];
  const timers = createToastTimers((id) => ended.push(id));
  const after = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return ended;
  };
  return { timers, after };
};
afterEach(() => jest.useRealTimers());

describe('the time of toasts', () => {
  it('ends for each of them by itself, once', () => {
    const { timers, after } = setup();
    timers.start(1, 2_000);
    timers.start(2, 4_000);
    expect(after(1_999)).toEqual([]);
    expect(after(1)).toEqual([1]);
    expect(after(10_000)).toEqual([1, 2]);
  });

  it('stands still for all of them while one is read, and goes on with what was left', () => {
    const { timers, after } = setup();
    timers.start(1, 2_000);
    after(1_500);
    timers.pause();
    timers.start(2, 1_000);
    timers.pause();
    expect(after(60_000)).toEqual([]);
    timers.resume();
    timers.resume();
    expect(after(499)).toEqual([]);
    expect(after(1)).toEqual([1]);
    expect(after(499)).toEqual([1]);
    expect(after(1)).toEqual([1, 2]);
  });

  it('can be stopped for one of them, or for all', () => {
    const { timers, after } = setup();
    timers.start(1, 1_000);
    timers.start(2, 1_000);
    timers.stop(1);
    timers.stop(7);
    expect(after(1_000)).toEqual([2]);
    timers.start(3, 1_000);
    timers.clear();
    timers.pause();
    timers.resume();
    expect(after(5_000)).toEqual([2]);
  });

  it('never ends for one that stays', () => {
    const { timers, after } = setup();
    timers.start(1, Infinity);
    timers.pause();
    timers.resume();
    expect(after(60_000)).toEqual([]);
  });
});
