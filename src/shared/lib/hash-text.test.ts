import fc from 'fast-check';

import { hashText } from './hash-text';

describe('the mark of a text', () => {
  it('is 16 digits, the same for the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(hashText(text)).toMatch(/^[0-9a-f]{16}$/);
        expect(hashText(text)).toBe(hashText(text));
      }),
    );
  });

  it('is another for a text that differs in one vowel mark, or in its order', () => {
    const texts = [
      'น้ำท่วม',
      'นำท่วม',
      'ท่วมน้ำ',
      'ab',
      'ba',
      '',
      ' ',
      'a',
      'aa',
      'a'.repeat(10_000),
      'a'.repeat(10_001),
    ];
    expect(new Set(texts.map(hashText)).size).toBe(texts.length);
  });
});
