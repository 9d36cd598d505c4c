import fc from 'fast-check';

import { MAX_HTML_DEPTH } from '../../contract';
import { inEditor } from '../testing/in-editor';

const BLOCKS = [
  '<p>ข่าว <b>ด่วน</b> x<sub>2</sub></p>',
  '<P CLASS=lead  id="a">ก&nbsp;ข <i>ค</i>\n ง</P>',
  '<h2 style="text-align: center;">หัวข้อ</h2>',
  '<div data-x="1">กล่อง<br>สอง</div>',
  '<ul class="list"><li>a<ol><li>b</ol><li id=c>c</ul>',
  '<ol><li>a</ol>',
  '<blockquote><p>a</p><p>b</p></blockquote>',
  '<blockquote cite="https://a.example/">a</blockquote>',
  '<pre><code class="language-js">a\n b</code></pre>',
  '<table><thead><tr><th>a<th>b</thead><tr><td>c<td>d</table>',
  '<table><tr><td colspan=2>merged</td></tr></table>',
  '<dl><dt>a<dd>b</dl>',
  '<iframe src="https://maps.example/x"></iframe>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<section><h3>s</h3>\n<p>ใน</p></section>',
  '<p><a name=top></a>a <span class="x">b <a href="#top">c</a></span> <!-- d --></p>',
  '<p></p>',
  '<p><br></p>',
  '<hr>',
  '<!-- more -->',
  '<script>alert(1)</script>',
  'words of their own',
  'one paragraph\n\nand <b>another</b>\r\n \r\n<i>a third</i>',
  '<center><font color=red>old</font></center>',
  '<details><summary>a</summary>b</details>',
  '<ul>words<li>a</ul>',
  '<TABLE><caption>a</caption><tr><td><p>b</p><p>c</p><tr><td>d</TABLE>',
  '<table><colgroup><col width=1><col></colgroup><tr><td>a<td>b</table>',
  '<figure><table><tr><td>a<td>b</table><figcaption>c</figure>',
  '<figure>\n<figure><img src=/a.png></figure><figcaption>c</figcaption></figure>',
  '<figure><video src=/a.mp4></video><figcaption>c</figcaption></figure>',
  '<![CDATA[ a ]]>',
  '<!--[if mso]><p>a</p><![endif]-->',
  '<svg viewBox="0 0 1 1"><title>a</title><path d="M0 0"/></svg>',
  '<x-card data-y>a <b>b</b></x-card>',
  '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
  '<p>a<p>b<a href=/x>c<a href=/x>d</a></p>',
  '<p><img src="/a.png" srcset="/b.png 2x" alt=""></p>',
  '<figure><img src="/a.png"><figcaption>ภาพ</figcaption></figure>',
];

/** The number of random bodies. To test more: NEWSDESK_BODIES=20000 npm run test:unit -- save-body.test */
const BODIES = Number(process.env['NEWSDESK_BODIES'] ?? 150);
const LIMIT_MS = 30_000 + BODIES * 50;

const bodies = fc
  .array(fc.tuple(fc.constantFrom(...BLOCKS), fc.constantFrom('', '\n', ' \r\n\t', '\n\n')))
  .map((parts) => parts.flat().join(''));

it.each(['div', 'b', 'blockquote', 'section'])(
  'a body of %s at the maximum depth is saved unchanged [FID-02]',
  (tag) => {
    const deep = `<${tag}>`.repeat(MAX_HTML_DEPTH) + 'ก' + `</${tag}>`.repeat(MAX_HTML_DEPTH);
    const editor = inEditor(`<p>x</p>${deep}`.repeat(10));
    expect(editor.html()).toBe(`<p>x</p>${deep}`.repeat(10));
    editor.type('x', 'Z');
    expect(editor.html()).toBe(`<p>xZ</p>${deep}${`<p>x</p>${deep}`.repeat(9)}`);
  },
);

describe('a body of random blocks', () => {
  it(
    'is saved unchanged after it was opened [FID-02]',
    () => {
      fc.assert(
        fc.property(bodies, (html) => {
          expect(inEditor(html).html()).toBe(html);
        }),
        { numRuns: BODIES },
      );
    },
    LIMIT_MS,
  );

  it('changes in only one block after a word was typed [FID-02]', () => {
    fc.assert(
      fc.property(bodies, bodies, (before, after) => {
        const { type, html } = inEditor(`${before}<p>ที่นี่</p>${after}`);
        type('ที่นี่', ' คำ');
        expect(html()).toBe(`${before}<p>ที่นี่ คำ</p>${after}`);
      }),
      { numRuns: 80 },
    );
  });

  it('is saved unchanged after everything was undone [FID-05]', () => {
    fc.assert(
      fc.property(bodies, (html) => {
        const { quill, html: saved } = inEditor(html);
        const length = quill.getLength();
        quill.insertText(0, 'คำ', 'user');
        quill.history.cutoff();
        quill.deleteText(Math.floor(length / 2), length - Math.floor(length / 2), 'user');
        const changed = saved();
        quill.history.undo();
        quill.history.undo();
        expect(saved()).toBe(html);
        quill.history.redo();
        quill.history.redo();
        expect(saved()).toBe(changed);
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  '<table><colgroup><col width=1><col></colgroup><tr><td>a<td>b</table>'.repeat(2),
  '<table><tr><td>a<td>b<tr><td>c<td>d</table><table><tr><td>e<td>f</table>',
  '<p>x</p><table><thead><tr><th>a<th>b</thead><tr><td>c<td>d</table><blockquote><p>y</p><p>z</p></blockquote>',
])('Undo restores any deletion in tables, and Redo repeats it [FID-05]: %s', (html) => {
  const last = inEditor(html).quill.getLength() - 1;
  const places = Array.from({ length: last }, (_, index) => index);
  const ranges = places.flatMap((from) => places.filter((to) => to > from).map((to) => ({ from, to })));
  for (const { from, to } of ranges) {
    const { quill, html: saved } = inEditor(html);
    quill.deleteText(from, to - from, 'user');
    const changed = saved();
    quill.history.undo();
    const undone = saved();
    quill.history.redo();
    expect({ from, to, undone, redone: saved() }).toEqual({ from, to, undone: html, redone: changed });
  }
});

describe('editing blocks', () => {
  const STORED =
    '<main>\n<p class=a>หนึ่ง</p>\n<table><tr><td colspan=2>t</td></tr></table>\n<P>สอง</P>\n</main>';
  const setup = () => {
    const { quill, html } = inEditor(STORED);
    const lineAt = (index: number) => quill.getContents(index, 1).ops[0]?.insert;
    return { quill, html, lineAt };
  };

  it('moves a block with its bytes [FID-02]', () => {
    const { quill, html, lineAt } = setup();
    const raw = lineAt(6);
    quill.updateContents([{ insert: raw ?? '' }, { retain: 6 }, { delete: 1 }], 'user');
    expect(html()).toContain('<table><tr><td colspan=2>t</td></tr></table>\n<p class=a>หนึ่ง</p>');
    expect(html()).toContain('<P>สอง</P>\n</main>');
  });

  it('deletes a block and nothing else [FID-02]', () => {
    const { quill, html } = setup();
    quill.deleteText(6, 1, 'user');
    expect(html()).toBe('<main>\n<p class=a>หนึ่ง</p>\n<P>สอง</P>\n</main>');
  });

  it('inserts a new paragraph after the one where it was begun, in the same element [FID-02]', () => {
    const { quill, html } = setup();
    quill.insertText(5, '\nใหม่', 'user');
    expect(html()).toBe(STORED.replace('หนึ่ง</p>', 'หนึ่ง</p>\n<p class="a">ใหม่</p>'));
  });

  it('removes an element with its last block [FID-02]', () => {
    const { quill, html } = inEditor('<p>a</p><ul><li><p>b</p><p>c</p></li></ul><p>d</p>');
    quill.deleteText(2, 4, 'user');
    expect(html()).toBe('<p>a</p><p>d</p>');
  });

  it('splits text at empty lines, and changes only the edited part [FID-02]', () => {
    const { type, html } = inEditor('one\n\ntwo\r\n\r\n<b>three</b> &amp;');
    type('two', '!');
    expect(html()).toBe('one\n\ntwo!\r\n\r\n<b>three</b> &amp;');
  });

  it('keeps texts apart when the block between them is deleted [FID-02]', () => {
    const { quill, html } = inEditor('one<hr>two');
    quill.deleteText(4, 1, 'user');
    expect(html()).toBe('one<br>two');
  });

  it('pastes a copied part with its original bytes [FID-02]', () => {
    const { quill, html } = setup();
    const copy = quill.getSemanticHTML(6, 1);
    quill.clipboard.onPaste({ index: quill.getLength() - 1, length: 0 }, { html: copy });
    expect(html().split('<table><tr><td colspan=2>t</td></tr></table>')).toHaveLength(3);
  });

  it('edits one of several lists of one item [FID-02]', () => {
    const { type, html } = inEditor('<ul><li>a</li></ul>\n<ul ><li>b</li></ul>\n<ul><li>c</li></ul>');
    type('b', '!');
    expect(html()).toBe('<ul><li>a</li></ul>\n<ul><li>b!</li></ul>\n<ul><li>c</li></ul>');
  });
});

describe('what stands between the blocks', () => {
  /** A body after some of its text was replaced: from where, how much of it, and by what. */
  const replaced = (html: string, from: number, length: number, text = '') => {
    const { quill, html: saved } = inEditor(html);
    if (length > 0) quill.deleteText(from, length, 'user');
    if (text) quill.insertText(from, text, 'user');
    return saved();
  };

  it.each([
    ['<p>a</p>\n<p>b</p>\n\n<p>c</p>', 2, 3, 'x\ny', '<p>a</p>\n<p>x</p>\n\n<p>y</p>'],
    ['<p>a</p>\n<p>b</p>\n\n<p>c</p>', 0, 5, 'x\ny\nz', '<p>x</p>\n<p>y</p>\n\n<p>z</p>'],
    ['<p>a</p>\n<p>b</p>\n\n<p>c</p>', 2, 1, 'x\ny', '<p>a</p>\n<p>x</p>\n<p>y</p>\n\n<p>c</p>'],
    ['<div>\n<p>a</p>\n</div>\n<p>b</p>', 0, 1, 'x', '<div>\n<p>x</p>\n</div>\n<p>b</p>'],
  ])('stays where blocks are written anew: %j', (html, from, length, text, after) => {
    expect(replaced(html, from, length, text)).toBe(after);
  });

  it.each([
    ['<p>a</p>\n<p>b</p>', 3, '\nx', '<p>a</p>\n<p>b</p>\n<p>x</p>'],
    ['<p>a</p>\n\n<p>b</p>\n', 3, '\nx', '<p>a</p>\n\n<p>b</p>\n\n<p>x</p>\n'],
    ['<p>a</p><!-- c -->\n<p>b</p>', 3, '\nx', '<p>a</p><!-- c -->\n<p>b</p><p>x</p>'],
    ['<p>a</p>\n', 1, '\nx', '<p>a</p><p>x</p>\n'],
    ['<main>\n<p>a</p>\n<p>b</p>\n</main>', 0, 'x\n', '<main>\n<p>x</p>\n<p>a</p>\n<p>b</p>\n</main>'],
    ['<p>a</p>', 1, '\n', '<p>a</p><p><br></p>'],
    ['<p id="k" class="c">a</p>', 1, '\nx', '<p id="k" class="c">a</p><p class="c">x</p>'],
    ['a', 1, '\nx', 'a<p>x</p>'],
    ['', 0, 'x', '<p>x</p>'],
    ['<div></div>', 0, 'x', '<p>x</p><div></div>'],
  ])('also parts a new paragraph from the others: %j', (html, at, text, after) => {
    expect(replaced(html, at, 0, text)).toBe(after);
  });

  it.each([
    ['<p>a</p><div class="k"><section>\n<p>b</p>\n</section></div>\n<p>c</p>', '<p>a</p><p>c</p>'],
    ['<p>a</p><SECTION ID=k ><h1>b</h1></section ><p>c</p>', '<p>a</p><p>c</p>'],
    ['<p>a</p><div><link rel="k"><p>b</p></div><p>c</p>', '<p>a</p><div><link rel="k"></div><p>c</p>'],
    [
      '<p>a</p><div><p>b</p><script>k</script></div><p>c</p>',
      '<p>a</p><div><script>k</script></div><p>c</p>',
    ],
    ['<div><p>a</p><section><p>b</p></section></div><p>c</p>', '<div><p>a</p></div><p>c</p>'],
    ['<section><p>a</p></section><div><p>b</p></div><p>c</p>', '<section><p>a</p></section><p>c</p>'],
  ])('goes with a block that was alone in it, and stays otherwise: %s', (html, after) => {
    expect(replaced(html, 2, 2)).toBe(after);
  });
});
