import { foldName } from './fold';

/**
 * The text in which a search looks, and the text that is searched for: what a Thai reader takes for the same is the same. Line
 * breaks are blanks.
 */
export const searchText = (text: string): string => foldName(text);

/** A run of letters and digits. Thai is a run of its own, because it has no blanks between its words. */
const RUN = /(?:(?=\p{Script=Thai})[\p{L}\p{M}])+|(?:(?!\p{Script=Thai})[\p{L}\p{M}\p{N}])+/gu;

/** The runs of letters and digits of a text that is already folded. */
export const searchRuns = (folded: string): string[] => folded.match(RUN) ?? [];

/** Whether a run is Thai. */
export const isThaiRun = (run: string): boolean => /^\p{Script=Thai}/u.test(run);

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** In parts: the time of the segmenter grows faster than the text. 30,000 letters without a blank took 220 ms, in parts 11. */
const LONG_RUN = /.{1,500}/gsu;

/** The words of a run: one, unless it is Thai. */
export const wordsOfRun = (run: string): string[] =>
  isThaiRun(run)
    ? (run.match(LONG_RUN) ?? []).flatMap((part) => Array.from(words.segment(part), ({ segment }) => segment))
    : [run];

/** The words of a text, folded. */
export const searchWords = (text: string): string[] => searchRuns(searchText(text)).flatMap(wordsOfRun);

const PHRASES = /["“”]([^"“”]*)["“”]|[^\s"“”]+/gu;

/** The terms of a search, folded: each stands for itself, in any order. What is in quotation marks is one term. */
export const searchTerms = (search: string): string[] =>
  [...search.matchAll(PHRASES)]
    .map(([whole, phrase]) => searchText(phrase ?? whole))
    .filter((term) => term !== '');
