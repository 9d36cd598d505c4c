import { parseHtml } from '@/shared/text/html-to-text';

import { cleanPastedHtml } from '../clean-pasted-html';
import { inEditor } from '../testing/in-editor';

import { takeLeftOut, withoutUnseen } from './left-out';

const savedAfterPaste = (html: string): string => {
  const editor = inEditor('<p>x</p>');
  editor.paste(cleanPastedHtml(html).html);
  return editor.html();
};

const take = (html: string) => {
  const pasted = parseHtml(html);
  const leftOut = takeLeftOut(pasted).map(({ kind, text }) => `${kind}: ${text}`);
  return { text: (pasted.textContent ?? '').replace(/\s+/g, ' ').trim(), leftOut, html: pasted.innerHTML };
};

describe('what the author of the source hid or deleted', () => {
  it.each([
    [
      'comments of Word, with their marks',
      '<p class=MsoNormal>ราคา<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[K1]</a></span></p>' +
        "<div style='mso-element:comment-list'><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>ความเห็นภายใน</p></div></div></div>",
      'ราคา',
      ['comment: ความเห็นภายใน'],
    ],
    [
      'comments of Google Docs, with their marks',
      '<p>ราคา<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>เช็กก่อน</p></div>',
      'ราคา',
      ['comment: [a]เช็กก่อน'],
    ],
    [
      'hidden runs of Word',
      "<p>ก<span style='display:none;mso-hide:all'>ซ่อน</span>ข</p>",
      'กข',
      ['hidden: ซ่อน'],
    ],
    [
      'hidden runs that only Word knows',
      "<p>ก<span style='mso-hide:all'>ซ่อน</span>ข</p>",
      'กข',
      ['hidden: ซ่อน'],
    ],
    [
      'tracked deletions',
      '<p>ก<del cite="mailto:Desk" datetime="2026-11-28T10:00">เก่า</del><ins cite="mailto:Desk">ใหม่</ins></p>',
      'กใหม่',
      ['deleted: เก่า'],
    ],
    ['tracked deletions by class', '<p>ก<s><span class=msoDel>เก่า</span></s>ข</p>', 'กข', ['deleted: เก่า']],
    [
      'text of a class that the style sheet of the source hides',
      '<style><!-- p.MsoNormal {margin:0} span.Secret, .x {mso-style-name:Secret; display:none; mso-hide:all;} --></style><p>ก<span class="Secret">ซ่อน</span></p>',
      'ก',
      ['hidden: ซ่อน'],
    ],
    ['text without size', '<p>ก<span style="font-size:0">ซ่อน</span></p>', 'ก', ['hidden: ซ่อน']],
    [
      'text off the screen',
      '<p>ก</p><p style="position:absolute;left:-9999px">ซ่อน</p>',
      'ก',
      ['hidden: ซ่อน'],
    ],
    ['text for screen readers only', '<p>ก<span class="sr-only">ซ่อน</span></p>', 'ก', ['hidden: ซ่อน']],
    ['text in a hidden box', '<p>ก</p><div hidden><p>ซ่อน</p></div>', 'ก', ['hidden: ซ่อน']],
    [
      'white text of a word processor',
      '<p class=MsoNormal>ก<span style="color:white;mso-themecolor:background1">ซ่อน</span></p>',
      'ก',
      ['hidden: ซ่อน'],
    ],
    [
      'text in the colour of its background',
      '<p style="background:#222">ก<span style="color:#222">ซ่อน</span></p>',
      'ก',
      ['hidden: ก', 'hidden: ซ่อน'].slice(1),
    ],
  ])('is left out: %s [PST-01]', (_name, html, text, leftOut) => {
    const taken = take(html);
    expect(taken.leftOut).toEqual(leftOut);
    expect(taken.text).toBe(text);
  });

  it.each([
    ['a tracked deletion', '<del cite="mailto:Desk" datetime="2026-11-28T10:00">เก่า<img src="/a.png"></del>'],
    [
      'a comment of Word',
      '<div style="mso-element:comment"><p class=MsoCommentText>เก่า<img src="/a.png"></p></div>',
    ],
    ['a text for screen readers only', '<span class="sr-only">เก่า<img src="/a.png"></span>'],
    ['a box that is not shown', '<div style="display:none"><p>เก่า</p><img src="/a.png"></div>'],
    ['a box that is invisible', '<div style="visibility: hidden">เก่า<img src="/a.png"></div>'],
    ['a hidden box', '<div hidden>เก่า<p><img src="/a.png"></p></div>'],
    [
      'a class that is not shown',
      '<style>.x { display: none }</style><div class="x">เก่า<img src="/a.png"></div>',
    ],
  ])('is left out with its picture: %s [PST-01]', (_name, html) => {
    const pasted = parseHtml(`<p>ข่าว</p>${html}`);
    expect(takeLeftOut(pasted)).toMatchObject([{ text: 'เก่า', pictures: ['/a.png'] }]);
    expect(pasted.querySelector('p')?.outerHTML).toBe('<p>ข่าว</p>');
    expect(pasted.textContent.includes('เก่า')).toBe(false);
    expect(pasted.querySelector('img')).toBeNull();
  });

  it.each([
    [
      'a white cell of Word without its background',
      '<p class=MsoNormal><span style="color:white;mso-themecolor:background1">หัวตาราง</span></p>',
      'หัวตาราง',
    ],
    [
      'the layer of text over the picture of a page',
      '<span role="presentation" style="color: transparent; position: absolute; left: 10px">รายงาน</span><br role="presentation"><span style="color: transparent">ประจำปี</span>',
      'รายงานประจำปี',
    ],
    [
      'white words of a slide, whose background is not copied',
      '<meta name=ProgId content=PowerPoint.Slide><p style="color:white;mso-color-index:1">หัวข้อ</p><p style="color:yellow">ข่าว</p>',
      'หัวข้อข่าว',
    ],
    [
      'an emoji that a picture behind it shows',
      `<p>ไฟ<span style="background-image:url('https://static.xx.fbcdn.net/images/emoji.php/1f525.png');color:transparent">🔥</span>ไหม้</p>`,
      'ไฟ🔥ไหม้',
    ],
  ])('does not include %s [PST-01]', (_name, html, text) => {
    const pasted = parseHtml(html);
    expect(takeLeftOut(pasted)).toEqual([]);
    const { textContent } = pasted;
    expect(textContent).toBe(text);
  });

  it('in html that is edited is hidden also if it is all there is [PST-01]', () => {
    expect(withoutUnseen('<p style="color:#fff;background:#fff">ลับ</p>').leftOut).toMatchObject([
      { text: 'ลับ' },
    ]);
  });

  it('leaves no empty paragraph where a whole one was deleted [PST-01]', () => {
    const deleted = '<del cite="mailto:Desk" datetime="2026-11-28T10:00">เก่า</del>';
    expect(take(`<p>ก</p><p>${deleted}</p><ul><li>ข</li><li><p>${deleted}</p></li></ul>`).html).toBe(
      '<p>ก</p><ul><li>ข</li><li></li></ul>',
    );
  });

  it('has emoji as letters where html is edited or imported, and keeps its bytes otherwise [PST-04]', () => {
    const emoji = '<img alt="🔥" src="https://abs-0.twimg.com/emoji/v2/svg/1f525.svg">';
    expect(withoutUnseen(`<p>ไฟ${emoji}<br/></p>`).html).toBe('<p>ไฟ🔥<br></p>');
    expect(withoutUnseen('<p>ไฟ<img src="/a.png"/><br/></p>').html).toBe('<p>ไฟ<img src="/a.png"/><br/></p>');
  });

  it('is named also if it is a picture without words [PST-01]', () => {
    const pasted = parseHtml('<p>ข่าว<img src="/a.png" style="display:none"></p>');
    expect(takeLeftOut(pasted)).toEqual([{ kind: 'hidden', text: '', pictures: ['/a.png'] }]);
    expect(pasted.innerHTML).toBe('<p>ข่าว</p>');
  });

  it.each([
    '<div style="opacity:0"><img src="/a.png"></div>',
    '<div style="height:0;padding-bottom:56%;overflow:hidden"><img src="/a.png"></div>',
    '<div style="font-size:0"><img src="/a.png"></div>',
    '<div style="visibility:hidden"><img src="/a.png" style="visibility:visible"></div>',
    '<style>.gap { font-size: 0 }</style><div class="gap"><img src="/a.png"></div>',
  ])('does not include a picture that a page shows once it is loaded: %s [PST-01]', (html) => {
    expect(take(html).html).toContain('/a.png');
    expect(take(html).leftOut).toEqual([]);
  });

  it.each([
    ['by a class', '<td class="sr-only">ซ่อน</td>'],
    ['with a picture', '<td style="display:none">ซ่อน<img src="/a.png"></td>'],
    ['by Word', '<th style="mso-hide:all">ซ่อน</th>'],
  ])('leaves an empty cell, so that the row keeps its columns: %s [PST-01]', (_name, cell) => {
    const pasted = parseHtml(`<table><tr><td>ก</td>${cell}<td>ข</td></tr></table>`);
    expect(takeLeftOut(pasted)).toMatchObject([{ kind: 'hidden', text: 'ซ่อน' }]);
    expect([...pasted.querySelectorAll('td, th')].map(({ innerHTML }) => innerHTML)).toEqual(['ก', '', 'ข']);
  });

  it.each([
    ['a deletion that says nothing of who and when', '<p><del>ราคาเดิม</del></p>', 'ราคาเดิม'],
    ['white text of a dark page', '<p><span style="color: rgb(255, 255, 255)">ข่าว</span></p>', 'ข่าว'],
    ['an empty hidden element', '<p>ข่าว<span style="display:none"> </span></p>', 'ข่าว'],
  ])('does not include %s', (_name, html, text) => {
    expect(take(html)).toMatchObject({ text, leftOut: [] });
  });
});

/** A mark and its note by Word, LibreOffice, Google Docs, WordPress and Wikipedia. */
const NOTES: [from: string, html: string, mark: string, back: string][] = [
  [
    'Word',
    '<p>ข่าว<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> ที่มา</p></div>',
    '[1]',
    '[1]',
  ],
  [
    'LibreOffice',
    '<p>ข่าว<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>ที่มา</p></div>',
    '1',
    '1',
  ],
  [
    'Google Docs',
    '<p>ข่าว<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> ที่มา</p></div>',
    '[1]',
    '[1]',
  ],
  [
    'WordPress',
    '<p>ข่าว<sup data-fn="3f2a" class="fn"><a href="#3f2a" id="3f2a-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="3f2a">ที่มา <a href="#3f2a-link" aria-label="กลับ">↩︎</a></li></ol>',
    '1',
    '↩︎',
  ],
  [
    'Wikipedia, with the address of the page',
    '<p>ข่าว<sup id="cite_ref-1" class="reference"><a href="https://th.wikipedia.org/wiki/%E0%B8%81#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup></p><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="https://th.wikipedia.org/wiki/%E0%B8%81#cite_ref-1">^</a></b></span> <span class="reference-text">ที่มา</span></li></ol>',
    '[1]',
    '^',
  ],
  [
    'Wikipedia, in its language',
    '<p>ข่าว<sup id="cite_ref-สำนัก_1-0"><a href="#cite_note-%E0%B8%AA%E0%B8%B3%E0%B8%99%E0%B8%B1%E0%B8%81-1">[๑]</a></sup></p><ol><li id="cite_note-สำนัก-1">^ <a href="#cite_ref-%E0%B8%AA%E0%B8%B3%E0%B8%99%E0%B8%B1%E0%B8%81_1-0">ก</a> ที่มา</li></ol>',
    '[๑]',
    'ก',
  ],
];

describe('notes', () => {
  it.each(NOTES)(
    'of %s are linked both ways with their marks, also in the saved text [PST-01]',
    (_from, html, ...words) => {
      const links = [...parseHtml(savedAfterPaste(html)).querySelectorAll('a')];
      expect(links.map(({ textContent }) => textContent)).toEqual(words);
      const [mark, back] = links;
      expect(mark?.id).toMatch(/^n-mark-/);
      expect(back?.id).toMatch(/^n-note-/);
      expect(mark?.getAttribute('href')).toBe(`#${back?.id}`);
      expect(back?.getAttribute('href')).toBe(`#${mark?.id}`);
    },
  );

  it.each(NOTES)('of %s stay whole [PST-01]', (_from, html) => {
    const taken = take(html);
    expect(taken.text).toContain('ข่าว');
    expect(taken.text).toContain('ที่มา');
    expect(taken.leftOut).toEqual([]);
  });

  it('are linked also over http, where a browser has no crypto.randomUUID', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
    const [, html] = NOTES[0] ?? ['', ''];
    expect(parseHtml(savedAfterPaste(html)).querySelectorAll('a[id]')).toHaveLength(2);
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true, writable: true });
  });

  it('of two pastes have names of their own', () => {
    const [, html] = NOTES[0] ?? ['', ''];
    const saved = parseHtml(savedAfterPaste(html) + savedAfterPaste(html));
    const names = [...saved.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(names).size).toBe(4);
  });

  it.each([
    ['<p><a href="#a">อ่านต่อ</a></p><h2 id="a">ก</h2>', 'a link to a heading'],
    ['<p><a href="#a">1</a></p><p id="a">ก</p>', 'a mark without a link back'],
  ])('are not taken for %s, which becomes text', (html) => {
    expect(parseHtml(savedAfterPaste(html)).querySelector('a, [id]')).toBeNull();
  });

  it('keep nothing else of a pasted link', () => {
    const value = '{"href":"#n-note-1","id":"n-note-1","onclick":"x"}'.replaceAll('"', '&quot;');
    expect(
      savedAfterPaste(`<p><a href="https://other.example/" data-attributes="${value}">ก</a></p>`),
    ).not.toContain('n-note');
  });

  it.each([
    ['<p>ข่าว<sup><a href="#cite_note-1">[1]</a></sup> <a href="#top">กลับขึ้นบน</a></p>'],
    [
      '<p>ข่าว<sup><a href="https://th.wikipedia.org/wiki/A#cite_note-1">[1]</a></sup> <a href="#top">กลับขึ้นบน</a></p>',
    ],
  ])('that were not copied take their marks with them: %s [PST-01]', (html) => {
    expect(take(html)).toMatchObject({ text: 'ข่าว กลับขึ้นบน', leftOut: ['note-mark: [1]'] });
  });

  it('elsewhere stay linked: a number is no mark of a note', () => {
    const html = '<p><a href="https://other.example/page#chapter-2">2</a></p>';
    expect(take(html)).toMatchObject({ html, leftOut: [] });
  });
});

describe('a deletion with a date of a source that tracks no changes', () => {
  const WORDPRESS = '<p>ราคา <del datetime="2026-11-28T03:00:00+00:00">10 บาท</del> 12 บาท</p>';

  it('stays, and is named [PST-01]', () => {
    const { html, leftIn, leftOut } = cleanPastedHtml(WORDPRESS);
    expect(html).toBe('<p>ราคา <s>10 บาท</s> 12 บาท</p>');
    expect({ leftIn, leftOut }).toEqual({ leftIn: ['10 บาท'], leftOut: [] });
    expect(withoutUnseen(WORDPRESS)).toEqual({ html: WORDPRESS, leftIn: ['10 บาท'], leftOut: [] });
  });

  it('is not one without a date', () => {
    expect(cleanPastedHtml('<p><del>ก</del></p>').leftIn).toEqual([]);
  });
});

it('a mark whose comment was not copied is left out and named [PST-01]', () => {
  const html =
    '<p>ราคา<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[K1]</a></span></p>';
  expect(take(html)).toMatchObject({ text: 'ราคา', leftOut: ['comment: [K1]'] });
  expect(withoutUnseen(html).html).toBe('<p>ราคา</p>');
});
