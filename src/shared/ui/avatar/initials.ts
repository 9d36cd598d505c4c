import { segmentGraphemes } from '@/shared/text/segments';

// A leading Thai vowel is written before its consonant and is not an initial on its own.
const LEADING_VOWEL = /^[เแโใไ]/u;

const firstLetter = (word: string) => {
  const letters = Array.from(segmentGraphemes(word), ({ segment }) => segment);
  const letter = letters.find((grapheme) => /\p{L}|\p{N}/u.test(grapheme) && !LEADING_VOWEL.test(grapheme));
  return letter ?? letters[0] ?? '';
};

/** One or two initials of a name, as whole graphemes in any script: "Somchai Jaidee" gives SJ. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (firstLetter(first) + (last ? firstLetter(last) : '')).toLocaleUpperCase();
};
