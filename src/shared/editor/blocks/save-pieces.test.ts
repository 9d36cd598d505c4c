import { keyOf, type Line } from './lines';
import { openBody, saveBody } from './save-body';
import { splitBody } from './split-body';
import { writeLines } from './write-lines';

const keyed = (line: Line) => ({ line, key: keyOf(line) });

/** Saves a stored body after its lines were changed; tells also what was written anew. */
const saveAfter = (html: string, change: (lines: Line[]) => Line[]) => {
  const blocks = splitBody(html);
  const lines = blocks.flatMap((block) => block.lines);
  const opened = openBody(html, blocks, lines.map(keyed));
  const written: [count: number, isNew: boolean][] = [];
  const saved = saveBody(change(lines).map(keyed), opened, (some, isNew) => {
    written.push([some.length, isNew]);
    return writeLines(some, isNew);
  });
  return { saved, written };
};
const save = (html: string, change: (lines: Line[]) => Line[]) => saveAfter(html, change).saved;

const plain = (text: string, attributes?: Record<string, unknown>): Line => [
  ...(text === '' ? [] : [{ insert: text }]),
  attributes ? { insert: '\n', attributes } : { insert: '\n' },
];
const item = (text: string, more: object = {}) => plain(text, { list: 'bullet', ...more });
/** The lines with some of them in place of those from `from` on. */
const put =
  (from: number, count: number, ...others: Line[]) =>
  (lines: Line[]) => [...lines.slice(0, from), ...others, ...lines.slice(from + count)];
/** The lines in the order of these places. */
const order =
  (...places: number[]) =>
  (lines: Line[]) =>
    places.flatMap((place) => lines.slice(place, place + 1));

describe('a body whose lines did not change', () => {
  it.each([
    '',
    '<P >a</P>',
    ' <p>a</p> ',
    '<div></div>',
    '<!-- a -->',
    '<ul >\n<li>a<li>b</ul>\n<p>c',
    'a\n\nb',
    '<hr >',
  ])('is saved byte for byte, and nothing is written: %j', (html) => {
    expect(saveAfter(html, (lines) => lines)).toEqual({ saved: html, written: [] });
  });
});

describe('blocks that were moved, copied or deleted', () => {
  const HTML = '<P>a</P>\n<ul >\n<li>b<li>c</ul>\n<P>d</P>';

  it.each([
    [[3, 0, 1, 2], '<P>d</P>\n<P>a</P>\n<ul >\n<li>b<li>c</ul>\n'],
    [[1, 2, 0, 3], '<ul >\n<li>b<li>c</ul>\n<P>a</P>\n<P>d</P>'],
    [[0, 1, 2, 3, 0], `${HTML}\n<P>a</P>`],
    [[0, 0, 1, 2, 3], `<P>a</P>\n${HTML}`],
    [[0, 3], '<P>a</P>\n<P>d</P>'],
    [[1, 2], '<ul >\n<li>b<li>c</ul>\n'],
    [[], ''],
  ])('keep their bytes: %j', (places, after) => {
    const { saved, written } = saveAfter(HTML, order(...places));
    expect(saved).toBe(after);
    expect(written).toEqual([]);
  });

  it('are written anew where only a part of them is left', () => {
    expect(saveAfter(HTML, order(0, 2, 3))).toEqual({
      saved: '<P>a</P>\n<ul><li>c</li></ul>\n<P>d</P>',
      written: [[1, false]],
    });
  });
});

describe('a new line', () => {
  it.each([
    ['in a list is in that list', '<ul ><li>a<li>c</ul>', put(1, 0, item('b')), [3, false], 'abc'],
    ['before a list is in that list', '<ul ><li>b<li>c</ul>', put(0, 0, item('a')), [3, false], 'abc'],
    ['behind a list is in that list', '<ul ><li>a<li>b</ul>', put(2, 0, item('c')), [3, false], 'abc'],
  ] as const)('%s', (_name, html, change, written, items) => {
    expect(saveAfter(html, change)).toEqual({
      saved: `<ul>${[...items].map((text) => `<li>${text}</li>`).join('')}</ul>`,
      written: [written],
    });
  });

  it.each([
    ['<p>a</p>', put(1, 0, plain('b')), '<p>a</p><p>b</p>', [[1, true]]],
    ['<p>a</p>', put(0, 1, plain('b')), '<p>b</p>', [[1, false]]],
    [
      '<p>a</p>\n<p>b</p>',
      put(1, 1, plain('c'), plain('d')),
      '<p>a</p>\n<p>c</p>\n<p>d</p>',
      [
        [1, false],
        [1, true],
      ],
    ],
    ['<p>a</p>', put(1, 0, item('b'), item('c')), '<p>a</p><ul><li>b</li><li>c</li></ul>', [[2, true]]],
    [
      '<p>a</p>',
      put(1, 0, item('b'), plain('c')),
      '<p>a</p><ul><li>b</li></ul><p>c</p>',
      [
        [1, true],
        [1, true],
      ],
    ],
    ['<p>a</p><ul ><li>b</ul>', put(0, 1, item('c')), '<ul><li>c</li></ul><ul ><li>b</ul>', [[1, false]]],
    ['<p>a</p><hr><p>b</p>', put(1, 1, plain('c')), '<p>a</p><p>c</p><p>b</p>', [[1, false]]],
  ])('%s: is a block of its own, or takes the place of one', (html, change, after, written) => {
    expect(saveAfter(html, change)).toEqual({ saved: after, written });
  });
});

describe('the empty line that the editor needs at the end', () => {
  const EMPTY = plain('');

  it.each([
    ['<hr>', '<hr>'],
    ['<table><tr><td>a<td>b</table>', '<table><tr><td>a<td>b</table>'],
    ['', ''],
    ['<p>a</p>', '<p>a</p><p><br></p>'],
    ['<hr><p></p>', '<hr><p></p><p></p>'],
  ])('is not saved where nobody typed it: %s', (html, after) => {
    expect(save(html, (lines) => [...lines, EMPTY])).toBe(after);
  });

  it('is saved where it was stored', () => {
    expect(save('<hr><p></p>', (lines) => lines)).toBe('<hr><p></p>');
  });

  it('is saved when something was typed in it', () => {
    expect(save('<hr>', (lines) => [...lines, plain('a')])).toBe('<hr><p>a</p>');
  });
});

describe('text in no element of its own', () => {
  it.each([
    ['a<hr>b', order(0, 2), 'a<br>b'],
    ['a<hr>b<hr>c', order(0, 4), 'a<br>c'],
    ['a<p>b</p>c', order(0, 1, 2), 'a<p>b</p>c'],
    ['a<div><hr></div>b', order(0, 2), 'a<br>b'],
    ['a<!-- k --><hr>b', order(0, 2), 'a<!-- k --><br>b'],
    ['<p>a</p><hr>b', order(0, 2), '<p>a</p>b'],
    ['a<div><p>x</p><script></script></div>b', order(0, 2), 'a<div><script></script></div>b'],
    ['a', put(1, 0, plain('b', { element: '[]' })), 'a<p>b</p>'],
  ])('is kept apart from other such text: %s', (html, change, after) => {
    expect(save(html, change)).toBe(after);
  });
});

describe('what encloses a deleted block', () => {
  it.each([
    ['<p>a</p><div><p>b</p></div>', '<p>a</p>'],
    ['<p>a</p><div>\n<section class="k">\n<p>b</p></section></div>\n', '<p>a</p>'],
    ['<p>a</p><DIV><p>b</p></div>', '<p>a</p>'],
    ['<p>a</p><x-box><p>b</p></x-box>', '<p>a</p>'],
    ['<p>a</p><div><p>b</p>', '<p>a</p><div>'],
    ['<p>a</p>\n<p>b</p>\n', '<p>a</p>\n'],
  ])('goes with it if nothing else was in it: %s', (html, after) => {
    expect(save(html, order(0))).toBe(after);
  });
});
