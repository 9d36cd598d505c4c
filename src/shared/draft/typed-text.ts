import type { Id } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';
import {
  listStored,
  readStored,
  removeStored,
  STORED,
  writeStored,
  type StoredName,
} from '@/shared/lib/stored';

const listIn = (json: string | null): unknown[] => {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** Whether an id as it was stored is that of the person. */
const isId = (stored: unknown, userId: Id) =>
  (typeof stored === 'string' || typeof stored === 'number') && sameId(stored, userId);

const forgetEach = (name: StoredName, userId: Id): number => {
  const own = listStored(name).filter((of) => isId(listIn(of)[0], userId));
  own.forEach((of) => removeStored(name, of));
  return own.length;
};

const forgetInList = (name: StoredName, userId: Id, open: ReadonlySet<string>): void => {
  const isKept = (one: unknown) => {
    const { userId: owner, key } = Object(one) as Record<string, unknown>; // any value has properties
    return !isId(owner, userId) || open.has(String(key));
  };
  writeStored(name, JSON.stringify(listIn(readStored(name)).filter(isKept)));
};

/**
 * Removes what a person typed from every storage except the database of drafts. What belongs to an open form stays.
 * Returns the number of removed texts.
 */
export const forgetTypedText = (userId: Id, open: ReadonlySet<string>): number => {
  let count = 0;
  // Object.keys loses the type of the keys.
  for (const name of Object.keys(STORED) as StoredName[]) {
    const { typed } = STORED[name];
    if (typed === 'each') count += forgetEach(name, userId);
    if (typed === 'list') forgetInList(name, userId, open);
  }
  return count;
};
