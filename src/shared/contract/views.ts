import type { Id, Profile } from './entities';

/** The most views of a person, and the most that are shared with one group. */
export const MAX_SAVED_VIEWS = 50;
/** The most characters of a view's name, and of its query as it is sent. */
export const VIEW_LIMITS = { name: 100, query: 4_000 } as const;

/** What a view keeps of the address of the list of news, in this order, with the most characters of each value. */
const PARAMETERS: Readonly<Record<string, number>> = {
  search: 200,
  group: 40,
  state: 40,
  author: 40,
  category: 40,
  from: 40,
  to: 40,
  sort: 40,
};

/** What a view keeps of an address, always in the same order: the page is only a place in it. */
export const viewQuery = (params: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of Object.keys(PARAMETERS)) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
};

/** Whether a query has nothing but what a view keeps, each once and no longer than allowed, and anything at all. */
export const isViewQuery = (query: string): boolean => {
  const params = [...new URLSearchParams(query)];
  const isKept = ([name, value]: [string, string]) =>
    Object.hasOwn(PARAMETERS, name) &&
    value !== '' &&
    // No list searches for it, nor can the audit log keep it.
    !value.includes('\0') &&
    [...value].length <= (PARAMETERS[name] ?? 0);
  return params.length > 0 && params.every(isKept) && new Map(params).size === params.length;
};

/** A search, filters and an order of the news of all groups, under a name (extension `views`). */
export type SavedView = {
  id: Id;
  name: string;
  /** The parameters of the address, as `viewQuery` writes them. */
  query: string;
  /** The group whose members see it; null if only its owner does. */
  group: { id: Id; name: string } | null;
  owner: Pick<Profile, 'id' | 'displayName'>;
  isOwn: boolean;
};

/** With a `groupId` the view is shared with that group. */
export type SavedViewRequest = { name: string; query: string; groupId: Id | null };
