import type { Cover, NewsChoices } from '../fields/news-field';
import { fieldOf } from '../fields/news-fields';
import { changedFields, type NewsFieldName, type NewsVersion } from '../fields/news-version';

/** One side of a field as a person reads it: text line by line, or a picture. */
export type Side = { lines: string[]; image: Cover };

/** What differs in one thing that two people, or two moments, have of an item. */
export type Change = {
  before: Side;
  after: Side;
  /** How the two are told apart: by words, one in the place of the other, or as the articles that their first lines are. */
  by: 'words' | 'whole' | 'article';
};

export type Difference = Change & { field: NewsFieldName };

const sideOf = <F extends NewsFieldName>(name: F, version: NewsVersion, choices: NewsChoices): Side => {
  const { lines, image, comparedBy } = fieldOf(name);
  // An article is compared by its markup.
  const shown = comparedBy === 'article' ? [String(version[name])] : lines(version[name], choices);
  return { lines: shown.filter((line) => line.trim() !== ''), image: image?.(version[name]) ?? null };
};

/** The fields in which two versions differ, in the order of the form, as a person reads them. */
export const differencesOf = (before: NewsVersion, after: NewsVersion, choices: NewsChoices): Difference[] =>
  changedFields(before, after).map((field) => ({
    field,
    before: sideOf(field, before, choices),
    after: sideOf(field, after, choices),
    by: fieldOf(field).comparedBy ?? 'words',
  }));
