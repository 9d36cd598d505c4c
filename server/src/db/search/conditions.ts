import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { isThaiRun, searchRuns, searchTerms } from '@contract';

import { newsSearch } from '../schema';

import { toQuery } from './lexemes';

const NOTHING = sql`false`;
const LETTERS_OF_PART = /[\p{L}\p{M}\p{N}]{3}/u;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

const contains = (folded: AnyPgColumn | SQL, part: string): SQL =>
  sql`${folded} LIKE ${`%${escapeLike(part)}%`}`;

/** Whether a trigram index can look the term up. */
const isPart = (term: string): boolean => LETTERS_OF_PART.test(term);
/** Whether the term has to follow a blank. Thai has none between its words, so a short term is a part of a name there. */
const followsBlank = (term: string): boolean =>
  !isPart(term) && /^[\p{L}\p{N}]/u.test(term) && !isThaiRun(term);

/**
 * A search in names: all terms, in any order, each as a part from three letters on and in Thai, and otherwise as the beginning of a word.
 * `folded` is the folded text behind a blank. Undefined if nothing is searched for.
 */
export const inNames = (folded: AnyPgColumn | SQL, search: string): SQL | undefined => {
  const terms = searchTerms(search);
  return and(...terms.map((term) => contains(folded, followsBlank(term) ? ` ${term}` : term)));
};

/**
 * A search in news: a condition for each term, which all must hold, in any order: in its texts, or as a part of its title. They
 * need a join of `newsSearch`. Undefined if nothing is searched for.
 */
export const inNews = (search: string): SQL[] | undefined => {
  const terms = searchTerms(search);
  if (terms.length === 0) return search.trim() ? [NOTHING] : undefined;
  const inTexts = (some: readonly string[]): SQL => sql`${newsSearch.words} @@ ${toQuery(some)}::tsquery`;
  // Symbols count only if there is nothing else.
  const withLetters = terms.filter((term) => searchRuns(term).length > 0);
  if (withLetters.length === 0) return [inTexts(terms)];
  return withLetters.map((term) =>
    isPart(term) ? sql`(${contains(newsSearch.titleKey, term)} OR ${inTexts([term])})` : inTexts([term]),
  );
};

/**
 * The ids of the subquery `matching` that a search found in this order, best first: by weight and number of the matches, and
 * otherwise as they were.
 */
export const bestFirst = (search: string, matching: SQLWrapper): SQL => sql`
  SELECT id FROM (SELECT id, row_number() OVER () AS number FROM (${matching}) AS found) AS matched
  JOIN news_search ON news_id = id
  ORDER BY ts_rank(words, ${toQuery(searchTerms(search))}::tsquery) DESC, number`;
