import { truncateGraphemes } from '@/shared/text/truncate';

// A leading Thai vowel is written before its consonant and is not an initial on its own. Not `Intl.Segmenter`: the first of a
// page takes 10 ms, and the header shows an avatar on every page.
const LETTER = /(?![เแโใไ])[\p{L}\p{N}]\p{M}*/u;

const firstLetter = (word: string) => LETTER.exec(word)?.[0] ?? truncateGraphemes(word, 1).replace('…', '');

/** One or two initials of a name, as whole graphemes in any script: "Somchai Jaidee" gives SJ. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (firstLetter(first) + (last ? firstLetter(last) : '')).toLocaleUpperCase();
};
