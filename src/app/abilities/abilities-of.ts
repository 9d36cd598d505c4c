import {
  ACTION_EXTENSION,
  ACTION_NEEDS,
  hasPermission,
  type ActionName,
  type ExtensionName,
} from '@/shared/contract';

import type { PageRoute } from '../routes/page-route';

/**
 * A page that a person can open, or an action that they can do. `within: 'groups'` limits it to the groups
 * they belong to.
 */
export type Ability = { label: string; within?: 'groups' };
export type Abilities = { pages: Ability[]; actions: Ability[] };

/** The full name of a page, with its parent pages, as in the trail: "Categories › Create". */
export const nameOf = (route: PageRoute, pages: readonly PageRoute[]): string =>
  [...pages.filter(({ path }) => route.path.startsWith(`${path}/`)), route]
    .sort((one, other) => one.path.length - other.path.length)
    .flatMap(({ label }) => label ?? [])
    .join(' › ');

/**
 * Everything that exists to open and do: the pages and actions of the console, and the extensions that the
 * backend announces.
 */
export type Whole = {
  pages: readonly PageRoute[];
  /** The label of each action. */
  actions: Record<ActionName, string>;
  extensions: readonly ExtensionName[];
};

/**
 * Returns the pages that a person with these permissions can open, and the actions that they can do. It
 * reads the tables that the guards and buttons use: `needs` in the route table, and `ACTION_NEEDS`.
 */
export const abilitiesOf = (permission: number, { pages, actions, extensions }: Whole): Abilities => {
  const isThere = (extension?: ExtensionName) => extension === undefined || extensions.includes(extension);
  return {
    pages: pages
      .filter(
        ({ label, needs = 0, extension }) =>
          label !== undefined && isThere(extension) && hasPermission(permission, needs),
      )
      .map((route) => ({
        label: nameOf(route, pages),
        ...(route.path.includes(':groupId') && { within: 'groups' as const }),
      })),
    actions: (Object.keys(actions) as ActionName[]) // Object.keys loses the key type
      .filter((name) => isThere(ACTION_EXTENSION[name]) && hasPermission(permission, ACTION_NEEDS[name]))
      .map((name) => ({ label: actions[name] })),
  };
};

/** The names that are in the first list but not in the second. */
const without = (one: Abilities, other: Abilities): string[] => {
  const had = new Set([...other.pages, ...other.actions].map(({ label }) => label));
  return [...one.pages, ...one.actions].map(({ label }) => label).filter((label) => !had.has(label));
};

/** What a person gains and loses by a change of permissions. */
export const changeOf = (before: number, after: number, whole: Whole) => {
  const [old, now] = [abilitiesOf(before, whole), abilitiesOf(after, whole)];
  return { gained: without(now, old), lost: without(old, now) };
};
