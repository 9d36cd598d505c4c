import { jest } from '@jest/globals';

import { createSearchTurns } from './search-turns';

/** Searches that end when they are told to; `began` lists them in the order in which they began. */
const setup = (atOnce: number) => {
  const inTurn = createSearchTurns(atOnce);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const search = (person: number, name: string) =>
    inTurn(person, () => {
      began.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { inTurn, began, search, end };
};

describe('searches', () => {
  it('of one person run one at a time, and others come between them [SAF-11]', async () => {
    const { began, search, end } = setup(1);
    const all = [search(1, 'a'), search(1, 'b'), search(1, 'c'), search(2, 'other')];
    await end('');
    expect(began).toEqual(['a']);
    for (const name of ['a', 'other', 'b', 'c']) await end(name);
    expect(began).toEqual(['a', 'other', 'b', 'c']);
    await Promise.all(all);
  });

  it('leave places to other persons while one asks much [SAF-11]', async () => {
    const { began, search, end } = setup(2);
    for (const name of ['a', 'b', 'c']) void search(1, name);
    void search(2, 'other');
    await end('');
    expect(began).toEqual(['a', 'other']);
  });

  it('leave the engine to others for as long as they took, but answer at once [SAF-11]', async () => {
    const rests: (() => void)[] = [];
    const inTurn = createSearchTurns(1, () => new Promise((end) => rests.push(end)));
    await expect(inTurn(1, () => Promise.resolve('first'))).resolves.toBe('first');
    const next = jest.fn(() => Promise.resolve('next'));
    const answer = inTurn(2, next);
    await new Promise(setImmediate);
    expect(next).not.toHaveBeenCalled();
    rests[0]?.();
    await expect(answer).resolves.toBe('next');
  });

  it('go on after one that fails', async () => {
    const { inTurn } = setup(1);
    await expect(inTurn(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(inTurn(1, () => Promise.resolve('found'))).resolves.toBe('found');
  });
});
