import { fold } from './fold';

/** Small letters are unchanged items; a collapsed stretch is shown in brackets. */
const folded = (items: string) =>
  fold([...items], (item) => item !== item.toUpperCase())
    .map((stretch) => ('shown' in stretch ? stretch.shown : `[${stretch.folded.join('')}]`))
    .join('');

describe('a list with unchanged items', () => {
  it.each([
    ['nothing', '', ''],
    ['only changes', 'XYZ', 'XYZ'],
    ['four unchanged items', 'abcd', 'abcd'],
    ['five unchanged items and no change', 'abcde', '[abcde]'],
    ['few items after the last change', 'Xabcde', 'Xabcde'],
    ['many items after the last change', 'Xabcdef', 'Xa[bcdef]'],
    ['few items before the first change', 'abcdeX', 'abcdeX'],
    ['many items before the first change', 'abcdefX', '[abcde]fX'],
    ['few items between two changes', 'XabcdefY', 'XabcdefY'],
    ['many items between two changes', 'XabcdefgY', 'Xa[bcdef]gY'],
    ['one item between two changes', 'XaY', 'XaY'],
    ['two long stretches', 'XabcdefgYhijklmnopZ', 'Xa[bcdef]gYh[ijklmno]pZ'],
    ['a long stretch and a short one', 'abcdefXab', '[abcde]fXab'],
  ])('shows the context of each change and collapses the rest: %s', (_what, items, shown) => {
    expect(folded(items)).toBe(shown);
  });
});
