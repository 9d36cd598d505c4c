import { parseHtml } from '@/shared/text/html-to-text';

import { structureOf } from './structure';

const written = (html: string) => structureOf(parseHtml(html));

describe('two texts between which a reader can tell no difference', () => {
  it.each([
    [
      'attributes in another order',
      '<p><a href="/a" title="b">x</a></p>',
      '<p><a title="b" href="/a">x</a></p>',
    ],
    ['classes in another order', '<p class="b a">x</p>', '<p class="a b">x</p>'],
    ['a style written otherwise', '<p style="color:red">x</p>', '<p style="color: red;">x</p>'],
    ['formats nested the other way', '<p><b><i>x</i></b></p>', '<p><em><strong>x</strong></em></p>'],
    ['a span that says nothing', '<p>a <span>b</span> c</p>', '<p>a b c</p>'],
    ['white space between blocks', '<p>a</p>\n  <p>b</p>', '<p>a</p><p>b</p>'],
    ['a line break at the end of a paragraph', '<p>a<br></p>', '<p>a</p>'],
    ['a line break before white space at its end', '<p>a<br> </p>', '<p>a</p>'],
    [
      'a line break before a block',
      '<ul><li>a<br><ul><li>b</li></ul></li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['empty paragraphs at the end', '<p>a</p><p></p><p><br></p>', '<p>a</p>'],
    [
      'a quotation with and without its paragraph',
      '<blockquote>a</blockquote>',
      '<blockquote><p>a</p></blockquote>',
    ],
    [
      'the language on either element of code',
      '<pre class="x"><code>a</code></pre>',
      '<pre><code class="x">a</code></pre>',
    ],
    ['a paragraph around a player', '<p><iframe src="/v"></iframe></p>', '<iframe src="/v"></iframe>'],
  ])('are equal: %s', (_, one, other) => {
    expect(written(one)).toBe(written(other));
  });

  it.each([
    ['a line break inside a paragraph', '<p>a<br>b</p>', '<p>ab</p>'],
    ['a line break inside a bold part', '<p><b>a<br></b>b</p>', '<p><b>a</b>b</p>'],
    ['a comment', '<p>a<!--b--></p>', '<p>a</p>'],
    ['an anchor without words', '<p>a<a id="b"></a></p>', '<p>a</p>'],
    ['a bold part', '<p>a <b>b</b></p>', '<p>a b</p>'],
    ['two spaces in code', '<pre>a  b</pre>', '<pre>a b</pre>'],
    ['code that is indented', '<pre>  a</pre>', '<pre>a</pre>'],
    ['a style of no known property', '<p style="--x">a</p>', '<p>a</p>'],
  ])('are not equal: %s', (_, one, other) => {
    expect(written(one)).not.toBe(written(other));
  });
});
