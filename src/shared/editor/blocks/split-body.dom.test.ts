import { inEditor } from '../testing/in-editor';

import { splitBody } from './split-body';
import { needsFiller } from './stored-block';

/** Types after the last word, then removes the typed text from the saved html. */
const edited = (html: string) => {
  const { type, html: saved, raw } = inEditor(html);
  expect(raw).toEqual([]);
  type('x', 'ZZ');
  expect(saved()).toContain('xZZ');
  return saved().replace('ZZ', '');
};

describe('attributes survive an edit of their block [FID-03]', () => {
  it.each([
    '<p class="lead" id="fn1" lang="en" dir="ltr" data-x="1" title="t">x</p>',
    '<p style="color: red; margin-left: 2em">x</p>',
    '<p style="color: red; text-align: center;">x</p>',
    '<p style="text-align: right;">x</p>',
    '<h3 class="a">x</h3>',
    '<div class="box"><p>a</p><p>x</p></div>',
    '<article><header><h1>a</h1></header><section><p>x</p></section></article>',
    '<p>a <span style="color:#e03e2d">b</span> <a href="#fn1" name="up" rel="nofollow" class="c">c</a> x</p>',
    '<p>a<br>b<br class="k">x</p>',
    '<p><a href="/a">a</a><a href="/a">b</a><a href="/a"><em>c</em>d</a><a href="/b">e</a> x</p>',
    '<p><abbr title="World Health Organization">WHO</abbr> <time datetime="2026-01-01">now</time> <small>x</small></p>',
    '<p><a id="top"></a><!-- note -->x</p>',
    '<p>a&nbsp;b\u2009c\u3000d\ufeffx</p>',
    '<p><strong>a</strong> <em>b</em><em class="k">c</em> x</p>',
    '<p><strong><em>a</em> b</strong> <em><strong>c</strong> d</em> x</p>',
    '<ul class="list"><li class="i">a<ol start="3"><li>b</li></ol></li><li><p>x</p></li></ul>',
    '<ul><li><p>a</p><p>b</p></li><li>x</li></ul>',
    '<blockquote class="q"><p>a</p><p class="b">x</p></blockquote>',
    '<table class="t"><thead><tr><th scope="col">a</th></tr></thead><tbody><tr class="r"><td style="width: 50%">x</td></tr></tbody></table>',
    '<table><thead><tr><th>a</th><th></th></tr></thead><tbody><tr><th>b</th><td>x</td></tr></tbody></table>',
    '<p><img src="/a.png" class="alignleft" srcset="/b.png 2x" loading="lazy" alt="ภาพ">x</p>',
    '<pre class="wp-block-code"><code>a\n\n x</code></pre>',
    '<address>x</address>',
    '<pre class="poem">a\n  <b>b</b>  c\n\nx</pre>'.replaceAll('b>', 'strong>'),
  ])('%s', (html) => {
    expect(edited(html)).toBe(html);
  });

  it.each([
    '<dl class="d"><dt>a</dt>\n<dd>x</dd><dd><p>b</p><p>c</p></dd></dl>',
    '<dl>\n<dd>a<dl><dd>x</dd></dl></dd></dl>',
    '<details open=""><summary>a</summary>\n<p>x</p></details>',
    '<details><summary>x</summary> a </details>',
    '<ul>x</ul>',
    '<ul>a<li>b</li>\n<p>x</p></ul>',
    '<table><tr><td><p>a</p><p>x</p></td></tr></table>',
    '<TABLE border=0>\n<caption>a</caption><tr><td><h2>a</h2><tr><td>x</TABLE>',
    '<figure class="wp-block-table"><table><tbody><tr><td>a</td><td>x</td></tr></tbody></table><figcaption>b</figcaption></figure>',
    '<figure class="wp-block-pullquote"><blockquote><p>x</p><cite>a</cite></blockquote></figure>',
    `<figure class="gallery">${'<figure><img src="/a.png"></figure>'.repeat(2)}<figcaption>x</figcaption></figure>`,
    '<figure><ul><li><figure><img src="/a.png"><figcaption>a</figcaption></figure></li></ul><figcaption>x</figcaption></figure>',
    '<table style="width: 100%"><colgroup class="k"><col style="width: 50%"><col></colgroup><tbody><tr><td>a</td><td>x</td></tr></tbody></table>',
  ])('%s, in which only the text is split into blocks [FID-01, FID-04]', (html) => {
    expect(edited(html)).toBe(html);
  });

  it('without active content', () => {
    expect(
      edited(
        '<p class="a" onclick="alert(1)" style="color: red; background: url(javascript:alert(1))">x</p>',
      ),
    ).toBe('<p class="a" style="color: red">x</p>');
    expect(edited('<p><a href="java&#9;script:alert(1)">a</a> x</p>')).toBe('<p><a>a</a> x</p>');
  });
});

describe('a block that the editor cannot represent', () => {
  it.each([
    '<video src="/a.mp4" controls></video>',
    '<iframe src="https://maps.example/x"></iframe>',
    '<p><iframe src="https://maps.example/x"></iframe></p>',
    '<b>a<p>b</b>c</p>',
  ])('is shown between normally editable text: %s [FID-01]', (html) => {
    const { raw, type, html: saved } = inEditor(`<p>x</p>${html}<p>y</p>`);
    expect(raw).toEqual([html]);
    type('x', 'ZZ');
    expect(saved()).toBe(`<p>xZZ</p>${html}<p>y</p>`);
  });

  it('has an accessible name, and runs no script [FID-05, EDT-06]', () => {
    const { quill } = inEditor(
      '<table><caption onclick="alert(1)">a<script>alert(1)</script></caption></table>',
    );
    const [block] = quill.root.querySelectorAll('.ql-raw');
    expect(block).toHaveAccessibleName('Table, kept as HTML');
    expect(block?.shadowRoot?.querySelector('caption')?.outerHTML).toBe('<caption>a</caption>');
  });

  it.each([
    '<p>a<div>b</div></p>\n<p>x</p>',
    '<div class="entry"></p><p>a</p></p>\n<p>x</p></div>',
    '<p>a<a href="/b">c<p>d</p></a></p>\n<p>x</p>',
    '<p>a</p>x <picture><source srcset=/a.webp><img src="/a.png"></picture>',
  ])('is not needed for text next to a stray tag: %s [FID-01, FID-02]', (html) => {
    const { raw, type, html: saved } = inEditor(html);
    expect(raw).toEqual([]);
    type('x', 'ZZ');
    expect(saved().replace('ZZ', '')).toBe(html);
  });

  it('can be a player between texts without a paragraph [FID-01, FID-02]', () => {
    const video = '<video controls src=/a.mp4></video>';
    const { raw, type, html } = inEditor(`x\n${video}\n<audio src="/a.mp3"></audio>\ny`);
    expect(raw).toEqual([video, '<audio src="/a.mp3"></audio>']);
    type('x', 'ZZ');
    expect(html()).toBe(`xZZ\n${video}\n<audio src="/a.mp3"></audio>\ny`);
  });

  it('can be a very deep page, which still opens [FID-01]', () => {
    const { raw, html } = inEditor(`${'<div><p>a</p>'.repeat(400)}`);
    expect(raw).toHaveLength(1);
    expect(html()).toBe('<div><p>a</p>'.repeat(400));
  });

  it.each(['attributes', 'children', 'childNodes', 'tagName', 'textContent', 'querySelectorAll'])(
    'can contain a form with a control named %s [FID-01]',
    (name) => {
      const form = `<p>a</p><form><input name="${name}"><img id="${name}" src="/a.png"></form>`;
      expect(inEditor(form).html()).toBe(form);
    },
  );
});

describe('a stored body', () => {
  const cells = (count: number) => '<td>a</td>'.repeat(count);
  const nested = (depth: number) => `${'<ul><li>a'.repeat(depth)}${'</li></ul>'.repeat(depth)}`;
  const deep = (depth: number) => `${'<div>'.repeat(depth)}<p>a</p>${'</div>'.repeat(depth)}`;

  /** The blocks of a body; what is kept as html has a "!" before it. */
  const partsOf = (html: string) =>
    splitBody(html).map(({ start, end, isRaw }) => `${isRaw ? '!' : ''}${html.slice(start, end)}`);

  it.each<[string, string[]]>([
    ['', []],
    [' \n\t\r\f', []],
    ['\n<p>a</p>\n\n<p>b</p> ', ['<p>a</p>', '<p>b</p>']],
    ['<p></p><p> </p><h3></h3><hr>', ['<p></p>', '<p> </p>', '<h3></h3>', '<hr>']],
    ['<div></div><section> <div>\n</div></section><ul></ul>', []],
    [' a <b>b</b>\n<p>c</p> d ', ['a <b>b</b>', '<p>c</p>', 'd']],
    ['a\n\nb\n \t\nc\nd', ['a', 'b', 'c\nd']],
    ['a\r\n\r\nb &amp; c\n\n<i>d</i>', ['a', 'b &amp; c', '<i>d</i>']],
    ['a&#10;\n\nb', ['a&#10;\n\nb']],
    ['<b>a\n\nb</b>', ['<b>a\n\nb</b>']],
    ['<!-- a --><p>b</p><!-- c -->', ['<p>b</p>']],
    ['a<!-- b -->', ['a<!-- b -->']],
    ['<!-- a -->b', ['b']],
    ['<script>a</script><style>b</style><template>c</template><p>d</p>', ['<p>d</p>']],
    ['<script>a</script>b<script>c</script>', ['b<script>c</script>']],
    ['<img src="/a.png">', ['<img src="/a.png">']],
    ['<svg></svg>', ['!<svg></svg>']],
    ['<div><video></video></div>', ['!<div><video></video></div>']],
    ['<div>a<p>b</p>c</div>', ['a', '<p>b</p>', 'c']],
    ['<div><div><p>a</p></div></div>', ['<p>a</p>']],
    ['<select><option>a</select>', ['!<select><option>a</select>']],
    ['<dialog open><p>a</p></dialog>', ['!<dialog open><p>a</p></dialog>']],
    ['<dl><dt>a<dd>b</dl>', ['a', 'b']],
    ['<form><fieldset><legend>a</legend>b</fieldset></form>', ['a', 'b']],
    ['<menu><li>a</menu>', ['a']],
    ['<ul><li>a</ul><ol><li>b</ol>', ['<ul><li>a</ul>', '<ol><li>b</ol>']],
    ['<ul><li><h2>a</h2></ul>', ['<h2>a</h2>']],
    ['<ul><li>a<p>b</p></ul>', ['a', '<p>b</p>']],
    ['<ul><li>a<ul><li>b</ul>c</ul>', ['a', '<ul><li>b</ul>', 'c']],
    ['<ul><li><p>a</p><ul><li>b</ul></ul>', ['<ul><li><p>a</p><ul><li>b</ul></ul>']],
    ['<ul><li><blockquote>a</blockquote></ul>', ['<blockquote>a</blockquote>']],
    ['<ul>a<li>b</ul>', ['a', 'b']],
    ['<ul><p>a</p></ul>', ['<p>a</p>']],
    ['<blockquote><h2>a</h2></blockquote>', ['<h2>a</h2>']],
    ['<blockquote><div><p>a</p></div></blockquote>', ['<p>a</p>']],
    ['<blockquote><div>a</div></blockquote>', ['<blockquote><div>a</div></blockquote>']],
    ['<blockquote>a<ul><li>b</ul></blockquote>', ['a', '<ul><li>b</ul>']],
    ['<figure><img src="/a.png"><h2>a</h2></figure>', ['<img src="/a.png">', '<h2>a</h2>']],
    ['<figure><div><ul><li>a</ul></div></figure>', ['<ul><li>a</ul>']],
    ['<figure><b><p>a</p></b></figure>', ['<p>a</p>']],
    ['<figure> <figcaption></figcaption></figure>', []],
    [`<table><tr>${cells(2)}</table>`, [`<table><tr>${cells(2)}</table>`]],
    [`<table><tr>${cells(1)}<tr>${cells(1)}</table>`, [`<table><tr>${cells(1)}<tr>${cells(1)}</table>`]],
    ['<table><tr><td><p>a<p>b</table>', ['<table><tr><td><p>a<p>b</table>']],
    ['<table><tr><td></table>', ['<table><tr><td></table>']],
    ['<table><tr></tr></table>', []],
    [`<table><tr><td>a<table><tr>${cells(2)}</table></table>`, ['a', `<table><tr>${cells(2)}</table>`]],
    [`<table><tr>${cells(1)}<tr>${cells(2)}</table>`, [`<table><tr>${cells(1)}<tr>${cells(2)}</table>`]],
    [`<table><tr><td rowspan=2>a${cells(1)}</table>`, [`<table><tr><td rowspan=2>a${cells(1)}</table>`]],
    ['<table><tr><td colspan=2>a</table>', ['<table><tr><td colspan=2>a</table>']],
    [
      `<table><caption>a</caption><tr>${cells(2)}</table>`,
      [`<table><caption>a</caption><tr>${cells(2)}</table>`],
    ],
    [`<table><tr><td><h2>a</h2>${cells(1)}</table>`, [`<table><tr><td><h2>a</h2>${cells(1)}</table>`]],
    [
      '<iframe src="https://player.vimeo.com/video/1" loading="lazy"></iframe>',
      ['<iframe src="https://player.vimeo.com/video/1" loading="lazy"></iframe>'],
    ],
    [
      '<iframe src="https://player.vimeo.com/video/1" name="a"></iframe>',
      ['!<iframe src="https://player.vimeo.com/video/1" name="a"></iframe>'],
    ],
    ['<iframe></iframe>', ['!<iframe></iframe>']],
    ['a<iframe></iframe>b', ['a', '!<iframe></iframe>', 'b']],
    ['<p>a<p>b<div>c', ['<p>a', '<p>b', '<div>c']],
    ['<b>a<p>b</p></b>', ['a', '<p>b</p>']],
  ])('is parted into blocks: %s', (html, blocks) => {
    expect(partsOf(html)).toEqual(blocks);
  });

  it.each([
    ['a list in eight others', nested(9), nested(9)],
    ['a list in nine others', nested(10), 'a'],
    ['a paragraph in 150 elements', deep(150), '<p>a</p>'],
    ['a paragraph in more elements', deep(153), `!${deep(3)}`],
  ])('is shown as text until it is too much for the editor: %s', (_name, html, first) => {
    expect(partsOf(html)[0]).toBe(first);
  });

  it.each([
    ['', true],
    ['<p>a</p>', false],
    ['<p>a</p><hr>', true],
    ['<hr><p>a</p>', false],
    [`<table><tr>${cells(2)}</table>`, true],
    ['<video></video>', true],
    ['<ul><li>a</ul>', false],
  ])('needs an empty line behind it to stand on, or not: %s', (html, needsLine) => {
    expect(needsFiller(splitBody(html))).toBe(needsLine);
  });
});
