import { isRepairable, repairsIn } from './repairs';

/** The codes found in a line, and the line with everything repaired. */
const repair = (line: string) => {
  const repairs = repairsIn(line);
  const right = [...repairs]
    .sort((one, other) => other.index - one.index)
    .reduce(
      (text, { index, wrong, right: put }) =>
        text.slice(0, index) + (put ?? wrong) + text.slice(index + wrong.length),
      line,
    );
  return { codes: repairs.map(({ code }) => code), right };
};

describe('repairs of a text', () => {
  it.each([
    [
      'invisible characters',
      'ข่าว\u200bใหม่\ufeff',
      ['invisible-characters', 'invisible-characters'],
      'ข่าวใหม่',
    ],
    ['a sara am in two parts', 'น\u0e4d\u0e49\u0e32มัน', ['split-sara-am'], 'น้ำมัน'],
    ['a sara am in two parts behind its tone mark', 'น\u0e49\u0e4d\u0e32มัน', ['split-sara-am'], 'น้ำมัน'],
    ['two sara e', '\u0e40\u0e40ม่ค้า', ['double-sara-e'], 'แม่ค้า'],
    ['a tone mark before its vowel', 'ก\u0e48\u0e35 คน', ['mark-order'], 'กี่ คน'],
    ['a tone mark behind sara am', 'น\u0e33\u0e49ท่วม', ['mark-order'], 'น้ำท่วม'],
    ['a shifted mark of an old font', 'ป\uf70aา', ['private-use'], 'ป่า'],
    ['the letters of an old font', 'ฎ\uf70f\uf700', ['private-use'], 'ฎญฐ'],
    ['an entity', 'ข่าว&nbsp;&amp; ภาพ', ['literal-markup', 'literal-markup'], 'ข่าว & ภาพ'],
    ['a tag', '<b>ด่วน</b> วันนี้<br/>', ['literal-markup', 'literal-markup', 'literal-markup'], 'ด่วน วันนี้'],
    [
      'the code of a player',
      'ดู <iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      ['literal-markup', 'literal-markup'],
      'ดู https://www.youtube.com/embed/dQw4w9WgXcQ',
    ],
    [
      'the code of an unknown frame',
      '<iframe src="https://example.org/x"></iframe>',
      ['literal-markup', 'literal-markup'],
      '',
    ],
    ['two tone marks of one kind', 'ข\u0e48\u0e48าว', ['doubled-mark'], 'ข่าว'],
    ['three tone marks', 'ข\u0e48\u0e48\u0e48าว', ['doubled-mark'], 'ข่าว'],
    ['two tone marks of different kinds: the last one stays', 'ก\u0e48\u0e49าว', ['doubled-mark'], 'ก้าว'],
    ['two vowels above', 'ก\u0e34\u0e34น', ['doubled-mark'], 'กิน'],
    ['two vowels below', 'ก\u0e38\u0e38ง', ['doubled-mark'], 'กุง'],
    ['two of the marks that silence a letter', 'สิทธิ\u0e4c\u0e4c', ['doubled-mark'], 'สิทธิ์'],
    ['a tone mark on both sides of its vowel', 'ก\u0e48\u0e35\u0e48 คน', ['doubled-mark'], 'กี่ คน'],
    ['two tone marks before sara am', 'น\u0e49\u0e49\u0e33', ['doubled-mark'], 'น้ำ'],
    ['a tone mark behind sara aa', 'ข\u0e32\u0e48ว', ['mark-order'], 'ข่าว'],
    ['a tone mark behind sara a', 'ค\u0e30\u0e48', ['mark-order'], 'ค่ะ'],
    ['a tone mark before its letter, behind a vowel', '\u0e40\u0e48ก', ['mark-order'], 'เก่'],
    ['a tone mark before its letter, at the beginning', '\u0e48กา', ['lone-mark'], 'ก่า'],
    ['a tone mark apart from its letter', 'น \u0e49ำท่วม ก \u0e48อน', ['lone-mark', 'lone-mark'], 'น้ำท่วม ก่อน'],
    ['a sara am that a PDF file lost', 'ท างานส าหรับจ านวน', Array(3).fill('lone-mark'), 'ทำงานสำหรับจำนวน'],
    ['a sara am apart from its letter', 'ส ำหรับ', ['lone-mark'], 'สำหรับ'],
    [
      'Thai that was read as western letters',
      'à¸‚à¹ˆà¸²à¸§ à¸”à¹ˆà¸§à¸™',
      Array(2).fill('wrong-encoding'),
      'ข่าว ด่วน',
    ],
    ['Thai that was read as other Thai', 'เธ‚เนˆเธฒเธง', ['wrong-encoding'], 'ข่าว'],
    ['a vowel apart from its letter', 'ก \u0e34น', ['lone-mark'], 'กิน'],
    ['a mark on a letter that is not Thai', 'a\u0e48 5\u0e49', ['lone-mark', 'lone-mark'], 'a 5'],
    ['a Thai letter of an old font', '\uf0a1\uf0d2\uf0c3', ['private-use'], 'การ'],
    ['a mark of an old font beside Thai', 'ป\uf0e8า', ['private-use'], 'ป่า'],
    [
      'the bullets of Word',
      '\uf0b7 หนึ่ง \uf0d8 สอง \uf0fc สาม',
      ['private-use', 'private-use', 'private-use'],
      '• หนึ่ง ➢ สอง ✓ สาม',
    ],
    [
      'entities by number',
      'ก&#8203;ข&#x2013;ค&#39;',
      ['literal-markup', 'literal-markup', 'literal-markup'],
      "กข–ค'",
    ],
    [
      'entities of typography',
      '&ldquo;ก&rdquo;&hellip;&ndash;&copy;',
      Array(5).fill('literal-markup'),
      '“ก”…–©',
    ],
    ['an entity that was escaped twice', 'ก&amp;nbsp;ข', ['literal-markup'], 'ก ข'],
    [
      'tags with attributes',
      '<span style="color:red">ก</span><font face=x>ข</font>',
      Array(4).fill('literal-markup'),
      'กข',
    ],
    ['tags of a page', '<center>ก</center><hr><o:p></o:p>', Array(5).fill('literal-markup'), 'ก'],
    [
      'a comment of code',
      '<!-- wp:paragraph -->ก<!-- /wp:paragraph -->',
      Array(2).fill('literal-markup'),
      'ก',
    ],
    ['bold of Markdown', 'ข่าว**ด่วน**วันนี้ __มาก__', Array(2).fill('literal-markup'), 'ข่าวด่วนวันนี้ มาก'],
    ['struck words of Markdown', '~~ลบ~~แล้ว', ['literal-markup'], 'ลบแล้ว'],
    ['a heading of Markdown', '## หัวข้อ', ['literal-markup'], 'หัวข้อ'],
    [
      'a link of Markdown',
      'อ่าน[ข่าว](https://a.example/b)ต่อ',
      ['literal-markup'],
      'อ่านข่าว (https://a.example/b)ต่อ',
    ],
    ['codes of a forum', '[b]ด่วน[/b] [color=red]แดง[/color]', Array(4).fill('literal-markup'), 'ด่วน แดง'],
    ['one code of a forum', '[b]ด่วน', ['literal-markup'], 'ด่วน'],
    ['a link of a forum', '[url=https://a.example/b]ข่าว[/url]', Array(2).fill('literal-markup'), 'ข่าว'],
    [
      'codes of WordPress',
      '[caption id="a" width="3"]ภาพ[/caption][gallery ids="1,2"]',
      Array(3).fill('literal-markup'),
      'ภาพ',
    ],
  ])('mend %s [PST-08]', (_what, line, codes, right) => {
    expect(repair(line)).toEqual({ codes, right });
    expect(codes.every((code) => isRepairable(code as Parameters<typeof isRepairable>[0]))).toBe(true); // a code of the table
  });

  it.each([
    ...[
      'จ้าาา มากกก คะะ',
      'เธอเธอเธอ เนื้อเนื้อ เนยเนยเนย voilà¸',
      'ตัวอักษร า ใช้กับ สระ อำ',
      'ไม้เอก ( \u0e48 ) และ “\u0e49”',
      'ไม้โท \u0e49 ใช้กับ',
      '◌\u0e48',
      'พุทฺธํ สรณํ คจฺฉามิ',
      'เป๊ะ ได้ โต๊ะ เก้า',
    ],
    ...[
      '[1] [i] [ก] (b) อ้างใน [บรรณาธิการ]',
      'ห**ก กับ ค**ย',
      '5 ** 3',
      'a__b__c',
      '# 1',
      'AT&T; R&D;',
      'x < y > z',
    ],
    ...['ฤๅษี ฦๅชา', 'ๆ ฯลฯ', 'ก็ เน็ต เทคฯ', 'ศิษย์เก่า จันทร์'],
  ])('leave what is meant alone: %s', (line) => {
    expect(repairsIn(line)).toEqual([]);
  });

  it.each(['กี่', 'น้ำมัน', 'แม่ค้า', 'สิทธิ์', 'ผู้ใหญ่ เก็บ เปี๊ยก', '3 < 5 และ 7 > 2', 'AT&T <3', 'a <url> b', '👨‍👩‍👧'])(
    'leave correct text alone: %s',
    (line) => {
      expect(repairsIn(line)).toEqual([]);
    },
  );

  it('name a glyph whose letter is not known, without a repair [PST-08]', () => {
    expect(repairsIn('ข้อ \ue0b7 หนึ่ง')).toEqual([
      { code: 'private-use', index: 4, wrong: '\ue0b7', right: null, detail: 'U+E0B7' },
    ]);
  });
});
