import { jest } from '@jest/globals';

import { createTurns, MAX_WAITING } from './turns';

describe('the turns of searches', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const setup = () => {
    const inTurn = createTurns();
    const running: string[] = [];
    /** A search that takes so many milliseconds. */
    const search = (name: string, ms: number, person = 1) =>
      inTurn(person, async () => {
        running.push(name);
        await new Promise((resolve) => setTimeout(resolve, ms));
        return name;
      });
    return { inTurn, running, search };
  };

  it('run one after the other, with a pause of twice the time each took [SEC-01]', async () => {
    const { running, search } = setup();
    const found = Promise.all([search('first', 10), search('second', 5), search('third', 1)]);
    await jest.advanceTimersByTimeAsync(29);
    expect(running).toEqual(['first']);
    await jest.advanceTimersByTimeAsync(1);
    expect(running).toEqual(['first', 'second']);
    await jest.advanceTimersByTimeAsync(15);
    expect(running).toEqual(['first', 'second', 'third']);
    await jest.advanceTimersByTimeAsync(1);
    expect(await found).toEqual(['first', 'second', 'third']);
  });

  it('begin at once when no other search runs, also after one that failed', async () => {
    const { inTurn, running, search } = setup();
    await expect(inTurn(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await jest.advanceTimersByTimeAsync(1);
    void search('next', 10);
    expect(running).toEqual(['next']);
  });

  it('of one person are refused when too many of them wait; everybody else still searches [SEC-01, SAF-11]', async () => {
    const { search, running } = setup();
    const many = Array.from({ length: 100 }, (_, number) => search(`many ${number}`, 1));
    const outcomes = Promise.allSettled(many);
    const other = search('other', 1, 2);
    await jest.advanceTimersByTimeAsync(3);
    expect(running).toEqual(['many 0', 'many 1']);
    await jest.advanceTimersByTimeAsync(3);
    expect(running).toEqual(['many 0', 'many 1', 'other']);
    await jest.advanceTimersByTimeAsync(3 * MAX_WAITING.ofPerson);
    expect(await other).toBe('other');
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(100 - MAX_WAITING.ofPerson - 1);
    expect(refused[0]).toMatchObject({ reason: { httpStatus: 429, retryAfterSeconds: 2 } });
  });

  it('are refused when too many people wait [SEC-01]', async () => {
    const { search } = setup();
    const found = Array.from({ length: MAX_WAITING.ofAll + 1 }, (_, person) => search('one', 1, person));
    await expect(search('late', 1, -1)).rejects.toMatchObject({ httpStatus: 429 });
    await jest.advanceTimersByTimeAsync(3 * (MAX_WAITING.ofAll + 1));
    expect(await Promise.all(found)).toHaveLength(MAX_WAITING.ofAll + 1);
  });
});
