import {
  ACTION_EXTENSION,
  ACTION_NEEDS,
  hasPermission,
  type ActionName,
  type ExtensionName,
} from '@/shared/contract';

import type { PageRoute } from '../page-route';

import { ACTION_LABELS } from './action-labels';

/** A page that somebody can open or an action that they can do; `within` their groups alone, where it is so. */
export type Ability = { label: string; within?: 'groups' };
export type Abilities = { pages: Ability[]; actions: Ability[] };

/** What a page is called with the pages above it, as in the trail: "Categories › Create". */
const nameOf = (route: PageRoute, pages: readonly PageRoute[]): string =>
  [...pages.filter(({ path }) => route.path.startsWith(`${path}/`)), route]
    .sort((one, other) => one.path.length - other.path.length)
    .flatMap(({ label }) => label ?? [])
    .join(' › ');

/** All that there is to open and do: the console's pages, and what the backend has announced beyond the core API. */
export type Whole = { pages: readonly PageRoute[]; extensions: readonly ExtensionName[] };

/**
 * The pages that somebody with these permissions can open, and the actions that they can do, from the tables that the guards
 * and buttons ask: the route table's `needs` and `ACTION_NEEDS`.
 */
export const abilitiesOf = (permission: number, { pages, extensions }: Whole): Abilities => {
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
    actions: (Object.keys(ACTION_LABELS) as ActionName[]) // Object.keys forgets the key type
      .filter((name) => isThere(ACTION_EXTENSION[name]) && hasPermission(permission, ACTION_NEEDS[name]))
      .map((name) => ({ label: ACTION_LABELS[name] })),
  };
};

/** What the first has and the second has not, by name. */
const without = (one: Abilities, other: Abilities): string[] => {
  const had = new Set([...other.pages, ...other.actions].map(({ label }) => label));
  return [...one.pages, ...one.actions].map(({ label }) => label).filter((label) => !had.has(label));
};

/** What a change of permissions gives and takes. */
export const changeOf = (before: number, after: number, whole: Whole) => {
  const [old, now] = [abilitiesOf(before, whole), abilitiesOf(after, whole)];
  return { gained: without(now, old), lost: without(old, now) };
};
