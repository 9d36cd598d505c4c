import { splitBody } from './split-body';
import { linesToHtml } from './to-html';

/** A body as the editor writes it, each of its blocks from the lines that it is shown as. */
const rewritten = (html: string) => {
  const blocks = splitBody(html);
  expect(blocks.filter(({ isRaw }) => isRaw)).toEqual([]);
  return linesToHtml(blocks.flatMap(({ lines }) => lines));
};

const CELL = '<td>a</td>';

describe('a body that was all written anew is the same', () => {
  it.each([
    '<p>a</p><p><br></p><p class="k">b</p>',
    '<h1>a</h1><h2 class="k">b</h2><h6 id="c">c</h6>',
    '<div>a</div><section class="k">b</section><address>c</address>',
    '<p style="text-align: center;">a</p><p style="color: red; text-align: right;">b</p>',
    '<h2 style="text-align: justify;">a</h2>',
    '<p style="text-align: left;">a</p>',
    `<p style="font-family: 'a'; text-align: center;">a</p>`,
    '<p style="color: red">a</p>',
    '<ul><li>a</li><li>b</li></ul><p>c</p>',
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>',
    '<ol start="3" class="k"><li class="i">a</li><li><p>b</p></li><li><div class="d">c</div></li></ol>',
    '<ul><li>a<ol class="k"><li>b</li></ol></li></ul>',
    '<ul><li>a<ul><li>b</li></ul><ul><li>c</li></ul><ul><li>d</li></ul></li></ul>',
    '<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>',
    '<ul><li>a</li></ul><ul><li>b</li></ul><ul><li>c</li></ul>',
    '<ul class="k"><li>a</li></ul><ul class="l"><li>b</li></ul><ol><li>c</li></ol>',
    '<ol><li>a</li></ol><ul><li>b</li></ul>',
    '<ul><li></li><li>a</li></ul>',
    '<ul><li><strong>a</strong></li><li><ul><li>b</li></ul></li></ul>',
    '<blockquote><strong>a</strong></blockquote>',
    '<blockquote>a</blockquote><blockquote class="k"><p>b</p></blockquote>',
    '<blockquote><p>a</p><p class="k">b</p><div>c</div></blockquote>',
    '<blockquote>a<p>b</p>c</blockquote>',
    '<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote><blockquote><p>c</p></blockquote>',
    '<blockquote><p>a</p><p><br></p></blockquote>',
    '<pre><code>a\n\n b</code></pre>',
    '<pre><code class="language-c++">a</code></pre><pre><code class="language-js">b</code></pre>',
    '<pre><code>a</code></pre><pre><code>b</code></pre><pre><code>c</code></pre>',
    '<pre class="k"><code class="l" id="i">a &lt; b&amp;\u00a0</code></pre>',
    '<pre><code class="k language-js">a</code></pre>',
    '<pre>a\n\n b</pre>',
    '<pre>\n\na</pre>',
    '<pre><code>\n\na</code></pre>',
    '<pre class="k">\n\na <strong>b</strong>\n</pre>',
    '<pre><code>a</code> b</pre>',
    '<figure><img src="/a.png"><figcaption class="k">b</figcaption></figure>',
    '<figure class="k"><div><p><img src="/a.png"></p></div>b<p>c</p>d</figure>',
    '<figure><img src="/a.png"></figure><figure><img src="/b.png"></figure><figure>c</figure>',
    '<hr><hr class="k">',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="1" allowfullscreen=""></iframe>',
    `<table><tbody><tr>${CELL}${CELL}</tr><tr>${CELL}${CELL}</tr></tbody></table>`,
    `<table class="k"><thead class="h"><tr><th scope="col">a</th>${CELL}</tr></thead><tbody><tr class="r">${CELL}${CELL}</tr></tbody><tfoot><tr>${CELL}${CELL}</tr></tfoot></table>`,
    `<table><tbody><tr>${CELL}${CELL}</tr></tbody><tbody class="k"><tr>${CELL}${CELL}</tr></tbody></table>`,
    `<table><tbody><tr><td><p>a</p></td><td class="k"><div>b</div></td></tr></tbody></table>`,
    `<table><colgroup class="k"><col class="l"><col></colgroup><colgroup></colgroup><tbody><tr>${CELL}${CELL}</tr></tbody></table>`,
    `<table><tbody><tr>${CELL}${CELL}</tr></tbody></table>`.repeat(3),
    `<table class="k"><tbody><tr>${CELL}${CELL}</tr></tbody></table>`.repeat(2),
    `<table><tbody><tr><td colspan="1">a</td>${CELL}</tr></tbody></table>`,
    `<table><colgroup><col></colgroup><tbody><tr>${CELL}${CELL}</tr></tbody></table>`.repeat(2),
  ])('%s', (html) => {
    expect(rewritten(html)).toBe(html);
  });
});

const end = (attributes: Record<string, unknown>, text = 'a') => [
  { insert: text },
  { insert: '\n', attributes },
];
const empty = (attributes: Record<string, unknown>) => [{ insert: '\n', attributes }];

describe('lines whose formats were changed in the editor', () => {
  it.each([
    [
      'a heading that was a paragraph',
      [end({ header: 2, element: '[["p",{"class":"k"}]]' })],
      '<h2 class="k">a</h2>',
    ],
    [
      'a heading of another level',
      [end({ header: 3, element: '[["div",{}],["h2",{"id":"i"}]]' })],
      '<h3 id="i">a</h3>',
    ],
    [
      'a heading in an element',
      [end({ header: 2, element: '[["div",{}],["h2",{"id":"i"}]]' })],
      '<h2 id="i">a</h2>',
    ],
    ['a paragraph that was a heading', [end({ element: '[["h2",{"id":"i"}]]' })], '<p>a</p>'],
    ['a paragraph that was an item', [end({ element: '[["li",{}],["p",{}]]' })], '<p>a</p>'],
    ['a paragraph that was a cell', [end({ element: '[["th",{}]]' })], '<p>a</p>'],
    [
      'an item that was a paragraph',
      [end({ list: 'bullet', element: '[["p",{"class":"k"}]]' })],
      '<ul><li>a</li></ul>',
    ],
    [
      'a quotation that was a list',
      [end({ blockquote: true, container: '[["ul",{"class":"k"}]]' })],
      '<blockquote><p>a</p></blockquote>',
    ],
    [
      'a numbered list that was one with bullets',
      [end({ list: 'ordered', container: '[["ul",{"class":"k"}]]' })],
      '<ol><li>a</li></ol>',
    ],
    [
      'code that was a quotation',
      [end({ 'code-block': true, container: '[["blockquote",{}]]' })],
      '<pre><code>a</code></pre>',
    ],
    [
      'code of a language',
      [end({ 'code-block': 'js' }), empty({ 'code-block': 'js' })],
      '<pre><code class="language-js">a\n</code></pre>',
    ],
    [
      'words in no element that are centred',
      [end({ element: '[]', align: 'center' })],
      '<p style="text-align: center;">a</p>',
    ],
    [
      'a line that was centred',
      [
        end({
          align: 'right',
          element: '[["p",{"style":"color: red;text-align : left; TEXT-ALIGN:center; x-text-align: left"}]]',
        }),
      ],
      '<p style="color: red; x-text-align: left; text-align: right;">a</p>',
    ],
    [
      'an aligned line in two elements',
      [end({ align: 'right', element: '[["div",{}],["p",{"class":"k"}]]' })],
      '<div><p class="k" style="text-align: right;">a</p></div>',
    ],
    [
      'an empty line',
      [empty({}), empty({ element: '[]' }), empty({ header: 2 })],
      '<p><br></p><h2><br></h2>',
    ],
    ['an empty item', [empty({ list: 'bullet' })], '<ul><li></li></ul>'],
    [
      'items that begin deeper',
      [end({ list: 'bullet', indent: 2 }), end({ list: 'ordered' })],
      '<ul><li><ul><li><ul><li>a</li></ul></li></ul></li></ul><ol><li>a</li></ol>',
    ],
    [
      'an item of another kind among others',
      [end({ list: 'bullet' }), end({ list: 'ordered' }), end({ list: 'bullet' })],
      '<ul><li>a</li></ul><ol><li>a</li></ol><ul><li>a</li></ul>',
    ],
    [
      'embeds',
      [
        [{ insert: { raw: '<x>' } }],
        [{ insert: { raw: 7 } }],
        [{ insert: { other: 1 } }],
        [{ insert: { rule: 'k' } }],
        [{ insert: { video: '/v' } }],
      ],
      '<x><hr class="k"><iframe src="/v"></iframe>',
    ],
    ['nothing', [], ''],
  ])('are written as %s', (_name, lines, html) => {
    expect(linesToHtml(lines)).toBe(html);
  });
});
