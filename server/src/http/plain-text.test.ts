import { jest } from '@jest/globals';

import { charactersOf } from './plain-text';

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

describe('the characters of a text', () => {
  it.each([
    ['Thai', 'กี้น้ำท่วม\n'],
    ['flags', '🇹🇭🇯🇵a'],
    ['joined emoji', '👩‍👩‍👧‍👦'],
    ['one emoji joined without an end', '👩\u200d'],
    ['one letter with marks without an end', '\u0e48'],
    ['half flags', '🇹'],
  ])('are the same in a long text, of which a few are split at once: %s', (_what, part) => {
    const split = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    for (const before of ['', 'a', 'ab']) {
      const text = before + part.repeat(3_000);
      const expected = [...segmenter.segment(text)].map(({ segment }) => segment);
      split.mockClear();
      expect(charactersOf(text)).toEqual(expected);
      const longest = Math.max(...expected.map(({ length }) => length));
      expect(Math.max(...split.mock.calls.map(([asked]) => asked.length))).toBeLessThan(1_001 + 2 * longest);
    }
    split.mockRestore();
  });

  it('are none of an empty text', () => {
    expect(charactersOf('')).toEqual([]);
  });
});
