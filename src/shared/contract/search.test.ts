import { searchTerms, searchText, searchWords } from './search';

describe('a text to be searched', () => {
  it.each([
    ['น้ำมัน', ['นํ้ามัน', 'น้ํามัน', 'นำ้มัน', 'น้ำ\u200bมัน', 'น้ำมัน\u200b', 'น้ำมัน'.normalize('NFD')]],
    ['แม่ค้า', ['เเม่ค้า']],
    ['กี่', ['ก่ี']],
    ['ปี 2569', ['ปี ๒๕๖๙', 'ปี  2569', 'ปี\n๒๕๖๙']],
    ['ทดสอบคำ', ['ทดสอบ\u200bคำ']],
    ['café', ['CAFE\u0301', 'Café']],
  ])('is the same in every spelling: %s [NWS-01]', (text, spellings) => {
    for (const spelling of spellings) expect(searchText(spelling)).toBe(text);
  });

  it('is cut into words, of which no mark or blank is part', () => {
    expect(searchWords('ราคาน้ำมันแพงขึ้น 12%: COVID-19, โควิด19')).toEqual(
      expect.arrayContaining(['ราคา', 'น้ำมัน', 'แพง', 'ขึ้น', '12', 'covid', '19']),
    );
    expect(searchWords('— % 😀')).toEqual([]);
  });
});

describe('what is searched for', () => {
  it('is its terms, of which each phrase in quotation marks is one', () => {
    expect(searchTerms('  น้ำมัน “ราคา  Oil” "x')).toEqual(['น้ำมัน', 'ราคา oil', 'x']);
    expect(searchTerms(' "" \u200b')).toEqual([]);
  });
});
