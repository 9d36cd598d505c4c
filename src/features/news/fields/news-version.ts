import type { NewsContent, NewsItem } from '@/shared/contract';

import type { Cover } from './news-field';
import { fieldOf, NEWS_FIELDS, versionOf, type NewsFieldName, type NewsVersion } from './news-fields';

/**
 * The values of the news form. The names are those of the API form, so that the server's field errors match
 * the fields. A cover is a newly chosen file; null if there is none or the stored one is kept.
 */
export type NewsFormValues = Omit<NewsVersion, 'cover' | 'square'> & {
  cover: File | null;
  square: File | null;
};

export const storedVersion = (news: NewsContent): NewsVersion =>
  versionOf((name) => fieldOf(name).read(news));

/** The version in the form. A cover that was not replaced is the one with which the form was opened. */
export const typedVersion = (values: NewsFormValues, opened?: NewsItem): NewsVersion => ({
  ...values,
  cover: values.cover ?? opened?.coverImageUrl ?? null,
  square: values.square ?? opened?.squareImageUrl ?? null,
});

const fileOnly = (cover: Cover) => (cover instanceof File ? cover : null);

/** Converts a version back to form values: a stored cover is not sent. */
export const valuesOf = (version: NewsVersion): NewsFormValues => ({
  ...version,
  cover: fileOnly(version.cover),
  square: fileOnly(version.square),
});

/** A field as text. Two versions are equal in a field if their texts are equal. */
export const fieldText = <F extends NewsFieldName>(version: NewsVersion, name: F): string =>
  fieldOf(name).text(version[name]);

export const sameField = (one: NewsVersion, other: NewsVersion, name: NewsFieldName): boolean =>
  fieldText(one, name) === fieldText(other, name);

/** The fields in which two versions differ, in the order of the form. */
export const changedFields = (one: NewsVersion, other: NewsVersion): NewsFieldName[] =>
  NEWS_FIELDS.filter((name) => !sameField(one, other, name));

/** The fields of `values` that differ from `base`. */
export const changesOf = (base: NewsFormValues, values: NewsFormValues): Partial<NewsFormValues> =>
  Object.fromEntries(changedFields(base, values).map((name) => [name, values[name]]));

const shownField = <F extends NewsFieldName>(version: NewsVersion, name: F): string => {
  const { shown, text } = fieldOf(name);
  return (shown ?? text)(version[name]);
};

/**
 * Everything that readers see of an item except its covers, as one text. It is equal for what was sent and
 * for what a backend stored, even if that reformats markup and trims spaces.
 */
export const shownText = (version: NewsVersion): string =>
  NEWS_FIELDS.map((name) => shownField(version, name).replace(/\s+/g, ' ').trim()).join('\n');
