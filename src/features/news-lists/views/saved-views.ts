import type { FindParameter } from '@/features/news';
import type { Id } from '@/shared/contract';
import { readStored, writeStored } from '@/shared/lib/stored';

const STORAGE_KEY = 'news-views';

const PARAMETERS: readonly (FindParameter | 'search')[] = [
  'search',
  'group',
  'state',
  'author',
  'category',
  'from',
  'to',
  'sort',
];

/** A search, filters and an order of the news of all groups, under a name. */
export type SavedView = { name: string; query: string };

/** What a view keeps of an address, always in the same order: the page is only a place in it. */
export const viewQuery = (params: URLSearchParams): string => {
  const kept = PARAMETERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
};

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** The entry of a person: several may use one browser. */
const entryOf = (userId: Id) => JSON.stringify([String(userId)]);

/** The views that a person has saved in this browser. */
export const viewsOf = (userId: Id): SavedView[] => {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY, entryOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
};

export const keepViews = (userId: Id, views: readonly SavedView[]): void =>
  writeStored(STORAGE_KEY, JSON.stringify(views), entryOf(userId));
