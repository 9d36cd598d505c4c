import { align, gather, type Part } from './align';

const same = (...items: string[]): Part<string> => ({ kind: 'same', items });
const removed = (...items: string[]): Part<string> => ({ kind: 'removed', items });
const added = (...items: string[]): Part<string> => ({ kind: 'added', items });
const many = (name: string, count = 450) => Array.from({ length: count }, (_, index) => `${name}${index}`);

describe('the parts that lead from one list to another', () => {
  it.each([
    ['two empty lists', '', '', []],
    ['equal lists', 'abc', 'abc', [same('a', 'b', 'c')]],
    ['a replaced item', 'abc', 'axc', [same('a'), removed('b'), added('x'), same('c')]],
    ['a new item', 'ac', 'abc', [same('a'), added('b'), same('c')]],
    ['a removed item', 'abc', 'ac', [same('a'), removed('b'), same('c')]],
    ['a new list', '', 'ab', [added('a', 'b')]],
    ['an emptied list', 'ab', '', [removed('a', 'b')]],
  ])('are exact for %s', (_what, before, after, parts) => {
    expect(align([...before], [...after])).toEqual(parts);
  });

  it('replace everything between the common beginning and end of very different lists', () => {
    const [old, now] = [many('old'), many('now')];
    expect(align(['a', 'b', ...old, 'y', 'z'], ['a', 'b', ...now, 'y', 'z'])).toEqual([
      same('a', 'b'),
      removed(...old),
      added(...now),
      same('y', 'z'),
    ]);
  });

  it('have no empty part if very different lists share neither beginning nor end', () => {
    const [old, now] = [many('old'), many('now')];
    expect(align(old, now)).toEqual([removed(...old), added(...now)]);
    expect(align(['a', ...old], ['a', ...now])).toEqual([same('a'), removed(...old), added(...now)]);
    expect(align([...old, 'z'], [...now, 'z'])).toEqual([removed(...old), added(...now), same('z')]);
  });

  it('count no item both as beginning and as end', () => {
    const now = many('now');
    expect(align(['a'], ['a', ...now, 'a'])).toEqual([same('a'), added(...now, 'a')]);
    expect(align(['a', ...now, 'a'], ['a'])).toEqual([same('a'), removed(...now, 'a')]);
  });
});

describe('changes next to each other', () => {
  const isSpace = (items: string[]) => items.every((item) => item === ' ');

  it('become one change between two equal stretches', () => {
    expect(gather([same('a'), removed('b'), added('c'), same('d'), added('e')])).toEqual([
      { same: ['a'] },
      { removed: ['b'], added: ['c'] },
      { same: ['d'] },
      { removed: [], added: ['e'] },
    ]);
  });

  it('stay apart if words are between them, and without a rule for gaps', () => {
    const apart = [{ removed: ['a'], added: [] }, { same: ['b'] }, { removed: [], added: ['c'] }];
    expect(gather([removed('a'), same('b'), added('c')], isSpace)).toEqual(apart);
    expect(gather([removed('a'), same('b'), added('c')])).toEqual(apart);
  });

  it('include a gap that is between two changes, in both versions', () => {
    expect(
      gather([removed('a'), same(' '), added('b'), same(' '), removed('c'), same('d')], isSpace),
    ).toEqual([{ removed: ['a', ' ', ' ', 'c'], added: [' ', 'b', ' '] }, { same: ['d'] }]);
  });

  it('include no gap at the beginning or the end', () => {
    expect(gather([same(' '), added('a'), same(' ')], isSpace)).toEqual([
      { same: [' '] },
      { removed: [], added: ['a'] },
      { same: [' '] },
    ]);
  });
});
