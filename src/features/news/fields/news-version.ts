import type { NewsContent, NewsItem } from '@/shared/contract';

import type { Cover } from './news-field';
import { fieldOf, NEWS_FIELDS, versionOf, type NewsFieldName, type NewsVersion } from './news-fields';

export { NEWS_FIELDS, type NewsFieldName, type NewsVersion };

/**
 * What the news form holds. The names are those of the API's form, so that the server's field errors find their fields.
 * A cover is a newly chosen file; null where none was chosen, or the one on the server stays.
 */
export type NewsFormValues = Omit<NewsVersion, 'cover' | 'square'> & {
  cover: File | null;
  square: File | null;
};

export const storedVersion = (news: NewsContent): NewsVersion =>
  versionOf((name) => fieldOf(name).read(news));

/** What stands in a form; a cover that was not chosen anew is the one the form was opened with. */
export const typedVersion = (values: NewsFormValues, opened?: NewsItem): NewsVersion => ({
  ...values,
  cover: values.cover ?? opened?.coverImageUrl ?? null,
  square: values.square ?? opened?.squareImageUrl ?? null,
});

const fileOnly = (cover: Cover) => (cover instanceof File ? cover : null);

/** The form's values again: a cover that the server has is not sent. */
export const valuesOf = (version: NewsVersion): NewsFormValues => ({
  ...version,
  cover: fileOnly(version.cover),
  square: fileOnly(version.square),
});

/** A field as one text: two sides have the same there where their texts are equal. */
export const fieldText = <F extends NewsFieldName>(version: NewsVersion, name: F): string =>
  fieldOf(name).text(version[name]);

export const sameField = (one: NewsVersion, other: NewsVersion, name: NewsFieldName): boolean =>
  fieldText(one, name) === fieldText(other, name);

/** The fields in which two versions differ, in the order of the form. */
export const changedFields = (one: NewsVersion, other: NewsVersion): NewsFieldName[] =>
  NEWS_FIELDS.filter((name) => !sameField(one, other, name));

const shownField = <F extends NewsFieldName>(version: NewsVersion, name: F): string => {
  const { shown, text } = fieldOf(name);
  return (shown ?? text)(version[name]);
};

/**
 * All that a reader sees of an item but its covers, as one text: what was sent and what a backend has made of it,
 * markup tidied and spaces cut, are the same.
 */
export const shownText = (version: NewsVersion): string =>
  NEWS_FIELDS.map((name) => shownField(version, name).replace(/\s+/g, ' ').trim()).join('\n');
