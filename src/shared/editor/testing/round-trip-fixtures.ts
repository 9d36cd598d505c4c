import type { LossKind } from '../round-trip';

/** A stored body, and what editing it would lose: nothing, or every kind that must be named. */
type Fixture = [name: string, html: string, losses: LossKind[]];

const FRAME =
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="560" height="314" allowfullscreen="allowfullscreen"></iframe>';

const toolbar: Fixture[] = [
  ['an empty body', '', []],
  ['a paragraph', '<p>ข่าวด่วนวันนี้</p>', []],
  ['paragraphs with an empty one between', '<p>a</p><p><br></p><p>b</p>', []],
  ['bold, italic, underline, strike', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s></p>', []],
  ['nested formats', '<p><strong><em><u>abc</u></em></strong></p>', []],
  ['formats nested the other way', '<p><u><em><strong>abc</strong> d</em></u></p>', []],
  ['superscript and subscript', '<p>H<sub>2</sub>O x<sup>2</sup></p>', []],
  ['inline code', '<p>run <code>npm start</code> now</p>', []],
  ['headings', '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>', []],
  ['a bullet list', '<ul><li>a</li><li>b</li></ul>', []],
  ['an ordered list', '<ol><li>a</li><li>b</li></ol>', []],
  ['a nested list', '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>', []],
  ['two lists behind each other', '<ul><li>a</li></ul><ol><li>b</li></ol>', []],
  ['a formatted list item', '<ul><li><strong>a</strong> <a href="/b">b</a></li></ul>', []],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote><p>c</p>', []],
  ['a code block', '<pre><code>const a = 1;\n\n  if (a &lt; 2) b();</code></pre><p>x</p>', []],
  ['a code block with its language', '<pre><code class="language-js">a</code></pre>', []],
  [
    'a link',
    '<p>x <a href="https://product.example/1" target="_blank" rel="noopener noreferrer">y</a> z</p>',
    [],
  ],
  ['a mail link', '<p><a href="mailto:desk@product.example">mail</a></p>', []],
  ['a link with bold words in it', '<p><a href="/a">one <strong>two</strong> three</a></p>', []],
  [
    'a link with an icon',
    '<p><a href="https://youtu.be/abc"><span class="link-icon link-icon-video" aria-hidden="true">▶ </span>ดู</a></p>',
    [],
  ],
  ['a picture', '<p><img src="/files/a.png"></p>', []],
  ['a picture in a link', '<p><a href="/a"><img src="/files/a.png" alt="ภาพ"></a></p>', []],
  [
    'a table',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table><p>x</p>',
    [],
  ],
  ['a table at the end', '<p>x</p><table><tbody><tr><td>a</td></tr></tbody></table>', []],
  [
    'two tables',
    '<table><tbody><tr><td>a</td></tr></tbody></table><p>x</p><table><tbody><tr><td>b</td></tr></tbody></table>',
    [],
  ],
  [
    'a formatted cell',
    '<table><tbody><tr><td><strong>a</strong> <a href="/b">b</a></td></tr></tbody></table>',
    [],
  ],
  ['a video', `<p>a</p>${FRAME}<p>b</p>`, []],
  ['a video at the end', `<p>a</p>${FRAME}`, []],
  ['emoticons', '<p>😀 👨‍👩‍👧 🇹🇭</p>', []],
  ['aligned text', '<p style="text-align: center;">a</p><h2 style="text-align: right;">b</h2>', []],
  ['several spaces', '<p>a &nbsp;b &nbsp; c</p>', []],
  ['everything special escaped', '<p>&lt;b&gt; &amp;amp; "q" \'s\'</p>', []],
];

const otherEditor: Fixture[] = [
  [
    'text with line ends between the blocks',
    '<p>a</p>\n<p>&nbsp;</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n',
    [],
  ],
  ['b and i for strong and em', '<p><b>a</b> <i>b</i> <del>c</del></p>', []],
  ['a video in a paragraph', `<p>${FRAME}</p>`, []],
  ['a picture with its size', '<p><img src="/a.png" alt="" width="600" height="400"></p>', []],
  [
    'a link with a title',
    '<p><a title="t" href="https://other.example/" target="_blank" rel="noopener">x</a></p>',
    [],
  ],
  ['a code sample', '<pre class="language-markup"><code>&lt;p&gt;a&lt;/p&gt;</code></pre>', []],
  ['a closing line break', '<p>a<br></p>', []],
  ['a line break inside a paragraph', '<p>a<br>b</p>', ['lineBreak']],
  [
    'a table of its own make',
    '<table style="border-collapse: collapse; width: 100%;" border="1"><tbody><tr><td style="width: 50%;">a</td></tr></tbody></table>',
    ['style', 'attribute'],
  ],
  [
    'a table with column widths',
    '<table><colgroup><col style="width: 50%;"><col></colgroup><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ['element'],
  ],
  [
    'a table head',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ['tableHead'],
  ],
  ['a head cell in a row', '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>', ['tableHead']],
  [
    'merged columns',
    '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    ['mergedCells'],
  ],
  [
    'merged rows',
    '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ['mergedCells'],
  ],
  [
    'a table in a table',
    '<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody></table>',
    ['nestedTable'],
  ],
  [
    'a table with a caption',
    '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
    ['element'],
  ],
  ['paragraphs in a cell', '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>', ['structure']],
  ['a list in a cell', '<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>', ['element']],
  [
    'a frame of another site',
    '<p><iframe src="https://maps.example/embed?x" width="600"></iframe></p>',
    ['embed'],
  ],
  [
    'a video file',
    '<p><video controls="controls" width="300"><source src="/a.mp4" type="video/mp4"></video></p>',
    ['embed'],
  ],
  ['a sound file', '<p><audio src="/a.mp3" controls="controls"></audio></p>', ['embed']],
  ['a media object', '<p><object data="https://player.example/a.swf"></object></p>', ['embed']],
  [
    'a figure',
    '<figure class="image"><img src="/a.png" alt=""><figcaption>ภาพ</figcaption></figure>',
    ['figure', 'class'],
  ],
  ['a class', '<p class="lead">a</p>', ['class']],
  ['a coloured word', '<p><span style="color: #e03e2d;">a</span> b</p>', ['style']],
  ['a type size', '<p><span style="font-size: 18pt;">a</span></p>', ['style']],
  ['an indented paragraph', '<p style="padding-left: 40px;">a</p>', ['style']],
  ['a floating picture', '<p><img style="float: right;" src="/a.png" alt=""></p>', ['style']],
  [
    'a picture inside the text',
    '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt=""></p>',
    ['inlineImage'],
  ],
  ['a list that starts at 3', '<ol start="3"><li>a</li></ol>', ['attribute']],
  ['a list with letters', '<ol style="list-style-type: lower-alpha;"><li>a</li></ol>', ['style']],
  ['paragraphs in a list', '<ul><li><p>a</p><p>b</p></li></ul>', ['structure']],
  ['a description list', '<dl><dt>a</dt><dd>b</dd></dl>', ['element']],
  ['a rule', '<p>a</p><hr><p>b</p>', ['element']],
  ['an anchor', '<p><a id="part"></a>a</p>', ['attribute']],
  ['an icon of a style sheet', '<p><i class="icon-star"></i>a</p>', ['class']],
  ['a comment', '<p>a</p><!-- more --><p>b</p>', ['comment']],
  ['boxes', '<div>a</div><div>b</div>', ['structure']],
  [
    'a quotation in a quotation',
    '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>',
    ['element'],
  ],
  ['a heading in a quotation', '<blockquote><h2>a</h2><p>b</p></blockquote>', ['structure']],
  [
    'coloured code',
    '<pre class="language-js"><code><span class="token keyword">const</span> a</code></pre>',
    ['class'],
  ],
  ['marked words', '<p><mark>a</mark> <small>b</small></p>', ['element']],
  ['an abbreviation', '<p><abbr title="World Health Organization">WHO</abbr></p>', ['element', 'attribute']],
  ['a language', '<p lang="en">a</p>', ['attribute']],
  ['a script', '<p>a</p><script>alert(1)</script>', ['script']],
  ['a handler', '<p onclick="alert(1)">a</p>', ['script']],
  ['a form', '<form><p>a</p><input value="b"></form>', ['element']],
  ['details', '<details><summary>a</summary><p>b</p></details>', ['element']],
  ['a drawing', '<p>a<svg width="10"><text>b</text></svg></p>', ['embed']],
];

const pasted: Fixture[] = [
  [
    'a word processor',
    '<p class="MsoNormal" style="margin: 0cm;"><span lang="TH" style="font-family: Tahoma;">ก</span></p>',
    ['class', 'style', 'attribute'],
  ],
  ["a word processor's own tags", '<p>a<o:p></o:p> b</p><p><o:p>c</o:p></p>', ['element']],
  ['an online document', '<p dir="ltr"><span style="font-weight: 700;">a</span></p>', ['attribute', 'style']],
  ['a web page', '<section><header><h2>a</h2></header><p>b</p></section>', ['element']],
  ['a mail', '<div dir="ltr">a<div>b</div></div>', ['attribute']],
  ['old type', '<center><font color="red" size="2">a</font></center>', ['element', 'attribute']],
];

export const roundTripFixtures: Fixture[] = [...toolbar, ...otherEditor, ...pasted];
