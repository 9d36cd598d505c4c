import { jest } from '@jest/globals';

import { createFairTurns } from './fair-turns';

/** Jobs that end when they are told to; `began` lists them in the order in which they began. */
const setup = (size: number, maxWaiting = 10) => {
  const { run, counts } = createFairTurns({ size, maxWaiting });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (person: number, name: string) =>
    run(person, () => {
      began.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { run, counts, began, start, end };
};

describe('jobs that wait for each other', () => {
  it('of one person run one at a time, and others come between them [SAF-11]', async () => {
    const { began, start, end } = setup(1);
    const all = [start(1, 'a'), start(1, 'b'), start(1, 'c'), start(2, 'other')];
    await end('');
    expect(began).toEqual(['a']);
    for (const name of ['a', 'other', 'b', 'c']) await end(name);
    expect(began).toEqual(['a', 'other', 'b', 'c']);
    await Promise.all(all);
  });

  it('are counted while they run and wait, and so are those that were refused [CON-08]', async () => {
    const { counts, start, end } = setup(1);
    const all = Array.from({ length: 11 }, (_, index) => start(index, `${index}`));
    await expect(start(12, 'too many')).rejects.toThrow();
    expect(counts()).toEqual({ running: 1, waiting: 10, refused: 1 });
    for (let index = 0; index < all.length; index += 1) await end(`${index}`);
    await Promise.all(all);
    expect(counts()).toEqual({ running: 0, waiting: 0, refused: 1 });
  });

  it('leave places to other persons while one asks much [SAF-11]', async () => {
    const { began, start, end } = setup(2);
    for (const name of ['a', 'b', 'c']) void start(1, name);
    void start(2, 'other');
    await end('');
    expect(began).toEqual(['a', 'other']);
  });

  it('of a person who comes back are next, however much others or they asked before [SAF-11]', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { began, start, end } = setup(1);
    const take = (name: string, ms: number) => {
      now.mockReturnValue(performance.now() + ms);
      return end(name);
    };
    void start(1, 'long before');
    await take('long before', 10_000);
    for (const person of [2, 3]) void start(person, `${person}`);
    await take('2', 50);
    for (const person of [2, 1]) void start(person, `${person} again`);
    await take('3', 50);
    expect(began).toEqual(['long before', '2', '3', '1 again']);
    now.mockRestore();
  });

  it('leave a pause after them, but answer at once [SAF-11]', async () => {
    const rests: (() => void)[] = [];
    const { run } = createFairTurns({
      size: 1,
      maxWaiting: 10,
      rest: () => new Promise((end) => rests.push(end)),
    });
    const next = jest.fn(() => Promise.resolve('next'));
    const first = run(1, () => Promise.resolve('first'));
    const answer = run(2, next);
    await expect(first).resolves.toBe('first');
    await new Promise(setImmediate);
    expect(next).not.toHaveBeenCalled();
    rests[0]?.();
    await expect(answer).resolves.toBe('next');
  });

  it('have room for those of other persons, however many of one wait [SAF-11]', async () => {
    const { began, start, end } = setup(1, 40);
    const flood = Array.from({ length: 100 }, (_, number) => start(1, `${number}`).catch(() => 'refused'));
    await end('');
    const others = Array.from({ length: 20 }, (_, number) => start(2 + number, `of ${number}`));
    await expect(start(1, 'one more')).rejects.toMatchObject({ httpStatus: 429 });
    for (let turn = 0; turn <= 40; turn += 1) await end(began.at(-1) ?? '');
    await Promise.all(others);
    expect(began.slice(1, 21)).toEqual(others.map((_, number) => `of ${number}`));
    expect((await Promise.all(flood)).filter((answer) => answer === 'refused')).toHaveLength(79);
  });

  it('go on after one that fails', async () => {
    const { run } = setup(1);
    await expect(run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(run(1, () => Promise.resolve('found'))).resolves.toBe('found');
  });
});
