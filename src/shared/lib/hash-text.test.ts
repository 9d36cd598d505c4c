import fc from 'fast-check';

import { hashText } from './hash-text';

describe('the hash of a text', () => {
  it('has 16 digits and is equal for equal texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(hashText(text)).toMatch(/^[0-9a-f]{16}$/);
        expect(hashText(text)).toBe(hashText(text));
      }),
    );
  });

  it('differs if one vowel mark or the order differs', () => {
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
