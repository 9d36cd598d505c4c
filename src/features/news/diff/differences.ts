import type { Cover, NewsNames } from '../fields/news-field';
import { fieldOf } from '../fields/news-fields';
import { changedFields, type NewsFieldName, type NewsVersion } from '../fields/news-version';

/** One version of a field as a person reads it: lines of text, or a picture. */
export type Side = { lines: string[]; image: Cover };

/** The difference in one field between two versions of an item. */
export type Change = {
  before: Side;
  after: Side;
  /** How to compare: by words, as a whole, or as articles (then the first line is the html). */
  by: 'words' | 'whole' | 'article';
};

export type Difference = Change & { field: NewsFieldName };

const sideOf = <F extends NewsFieldName>(name: F, version: NewsVersion, names: NewsNames): Side => {
  const { lines, image, comparedBy } = fieldOf(name);
  // An article is compared by its markup.
  const shown = comparedBy === 'article' ? [String(version[name])] : lines(version[name], names);
  return { lines: shown.filter((line) => line.trim() !== ''), image: image?.(version[name]) ?? null };
};

/** The fields in which two versions differ, in the order of the form, as a person reads them. */
export const differencesOf = (before: NewsVersion, after: NewsVersion, names: NewsNames): Difference[] =>
  changedFields(before, after).map((field) => ({
    field,
    before: sideOf(field, before, names),
    after: sideOf(field, after, names),
    by: fieldOf(field).comparedBy ?? 'words',
  }));
