import { isThaiRun, searchRuns, searchTerms, searchText, wordsOfRun } from './search';

/** A part of a text, and whether a search matches it. */
export type TextPart = { text: string; isMatch: boolean };

/** A text in letters as readers see them, and its folded form. */
export type Letters = {
  letters: string[];
  folded: string;
  /** For each character of `folded`, the place of its letter. */
  places: number[];
};

/** What a term of a search matches: from a place up to, but without, another. */
export type Match = { term: string; from: number; to: number };

/** Its time grows faster than the text: split short texts only. */
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Marks, sara am and unseen characters belong to the letter before. */
const FOLLOWS = /^[\p{M}\p{Default_Ignorable_Code_Point}\u0E33]/u;
/** Nikhahit with sara aa is folded to sara am. */
const NIKHAHIT = /\u0E4D[\u0E48-\u0E4B\p{Default_Ignorable_Code_Point}]*$/u;
/** Two sara e are folded to one sara ae. */
const SARA_E = /\u0E40\p{Default_Ignorable_Code_Point}*$/u;

const belongsTo = (before: string, letter: string): boolean =>
  FOLLOWS.test(letter) ||
  (letter.startsWith('\u0E32') && NIKHAHIT.test(before)) ||
  (letter.startsWith('\u0E40') && SARA_E.test(before));

/** Splits a short text so that each letter can be folded for itself. */
export const lettersOf = (text: string): Letters => {
  const letters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const before = letters.at(-1);
    if (before !== undefined && belongsTo(before, segment)) letters[letters.length - 1] = before + segment;
    else letters.push(segment);
  }
  const known = new Map<string, string>();
  const fold = (letter: string): string => {
    const folded = known.get(letter) ?? (/^\s/.test(letter) ? ' ' : searchText(letter));
    known.set(letter, folded);
    return folded;
  };
  let folded = '';
  const places: number[] = [];
  letters.forEach((letter, place) => {
    folded += fold(letter);
    while (places.length < folded.length) places.push(place);
  });
  return { letters, folded, places };
};

const THAI = '\\p{Script=Thai}';
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const THAI_RUN = new RegExp(`(?:(?=${THAI})${LETTER})+`, 'gu');
const PART_LETTERS = 3;
/** Further matches of a term are not looked for. */
const MAX_MATCHES = 200;

/** Whether a word of Thai begins at a place. Runs are segmented when they are first asked for. */
const thaiWordStarts = (folded: string) => {
  const runs = Array.from(folded.matchAll(THAI_RUN), ({ index, 0: run }) => ({ start: index, run }));
  const known = new Map<number, Set<number>>();
  return (place: number): boolean => {
    const { start, run } = runs.findLast((one) => one.start <= place) ?? { start: 0, run: '' };
    let starts = known.get(start);
    if (!starts) {
      let at = start;
      starts = new Set([start, ...wordsOfRun(run).map((word) => (at += word.length))]);
      known.set(start, starts);
    }
    return starts.has(place);
  };
};

type Where = {
  /** Whether parts of words count from three letters on, as in titles and names; otherwise they do in Thai only. */
  inWords: boolean;
};

/** A term as it is searched: its runs of letters with anything else between them, or its symbols. */
const patternOf = (term: string, { inWords }: Where): RegExp => {
  const runs = searchRuns(term);
  const [first = ''] = runs;
  if (runs.length === 0) return new RegExp(term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'gu');
  const isPart = isThaiRun(first) || (inWords && first.length >= PART_LETTERS);
  return new RegExp((isPart ? '' : `(?<!(?!${THAI})${LETTER})`) + runs.join(`[^\\p{L}\\p{M}\\p{N}]*`), 'gu');
};

/** What the terms match in a folded text, in its order. */
export const findTerms = (folded: string, terms: readonly string[], where: Where): Match[] => {
  const isWordStart = thaiWordStarts(folded);
  return terms
    .flatMap((term) => {
      const [first = ''] = searchRuns(term);
      const beginsWord = isThaiRun(first) && first.length < PART_LETTERS;
      const matches: Match[] = [];
      for (const { index, 0: found } of folded.matchAll(patternOf(term, where))) {
        if (!beginsWord || isWordStart(index)) matches.push({ term, from: index, to: index + found.length });
        if (matches.length === MAX_MATCHES) break;
      }
      return matches;
    })
    .sort((one, other) => one.from - other.from);
};

/** The letters that the terms match, in their order. */
export const matchesIn = ({ folded, places }: Letters, terms: readonly string[], where: Where): Match[] =>
  findTerms(folded, terms, where).map(({ term, from, to }) => ({
    term,
    from: places[from] ?? 0,
    to: (places[to - 1] ?? 0) + 1,
  }));

/** The letters of a range, in parts by whether a match covers them. */
export const partsOf = (
  letters: readonly string[],
  matches: readonly Match[],
  [start, end]: readonly [number, number] = [0, letters.length],
): TextPart[] => {
  const parts: TextPart[] = [];
  for (let place = start; place < end; place += 1) {
    const isMatch = matches.some(({ from, to }) => from <= place && place < to);
    const last = parts.at(-1);
    const letter = letters[place] ?? '';
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
};

/** A title or name in parts, by what a search matches. */
export const markMatches = (text: string, search: string): TextPart[] => {
  const terms = searchTerms(search);
  if (terms.length === 0) return [{ text, isMatch: false }];
  const read = lettersOf(text);
  return partsOf(read.letters, matchesIn(read, terms, { inWords: true }));
};
