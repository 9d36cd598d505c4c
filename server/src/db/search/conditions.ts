import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { isThaiRun, searchTerms } from '@contract';

import { newsSearch } from '../schema';

import { toLooseQuery, toQuery } from './lexemes';

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

/** Conditions on `newsSearch`. */
export type NewsSearch = {
  found: SQL;
  /** What the index alone answers: the same, or more if the order of the words counts. */
  lookedUp: SQL;
  isExact: boolean;
};

const NOTHING: NewsSearch = { found: sql`false`, lookedUp: sql`false`, isExact: true };

/**
 * A search in news: all terms, in any order, in its texts, or from three letters on as parts of its title. Undefined if nothing
 * is searched for.
 */
export const inNews = (search: string): NewsSearch | undefined => {
  const terms = searchTerms(search);
  if (terms.length === 0) return search.trim() ? NOTHING : undefined;
  const [exact, loose] = [toQuery(terms), toLooseQuery(terms)];
  const has = (query: string) => sql`${newsSearch.words} @@ ${query}::tsquery`;
  return { found: has(exact), lookedUp: has(loose), isExact: exact === loose };
};

/**
 * The ids of the subquery `matching` that a search found in this order, best first: by weight and number of the matches, and
 * otherwise as they were.
 */
export const bestFirst = (search: string, matching: SQLWrapper): SQL => sql`
  SELECT id FROM (SELECT id, row_number() OVER () AS number FROM (${matching}) AS found) AS matched
  JOIN news_search ON news_id = id
  ORDER BY ts_rank(words, ${toQuery(searchTerms(search))}::tsquery) DESC, number`;

/** A search in the words of a row: all terms, in any order. Undefined if nothing is searched for. */
export const inWords = (words: AnyPgColumn, search: string): SQL | undefined => {
  const terms = searchTerms(search);
  if (terms.length === 0) return search.trim() ? sql`false` : undefined;
  return sql`${words} @@ ${toQuery(terms)}::tsquery`;
};
