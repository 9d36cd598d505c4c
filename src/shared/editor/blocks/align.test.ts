import fc from 'fast-check';

import { align } from './align';

/** How many entries two lists have in common, in the same order. */
const mostInCommon = (one: string[], other: string[]): number => {
  const [first, ...rest] = one;
  if (first === undefined) return 0;
  const place = other.indexOf(first);
  const without = mostInCommon(rest, other);
  return place < 0 ? without : Math.max(without, 1 + mostInCommon(rest, other.slice(place + 1)));
};

const isAscending = (places: number[]) => places.every((place, index) => place > (places[index - 1] ?? -1));

/** Words that occur nowhere else. */
const words = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);

describe('lines of two texts', () => {
  it.each([
    ['abc', 'abc', ['00', '11', '22']],
    ['abc', 'axc', ['00', '22']],
    ['ac', 'abc', ['00', '12']],
    ['abc', 'ac', ['00', '21']],
    ['abcd', 'bcda', ['10', '21', '32']],
    ['aba', 'a', ['00']],
    ['xay', 'zaw', ['11']],
    ['', 'ab', []],
    ['ab', 'cd', []],
  ])('%s and %s are the same at these places', (one, other, places) => {
    expect(align([...one], [...other]).map((pair) => pair.join(''))).toEqual(places);
  });

  it('are matched as many as can be, each with an equal one and in their order', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 9 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const pairs = align(one, other);
        expect(pairs.map(([i]) => one[i])).toEqual(pairs.map(([, j]) => other[j]));
        expect(isAscending(pairs.map(([i]) => i)) && isAscending(pairs.map(([, j]) => j))).toBe(true);
        expect(pairs).toHaveLength(mostInCommon(one, other));
      }),
    );
  });

  it('of which each is very long are matched by their ends and by what occurs once', () => {
    const [one, other] = [words('one', 2100), words('other', 2100)];
    const pairs = align(
      ['head', ...one, 'b', 'often', 'a', 'often', 'often'],
      ['head', 'often', 'a', ...other, 'often', 'b', 'c', 'often'],
    );
    // "b" stands on the other side of "a" there: the first that was found stays.
    expect(pairs).toEqual([
      [0, 0],
      [2101, 2104],
      [2105, 2106],
    ]);
  });

  it.each([
    ['first', 'last', [0, 2100]],
    ['last', 'first', [2100, 0]],
  ])('of which each is very long are matched where one is the %s and the other the %s', (from, to, pair) => {
    const list = (name: string, place: string) =>
      place === 'first' ? ['a', ...words(name, 2100), name] : [...words(name, 2100), 'a', name];
    expect(align(list('one', from), list('other', to))).toEqual([pair]);
  });

  it('that occur more than once in a very long text are matched with none of it', () => {
    const [one, other] = [words('one', 2100), words('other', 2100)];
    expect(align(['x', ...one, 'a', 'x'], ['y', 'x', ...other, 'a', 'y'])).toEqual([[2101, 2102]]);
    expect(align(['y', 'x', ...one, 'a', 'y'], ['x', ...other, 'a', 'x'])).toEqual([[2102, 2101]]);
  });
});
