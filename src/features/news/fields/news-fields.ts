import type { Id, NewsContent } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

import { address, box, choice, cover, date, html, line, references, tags } from './field-kinds';
import type { NewsField } from './news-field';

/**
 * All fields of the news form, in the order of the form, by their names in the API form. Merge, differences,
 * change detection, drafts, backup files and the multipart form are derived from this table. To add a field,
 * add it here.
 */
export const newsFields = {
  title: line('title'),
  markdown: box('markdown'),
  html: html('html'),
  references,
  metaTitle: line('metaTitle'),
  metaDescription: box('metaDescription'),
  categoryId: choice<Id | '', 'categoryId'>({
    stored: 'categoryId',
    none: '',
    read: (news) => news.categoryId,
    find: (value, { categories }) => {
      const category = categories.find(({ id }) => sameId(id, value));
      return category && { value: category.id, name: category.name };
    },
    decode: (raw) => (typeof raw === 'string' || Number.isInteger(raw) ? String(raw) : undefined),
  }),
  countryCode: choice<string, 'countryCode'>({
    stored: 'countryCode',
    none: '',
    read: (news) => news.countryCode,
    find: (value, { countries }) => {
      const country = countries.find(({ code }) => code === value);
      return country && { value: country.code, name: country.label };
    },
    decode: (raw) => (typeof raw === 'string' ? raw : undefined),
  }),
  publishedDate: date('publishedAt'),
  cover: cover('coverImageUrl'),
  square: cover('squareImageUrl'),
  tags,
  tiktokUrl: address('tiktokUrl'),
  videoUrl: address('videoUrl'),
};

type Fields = typeof newsFields;
type ValueOf<F> = F extends NewsField<infer T, keyof NewsContent> ? T : never;

export type NewsFieldName = keyof Fields;

/** A version of an item: as stored on the server, or as edited in a form. */
export type NewsVersion = { [F in NewsFieldName]: ValueOf<Fields[F]> };

/** The contract fields that a table does not cover. If any is left, its content would be lost silently. */
export type Unplaced<T extends Record<string, { stored: keyof NewsContent }>> = Exclude<
  keyof NewsContent,
  T[keyof T]['stored']
>;

/** Fails to compile if the contract has a field that the table does not cover. */
const table: [Unplaced<Fields>] extends [never]
  ? { [F in NewsFieldName]: NewsField<NewsVersion[F]> }
  : Unplaced<Fields> = newsFields;

/** The definition of one field, typed by its name. */
export const fieldOf = <F extends NewsFieldName>(name: F): NewsField<NewsVersion[F]> => table[name];

/** The fields in the order of the form. */
export const NEWS_FIELDS = Object.keys(newsFields) as readonly NewsFieldName[]; // Object.keys loses the key type

/** Builds a version field by field. */
export const versionOf = (make: <F extends NewsFieldName>(name: F) => NewsVersion[F]): NewsVersion =>
  Object.fromEntries(NEWS_FIELDS.map((name) => [name, make(name)])) as NewsVersion; // one value for each field
