import fc from 'fast-check';

import { mergeSets, threeWay } from './merge-sets';

const merge = (base: string, mine: string, theirs: string) =>
  mergeSets([...base], [...mine], [...theirs], (tag) => tag)?.join('');

describe('one field that two people may have changed', () => {
  it.each([
    ['a', 'a', 'a', 'mine'],
    ['a', 'b', 'a', 'mine'],
    ['a', 'a', 'b', 'theirs'],
    ['a', 'b', 'b', 'mine'],
    ['a', 'b', 'c', 'conflict'],
  ])('was %s, is %s here and %s there: what counts is %s', (base, mine, theirs, winner) => {
    expect(threeWay(base, mine, theirs)).toBe(winner);
  });
});

describe('a list that two people have changed', () => {
  it.each([
    ['ab', 'abc', 'ab', 'abc'],
    ['ab', 'ab', 'abc', 'abc'],
    ['ab', 'abd', 'abc', 'abcd'],
    ['abc', 'bc', 'ab', 'b'],
    ['ba', 'bac', 'b', 'bc'],
    ['', 'ba', 'cb', 'abc'],
    ['ab', '', 'ab', ''],
  ])('was %s, is %s here and %s there: together %s', (base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(merged);
  });

  it('is the same, whoever saved first', () => {
    const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')).map((list) => list.join(''));
    fc.assert(
      fc.property(tags, tags, tags, (base, mine, theirs) => {
        expect(merge(base, mine, theirs)).toBe(merge(base, theirs, mine));
        expect(merge(base, mine, base)?.split('').sort()).toEqual([...mine].sort());
      }),
    );
  });

  it('cannot be merged where both have made different things of one entry', () => {
    const entry = (text: string) => [{ link: 'a', text }];
    const of = (base: string, mine: string, theirs: string) =>
      mergeSets(entry(base), entry(mine), entry(theirs), ({ link }) => link);
    expect(of('old', 'mine', 'theirs')).toBeNull();
    expect(of('old', 'mine', 'old')).toEqual(entry('mine'));
    expect(of('old', 'old', 'theirs')).toEqual(entry('theirs'));
  });

  it('keeps what stands in it twice', () => {
    expect(merge('aa', 'aab', 'aa')).toBe('aab');
  });
});
