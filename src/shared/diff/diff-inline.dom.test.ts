import { parseHtml } from '@/shared/text/html-to-text';

import { diffInline } from './diff-inline';

const element = (html: string): Element => {
  const { firstElementChild } = parseHtml(html);
  if (!firstElementChild) throw new Error('no element');
  return firstElementChild;
};

/** The new block with its changes; `[-…-]` is removed and `[+…+]` is added. */
const shown = (before: string, after: string) =>
  diffInline(element(before), element(after))
    ?.outerHTML.replace(/<del data-diff="">(.*?)<\/del>/g, '[-$1-]')
    .replace(/<ins data-diff="">(.*?)<\/ins>/g, '[+$1+]') ?? null;

describe('two versions of a paragraph', () => {
  it.each([
    ['the same words', '<p>a b</p>', '<p><b>a</b> b</p>', null],
    ['the same picture', '<p><img src="/a"></p>', '<p><i><img src="/a"></i></p>', null],
    ['no content', '<p></p>', '<p></p>', null],
    ['a replaced word', '<p>a b c</p>', '<p>a x c</p>', '<p>a [-b-][+x+] c</p>'],
    ['a word more', '<p>a c</p>', '<p>a b c</p>', '<p>a [+b +]c</p>'],
    ['a word less', '<p>a b c</p>', '<p>a c</p>', '<p>a [-b -]c</p>'],
    ['two changes', '<p>a b c d e</p>', '<p>x b c d y</p>', '<p>[-a-][+x+] b c d [-e-][+y+]</p>'],
    ['an addition before a removal', '<p>a b c</p>', '<p>n a c</p>', '<p>[+n +]a [-b -]c</p>'],
    ['the last words less', '<p>a b c</p>', '<p>a</p>', '<p>a[- b c-]</p>'],
    ['the last words less, in bold', '<p><b>a b</b></p>', '<p><b>a</b></p>', '<p><b>a[- b-]</b></p>'],
    ['words less after a picture', '<p><img>a</p>', '<p><img></p>', '<p><img>[-a-]</p>'],
    [
      'a picture as its last part',
      '<p><b>a<img></b>b</p>',
      '<p><b>a<img></b></p>',
      '<p><b>a<img></b>[-b-]</p>',
    ],
    ['no words any more', '<p>a b</p>', '<p></p>', '<p>[-a b-]</p>'],
    ['words for the first time', '<p></p>', '<p>a <b>b</b></p>', '<p>[+a +]<b>[+b+]</b></p>'],
    ['a new picture', '<p>a b</p>', '<p>a<img src="/a"> b</p>', '<p>a[+<img src="/a">+] b</p>'],
    ['another line break', '<p>a b</p>', '<p>a<br> b</p>', '<p>a[+<br>+] b</p>'],
    ['a picture less', '<p>a<img src="/a"> b</p>', '<p>a b</p>', '<p>a[-<img src="/a">-] b</p>'],
    [
      'a replaced picture between words',
      '<p>a<img src="/a">b</p>',
      '<p>a<img src="/b">b</p>',
      '<p>a[-<img src="/a">-][+<img src="/b">+]b</p>',
    ],
    [
      'cells of a table row, whose white space is none of its words',
      '<table><tr>\n<td>a</td>\n<td>b</td></tr></table>',
      '<table><tr><td>a</td><td>c</td></tr></table>',
      '<table><tbody><tr><td>a</td><td>[-b-][+c+]</td></tr></tbody></table>',
    ],
  ])('with %s', (_what, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it.each(['img', 'iframe', 'video', 'audio', 'br', 'hr'])('differ if only one has an element %s', (name) => {
    const withId = (id: string): Element => {
      const block = document.createElement('div');
      block.append('text', document.createElement(name));
      block.lastElementChild?.setAttribute('id', id);
      return block;
    };
    const [one, other] = [withId('a'), withId('b')];
    expect(diffInline(one, one)).toBeNull();
    expect(diffInline(one, other)?.querySelector('ins > *')?.id).toBe('b');
  });

  it('have adjacent changed words in one piece', () => {
    const [gone, come] = diffInline(element('<p>a b c</p>'), element('<p>x y z</p>'))?.children ?? [];
    expect([gone?.childNodes.length, come?.childNodes.length]).toEqual([1, 1]);
  });

  it('are not changed by the comparison', () => {
    const [before, after] = [element('<p>a b</p>'), element('<p>a c</p>')];
    diffInline(before, after);
    expect([before.outerHTML, after.outerHTML]).toEqual(['<p>a b</p>', '<p>a c</p>']);
  });
});
