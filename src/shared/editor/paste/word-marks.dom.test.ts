import { htmlToText, parseHtml } from '@/shared/text/html-to-text';

import { readWordMarks } from './word-marks';

const START = '<!--[if !supportLists]-->';

/** Clipboard html after the marks of Word were read. The sanitizer removes the comments that are left. */
const read = (html: string) => {
  const pasted = parseHtml(html);
  readWordMarks(pasted);
  return pasted.innerHTML.replaceAll(START, '');
};

const END = '<!--[endif]-->';
/** A paragraph of Word that is an item, with its number or bullet. */
const item = (marker: string, level = 'level1', words = 'x') =>
  `<p style="mso-list:l0 ${level} lfo1">${START}<span>${marker}</span>${END}${words}</p>`;
const ordered = '<li data-list="ordered">x</li>';
const list = (...items: string[]) => `<ol data-word-list="">${items.join('')}</ol>`;

describe('an item of a list of Word', () => {
  it.each([
    ['level1', ''],
    ['level2', ' class="ql-indent-1"'],
    ['LEVEL3', ' class="ql-indent-2"'],
    ['level9', ' class="ql-indent-8"'],
    ['', ''],
  ])('is as deep as its level: "%s"', (level, indent) => {
    expect(read(item('·', level))).toBe(list(`<li data-list="bullet"${indent}>x</li>`));
  });

  it('is in one list with the items beside it, but not with those behind other text', () => {
    const one = '<li data-list="bullet">x</li>';
    expect(read(`${item('·')}${item('1.')}<p>y</p>${item('·')}`)).toBe(
      `${list(one, '<li data-list="ordered">x</li>')}<p>y</p>${list(one)}`,
    );
  });

  it('keeps its words with their elements, and what stands behind the marker', () => {
    expect(read(item('1.', 'level1', 'a <b>b</b><!-- c --> d'))).toBe(
      list('<li data-list="ordered">a <b>b</b><!-- c --> d</li>'),
    );
  });

  it('names its marker by a style alone, or in either way at once', () => {
    const ignored = '<span style="mso-list:Ignore">1.</span>';
    const spaced = '<span style="MSO-LIST: ignore">2</span><span style="mso-list: Ignore">)</span>';
    expect(read(`<p style="mso-list:l0">${ignored}x</p>`)).toBe(list(ordered));
    expect(read(`<p style="MSO-LIST:l0">${spaced}x</p>`)).toContain('{&quot;start&quot;:&quot;2&quot;}');
    expect(read(`<p style="mso-list:l0">${START}${ignored}${END}x</p>`)).toBe(list(ordered));
    expect(read(`<p style="mso-list:l0">${START}·${END}${ignored}x</p>`)).toBe(
      list('<li data-list="bullet">x</li>'),
    );
  });

  it('may have its marker in two parts', () => {
    expect(read(`<p style="mso-list:l0">${START}1${END}${START}.${END}x</p>`)).toBe(
      list('<li data-list="ordered">x</li>'),
    );
  });

  it('keeps its words if its marker has no end', () => {
    expect(read(`<p style="mso-list:l0">${START}1.<b>x</b></p>`)).toBe(
      list('<li data-list="bullet">1.<b>x</b></li>'),
    );
  });
});

describe('what Word writes besides', () => {
  it.each([
    ['the number of a heading', `<h3>${START}1.1${END}a</h3>`, '<h3>a</h3>'],
    ['the number of the deepest heading', '<h6><i style="mso-list:Ignore">1</i>a</h6>', '<h6>a</h6>'],
    ['a marker in any other place', '<p>a<i style="mso-list: Ignore">1</i></p>', '<p>a</p>'],
    ['the mark at the end of a paragraph', '<p>a<span class="EOP X"> </span></p>', '<p>a</p>'],
  ])('is removed: %s', (_name, html, after) => {
    expect(read(html)).toBe(after);
  });

  it.each([
    '<p>1. a</p>',
    `<p>a${END}</p>`,
    '<p>a<span class="X"> </span></p>',
    '<h2>1. a<!-- if supportLists --></h2>',
    '<p role="heading">a</p>',
    '<p aria-level="2">a</p>',
    '<p class="MsoNormal">a</p>',
    '<ul><li>a</li></ul>',
  ])('is left alone if it means nothing: %s', (html) => {
    expect(read(html)).toBe(html);
  });

  it.each([
    ['<p class="MsoTitle">a <b>b</b></p>', '<h1>a <b>b</b></h1>'],
    ['<p class="x MsoSubtitle">a</p>', '<h2>a</h2>'],
    ['<p role="heading" aria-level="1">a</p>', '<h1>a</h1>'],
    ['<p role="heading" aria-level="4" class="k">a</p>', '<h4>a</h4>'],
    ['<p role="heading" aria-level="9">a</p>', '<h6>a</h6>'],
    ['<p role="heading" aria-level="-1">a</p>', '<h1>a</h1>'],
    ['<p role="heading" aria-level="x">a</p>', '<h2>a</h2>'],
    ['<p role="heading" aria-level="0">a</p>', '<h2>a</h2>'],
  ])('becomes a heading: %s', (html, heading) => {
    expect(read(html)).toBe(heading);
  });
});

describe('a sign of the font Wingdings', () => {
  const sign = (letter: string) =>
    `<p>a<span style='font-family:Wingdings;mso-char-type:symbol;mso-symbol-font-family:Wingdings'>${letter}</span></p>`;

  it.each([
    [sign('J'), 'a☺'],
    [sign('à'), 'a→'],
    [sign('üü'), 'a✓✓'],
    ['<p>a<font face="Wingdings">J</font></p>', 'a☺'],
  ])('is that sign, not its letter: %s [PST-08]', (html, text) => {
    expect(htmlToText(read(html))).toBe(text);
  });

  it.each([
    sign('Jab'),
    sign(''),
    '<p>a<span style="font-family:Tahoma,Wingdings">J</span></p>',
    '<p>a<font face="Wingdings 2">P</font></p>',
  ])('is no word in another font: %s', (html) => {
    expect(htmlToText(read(html))).toBe(htmlToText(html));
  });
});

describe('the lists of Word on the web', () => {
  const web = (level: number, tag = 'ul', words = 'x') =>
    `<div class="ListContainerWrapper"><${tag}><li data-aria-level="${level}">${words}</li></${tag}></div>`;
  const one = (level: number, kind: string, deep = '') =>
    `<li data-aria-level="${level}" data-list="${kind}"${deep}>x</li>`;

  it('are joined to one, with the level and the kind of each item', () => {
    expect(read(`<p>a</p>${web(1)}${web(2)}${web(3, 'ol')}<p>b</p>${web(1, 'ol')}`)).toBe(
      `<p>a</p>${list(
        one(1, 'bullet'),
        one(2, 'bullet', ' class="ql-indent-1"'),
        one(3, 'ordered', ' class="ql-indent-2"'),
      )}<p>b</p>${list(one(1, 'ordered'))}`,
    );
  });

  it('need no element around them', () => {
    const bare = '<div><ul><li data-aria-level="1">x</li></ul></div>';
    expect(read(bare)).toBe(`<div>${list(one(1, 'bullet'))}</div>`);
  });

  it('keep what is no item of theirs', () => {
    const html = '<ul><li data-aria-level="1">x</li><li>y</li></ul>';
    expect(read(html)).toBe(`${list(one(1, 'bullet'))}<ul><li>y</li></ul>`);
  });

  it('may have several items each', () => {
    const html = '<ul><li data-aria-level="1">x</li><li data-aria-level="2">x</li></ul>';
    expect(read(html)).toBe(list(one(1, 'bullet'), one(2, 'bullet', ' class="ql-indent-1"')));
  });
});
