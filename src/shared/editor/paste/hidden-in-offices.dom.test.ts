import { htmlToText } from '@/shared/text/html-to-text';

import { cleanPastedHtml } from '../clean-pasted-html';
import { excel, pasteOf, styledPage, word } from '../testing/foreign-html';

import { withoutUnseen } from './left-out';

const SECRET = ['hidden: ลับ'];

describe('hidden rows and columns', () => {
  const rowsOf = (html: string) => {
    const { html: clean, leftOut } = cleanPastedHtml(html);
    const parsed = new DOMParser().parseFromString(clean, 'text/html');
    return {
      rows: [...parsed.querySelectorAll('tr')].map((row) =>
        [...row.cells].map(({ textContent }) => textContent).join('|'),
      ),
      leftOut: leftOut.map(({ kind, text }) => `${kind}: ${text}`),
    };
  };

  it.each([
    [
      'a hidden column of Excel',
      excel(
        '',
        "<col width=64 style='width:48pt'><col width=0 style='display:none;mso-width-source:userset;mso-width-alt:0'><col width=64><tr><td>ก</td><td>ลับ1</td><td>ข</td></tr><tr><td>ค</td><td>ลับ2</td><td>ง</td></tr>",
      ),
      ['ก|ข', 'ค|ง'],
      ['hidden: ลับ1 ลับ2'],
    ],
    [
      'two of them, of a group',
      excel(
        '',
        "<col width=64><col width=0 span=2 style='display:none'><tr><td>ก</td><td>ลับ</td><td></td></tr>",
      ),
      ['ก'],
      SECRET,
    ],
    [
      'a hidden column under a merged cell',
      excel(
        '',
        "<col width=64><col width=0 style='display:none'><col width=64><tr><td colspan=3>หัว</td></tr><tr><td>ก</td><td>ลับ</td><td>ข</td></tr>",
      ),
      ['หัว|', 'ก|ข'],
      SECRET,
    ],
    [
      'a hidden column beside a cell of two rows',
      excel(
        '',
        "<col width=64><col style='mso-width-source:userset;width:0'><col width=64><tr><td rowspan=2>ก</td><td>ลับ</td><td>ข</td></tr><tr><td></td><td>ค</td></tr>",
      ),
      ['ก|ข', '|ค'],
      SECRET,
    ],
    [
      'a column that its group collapses',
      '<table><colgroup><col><col style="visibility:collapse"></colgroup><tr><td>ก</td><td>ลับ</td></tr></table>',
      ['ก'],
      SECRET,
    ],
    [
      'a hidden row',
      excel(
        '',
        "<tr height=20><td>ก</td><td>ข</td></tr><tr height=0 style='display:none'><td>ลับ1</td><td>ลับ2</td></tr>",
      ),
      ['ก|ข'],
      ['hidden: ลับ1 ลับ2'],
    ],
    [
      'a row of no height that a person set',
      excel(
        '',
        "<tr height=20><td>ก</td></tr><tr height=0 style='mso-height-source:userset;height:0'><td>ลับ</td></tr>",
      ),
      ['ก'],
      SECRET,
    ],
    [
      'a hidden row without words',
      excel('', "<tr height=20><td>ก</td></tr><tr height=0 style='display:none'><td width=64></td></tr>"),
      ['ก'],
      [],
    ],
    [
      'a row that a class hides',
      styledPage('.f { display: none }', '<table><tr><td>ก</td></tr><tr class="f"><td>ลับ</td></tr></table>'),
      ['ก'],
      SECRET,
    ],
    [
      'a white cell of Excel',
      excel('.xl66 {color:white;}', '<tr><td>ก</td><td class=xl66>ลับ</td></tr>'),
      ['ก|'],
      SECRET,
    ],
    [
      'columns of no width that say nothing more',
      '<table><tr style="height:0"><td width="0">ก</td></tr></table>',
      ['ก'],
      [],
    ],
  ])('%s [PST-01]', (_name, html, rows, leftOut) => {
    expect(rowsOf(html)).toEqual({ rows, leftOut });
  });
});

describe('tracked deletions and comments', () => {
  it.each([
    [
      'a deletion of Word on the web',
      '<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">ก</span></span><span class="TrackChangeTextDeletion TrackedChange SCXW1"><span class="TextRun Strikethrough SCXW1"><span class="NormalTextRun SCXW1">ลับ</span></span></span><span class="TrackChangeTextInsertion TrackedChange SCXW1"><span class="TextRun SCXW1">ข</span></span></p></div>',
      'กข',
      ['deleted: ลับ'],
    ],
    [
      'a deletion in the language of Word',
      '<p>ก<w:del w:author="Desk" w:date="2026-11-28T10:00:00Z"><w:r><w:delText>ลับ</w:delText></w:r></w:del>ข</p>',
      'กข',
      ['deleted: ลับ'],
    ],
    [
      'a short deletion in brackets',
      '<p>ก<del cite="mailto:Desk" datetime="2026-11-28T10:00">[ลบ]</del>ข</p>',
      'กข',
      ['deleted: [ลบ]'],
    ],
    [
      'a deletion at a time as Word writes it',
      '<p>ก<del datetime="2026-11-28T10:00">[ลบ]</del>ข</p>',
      'กข',
      ['deleted: [ลบ]'],
    ],
    [
      'a deletion of Word that says only when',
      word('', '<p class=MsoNormal>ก<del datetime="2026-11-28T10:00:00Z">ลับ</del>ข</p>'),
      'กข',
      ['deleted: ลับ'],
    ],
    [
      'comments of Google Docs in one box',
      '<p>ก<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>ข<sup><a href="#cmnt2" id="cmnt_ref2">[b]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>หนึ่ง</p><p>ต่อ</p><p><span><a href="#cmnt_ref2" id="cmnt2">[b]</a></span>สอง</p></div>',
      'กข',
      ['comment: [a]หนึ่ง ต่อ [b]สอง'],
    ],
    [
      'comments of Google Docs in the box of the text',
      '<div><p>ก<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>ข</p><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>หนึ่ง</p><p>ต่อ</p><p><a href="#cmnt_ref2" id="cmnt2">[b]</a>สอง</p></div>',
      'กข',
      ['comment: [a]หนึ่ง', 'comment: ต่อ', 'comment: [b]สอง'],
    ],
    [
      'comments of Google Docs whose links have an address',
      '<p>กข<sup><a href="https://docs.google.com/document/d/1/edit#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="https://docs.google.com/document/d/1/edit#cmnt_ref1" id="cmnt1">[a]</a>หนึ่ง</p></div>',
      'กข',
      ['comment: [a]หนึ่ง'],
    ],
    [
      'a comment of Excel',
      excel(
        '',
        "<tr><td>กข<span style='mso-comment-author:Desk'><a class=msocomanchor href=\"#_com_1\">[1]</a></span></td></tr></table><div style='mso-element:comment-list'><div style='mso-element:comment'><div class=msocomhide id=\"_com_1\"><div class=msocomtxt>ลับ</div></div></div></div><table>",
      ),
      'กข',
      ['comment: ลับ'],
    ],
  ])('%s [PST-01]', (_name, html, text, leftOut) => {
    expect(pasteOf(html)).toEqual({ text, leftOut });
    const imported = withoutUnseen(html);
    expect(htmlToText(imported.html).replace(/\s+/g, ' ')).toBe(text);
    expect(imported.leftOut.map(({ kind, text: words }) => `${kind}: ${words}`)).toEqual(leftOut);
  });
});
