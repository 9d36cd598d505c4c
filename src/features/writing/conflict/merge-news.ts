import {
  changedFields,
  fieldOf,
  fieldText,
  NEWS_FIELDS,
  type NewsFieldName,
  type NewsVersion,
  threeWay,
} from '@/features/news';

export type Merge = {
  /** The version to save: all changes of both sides; conflicts have my content. */
  merged: NewsVersion;
  /** The fields that both sides changed differently. */
  conflicts: NewsFieldName[];
  /** The fields that come from the other side, at least in part. */
  taken: NewsFieldName[];
};

type Sides = { base: NewsVersion; mine: NewsVersion; theirs: NewsVersion };

const copyField = <F extends NewsFieldName>(from: NewsVersion, to: NewsVersion, field: F) => {
  to[field] = from[field];
};

/** Writes the merged field into `merged`; returns false for a conflict. */
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
 * Three-way merge, field by field. A field that only one side changed is taken from that side; tags and
 * references merge as sets; fields that both changed differently are conflicts. The result does not depend
 * on who saves first, except for the conflicts.
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
