import { cleanPastedHtml } from '../clean-pasted-html';
import { inEditor } from '../testing/in-editor';

/** What is saved after a paste into an empty article. */
const paste = (html: string) => {
  const { paste: intoEditor, html: saved } = inEditor('');
  intoEditor(cleanPastedHtml(html).html);
  return saved();
};

type Options = { level?: number; list?: string; font?: string };

/** An item as Word writes it: a paragraph that begins with its number. */
const item = (marker: string, words: string, { level = 1, list = 'l0 lfo1', font = '' }: Options = {}) => {
  const [name = '', format = ''] = list.split(' ');
  return (
    `<p class=MsoListParagraph style='mso-list:${name} level${level} ${format}'><![if !supportLists]>` +
    `<span${font && ` style='font-family:${font}'`}><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
  );
};

const items = (...markers: string[]) => markers.map((marker) => item(marker, 'ก')).join('');

const list = (count: number, start = 1) =>
  `<ol${start === 1 ? '' : ` start="${start}"`}>${'<li>ก</li>'.repeat(count)}</ol>`;

describe('a pasted list of Word', () => {
  it.each([
    ['digits', ['1.', '2.'], 1],
    ['digits without a sign', ['1', '2'], 1],
    ['digits of another beginning', ['7)', '8)'], 7],
    ['digits in brackets', ['(3)', '(4)'], 3],
    ['digits in square brackets', ['[2]', '[3]'], 2],
    ['digits with a dash', ['4-', '5-'], 4],
    ['digits in a circle', ['①', '②'], 1],
    ['wide digits', ['３．', '４．'], 3],
    ['digits with a slash', ['1/', '2/'], 1],
    ['digits with a number sign', ['#3', '#4'], 3],
    ['ordinal numbers', ['1st', '2nd', '3rd'], 1],
    ['Thai digits', ['๑.', '๒.'], 1],
    ['Thai digits of another beginning', ['๙)', '๑๐)', '๑๑)'], 9],
    ['Thai digits in brackets', ['(๔)', '(๕)'], 4],
    ['Thai letters', ['ก.', 'ข.', 'ค.', 'ง.'], 1],
    ['Thai letters of another beginning', ['ค.', 'ง.', 'จ.'], 3],
    ['Thai letters in brackets', ['(ช)', '(ซ)'], 7],
    ['letters', ['a.', 'b.'], 1],
    ['capital letters', ['C)', 'D)'], 3],
    ['letters behind z', ['z.', 'aa.', 'bb.'], 26],
    ['letters that could be Roman numbers', ['c.', 'd.'], 3],
    ['letters that are passed by a Roman number', ['h.', 'i.', 'j.'], 8],
    ['Roman numbers', ['i.', 'ii.', 'iii.'], 1],
    ['Roman numbers of another beginning', ['iv.', 'v.', 'vi.'], 4],
    ['Roman numbers that begin with a letter', ['v.', 'vi.'], 5],
    ['capital Roman numbers', ['IX)', 'X)', 'XI)'], 9],
    ['chapters', ['บทที่ 1', 'บทที่ 2'], 1],
    ['chapters of another beginning', ['บทที่ ๓', 'บทที่ ๔'], 3],
    ['clauses', ['ข้อ ๒.', 'ข้อ ๓.'], 2],
    ['clauses of letters', ['ข้อ ค', 'ข้อ ง'], 3],
    ['clauses without a space', ['ข้อ๑', 'ข้อ๒'], 1],
    ['sections of a law', ['มาตรา ๑๑๒', 'มาตรา ๑๑๓'], 112],
    ['English chapters', ['Chapter 2:', 'Chapter 3:'], 2],
    ['English articles', ['Article IV.', 'Article V.'], 4],
    ['Thai number words', ['หนึ่ง.', 'สอง.', 'สาม.'], 1],
    ['English number words', ['Two', 'Three'], 2],
    ['numbers of two parts', ['2.3', '2.4'], 3],
    ['numbers of two parts in Thai digits', ['๑.๑', '๑.๒'], 1],
    ['a number and a letter', ['1.ข)', '1.ค)'], 2],
    ['a letter and a number', ['A.1', 'A.2'], 1],
  ])('is numbered as there: %s [PST-05]', (_what, markers, start) => {
    expect(paste(items(...markers))).toBe(list(markers.length, start));
  });

  it.each([
    ['·', 'Symbol'],
    ['o', '"Courier New"'],
    ['§', 'Wingdings'],
    ['v', 'Wingdings'],
    ['1', 'Wingdings'],
    ['a.', 'Webdings'],
    ['•', ''],
    ['–', ''],
    ['-', ''],
    ['-1.', ''],
    ['ฯ.', ''],
    ['', ''],
    ['➢', ''],
    ['o', ''],
  ])('has bullets for the sign "%s" of the font "%s" [PST-05]', (marker, font) => {
    expect(paste(item(marker, 'ก', { font }))).toBe('<ul><li>ก</li></ul>');
  });

  it('keeps a label that numbers nothing as words [PST-05]', () => {
    expect(paste(items('1.') + item('หมายเหตุ:', 'ข') + items('2.'))).toBe(
      `${list(1)}<p>หมายเหตุ: ข</p>${list(1, 2)}`,
    );
  });

  it.each([
    ['of the same numbers', item('1.', 'ก'), item('2.', 'ก'), item('1.', 'ก', { list: 'l1 lfo2' })],
    ['of letters', item('1.', 'ก'), item('2.', 'ก'), item('ก.', 'ก', { list: 'l1 lfo2' })],
  ])('is a list of its own beside another %s [PST-05]', (_what, ...parts) => {
    expect(paste(parts.join(''))).toBe(list(2) + list(1));
  });

  it('is a list of its own beside one with the same beginning, and beside a third [PST-05]', () => {
    expect(paste(items('4.', '5.', '4.', '4.', '5.'))).toBe(list(2, 4) + list(1, 4) + list(2, 4));
  });

  it('is a list of its own beside one that ends with the number before its own [PST-05]', () => {
    expect(paste(items('1.') + item('ข.', 'ก'))).toBe(list(1) + list(1, 2));
  });

  it('goes on behind a paragraph, a table and bullets [PST-05]', () => {
    const row = '<table><tr><td>ข</td></tr></table>';
    const pasted = `${items('1.')}<p>ข</p>${items('2.')}${row}${items('3.')}${item('·', 'ค')}${items('4.')}`;
    expect(paste(pasted)).toBe(
      `${list(1)}<p>ข</p>${list(1, 2)}<table><tbody><tr><td>ข</td></tr></tbody></table>${list(1, 3)}<ul><li>ค</li></ul>${list(1, 4)}`,
    );
  });

  it('goes on in Roman numbers that could be letters, behind a paragraph [PST-05]', () => {
    expect(paste(`${items('iii.', 'iv.')}<p>ข</p>${items('v.')}`)).toBe(`${list(2, 3)}<p>ข</p>${list(1, 5)}`);
  });

  it('has lists within, which begin anew or go on as there [PST-05]', () => {
    const sub = (marker: string) => item(marker, 'ข', { level: 2 });
    expect(paste(items('1.') + sub('a)') + sub('b)') + items('2.') + sub('c)') + items('3.'))).toBe(
      '<ol><li>ก<ol><li>ข</li><li>ข</li></ol></li><li>ก<ol start="3"><li>ข</li></ol></li><li>ก</li></ol>',
    );
  });

  it('has lists of Thai numbers within lists of words [PST-05]', () => {
    const sub = (marker: string) => item(marker, 'ข', { level: 2 });
    expect(paste(items('บทที่ ๒') + sub('๒.๑') + sub('๒.๒') + items('บทที่ ๓'))).toBe(
      '<ol start="2"><li>ก<ol><li>ข</li><li>ข</li></ol></li><li>ก</li></ol>',
    );
  });

  it('is no list if Word says so', () => {
    expect(paste("<p class=MsoListParagraph style='mso-list:none'>ก</p>")).toBe('<p>ก</p>');
  });

  it('keeps the words that number a heading, but no bare number [PST-05]', () => {
    const heading = (marker: string) => item(marker, 'ที่มา').replace(/^<p/, '<h2').replace(/p>$/, 'h2>');
    expect(paste(heading('บทที่ 1') + heading('1.2'))).toBe('<h2>บทที่ 1 ที่มา</h2><h2>ที่มา</h2>');
  });
});

describe('a pasted list of a web page', () => {
  it.each([
    ['lists side by side', '<ol><li>ก</li><li>ก</li></ol><ol><li>ก</li></ol>', list(2) + list(1)],
    [
      'lists side by side in an element each',
      '<div><ol><li>ก</li></ol></div><div><ol><li>ก</li></ol></div>',
      list(1) + list(1),
    ],
    ['a beginning', '<ol start="4"><li>ก</li><li>ก</li></ol>', list(2, 4)],
    ['a beginning at nought', '<ol start="0"><li>ก</li></ol>', list(1, 0)],
    [
      'an item that has its own number',
      '<ol><li>ก</li><li value="7">ก</li><li>ก</li></ol>',
      list(1) + list(2, 7),
    ],
    ['items that say the number they have', '<ol><li value="1">ก</li><li value="2">ก</li></ol>', list(2)],
    [
      'a list within one of another beginning',
      '<ol start="4"><li>ก<ol><li>ก</li></ol></li><li>ก</li></ol>',
      '<ol start="4"><li>ก<ol><li>ก</li></ol></li><li>ก</li></ol>',
    ],
    [
      'a list that goes on behind a paragraph',
      '<ol><li>ก</li></ol><p>ข</p><ol start="2"><li>ก</li></ol>',
      `${list(1)}<p>ข</p>${list(1, 2)}`,
    ],
  ])('has the numbers that it has there: %s [PST-05]', (_what, html, saved) => {
    expect(paste(html)).toBe(saved);
  });

  it('has the numbers of Word on the web, also behind a paragraph [PST-05]', () => {
    const one = (number: number, level = 1) =>
      `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1 SCXW1" role="list" start="${number}">` +
      `<li data-aria-posinset="${number}" data-aria-level="${level}" role="listitem"><p class="Paragraph">ก</p></li></ol></div>`;
    expect(paste(`${one(1)}${one(2)}<p>ข</p>${one(3)}${one(1, 2)}${one(2, 2)}${one(4)}`)).toBe(
      `${list(2)}<p>ข</p><ol start="3"><li>ก${list(2)}</li><li>ก</li></ol>`,
    );
  });
});
