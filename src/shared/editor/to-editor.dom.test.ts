import { toEditorHtml } from './to-editor';

const FRAME = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
describe('pasted content that the editor cannot represent is simplified without losing text', () => {
  it.each([
    [
      'a figure',
      '<figure><img src="/a.png"><figcaption>ภาพ</figcaption></figure>',
      '<p><img src="/a.png"></p><p>ภาพ</p>',
    ],
    [
      'a table with a caption',
      '<table><caption>c</caption><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
      '<p>c</p><table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'several paragraphs in a cell',
      '<table><tbody><tr><td><p>a</p><p>b<br>c</p></td></tr></tbody></table>',
      '<table><tbody><tr><td><p>a</p><p>b<br>c</p></td></tr></tbody></table>',
    ],
    [
      'parts that fold, and other boxes of pages',
      '<details><summary>a</summary>\n<p>b</p></details><section>c</section>\n<center>d</center>',
      '<p>a</p>\n<p>b</p><p>c</p>\n<p>d</p>',
    ],
    [
      'a picture with its caption in a box',
      '<div class="wp-caption"><a href="/a"><img src="/a.png"></a><p>ภาพ</p></div><img src="/b.png"><p>b</p>c <img src="/c.png">',
      '<p><a href="/a"><img src="/a.png"></a></p><p>ภาพ</p><p><img src="/b.png"></p><p>b</p><p>c <img src="/c.png"></p>',
    ],
    ['boxes in boxes', '<div><div>a</div><div>b</div></div>', '<p>a</p><p>b</p>'],
    ['boxes around blocks', '<div><p>a</p></div><div>b <b>c</b></div>', '<p>a</p><p>b <b>c</b></p>'],
    ['a figure of blocks', '<figure><p>a</p></figure><p>b</p>', '<p>a</p><p>b</p>'],
    ['a figure in a box', '<div><figure>a</figure>b</div>', '<p>a</p>b'],
    ['an empty paragraph', '<p> </p><p><b></b></p>', '<p><br></p><p><b></b></p>'],
    [
      'an empty cell',
      '<table><tr><td></td></tr></table>',
      '<table><tbody><tr><td></td></tr></tbody></table>',
    ],
    [
      'blocks behind each other in a cell',
      '<table><tr><td>a<ul><li>b</li><li>c</li></ul><hr>d<table><tr><td>e</td><td>f</td></tr></table></td></tr></table>',
      '<table><tbody><tr><td>a<ul><li>b</li><li>c</li></ul><hr>d<p>e f</p></td></tr></tbody></table>',
    ],
    [
      'a table with a header row',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><th>d</th></tr></tbody></table>',
      '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><th>d</th></tr></tbody></table>',
    ],
    [
      'a table with a header column',
      '<table><tr><th>a</th><td>b</td></tr></table>',
      '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    ],
    [
      'several captions',
      '<table><caption>a</caption><caption>b</caption><tr><td>c</td></tr></table>',
      '<p>a</p><p>b</p><table><tbody><tr><td>c</td></tr></tbody></table>',
    ],
    [
      'a quotation of paragraphs',
      '<blockquote><p>a</p><p>b</p></blockquote>',
      '<blockquote>a</blockquote><blockquote>b</blockquote>',
    ],
    ['a quotation of words', '<blockquote>a</blockquote>', '<blockquote>a</blockquote>'],
    [
      'code',
      '<pre class="k"><code class="language-c++">a\n<b>b</b>\n</code></pre>',
      '<pre data-language="c++">a\nb</pre>',
    ],
    [
      'code whose block names its language',
      '<pre class="x language-js">a</pre>',
      '<pre data-language="js">a</pre>',
    ],
    ['code of no language', '<pre class="k">a\n\n</pre>', '<pre>a\n</pre>'],
    ['a player alone in a paragraph', `<p> ${FRAME}</p>`, ` ${FRAME}`],
    ['a player beside words', `<p>a ${FRAME}</p>`, `<p>a ${FRAME}</p>`],
    ['a player beside a picture', `<p>${FRAME}<img src="/a.png"></p>`, `<p>${FRAME}<img src="/a.png"></p>`],
    ['a player in a box', `<div>${FRAME}</div>`, `<p>${FRAME}</p>`],
    [
      'a link with its icon',
      '<p><a href="/a"><span class="link-icon">i</span>a</a></p>',
      '<p><a href="/a">a</a></p>',
    ],
    [
      'pictures that are not stored yet',
      '<p>a<img src="data:image/png;base64,AAAA"><span class="image-upload">b</span><img src="/c.png"></p>',
      '<p>a<img src="/c.png"></p>',
    ],
    ['deleted words', '<p><del>a</del></p>', '<p><s>a</s></p>'],
  ])('%s', (_name, stored, shown) => {
    expect(toEditorHtml(stored)).toBe(shown);
  });
});
