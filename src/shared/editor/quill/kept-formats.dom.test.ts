import { inEditor } from '../testing/in-editor';

/** The first line of a body in the editor. */
const lineOf = (html: string) => {
  const { quill } = inEditor(html);
  return { quill, line: quill.root.firstElementChild };
};

/** What a person can see of an element's attributes. */
const looksOf = (node: Element | null | undefined) =>
  Object.fromEntries(
    ['dir', 'lang', 'title', 'style', 'class', 'id'].flatMap((name) => {
      const value = node?.getAttribute(name);
      return value ? [[name, value]] : [];
    }),
  );

describe('a line with attributes in the stored body', () => {
  it.each([
    ['<p dir="rtl" lang="ar" title="t">a</p>', { dir: 'rtl', lang: 'ar', title: 't' }],
    ['<p class="k" id="i" data-x="1">a</p>', {}],
    ['<p style="color: red">a</p>', { style: 'color: red;' }],
    ['<div style="color: red"><p style="color: blue">a</p></div>', { style: 'color: blue;' }],
    ['<p color="green">a</p>', { style: 'color: green;' }],
    ...'display visibility position opacity content pointer-events top left right bottom z-index height max-height'
      .split(' ')
      .map((name): [string, Record<string, string>] => [
        `<p style="${name}: inherit; color: red">a</p>`,
        { style: 'color: red;' },
      ]),
    ['<p style="width: 50%; margin-top: 2px">a</p>', { style: 'width: 50%; margin-top: 2px;' }],
  ])('looks as on the site, without what would hide it: %s', (html, looks) => {
    expect(looksOf(lineOf(html).line)).toEqual(looks);
  });

  it('loses that look with its element, and stays aligned', () => {
    const { quill, line } = lineOf('<p dir="rtl" lang="ar" title="t" style="color: red">a</p>');
    quill.formatLine(0, 1, { align: 'center', element: false });
    expect(looksOf(line)).toEqual({ style: 'text-align: center;' });
  });

  it('takes the look of another element', () => {
    const { quill, line } = lineOf('<p title="t" style="color: red">a</p>');
    quill.formatLine(0, 1, 'element', '[["p",{"lang":"en"}]]');
    expect(looksOf(line)).toEqual({ lang: 'en' });
  });

  it('has no such format if that cannot be read', () => {
    const { quill } = lineOf('<p>a</p>');
    quill.formatLine(0, 1, 'element', 'x');
    expect(quill.getFormat(0)).toEqual({});
  });
});

describe('words in an element that is no format of the editor', () => {
  const marksOf = (html: string) => lineOf(`<p>${html}</p>`).line?.querySelector('.ql-marks');

  it.each('abbr big cite dfn font ins kbd mark q samp small time tt var ruby'.split(' ').map((tag) => [tag]))(
    'keep their tag, which has a look of its own: %s',
    (tag) => {
      expect(marksOf(`<${tag} class="k">a</${tag}>`)?.tagName).toBe(tag.toUpperCase());
    },
  );

  it.each(['<span lang="en">a</span>', '<bdi>a</bdi>', '<strongly>a</strongly>'])(
    'are in a plain element otherwise: %s',
    (html) => {
      expect(marksOf(html)?.tagName).toBe('SPAN');
    },
  );

  it('show the first tag that has a look, and the looks of all', () => {
    const marks = marksOf(
      '<span lang="en"><small title="t"><mark style="color: red">a</mark></small></span>',
    );
    expect(marks?.tagName).toBe('SMALL');
    expect(looksOf(marks)).toEqual({ lang: 'en', title: 't', style: 'color: red;', class: 'ql-marks' });
  });
});

describe('a line break in a line', () => {
  it.each([
    ['<p>a<br>b</p>', {}],
    ['<p>a<br class="k" id="i">b</p>', { class: 'k', id: 'i' }],
  ])('keeps its attributes: %s', (html, attributes) => {
    const { quill, html: saved } = inEditor(html);
    expect(quill.getContents(1, 1).ops).toEqual([{ insert: { 'soft-break': attributes } }]);
    const shown = quill.root.querySelector('.ql-soft-break');
    expect(shown?.hasAttribute('data-attributes')).toBe(Object.keys(attributes).length > 0);
    quill.insertText(0, 'x', 'user');
    expect(saved()).toBe(html.replace('a', 'xa'));
  });
});
