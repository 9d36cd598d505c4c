import { type Id, isBlank, isViewQuery, type SavedView } from '@/shared/contract';
import { readStored, writeStored } from '@/shared/lib/stored';

const STORAGE_KEY = 'news-views';

/** A view that is kept in this browser. */
export type StoredView = Pick<SavedView, 'name' | 'query'>;

/** Whether it is a view that can be used: it has a name to choose it by, and a list shows what it keeps. */
const isView = (value: unknown): value is StoredView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  !isBlank(value.name) &&
  'query' in value &&
  typeof value.query === 'string' &&
  isViewQuery(value.query);

/** Whether it is the same: of one name there may be several. */
export const isSameView = (a: StoredView, b: StoredView): boolean => a.name === b.name && a.query === b.query;

/** The entry of a person: several may use one browser. */
const entryOf = (userId: Id) => JSON.stringify([String(userId)]);

/** The views that a person has saved in this browser. */
export const viewsOf = (userId: Id): StoredView[] => {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY, entryOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
};

export const keepViews = (userId: Id, views: readonly StoredView[]): void =>
  writeStored(STORAGE_KEY, JSON.stringify(views), entryOf(userId));
