import { blockToLines } from './block-to-lines';
import { parseBody } from './html-tree';
import { formatsOf, writeWrappers } from './lines';

const linesOf = (html: string, twin = false) => blockToLines(parseBody(html), html, { twin });
const formats = (html: string, twin = false) => linesOf(html, twin)?.map(formatsOf);

describe('a block is shown by the formats of the editor alone', () => {
  it.each([
    ['<p>a</p>', [{}]],
    ['<h1>a</h1>', [{ header: 1 }]],
    ['<h6>a</h6>', [{ header: 6 }]],
    ['<p style="text-align: center">a</p>', [{ align: 'center' }]],
    ['<h2 style="TEXT-ALIGN:Right;">a</h2>', [{ header: 2, align: 'right' }]],
    ['<ul><li>a</li>\n<li>b</li></ul>', [{ list: 'bullet' }, { list: 'bullet' }]],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', [{ list: 'ordered' }, { list: 'bullet', indent: 1 }]],
    ['<blockquote><p>a</p><p>b</p></blockquote>', [{ blockquote: true }, { blockquote: true }]],
    ['<pre><code>a\nb</code></pre>', [{ 'code-block': true }, { 'code-block': true }]],
    ['<pre><code class="language-c++">a</code></pre>', [{ 'code-block': 'c++' }]],
  ])('%s', (html, expected) => {
    expect(formats(html)).toEqual(expected);
  });
});

describe('a block with elements that the editor does not write by itself names them', () => {
  const element = (...wrappers: [string, Record<string, string>][]) => ({ element: writeWrappers(wrappers) });
  const container = (...wrappers: [string, Record<string, string>][]) => ({
    container: writeWrappers(wrappers),
  });

  it.each([
    ['a', [element()]],
    ['<div>a</div>', [element(['div', {}])]],
    ['<p class="k">a</p>', [element(['p', { class: 'k' }])]],
    ['<p style="--text-align: center">a</p>', [element(['p', { style: '--text-align: center' }])]],
    ['<h2 id="k">a</h2>', [{ header: 2, ...element(['h2', { id: 'k' }]) }]],
    ['<ul class="k"><li>a</li></ul>', [{ list: 'bullet', ...container(['ul', { class: 'k' }]) }]],
    ['<ul><li><p>a</p></li></ul>', [{ list: 'bullet', ...element(['li', {}], ['p', {}]) }]],
    ['<blockquote>a</blockquote>', [{ blockquote: true, ...element() }]],
    [
      '<blockquote class="k"><p>a</p></blockquote>',
      [{ blockquote: true, ...container(['blockquote', { class: 'k' }]) }],
    ],
    ['<pre>a</pre>', [{ 'code-block': true, ...container(['pre', {}]) }]],
    [
      '<pre class="k"><code>a</code></pre>',
      [{ 'code-block': true, ...container(['pre', { class: 'k' }], ['code', {}]) }],
    ],
    [
      '<pre><code class="language-js" id="i">a</code></pre>',
      [{ 'code-block': 'js', ...container(['pre', {}], ['code', { class: 'language-js', id: 'i' }]) }],
    ],
    [
      '<pre><code class="x-language-js">a</code></pre>',
      [{ 'code-block': true, ...container(['pre', {}], ['code', { class: 'x-language-js' }]) }],
    ],
    [
      '<pre><code class="language-js x">a</code></pre>',
      [{ 'code-block': true, ...container(['pre', {}], ['code', { class: 'language-js x' }]) }],
    ],
    ['<pre><b>a</b></pre>', [element(['pre', {}])]],
    ['<figure>a</figure>', [{ figure: true, ...container(['figure', {}]), ...element() }]],
    [
      '<figure><figcaption>a</figcaption></figure>',
      [{ figure: true, ...container(['figure', {}]), ...element(['figcaption', {}]) }],
    ],
  ])('%s', (html, expected) => {
    expect(formats(html)).toEqual(expected);
  });

  it.each([
    ['<ul><li>a</li></ul>', ['ul']],
    ['<blockquote><p>a</p></blockquote>', ['blockquote']],
    ['<pre><code>a</code></pre>', ['pre', 'code']],
    ['<figure>a</figure>', ['figure']],
  ])('%s, behind one of the same kind', (html, tags) => {
    const names = [...tags, 'twin'].map((tag): [string, Record<string, string>] => [tag, {}]);
    expect(formats(html, true)?.[0]).toMatchObject(container(...names));
  });
});

describe('a block has no shape in the editor', () => {
  it.each([
    '<p><svg></svg></p>',
    '<p><b><input></b> </p>',
    '<div><p>a</p></div>',
    '<dl><dd>a</dd></dl>',
    '<menu>a</menu>',
    '<details>a</details>',
    '<figure><video></video></figure>',
    '<figure><p><b><iframe></iframe></b></p>a</figure>',
    '<figure><h2>a</h2></figure>',
    '<figure><div><h2>a</h2><p>b</p></div></figure>',
    '<figure> </figure>',
    '<ul></ul>',
    '<ul>a</ul>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
    '<ul><li>a<p>b</p></li></ul>',
    '<ul><li><b><p>a</p></b></li></ul>',
    '<ul><li><h2>a</h2></li></ul>',
    '<ul><li>a<ul><p>b</p></ul></li></ul>',
    '<blockquote> </blockquote>',
    '<blockquote><h2>a</h2></blockquote>',
    '<blockquote><div><p>a</p></div></blockquote>',
    '<table></table>',
    '<table><tr></tr></table>',
    '<iframe src="https://player.vimeo.com/video/1" data-width="1"></iframe>',
    '<iframe src="https://player.vimeo.com/video/1" titles="1"></iframe>',
    '<iframe src="https://maps.example/x"></iframe>',
  ])('%s', (html) => {
    expect(linesOf(html)).toBeNull();
  });

  it('that shows nothing at all is an empty line', () => {
    expect(linesOf('<p><wbr></p>')).toEqual([[{ insert: { atom: '<wbr>' } }, { insert: '\n' }]]);
    expect(linesOf('<p></p>')).toEqual([[{ insert: '\n' }]]);
  });
});

describe('a table', () => {
  it('is one line: its source, cut at its cells', () => {
    const html =
      '<TABLE class=k><caption>a</caption><tr><td colspan=2>b <i>c</i><th><p>d<tr><td></td></TABLE>';
    expect(linesOf(html)).toEqual([
      [
        {
          insert: {
            grid: [
              '<TABLE class=k><caption>a</caption><tr><td colspan=2>',
              'b <i>c</i>',
              '<th>',
              '<p>d',
              '<tr><td>',
              '',
              '</td></TABLE>',
            ],
          },
        },
      ],
    ]);
  });

  it('in a cell is of that cell', () => {
    const html = '<table><tr><td>a<table><tr><td>b<td>c</table><td>d</table>';
    expect(linesOf(html)?.[0]?.[0]?.insert).toEqual({
      grid: ['<table><tr><td>', 'a<table><tr><td>b<td>c</table>', '<td>', 'd', '</table>'],
    });
  });
});
