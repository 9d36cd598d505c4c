import { parseBody } from './html-tree';
import { inlineToOps } from './inline-to-ops';

const ops = (html: string, isPre = false) => inlineToOps(parseBody(html), html, isPre);
const NEWLINE = { insert: { 'soft-break': { newline: '' } } };
const BREAK = { insert: { 'soft-break': {} } };
const marked = (insert: unknown, ...marks: [string, Record<string, string>][]) => ({
  insert,
  attributes: { marks: JSON.stringify(marks) },
});

describe('white space in a line', () => {
  it.each([
    [' a \t\r\n\f b ', ['a b']],
    ['a&nbsp; b\u2009', ['a\u00a0 b\u2009']],
    ['  ', []],
    ['a <wbr> b', ['a ', { atom: '<wbr>' }, ' b']],
    ['a <br> b<br> ', ['a', { 'soft-break': {} }, 'b']],
    ['<br>a', [{ 'soft-break': {} }, 'a']],
    ['a<br><br>', ['a', { 'soft-break': {} }]],
  ])('is folded as a browser folds it: "%s"', (html, inserts) => {
    expect(ops(html).map(({ insert }) => insert)).toEqual(inserts);
  });

  it('is folded across the elements of a line', () => {
    expect(ops('a <b> b </b> c<b> </b>')).toEqual([
      { insert: 'a ' },
      { insert: 'b ', attributes: { bold: true } },
      { insert: 'c' },
    ]);
  });

  it('stays in preformatted text, with each line end as a soft break', () => {
    expect(ops(' a  \n\n b', true)).toEqual([{ insert: ' a  ' }, NEWLINE, NEWLINE, { insert: ' b' }]);
    expect(ops('a<br>', true)).toEqual([{ insert: 'a' }, BREAK]);
  });
});

describe('an element around words', () => {
  it.each([
    ['b', { bold: true }],
    ['strong', { bold: true }],
    ['i', { italic: true }],
    ['em', { italic: true }],
    ['u', { underline: true }],
    ['s', { strike: true }],
    ['strike', { strike: true }],
    ['del', { strike: true }],
    ['sub', { script: 'sub' }],
    ['sup', { script: 'super' }],
    ['code', { code: true }],
  ])('%s is a format of the editor, and with attributes a mark', (tag, attributes) => {
    expect(ops(`<${tag}>a</${tag}>`)).toEqual([{ insert: 'a', attributes }]);
    expect(ops(`<${tag} class="k">a</${tag}>`)).toEqual([marked('a', [tag, { class: 'k' }])]);
  });

  it('joins words of the same formats, and no others', () => {
    expect(ops('<b>a</b><strong>b</strong><b class="k">c</b>d<!--e-->f')).toEqual([
      { insert: 'ab', attributes: { bold: true } },
      marked('c', ['b', { class: 'k' }]),
      { insert: 'd' },
      { insert: { atom: '<!--e-->' } },
      { insert: 'f' },
    ]);
  });

  it('keeps all formats of the elements that it stands in', () => {
    expect(ops('<u><b>a</b></u>')).toEqual([{ insert: 'a', attributes: { underline: true, bold: true } }]);
    expect(ops('<b><b>a</b></b>')).toEqual([{ insert: 'a', attributes: { bold: true } }]);
    expect(ops('<small><span class="k">a</span></small>')).toEqual([
      marked('a', ['small', {}], ['span', { class: 'k' }]),
    ]);
    expect(ops('<b><wbr></b>')).toEqual([{ insert: { atom: '<wbr>' }, attributes: { bold: true } }]);
  });

  it('of raised words in lowered ones is a mark: the editor knows one of both', () => {
    const attributes = { script: 'sub', marks: '[["sup",{}]]' };
    expect(ops('<sub>a<sup>b</sup></sub>')).toEqual([
      { insert: 'a', attributes: { script: 'sub' } },
      { insert: 'b', attributes },
    ]);
  });

  it.each(['span', 'font'])('%s says nothing without attributes that it may keep', (tag) => {
    expect(ops(`<${tag}>a</${tag}>`)).toEqual([{ insert: 'a' }]);
    expect(ops(`<${tag} onclick="x">a</${tag}>`)).toEqual([{ insert: 'a' }]);
    expect(ops(`<${tag} class="k">a</${tag}>`)).toEqual([marked('a', [tag, { class: 'k' }])]);
  });

  it('is a mark, whatever attributes of other elements it has', () => {
    expect(ops('<small href="/a">a</small><small src="/a">b</small>')).toEqual([
      marked('a', ['small', { href: '/a' }]),
      marked('b', ['small', { src: '/a' }]),
    ]);
  });

  it('without words is kept as it is where it has attributes, and else is nothing', () => {
    expect(ops('a<a id="t"></a><b></b>')).toEqual([{ insert: 'a' }, { insert: { atom: '<a id="t"></a>' } }]);
  });
});

describe('a link', () => {
  it('keeps its attributes', () => {
    expect(ops('<a href="/a" rel="nofollow">a</a>')).toEqual([
      { insert: 'a', attributes: { link: { href: '/a', rel: 'nofollow' } } },
    ]);
  });

  it('is told from the one before it to the same place', () => {
    const links = (html: string) => ops(html).map(({ attributes }) => attributes?.['link']);
    expect(links('<a href="/a">a</a><a href="/a">b</a>')).toEqual([
      { href: '/a' },
      { href: '/a', '=twin': '' },
    ]);
    expect(links('<a href="/a">a</a> <a href="/a">b</a>')).toEqual([
      { href: '/a' },
      undefined,
      { href: '/a' },
    ]);
    expect(links('<a href="/a">a</a><a href="/b">b</a>')).toEqual([{ href: '/a' }, { href: '/b' }]);
  });

  it('is a mark without an address, and where it stands in another one', () => {
    expect(ops('<a name="t">a</a>')).toEqual([marked('a', ['a', { name: 't' }])]);
    expect(ops('<a href="/a"><object><a href="/b">b</a></object></a>')).toEqual([
      { insert: { atom: '<object><a href="/b">b</a></object>' }, attributes: { link: { href: '/a' } } },
    ]);
  });

  it('is read without the icon before its words', () => {
    const icon = (name: string) => `<span class="${name}"><svg></svg>i</span>`;
    expect(ops(`<a href="/a">${icon('x link-icon')}a</a>`)).toEqual([
      { insert: 'a', attributes: { link: { href: '/a' } } },
    ]);
    expect(ops(icon('link-icons'))).toEqual([
      { insert: { atom: '<svg></svg>' }, attributes: { marks: '[["span",{"class":"link-icons"}]]' } },
      marked('i', ['span', { class: 'link-icons' }]),
    ]);
  });
});

describe('what stands among words', () => {
  it.each([
    ['<img src="/a.png" alt="a" onerror="x">', { image: { src: '/a.png', alt: 'a' } }],
    ['<img srcset="/a.png 2x">', { image: { srcset: '/a.png 2x' } }],
    ['<img alt="a">', { atom: '<img alt="a">' }],
    ['<br class="k" onclick="x">', { 'soft-break': { class: 'k' } }],
    ['<wbr>', { atom: '<wbr>' }],
    ['<!-- a -->', { atom: '<!-- a -->' }],
    ['<svg><path d="M0 0"/></svg>', { atom: '<svg><path d="M0 0"/></svg>' }],
    ['<BUTTON TYPE=button>a</BUTTON>', { atom: '<BUTTON TYPE=button>a</BUTTON>' }],
  ])('is one character: %s', (html, insert) => {
    expect(ops(`a${html}b`)).toEqual([{ insert: 'a' }, { insert }, { insert: 'b' }]);
  });
});
