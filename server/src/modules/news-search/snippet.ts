import {
  findTerms,
  lettersOf,
  type Letters,
  markdownToText,
  type Match,
  matchesIn,
  partsOf,
  searchTerms,
  type Snippet,
  TITLE_COLUMN_CHARACTERS,
} from '@contract';

import { type SearchedNews, textOfArticle } from './search-texts';
import { type FoldedText, foldInParts, windowAround } from './text-window';

/** Letters of a snippet, and those of them before its first match. */
const LETTERS = 100;
const LETTERS_BEFORE = 30;
/** A match so close to the first one is in its snippet. */
const NEAR = LETTERS - LETTERS_BEFORE;
/** A longer text is not searched any further (db/search/lexemes.ts). */
const MAX_TEXT = 20_000;
/** Nor is more html read for it: a page has many rows, and html without words can be long. */
const MAX_HTML = 10 * MAX_TEXT;
const ELLIPSIS = { text: '…', isMatch: false };

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** The fields in the order in which one is chosen if several match as well. */
const fieldsOf = (item: SearchedNews): [Snippet['field'], string][] => [
  ['title', item.title],
  ['summary', markdownToText(item.markdown.slice(0, MAX_TEXT))],
  ['text', textOfArticle(item.html.slice(0, MAX_HTML))],
  ...item.tags.map((tag): [Snippet['field'], string] => ['tag', tag]),
  ['author', item.authorName],
  ...item.references.map(({ label }): [Snippet['field'], string] => ['reference', label]),
];

const termsIn = (matches: readonly Match[]): number => new Set(matches.map(({ term }) => term)).size;

/** The first match of those near each other that are of the most terms. */
const bestOf = (matches: readonly Match[]): Match | undefined => {
  const most = termsIn(matches);
  let best: { match: Match; terms: number } | undefined;
  for (const match of matches) {
    const near = matches.filter(({ from, to }) => from >= match.from && to <= match.from + NEAR);
    const terms = termsIn(near);
    if (terms > (best?.terms ?? -1)) best = { match, terms };
    if (terms === most) break;
  }
  return best?.match;
};

/** The places at which a word begins. */
const wordPlaces = (letters: readonly string[]): number[] => {
  const starts = new Set(Array.from(words.segment(letters.join('')), ({ index }) => index));
  const places: number[] = [];
  let at = 0;
  letters.forEach((letter, place) => {
    if (starts.has(at)) places.push(place);
    at += letter.length;
  });
  return places;
};

/** From where to where letters are shown around a match: from word to word. */
const rangeAround = ({ letters }: Letters, { from, to }: Match): [number, number] => {
  const early = Math.max(0, from - LETTERS_BEFORE);
  const late = Math.min(letters.length, Math.max(early + LETTERS, to));
  const places = wordPlaces(letters);
  const start = places.find((place) => place >= early && place <= from) ?? from;
  const end = places.findLast((place) => place <= late && place >= to) ?? late;
  return [early === 0 ? 0 : start, late === letters.length ? late : end];
};

type Found = { text: FoldedText; matches: Match[] };

/** A text around the best matches: plain, with all that the search matches there. */
const cut = (
  { text, matches }: Found,
  wanted: readonly string[],
  terms: readonly string[],
): Snippet['parts'] => {
  const window = windowAround(text, bestOf(matches)?.from ?? 0);
  const read = lettersOf(window.text);
  const marks = matchesIn(read, terms, { inWords: true });
  const best = bestOf(marks.filter(({ term }) => wanted.includes(term)));
  if (!best) return [];
  const [start, end] = rangeAround(read, best);
  return [
    ...(start > 0 || window.isCutBefore ? [ELLIPSIS] : []),
    ...partsOf(read.letters, marks, [start, end]),
    ...(end < read.letters.length || window.isCutBehind ? [ELLIPSIS] : []),
  ];
};

/** The terms that a row does not show in its title. */
const notInRow = (title: string, terms: readonly string[]): string[] => {
  const matches = matchesIn(lettersOf(title), terms, { inWords: true });
  return terms.filter(
    (wanted) => !matches.some(({ term, to }) => term === wanted && to <= TITLE_COLUMN_CHARACTERS),
  );
};

/** Where a search finds an item, unless its row shows that in the title; undefined if nowhere. */
export const snippetOf = (item: SearchedNews, search: string): Snippet | undefined => {
  const terms = searchTerms(search);
  const wanted = notInRow(item.title, terms);
  if (wanted.length === 0) return undefined;
  let best: (Found & Pick<Snippet, 'field'>) | undefined;
  for (const [field, whole] of fieldsOf(item)) {
    const text = foldInParts(whole.slice(0, MAX_TEXT).replace(/\s+/gu, ' ').trim());
    const matches = findTerms(text.folded, wanted, { inWords: field === 'title' });
    if (termsIn(matches) > termsIn(best?.matches ?? [])) best = { field, text, matches };
  }
  const parts = best ? cut(best, wanted, terms) : [];
  return best && parts.length > 0 ? { field: best.field, parts } : undefined;
};
