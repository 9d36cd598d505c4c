import fc from 'fast-check';

import { TITLE_COLUMN_CHARACTERS } from '@/shared/contract';

import { countGraphemes, truncateGraphemes } from './truncate';

const count = (text: string) =>
  [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)].length;

describe('truncating a title', () => {
  it('shows the first 25 characters of a long title with an ellipsis [NWS-01]', () => {
    const title = 'a'.repeat(TITLE_COLUMN_CHARACTERS + 1);
    expect(truncateGraphemes(title, TITLE_COLUMN_CHARACTERS)).toBe(`${'a'.repeat(25)}…`);
  });

  it('does not change a title of exactly 25 characters [NWS-01]', () => {
    const title = `${'ที่นี่'.repeat(12)}ก`;
    expect(count(title)).toBe(25);
    expect(truncateGraphemes(title, 25)).toBe(title);
  });

  it('counts a Thai letter with its marks as one character', () => {
    expect(truncateGraphemes('ที่นี่มีปู่', 2)).toBe('ที่นี่…');
  });

  it('does not split an emoji of several code points', () => {
    expect(truncateGraphemes('👨‍👩‍👧‍👦🇹🇭ข่าว', 2)).toBe('👨‍👩‍👧‍👦🇹🇭…');
  });

  it('always returns a prefix of at most the given length', () => {
    const thai = fc.string({ unit: fc.constantFrom('ก', 'ที่', 'น้ำ', '👍🏽', 'e', '้', ' ') });
    fc.assert(
      fc.property(thai, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const shown = truncateGraphemes(text, max);
        const beginning = shown === text ? text : shown.slice(0, -1);
        expect(text.startsWith(beginning)).toBe(true);
        expect(count(beginning)).toBeLessThanOrEqual(max);
        expect(shown === text).toBe(count(text) <= max);
      }),
    );
  });

  it('counts characters as readers do', () => {
    expect(countGraphemes('ที่นี่ 👨‍👩‍👧‍👦')).toBe(4);
  });
});
