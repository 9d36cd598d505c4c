import { filledReferences } from '../fields/news-form-values';
import { fieldText, NEWS_FIELDS, sameField, type NewsField, type NewsVersion } from '../fields/news-version';

export type Merge = {
  /** What to save: every change of both sides; in the conflicts, mine. */
  merged: NewsVersion;
  /** Fields that both sides changed, to different things. */
  conflicts: NewsField[];
  /** Fields that come from the other side, at least in part. */
  taken: NewsField[];
};

const groupBy = <T>(items: T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const threeWay = (base: string, mine: string, theirs: string): 'mine' | 'theirs' | 'conflict' => {
  if (mine === theirs || theirs === base) return 'mine';
  return mine === base ? 'theirs' : 'conflict';
};

/**
 * Merges two lists as sets, entry by entry: additions and removals of both sides count. What was there keeps its
 * order; what was added follows in an order that does not depend on who saved first. Null where both sides have made
 * different things of one entry.
 */
const mergeSets = <T>(base: T[], mine: T[], theirs: T[], keyOf: (item: T) => string): T[] | null => {
  const [before, here, there] = [groupBy(base, keyOf), groupBy(mine, keyOf), groupBy(theirs, keyOf)] as const;
  const added = [...new Set([...here.keys(), ...there.keys()])].filter((key) => !before.has(key)).sort();
  const merged: T[] = [];
  for (const key of [...before.keys(), ...added]) {
    const text = (side: Map<string, T[]>) => JSON.stringify(side.get(key) ?? []);
    const winner = threeWay(text(before), text(here), text(there));
    if (winner === 'conflict') return null;
    merged.push(...((winner === 'mine' ? here : there).get(key) ?? []));
  }
  return merged;
};

const sets = {
  tags: (base: NewsVersion, mine: NewsVersion, theirs: NewsVersion) =>
    mergeSets(base.tags, mine.tags, theirs.tags, (tag) => tag),
  references: (base: NewsVersion, mine: NewsVersion, theirs: NewsVersion) =>
    mergeSets(
      filledReferences(base.references),
      filledReferences(mine.references),
      filledReferences(theirs.references),
      ({ link }) => link,
    ),
};

const copyField = <F extends NewsField>(from: NewsVersion, to: NewsVersion, field: F) => {
  to[field] = from[field];
};

/**
 * Three-way merge, field by field: what only one side changed is taken from that side, tags and references merge as
 * sets, and only fields that both changed differently are conflicts. Pure: of two people, whoever saves second gets the
 * same result, but for the conflicts, which ask.
 */
export const mergeNews = (base: NewsVersion, mine: NewsVersion, theirs: NewsVersion): Merge => {
  const merged = { ...mine };
  const conflicts: NewsField[] = [];
  for (const field of NEWS_FIELDS) {
    const text = (side: NewsVersion) => fieldText(side, field);
    const winner = threeWay(text(base), text(mine), text(theirs));
    if (winner === 'theirs') copyField(theirs, merged, field);
    if (winner !== 'conflict') continue;
    const set = field === 'tags' || field === 'references' ? sets[field](base, mine, theirs) : null;
    if (set) Object.assign(merged, { [field]: set });
    else conflicts.push(field);
  }
  return { merged, conflicts, taken: NEWS_FIELDS.filter((field) => !sameField(merged, mine, field)) };
};

/** The merge with the other side's content in the given fields. */
export const takeTheirs = (merged: NewsVersion, theirs: NewsVersion, fields: readonly NewsField[]) => {
  const decided = { ...merged };
  fields.forEach((field) => copyField(theirs, decided, field));
  return decided;
};
