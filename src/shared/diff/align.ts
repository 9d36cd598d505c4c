import { diffArrays } from 'diff';

export type Part<T> = { kind: 'same' | 'removed' | 'added'; items: T[] };

/** The search stops after this many changes: its time grows with their square (30 ms at this limit). */
const MAX_CHANGES = 400;

const commonStart = (one: readonly string[], other: readonly string[]): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

/**
 * For very different lists: keeps the common beginning and end, and treats everything between as replaced.
 */
const alignEnds = (before: string[], after: string[]): Part<string>[] => {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  return [
    { kind: 'same', items: after.slice(0, start) },
    { kind: 'removed', items: before.slice(start, before.length - end) },
    { kind: 'added', items: after.slice(start, after.length - end) },
    { kind: 'same', items: after.slice(after.length - end) },
  ];
};

/**
 * The parts that lead from one list to the other: `same` and `removed` form the first, `same` and `added`
 * the second.
 */
export const align = (before: string[], after: string[]): Part<string>[] => {
  const changes = diffArrays(before, after, { maxEditLength: MAX_CHANGES });
  const parts = changes
    ? changes.map(({ value, added, removed }): Part<string> => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        items: value,
      }))
    : alignEnds(before, after);
  return parts.filter(({ items }) => items.length > 0);
};

/** A change between two equal stretches: everything removed there, and everything added. */
export type Change<T> = { same: T[] } | { removed: T[]; added: T[] };

/** Merges adjacent changes. A `same` part for which `isGap` is true joins the changes around it. */
export const gather = (
  parts: Part<string>[],
  isGap: (items: string[]) => boolean = () => false,
): Change<string>[] => {
  const changes: Change<string>[] = [];
  parts.forEach(({ kind, items }, index) => {
    const last = changes.at(-1);
    const open = last && 'removed' in last ? last : null;
    if (kind === 'same' && !(open && index < parts.length - 1 && isGap(items))) {
      changes.push({ same: items });
      return;
    }
    const change = open ?? { removed: [], added: [] };
    if (!open) changes.push(change);
    if (kind !== 'added') change.removed.push(...items);
    if (kind !== 'removed') change.added.push(...items);
  });
  return changes;
};
