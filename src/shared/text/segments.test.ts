import { segmentGraphemes } from './segments';

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
const expected = (text: string) =>
  [...segmenter.segment(text)].map(({ segment, index }) => ({ segment, index }));
const actual = (text: string) =>
  [...segmentGraphemes(text)].map(({ segment, index }) => ({ segment, index }));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const THAI = [...range(0x0e01, 0x0e3a), ...range(0x0e3f, 0x0e5b)];

describe('the graphemes of a text', () => {
  it('are those of Intl.Segmenter for each two characters of Thai, ASCII and usual punctuation', () => {
    const characters = [...range(0x20, 0x7e), ...THAI, ...'‘’“”–—…'];
    for (const first of characters) {
      const text = characters.map((second) => `${first}${second}ก`).join(' ');
      expect(actual(text)).toEqual(expected(text));
    }
  });

  it('are those of Intl.Segmenter for each three characters of Thai', () => {
    const differ: string[] = [];
    for (const first of THAI)
      for (const second of THAI) {
        const text = THAI.map((third) => `${first}${second}${third}`).join('a');
        if (JSON.stringify(actual(text)) !== JSON.stringify(expected(text))) differ.push(first + second);
      }
    expect(differ).toEqual([]);
  });

  it.each(['é', 'e\u0301', '👨‍👩‍👧‍👦ข่าว', '🇹🇭🇯🇵', '각', 'कि', 'ลาว ຂ່າວ', 'ก\u200dข', 'a\u0300ที่', '\r\n'])(
    'of %j are those of Intl.Segmenter, which other scripts need',
    (text) => expect(actual(text)).toEqual(expected(text)),
  );

  it('of Thai and ASCII do not need Intl.Segmenter, because the first of a page takes long', () => {
    const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(actual('ที่นี่ “2026” – news').length).toBeGreaterThan(0);
    expect(segment).not.toHaveBeenCalled();
    actual('é');
    expect(segment).toHaveBeenCalledTimes(1);
    segment.mockRestore();
  });
});
