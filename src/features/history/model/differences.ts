import {
  changedFields,
  fieldOf,
  type NewsFieldName,
  type NewsNames,
  type NewsVersion,
} from '@/features/news';
import type { Change, Side } from '@/shared/diff/change';

/** The difference in one field between two versions of an item. */
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
