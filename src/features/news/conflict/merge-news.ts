import { threeWay } from '../fields/merge-sets';
import { fieldOf } from '../fields/news-fields';
import {
  changedFields,
  fieldText,
  NEWS_FIELDS,
  type NewsFieldName,
  type NewsVersion,
} from '../fields/news-version';

export type Merge = {
  /** What to save: every change of both sides; in the conflicts, mine. */
  merged: NewsVersion;
  /** Fields that both sides changed, to different things. */
  conflicts: NewsFieldName[];
  /** Fields that come from the other side, at least in part. */
  taken: NewsFieldName[];
};

type Sides = { base: NewsVersion; mine: NewsVersion; theirs: NewsVersion };

const copyField = <F extends NewsFieldName>(from: NewsVersion, to: NewsVersion, field: F) => {
  to[field] = from[field];
};

/** Puts the merged field into `merged`; false where the sides conflict. */
const mergeField = <F extends NewsFieldName>(
  field: F,
  { base, mine, theirs }: Sides,
  merged: NewsVersion,
) => {
  const winner = threeWay(fieldText(base, field), fieldText(mine, field), fieldText(theirs, field));
  if (winner === 'theirs') copyField(theirs, merged, field);
  if (winner !== 'conflict') return true;
  const set = fieldOf(field).merge?.(base[field], mine[field], theirs[field]) ?? null;
  if (set !== null) merged[field] = set;
  return set !== null;
};

/**
 * Three-way merge, field by field: what only one side changed is taken from that side, tags and references merge as
 * sets, and only fields that both changed differently are conflicts. Pure: of two people, whoever saves second gets the
 * same result, but for the conflicts, which ask.
 */
export const mergeNews = (base: NewsVersion, mine: NewsVersion, theirs: NewsVersion): Merge => {
  const merged = { ...mine };
  const conflicts = NEWS_FIELDS.filter((field) => !mergeField(field, { base, mine, theirs }, merged));
  return { merged, conflicts, taken: changedFields(merged, mine) };
};

/** The merge with the other side's content in the given fields. */
export const takeTheirs = (merged: NewsVersion, theirs: NewsVersion, fields: readonly NewsFieldName[]) => {
  const decided = { ...merged };
  fields.forEach((field) => copyField(theirs, decided, field));
  return decided;
};
