import { segmentGraphemes } from '@/shared/text/segments';

// A letter or digit with its marks. A leading Thai vowel is written before its consonant and is not an initial on its own; ำ is a
// mark to readers, but a letter in Unicode. Not `Intl.Segmenter`: the first of a page takes 10 ms, and every page has an avatar.
const LETTER = /(?![เแโใไ])[\p{L}\p{N}][\p{M}ำ]*/u;

const firstGrapheme = (word: string) => {
  const [first] = segmentGraphemes(word);
  return first?.segment ?? '';
};

const firstLetter = (word: string) => LETTER.exec(word)?.[0] ?? firstGrapheme(word);

/** One or two initials of a name, as whole graphemes in any script: "Somchai Jaidee" gives SJ. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (firstLetter(first) + (last ? firstLetter(last) : '')).toLocaleUpperCase();
};
