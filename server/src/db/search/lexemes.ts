import { isThaiRun, searchRuns, searchText, wordsOfRun } from '@contract';

/** Distinguishes pieces of Thai, and ends of words, from words. No word contains them. */
const PIECE = '~';
const END = '^';
/**
 * A consonant with what belongs to it. No word of Thai begins within one, so text and search are always cut at the same places. No
 * word has eight marks on a consonant: further ones, as of a key that was held down, would make a lexeme that the engine refuses.
 */
const CLUSTERS =
  // eslint-disable-next-line no-misleading-character-class -- the marks are meant one by one
  /[\u0E40-\u0E44]?[\u0E01-\u0E2E][\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]{0,8}|[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]{1,8}|./gsu;
const PIECE_CLUSTERS = 3;
/** A term with fewer letters is looked up among the beginnings of words. */
const PART_LETTERS = 3;
/** The engine refuses longer words. */
const MAX_WORD = 100;
/** Further letters of an item are not indexed: they would take 0.1 s of the server's time, and a tsvector has at most 1 MB. */
const MAX_LETTERS = 20_000;
/** Between two texts, so that no phrase begins in one and ends in the next. */
const GAP = 2;

const clustersOf = (run: string): string[] => run.match(CLUSTERS) ?? [];

const THAI = /[\u0E01-\u0E5B]/g;

/** With one byte a letter instead of three, which nearly halves what the database stores and reads. */
const short = (piece: string): string =>
  piece.replace(THAI, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x0e01 + 0x21));

/** What begins at each letter of a text but its first. */
const endsOf = (text: string): string[] => {
  const [, ...rest] = text;
  return rest.map((_, at) => rest.slice(at).join(''));
};

const pieceAt = (clusters: readonly string[], at: number, first = clusters[at]): string =>
  PIECE + short(`${first}${clusters[at + 1] ?? ''}${clusters[at + 2] ?? ''}`);

/** The pieces of a run of Thai: up to three clusters from each cluster on. */
const piecesOf = (clusters: readonly string[]): string[] => clusters.map((_, at) => pieceAt(clusters, at));

/** What a search for any part of a run looks up besides its words and pieces. */
const partsOf = (run: string): string[] => {
  if (!isThaiRun(run)) return endsOf(run).map((end) => END + end.slice(0, MAX_WORD));
  const clusters = clustersOf(run);
  return clusters.flatMap((cluster, at) => endsOf(cluster).map((end) => pieceAt(clusters, at, end)));
};

const findLexemes = (run: string): string[] => {
  const words = wordsOfRun(run).map((word) => word.slice(0, MAX_WORD));
  return isThaiRun(run) ? [...words, ...piecesOf(clustersOf(run))] : words;
};

/**
 * The lexemes of the runs that were read last. A save changes few runs of a text: of 20,000 letters the segmenter's 10 ms, a
 * fifth of a save, are spent once.
 */
const known = new Map<string, string[]>();
/** Runs are as long as what is written between two blanks. A longer one is not kept: it would have thousands of lexemes. */
const MAX_KNOWN_LETTERS = 200;
/** Some 20 MB at most, with the longest runs (measured). */
const MAX_KNOWN = 2_000;

const lexemesOfRun = (run: string): string[] => {
  if (run.length > MAX_KNOWN_LETTERS) return findLexemes(run);
  const found = known.get(run);
  if (found) return found;
  // A copy: a part of a text would keep the whole text in memory.
  const copy = structuredClone(run);
  const lexemes = findLexemes(copy);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(copy, lexemes);
  return lexemes;
};

const SYMBOL = /[^\p{L}\p{M}\p{N}\s]/gu;

const symbolsIn = (folded: string): string[] => [...new Set(folded.match(SYMBOL))];

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** A text of an item, and how much a match in it counts: A most, D least. Of a text in parts any three letters are found. */
export type WeighedText = { text: string; weight: 'A' | 'B' | 'C' | 'D'; inParts?: boolean };

/**
 * The texts as the literal of a tsvector. The lexemes of a run have the place of the run, so that a phrase of runs is found. Thai
 * has its words, for searches of one or two letters, and its pieces, because the segmenter cuts a word differently in different
 * sentences: `น้ำมัน` is one word, and two in `น้ำมันดิบ`. Of the most important texts the symbols are found too.
 */
export const toVector = (texts: readonly WeighedText[]): string => {
  const places = new Map<string, string>();
  let place = 1;
  let left = MAX_LETTERS;
  for (const { text, weight, inParts } of texts) {
    const folded = searchText(text.slice(0, Math.max(0, left)));
    left -= folded.length;
    if (weight === 'A') for (const symbol of symbolsIn(folded)) places.set(symbol, `,${place}${weight}`);
    for (const run of searchRuns(folded)) {
      const here = `,${place}${weight}`;
      for (const lexeme of [...lexemesOfRun(run), ...(inParts ? partsOf(run) : [])]) {
        const before = places.get(lexeme) ?? '';
        if (!before.endsWith(here)) places.set(lexeme, before + here);
      }
      place += 1;
    }
    place += GAP;
  }
  return [...places].map(([lexeme, at]) => `${quoted(lexeme)}:${at.slice(1)}`).join(' ');
};

const beginning = (lexeme: string): string => `${quoted(lexeme)}:*`;

/**
 * What a run of a term has to contain. Only the first run of a term may begin within a word, and only the last may be the
 * beginning of a longer one.
 */
const queryOfRun = (run: string, isFirst: boolean, isLast: boolean): string => {
  const last = isLast ? beginning : quoted;
  const isPart = run.length >= PART_LETTERS;
  if (!isThaiRun(run)) {
    const word = run.slice(0, MAX_WORD);
    return isFirst && (isPart || !isLast) ? `(${last(word)} | ${last(END + word)})` : last(word);
  }
  if (isLast && !isPart) return beginning(run);
  const pieces = piecesOf(clustersOf(run));
  const whole = pieces.slice(0, Math.max(1, pieces.length - PIECE_CLUSTERS + 1));
  const end = whole.pop() ?? '';
  return `(${[...whole.map(quoted), last(end)].join(' & ')})`;
};

const queryOf = (terms: readonly string[], next: '<->' | '&'): string => {
  const query = terms
    .map(searchRuns)
    .filter((runs) => runs.length > 0)
    .map((runs) => runs.map((run, at) => queryOfRun(run, at === 0, at === runs.length - 1)))
    .map((runs) => `(${runs.join(` ${next} `)})`);
  return (query.length > 0 ? query : symbolsIn(terms.join(' ')).map(quoted)).join(' & ');
};

/** The terms as the literal of a tsquery: all of them, in any order; symbols count only if there is nothing else. */
export const toQuery = (terms: readonly string[]): string => queryOf(terms, '<->');

/** As `toQuery`, but with the runs of a term in any order too: the index knows the words, but not their places. */
export const toLooseQuery = (terms: readonly string[]): string => queryOf(terms, '&');
