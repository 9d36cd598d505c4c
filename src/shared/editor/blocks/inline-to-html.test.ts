import fc from 'fast-check';
import type { Op } from 'quill-delta';

import { parseBody } from './html-tree';
import { escapeText, openTag, opsToHtml, element, type Writing } from './inline-to-html';
import { inlineToOps } from './inline-to-ops';
import { keyOf } from './lines';

const LINK = { href: '/a' };
const writing: Writing = { icon: (href) => `[${href}]`, clean: (source) => source.toUpperCase() };

describe('words as html', () => {
  it.each<[Op[], string]>([
    [[{ insert: 'a < b & c > d "e" f\u00a0g' }], 'a &lt; b &amp; c &gt; d "e" f&nbsp;g'],
    [[{ insert: ' a  b   c ' }], '&nbsp;a &nbsp;b &nbsp; c '],
    [[{ insert: 'a ' }, { insert: ' b', attributes: { bold: true } }], 'a <strong>&nbsp;b</strong>'],
    [[{ insert: 'a' }, { insert: ' b', attributes: { bold: true } }], 'a<strong> b</strong>'],
    [[{ insert: { 'soft-break': {} } }, { insert: ' a' }], '<br>&nbsp;a'],
    [[{ insert: { image: '/a.png' } }, { insert: ' a' }], '<img src="/a.png"> a'],
    [[{ insert: 'a' }, { insert: { 'soft-break': {} } }], 'a<br><br>'],
    [[{ insert: { 'soft-break': { class: 'k' } } }, { insert: 'a' }], '<br class="k">a'],
    [[{ insert: { 'soft-break': { newline: '' } } }, { insert: 'a' }], '<br>a'],
    [[{ insert: { 'soft-break': { newline: '', class: 'k' } } }, { insert: 'a' }], '<br class="k">a'],
    [[{ insert: { atom: '<wbr>' } }, { insert: { atom: 7 } }, { insert: { other: 'x' } }], '<wbr>'],
    [[{ insert: 'a', attributes: { bold: true } }], '<strong>a</strong>'],
    [[{ insert: 'a', attributes: { italic: true } }], '<em>a</em>'],
    [[{ insert: 'a', attributes: { underline: true } }], '<u>a</u>'],
    [[{ insert: 'a', attributes: { strike: true } }], '<s>a</s>'],
    [[{ insert: 'a', attributes: { code: true } }], '<code>a</code>'],
    [[{ insert: 'a', attributes: { script: 'sub' } }], '<sub>a</sub>'],
    [[{ insert: 'a', attributes: { script: 'super' } }], '<sup>a</sup>'],
    [[{ insert: 'a', attributes: { bold: false } }], 'a'],
    [
      [{ insert: 'a', attributes: { code: true, script: 'sub', strike: true, bold: true, link: LINK } }],
      '<a href="/a"><code><strong><s><sub>a</sub></s></strong></code></a>',
    ],
    [[{ insert: 'a', attributes: { link: '/a"b' } }], '<a href="/a&quot;b">a</a>'],
    [
      [{ insert: 'a', attributes: { marks: '[["span",{"class":"k"}],["small",{}]]' } }],
      '<span class="k"><small>a</small></span>',
    ],
    [[{ insert: 'a', attributes: { marks: 'no marks' } }], 'a'],
  ])('%j', (ops, html) => {
    expect(opsToHtml(ops)).toBe(html);
  });

  it('opens each element as few times as can be', () => {
    const [bold, both, link] = [{ bold: true }, { bold: true, link: LINK }, { link: LINK }];
    const write = (...all: Record<string, unknown>[]) =>
      opsToHtml(all.map((attributes, index) => ({ insert: 'abc'.charAt(index), attributes })));
    expect(write(bold, both, bold)).toBe('<strong>a<a href="/a">b</a>c</strong>');
    expect(write(link, both, link)).toBe('<a href="/a">a<strong>b</strong>c</a>');
    expect(write(both, bold)).toBe('<strong><a href="/a">a</a>b</strong>');
    expect(write(both, both)).toBe('<a href="/a"><strong>ab</strong></a>');
    expect(write(bold, {}, bold)).toBe('<strong>a</strong>b<strong>c</strong>');
  });

  it('keeps two links to the same place apart', () => {
    const twin = { ...LINK, '=twin': '' };
    expect(
      opsToHtml([
        { insert: 'a', attributes: { link: LINK } },
        { insert: 'b', attributes: { link: twin } },
        { insert: 'c', attributes: { link: LINK } },
      ]),
    ).toBe('<a href="/a">a</a><a href="/a">b</a><a href="/a">c</a>');
  });

  it('are read as they were written, whatever stands inside what', () => {
    const flag = fc.constantFrom(true, undefined);
    const formats = fc.record({
      bold: flag,
      italic: flag,
      underline: flag,
      strike: flag,
      code: flag,
      script: fc.constantFrom('sub', 'super', undefined),
      marks: fc.constantFrom('[["span",{"class":"k"}]]', '[["small",{}]]', undefined),
    });
    const words = fc.array(fc.tuple(fc.constantFrom('ก', 'a b', 'x<&">'), formats), { maxLength: 6 });
    fc.assert(
      fc.property(words, (parts) => {
        const joined: Op[] = [];
        for (const [insert, all] of parts) {
          const attributes = Object.fromEntries(
            Object.entries(all).filter(([, value]) => value !== undefined),
          );
          const last = joined.at(-1);
          if (last && JSON.stringify(last.attributes) === JSON.stringify(attributes))
            last.insert = `${String(last.insert)}${insert}`;
          else joined.push({ insert, attributes });
        }
        const html = opsToHtml(joined);
        const read = inlineToOps(parseBody(html), html).map((op) => ({ attributes: {}, ...op }));
        expect(keyOf(read)).toBe(keyOf(joined));
      }),
    );
  });
});

describe('preformatted words', () => {
  it('keep their spaces, and line ends for soft breaks that were some', () => {
    const line = [
      { insert: ' a  b' },
      { insert: { 'soft-break': { newline: '' } } },
      { insert: ' c' },
      { insert: { 'soft-break': {} } },
    ];
    expect(opsToHtml(line, undefined, true)).toBe(' a  b\n c<br>');
    expect(opsToHtml(line)).toBe('&nbsp;a &nbsp;b<br>&nbsp;c<br><br>');
  });
});

describe('a link that is saved', () => {
  const link = (insert: Op['insert'] = '', more: Record<string, unknown> = {}) => ({
    insert: insert ?? '',
    attributes: { link: LINK, ...more },
  });

  it.each<[string, Op[], string]>([
    ['has an icon before its words', [link('a')], '<a href="/a">[/a]a</a>'],
    [
      'has one, whatever is bold in it',
      [link('a'), link('b', { bold: true })],
      '<a href="/a">[/a]a<strong>b</strong></a>',
    ],
    [
      'has one where a picture stands before its words',
      [link({ image: '/i.png' }), link('b')],
      '<a href="/a">[/a]<img src="/i.png">b</a>',
    ],
    ['has none around a picture', [link({ image: '/i.png' })], '<a href="/a"><img src="/i.png"></a>'],
    ['has none around a space', [link(' ')], '<a href="/a">&nbsp;</a>'],
    [
      'has none for the words behind it',
      [link({ image: '/i.png' }), { insert: 'b' }],
      '<a href="/a"><img src="/i.png"></a>b',
    ],
    [
      'has none without an address',
      [{ insert: 'a', attributes: { marks: '[["a",{"name":"t"}]]' } }],
      '<a name="t">a</a>',
    ],
  ])('%s', (_name, ops, html) => {
    expect(opsToHtml(ops, writing)).toBe(html);
    expect(opsToHtml(ops)).toBe(html.replace('[/a]', ''));
  });

  it('is written with what stands among its words cleaned', () => {
    expect(opsToHtml([{ insert: { atom: '<wbr>' } }], writing)).toBe('<WBR>');
  });
});

describe('an element', () => {
  it('is written with its attributes escaped', () => {
    expect(openTag('p', { class: 'a"b&c<d\u00a0e', id: '' })).toBe(
      '<p class="a&quot;b&amp;c<d&nbsp;e" id="">',
    );
    expect(escapeText('"')).toBe('"');
  });

  it.each(['br', 'img', 'hr', 'wbr'])('%s has no end', (tag) => {
    expect(element(tag, { class: 'k' }, 'a')).toBe(`<${tag} class="k">`);
  });

  it.each(['b', 'brx', 'xhr', 'p'])('%s has one', (tag) => {
    expect(element(tag, {})).toBe(`<${tag}></${tag}>`);
    expect(element(tag, {}, 'a')).toBe(`<${tag}>a</${tag}>`);
  });
});
