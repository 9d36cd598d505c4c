import fc from 'fast-check';

import { mergeHtml } from './merge-html';

const article = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
const merge = (base: string, mine: string, theirs: string) =>
  mergeHtml(article(...base), article(...mine), article(...theirs));

describe('an article that two people changed', () => {
  it.each([
    ['has both changes in different blocks', 'abc', 'xbc', 'aby', 'xby'],
    ['has both changes in neighbouring blocks', 'ab', 'xb', 'ay', 'xy'],
    ['has what either added', 'ab', 'axb', 'aby', 'axby'],
    ['has what one added before and behind what the other changed', 'abc', 'xabyc', 'azc', 'xazyc'],
    ['lacks what either removed', 'abcd', 'bcd', 'abc', 'bc'],
    ['has a change of both that is the same once', 'ab', 'xb', 'xb', 'xb'],
    ['has mine alone', 'abc', 'axc', 'abc', 'axc'],
    ['has theirs alone', 'abc', 'abc', 'axyc', 'axyc'],
  ])('%s [TOG-01]', (_what, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toEqual({
      merged: article(...merged),
      settled: article(...theirs),
      hasConflict: false,
    });
  });

  it.each([
    ['changed the same block', 'abc', 'xbd', 'yba', 'xbd', 'abc'],
    ['changed the same block, with other changes around it', 'abcde', 'xbcde', 'ybcze', 'xbcze', 'abcze'],
    ['added something at the same place', 'ab', 'axb', 'ayb', 'axb', 'ab'],
    ['wrote into an empty article', '', 'x', 'y', 'x', ''],
    ['changed what the other removed', 'abc', 'axc', 'ac', 'axc', 'abc'],
    ['changed several blocks that overlap', 'abcd', 'xyd', 'azd', 'xyd', 'abcd'],
  ])(
    'keeps mine where both %s, and that stays a conflict [TOG-01]',
    (_what, base, mine, theirs, kept, settled) => {
      expect(merge(base, mine, theirs)).toEqual({
        merged: article(...kept),
        settled: article(...settled),
        hasConflict: true,
      });
    },
  );

  it('keeps the bytes of every block, and the white space between them', () => {
    const base = '<p class="a" >a&nbsp;</p>\n<!-- note -->\n<p>b</p>\n<ul><li>c</ul>';
    const { merged } = mergeHtml(base, base.replace('>b<', '>x<'), base.replace('<li>c', '<li>y'));
    expect(merged).toBe('<p class="a" >a&nbsp;</p>\n<!-- note -->\n<p>x</p>\n<ul><li>y</ul>');
  });

  it('takes a block for unchanged if only the white space behind it differs', () => {
    expect(mergeHtml('<p>a</p>', '<p>x</p>', '<p>a</p>\n<p>b</p>')).toMatchObject({
      merged: '<p>x</p><p>b</p>',
      hasConflict: false,
    });
  });

  it('loses nothing that either wrote, unless both wrote at one place, and then nothing of mine', () => {
    const word = fc.constantFrom(...'กขคงจฉช');
    const texts = fc.array(word, { maxLength: 6 });
    const change = fc.record({ at: fc.nat(6), gone: fc.nat(2), come: fc.array(fc.nat(), { maxLength: 2 }) });
    fc.assert(
      fc.property(texts, change, change, (base, one, other) => {
        const edit = ({ at, gone, come }: typeof one, name: string) =>
          base.toSpliced(at, gone, ...come.map((number) => `${name}${number}`));
        const [mine, theirs] = [edit(one, 'ฉัน'), edit(other, 'เขา')];
        const { merged, settled, hasConflict } = mergeHtml(
          article(...base),
          article(...mine),
          article(...theirs),
        );
        const isIn = (name: string) => (text: string) =>
          !text.startsWith(name) || merged.includes(`<p>${text}</p>`);
        expect(mine.every(isIn('ฉัน'))).toBe(true);
        expect(hasConflict || theirs.every(isIn('เขา'))).toBe(true);
        // Taken in once, it is not taken in again.
        expect(mergeHtml(settled, merged, article(...theirs)).merged).toBe(merged);
      }),
    );
  });
});
