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
  ])('mend %s [PST-08]', (_what, line, codes, right) => {
    expect(repair(line)).toEqual({ codes, right });
    expect(codes.every((code) => isRepairable(code as Parameters<typeof isRepairable>[0]))).toBe(true); // a code of the table
  });

  it.each(['กี่', 'น้ำมัน', 'แม่ค้า', 'สิทธิ์', 'ผู้ใหญ่ เก็บ เปี๊ยก', '3 < 5 และ 7 > 2', 'AT&T <3', 'a <url> b', '👨‍👩‍👧'])(
    'leave correct text alone: %s',
    (line) => {
      expect(repairsIn(line)).toEqual([]);
    },
  );

  it('name a glyph whose letter is not known, without a repair [PST-08]', () => {
    expect(repairsIn('ข้อ \uf0b7 หนึ่ง')).toEqual([
      { code: 'private-use', index: 4, wrong: '\uf0b7', right: null, detail: 'U+F0B7' },
    ]);
  });
});
