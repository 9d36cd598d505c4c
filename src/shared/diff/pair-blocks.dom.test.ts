import { parseHtml } from '@/shared/text/html-to-text';

import { blocksIn } from './blocks';
import { pairBlocks } from './pair-blocks';

const blocks = (texts: string[]) => blocksIn(parseHtml(texts.map((text) => `<p>${text}</p>`).join('')));

/** Each pair as its kind and both texts, in display order. */
const pairs = (before: string[], after: string[]) =>
  [...pairBlocks(blocks(before), blocks(after))].map(
    ({ kind, before: from, after: to }) =>
      `${kind}: ${from?.element.textContent ?? '-'} > ${to?.element.textContent ?? '-'}`,
  );

describe('two versions of a paragraph', () => {
  it.each([
    ['two of five words are common', 'a b c d e', 'a b v w x', true],
    ['fewer words are common', 'a b c d e', 'a v w x y', false],
    ['only the spaces are common', 'a b c d e', 'v w x y z', false],
    ['a word that is repeated in one is in the other once', 'a a a a', 'a b c d', false],
    ['the words are in another order', 'a b c', 'c b a', true],
    ['one is much longer', 'a', 'a b c d', true],
    ['one is very much longer', 'a', 'a b c d e', false],
    ['one is empty', '', 'a b c', false],
    ['both are without words', '<br>', '<img>', true],
  ])('are paired or not, if %s', (_what, before, after, isPaired) => {
    const kinds = [...pairBlocks(blocks([before]), blocks([after]))].map(({ kind }) => kind);
    expect(kinds).toEqual(isPaired ? ['changed'] : ['added', 'removed']);
  });

  it('are paired over at most four removed paragraphs, which come before them', () => {
    const gone = ['one', 'two', 'three', 'four', 'five'];
    const before = (count: number) => [...gone.slice(0, count), 'a b c', 'last'];
    expect(pairs(before(4), ['a b d'])).toEqual([
      'removed: one > -',
      'removed: two > -',
      'removed: three > -',
      'removed: four > -',
      'changed: a b c > a b d',
      'removed: last > -',
    ]);
    expect(pairs(before(5), ['a b d'])[0]).toBe('added: - > a b d');
  });

  it('are paired only once', () => {
    expect(pairs(['a b c'], ['a b d', 'a b e'])).toEqual(['changed: a b c > a b d', 'added: - > a b e']);
  });

  it('are the same if they are equal', () => {
    expect(pairs(['a', 'b'], ['a', 'b'])).toEqual(['same: a > a', 'same: b > b']);
  });
});

describe('a moved paragraph', () => {
  it('is shown in its new place only', () => {
    expect(pairs(['m', 'a', 'b'], ['a', 'b', 'm'])).toEqual(['same: a > a', 'same: b > b', 'moved: m > m']);
  });

  it('is not taken for a new version of a similar one', () => {
    expect(pairs(['a b c', 'one', 'two', 'a b d'], ['one', 'two', 'a b c'])).toEqual([
      'same: one > one',
      'same: two > two',
      'moved: a b c > a b c',
      'removed: a b d > -',
    ]);
  });

  it('is no empty paragraph: that is removed in one place and added in another', () => {
    expect(pairs([' ', 'a', 'b'], ['a', 'b', ' '])).toEqual([
      'removed:   > -',
      'same: a > a',
      'same: b > b',
      'added: - >  ',
    ]);
  });
});
