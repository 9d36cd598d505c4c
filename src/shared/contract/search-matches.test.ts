import { lettersOf, markMatches } from './search-matches';

const marked = (text: string, search: string) =>
  markMatches(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('the matches of a search in a title', () => {
  it.each([
    ['ราคาน้ำมันแพง', 'น้ำมัน', 'ราคา[น้ำมัน]แพง'],
    ['ราคานํ้ามันแพง', 'น้ำมัน', 'ราคา[นํ้ามัน]แพง'],
    ['ราคาน้ํามันแพง', 'นํ้ามัน', 'ราคา[น้ํามัน]แพง'],
    ['เเม่ค้าร้อง', 'แม่', '[เเม่]ค้าร้อง'],
    ['แม่ค้าร้อง', 'ม่ค', 'แ[ม่ค้]าร้อง'],
    ['น\u200bํ\u200b้\u200bา ขึ้น', 'น้ำ', '[น\u200bํ\u200b้\u200bา] ขึ้น'],
    ['ปี ๒๕๖๙ มาถึง', '2569', 'ปี [๒๕๖๙] มาถึง'],
    ['STRASSE und Straße', 'straße', '[STRASSE] und [Straße]'],
    ['oil, OIL and soil', 'oil', '[oil], [OIL] and s[oil]'],
    ['go on, ago', 'go', '[go] on, ago'],
    ['แม่ไก่ น้ำมัน', 'ไก', 'แม่[ไก่] น้ำมัน'],
    ['แม่ไก่ น้ำมัน', 'มั', 'แม่ไก่ น้ำมัน'],
    ['Feed prices rose', '"feed prices"', '[Feed prices] rose'],
    ['โควิด-19 ระบาด', 'โควิด 19', '[โควิด]-[19] ระบาด'],
    ['ลด 50% วันนี้', '%', 'ลด 50[%] วันนี้'],
    ['ครอบครัว 👩‍👩‍👧 ข่าว', 'ข่าว', 'ครอบครัว 👩‍👩‍👧 [ข่าว]'],
    ['(a.b)', '(a.b)', '([a.b])'],
    ['anything', '  ', 'anything'],
  ])('of %j by %s', (title, search, parts) => {
    expect(marked(title, search)).toBe(parts);
  });

  it('never split a letter as readers see it [FND-03]', () => {
    const title = 'ผู้ว่าฯ ที่กรุงเทพฯ นํ้าท่วมเเล้ว 👩‍👩‍👧';
    const letters = new Set(lettersOf(title).letters);
    for (let from = 0; from < title.length; from += 1) {
      for (const part of markMatches(title, title.slice(from, from + 3)))
        expect(lettersOf(part.text).letters.every((letter) => letters.has(letter))).toBe(true);
    }
  });
});
