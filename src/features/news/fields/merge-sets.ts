export type Winner = 'mine' | 'theirs' | 'conflict';

/** Which side of a three-way merge wins; the values are given as texts. */
export const threeWay = (base: string, mine: string, theirs: string): Winner => {
  if (mine === theirs || theirs === base) return 'mine';
  return mine === base ? 'theirs' : 'conflict';
};

const groupBy = <T>(items: T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/**
 * Merges two lists as sets, entry by entry, with the additions and removals of both sides. Existing entries
 * keep their order; new entries follow in an order that does not depend on who saved first. Returns null if
 * both sides changed one entry differently.
 */
export const mergeSets = <T>(base: T[], mine: T[], theirs: T[], keyOf: (item: T) => string): T[] | null => {
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
