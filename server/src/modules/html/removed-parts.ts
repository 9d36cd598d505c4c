import type { RemovedKind, RemovedPart } from '@contract';

/** Reports a removed part: its kind, and its host or name. */
export type Remove = (kind: RemovedKind, name: string) => void;

const MAX_PARTS = 50;
const MAX_NAME = 100;

/** Counts the removed parts of a text by kind and name; keeps the first 50. */
export const collectRemoved = (): { remove: Remove; removed: RemovedPart[] } => {
  const parts = new Map<string, RemovedPart>();
  const removed: RemovedPart[] = [];
  const remove: Remove = (kind, whole) => {
    const name = whole.slice(0, MAX_NAME);
    const part = parts.get(`${kind} ${name}`);
    if (part) part.count += 1;
    else if (removed.length < MAX_PARTS) {
      const added = { kind, name, count: 1 };
      parts.set(`${kind} ${name}`, added);
      removed.push(added);
    }
  };
  return { remove, removed };
};
