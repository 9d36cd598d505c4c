import { inHtml } from './paste-input';

const word = (fragment: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal {margin:0cm} span.Secret {display:none; mso-hide:all} span.White {color:white} span.Small {font-size:1.0pt} span.Own {mso-hide:all} @page WordSection1 {size:595.3pt 841.9pt} @list l0 {mso-list-id:1} --></style></head><body lang=TH><!--StartFragment-->${fragment}<!--EndFragment--></body></html>`;
const wordItem = (marker: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;

const fromWord = inHtml('Word', word, [
  ['paragraphs', '<p class=MsoNormal>ก<o:p></o:p></p><p class=MsoNormal>ข<o:p></o:p></p>', ['ก', 'ข']],
  ['bold and italic', '<p class=MsoNormal><b>ก</b><i>ข</i><u>ค</u></p>', ['**ก***ข*_ค_']],
  ['a heading', "<h2 style='mso-outline-level:2'>หัวข้อ<o:p></o:p></h2>", ['## หัวข้อ']],
  ['a title', '<p class=MsoTitle>แผนงาน</p>', ['# แผนงาน']],
  [
    'a smile in Wingdings',
    "<p class=MsoNormal>ดี<span style='font-family:Wingdings;mso-char-type:symbol'>J</span></p>",
    ['ดี☺'],
  ],
  ['bullets', wordItem('·', 'ก') + wordItem('o', 'ข', 2), ['- ก', '-> ข']],
  ['numbers', wordItem('1.', 'ก') + wordItem('2.', 'ข'), ['1. ก', '1. ข']],
  ['Thai numbers', wordItem('๑.', 'ก') + wordItem('๒.', 'ข'), ['1. ก', '1. ข']],
  ['letters of the Thai alphabet', wordItem('ก.', 'หนึ่ง') + wordItem('ข.', 'สอง'), ['1. หนึ่ง', '1. สอง']],
  ['numbers that go on', wordItem('๔.', 'ก') + wordItem('๕.', 'ข'), ['4. ก', '4. ข']],
  ['clauses', wordItem('ข้อ ๑', 'ชื่อ') + wordItem('ข้อ ๒', 'ที่ตั้ง'), ['1. ชื่อ', '1. ที่ตั้ง']],
  ['chapters', wordItem('บทที่ ๑', 'เริ่ม') + wordItem('บทที่ ๒', 'จบ'), ['1. เริ่ม', '1. จบ']],
  ['a label without a number', wordItem('หมายเหตุ:', 'ก'), ['หมายเหตุ: ก']],
  [
    'the number of a heading in words',
    `<h2>${wordItem('บทที่ 1', 'ที่มา').replace(/^<p[^>]*>|<\/p>$/g, '')}</h2>`,
    ['## บทที่ 1 ที่มา'],
  ],
  [
    'a comment',
    "<p class=MsoNormal>ราคา<span class=MsoCommentReference><a class=msocomanchor href=\"#_msocom_1\">[K1]</a></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>ลับ</p></div></div></div>",
    ['ราคา'],
  ],
  ['hidden text', "<p class=MsoNormal>ก<span style='display:none;mso-hide:all'>ลับ</span>ข</p>", ['กข']],
  ['text hidden by its style', '<p class=MsoNormal>ก<span class=Secret>ลับ</span>ข</p>', ['กข']],
  ['text in a style that is white', '<p class=MsoNormal>ก<span class=White>ลับ</span>ข</p>', ['กข']],
  ['text in a style of one point', '<p class=MsoNormal>ก<span class=Small>ลับ</span>ข</p>', ['กข']],
  ['text that only Word hides', '<p class=MsoNormal>ก<span class=Own>ลับ</span>ข</p>', ['กข']],
  [
    'tracked changes',
    '<p class=MsoNormal>ก<del cite="mailto:Desk" datetime="2026-11-28T10:00">เก่า</del><ins cite="mailto:Desk" datetime="2026-11-28T10:00">ใหม่</ins></p>',
    ['กใหม่'],
  ],
  [
    'a footnote',
    '<p class=MsoNormal>ข่าว<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div style="mso-element:footnote-list"><div style="mso-element:footnote" id=ftn1><p class=MsoFootnoteText><a style="mso-footnote-id:ftn1" href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> ที่มา</p></div></div>',
    ['ข่าว[^[1]^](#note)', '[^[1]^](#mark) ที่มา'],
  ],
  [
    'white text',
    '<p class=MsoNormal>ก<span style="color:white;mso-themecolor:background1">ลับ</span></p>',
    ['ก'],
  ],
]);

const docs = (fragment: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${fragment}</b><br class="Apple-interchange-newline">`;
const fromDocs = inHtml('Google Docs', docs, [
  [
    'paragraphs',
    '<p dir="ltr"><span style="font-weight:400">ก</span></p><p dir="ltr"><span style="font-weight:400">ข</span></p>',
    ['ก', 'ข'],
  ],
  [
    'bold and italic',
    '<p dir="ltr"><span style="font-weight:700">ก</span><span style="font-weight:400;font-style:italic">ข</span></p>',
    ['**ก***ข*'],
  ],
  ['a heading', '<h3 dir="ltr"><span style="font-weight:400">หัวข้อ</span></h3>', ['### หัวข้อ']],
  [
    'a link',
    '<p dir="ltr"><a href="https://other.example/"><span style="text-decoration:underline">ลิงก์</span></a></p>',
    ['[ลิงก์](https://other.example/)'],
  ],
  [
    'bullets',
    '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>ก</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>ข</span></p></li></ul></ul>',
    ['- ก', '-> ข'],
  ],
  [
    'numbers',
    '<ol><li dir="ltr" aria-level="1"><p dir="ltr"><span>ก</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span>ข</span></p></li></ol>',
    ['1. ก', '1. ข'],
  ],
  [
    'a comment',
    '<p dir="ltr"><span>ราคา</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>ลับ</span></p></div>',
    ['ราคา'],
  ],
  ['struck words', '<p dir="ltr"><span style="text-decoration:line-through">ก</span></p>', ['~ก~']],
]);

const office = (fragment: string) =>
  `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24"/><style type="text/css">p { line-height: 115% }</style></head><body lang="th-TH" dir="ltr">${fragment}</body></html>`;
const fromOffice = inHtml('LibreOffice', office, [
  ['paragraphs', '<p class="western">ก</p><p class="western">ข</p>', ['ก', 'ข']],
  ['bold in a font', '<p><font face="Sarabun, sans-serif"><b>ก</b></font></p>', ['**ก**']],
  ['a heading', '<h2 class="western">หัวข้อ</h2>', ['## หัวข้อ']],
  ['bullets', '<ul><li><p>ก</p><ul><li><p>ข</p></li></ul></li></ul>', ['- ก', '-> ข']],
  [
    'a footnote',
    '<p>ข่าว<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>ที่มา</p></div>',
    ['ข่าว[^1^](#note)', '[^1^](#mark) ที่มา'],
  ],
  ['hidden words', '<p>ก<span style="display: none">ลับ</span>ข</p>', ['กข']],
  ['a list that goes on', '<ol start="4"><li><p>ก</p></li><li><p>ข</p></li></ol>', ['4. ก', '4. ข']],
]);

const excel = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!-- td {mso-number-format:General} --></style></head><body><table border=0 cellpadding=0 cellspacing=0><!--StartFragment-->${rows}<!--EndFragment--></table></body></html>`;
const fromExcel = inHtml('Excel', excel, [
  ['one cell', '<tr height=20><td height=20 width=64>ก</td></tr>', ['|ก|']],
  ['a row', '<tr><td>ก</td><td align=right x:num>1</td></tr>', ['|ก|1|']],
  ['two rows', '<tr><td>ก</td><td>1</td></tr><tr><td>ข</td><td>2</td></tr>', ['|ก|1|', '|ข|2|']],
  ['an empty cell', '<tr><td>ก</td><td></td></tr>', ['|ก||']],
  [
    'a title over more columns than there are',
    '<tr><td colspan=5>หัว</td></tr><tr><td rowspan=0>ก</td><td>ข</td></tr><tr><td>ค</td></tr><tr></tr>',
    ['|หัว||', '|ก|ข|', '||ค|', '|||'],
  ],
  [
    'a hidden column',
    "<col width=64><col width=0 style='display:none;mso-width-source:userset'><tr><td>ก</td><td>ลับ</td></tr><tr><td>ข</td><td>ลับ</td></tr>",
    ['|ก|', '|ข|'],
  ],
  ['a hidden row', "<tr><td>ก</td></tr><tr height=0 style='display:none'><td>ลับ</td></tr>", ['|ก|']],
]);

const sheets = (rows: string) =>
  `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>${rows}</tbody></table>`;
const fromSheets = inHtml('Google Sheets', sheets, [
  [
    'two columns',
    '<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;">ก</td><td style="overflow:hidden;color:#ffffff;background-color:#4a86e8;">1</td></tr>',
    ['|ก|1|'],
  ],
  [
    'a white cell without a background',
    '<tr><td style="overflow:hidden">ก</td><td style="overflow:hidden;color:#ffffff">ลับ</td></tr>',
    ['|ก||'],
  ],
]);

const slides = (fragment: string) =>
  `<html xmlns:p="urn:schemas-microsoft-com:office:powerpoint"><head><meta name=ProgId content=PowerPoint.Slide></head><body><!--StartFragment-->${fragment}<!--EndFragment--></body></html>`;
const fromSlides = inHtml('PowerPoint', slides, [
  ['white words of a dark slide', "<p><span style='color:white;mso-color-index:1'>หัวข้อ</span></p>", ['หัวข้อ']],
]);

const wordOnline = (fragment: string) =>
  `<meta charset="utf-8"><div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1">${fragment}</p></div>`;
const fromWordOnline = inHtml('Word on the web', wordOnline, [
  [
    'tracked changes',
    '<span class="TextRun SCXW1">ก</span><span class="TrackChangeTextDeletion TrackedChange SCXW1"><span class="TextRun SCXW1">เก่า</span></span><span class="TrackChangeTextInsertion TrackedChange SCXW1"><span class="TextRun SCXW1">ใหม่</span></span>',
    ['กใหม่'],
  ],
]);

/** What word processors and spreadsheets copy; tables come last, because what follows one would stand in its cell. */
export const FROM_OFFICES = {
  texts: [...fromWord, ...fromWordOnline, ...fromSlides, ...fromDocs, ...fromOffice],
  tables: [...fromExcel, ...fromSheets],
};
