import { matchRoutes } from 'react-router-dom';

import { ownLevel } from '@/features/journalists';
import { paths } from '@/shared/config/paths';
import {
  hasPermission,
  mayAtLevel,
  type ExtensionName,
  type JournalistGroup,
  type LevelRight,
} from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

import { nameOf } from '../abilities/abilities-of';
import type { PageRoute } from '../routes/page-route';

import type { Entry } from './entry';

/** Who is there, and what the backend offers. */
export type Visitor = {
  permission: number;
  extensions: readonly ExtensionName[];
  groups: readonly JournalistGroup[];
};

/** The pages of a group for which being a member is not enough. */
const NEEDS_RIGHT: Partial<Record<string, LevelRight>> = {
  [paths.memberInvite.pattern]: 'invite',
  [paths.deletedNews.pattern]: 'manageNews',
};

const HAS_ACCOUNT: readonly ExtensionName[] = ['profile', 'sessions', 'two-factor'];

const mayOpen = ({ path, needs = 0, extension }: PageRoute, { permission, extensions }: Visitor): boolean =>
  hasPermission(permission, needs) &&
  (extension === undefined || extensions.includes(extension)) &&
  (path !== paths.account || HAS_ACCOUNT.some((name) => extensions.includes(name)));

type GroupPage = { path: string; groupId: string | undefined };

const mayOpenInGroup = ({ path, groupId }: GroupPage, { groups }: Visitor): boolean => {
  if (groupId === undefined || path === paths.group.pattern) return true;
  const level = ownLevel(groups.find(({ id }) => sameId(id, groupId)));
  return mayAtLevel(level, NEEDS_RIGHT[path] ?? 'read');
};

/** Whether the person may open an address: what was opened once may be forbidden by now. */
export const mayOpenAddress = (address: string, pages: readonly PageRoute[], visitor: Visitor): boolean => {
  const [match] = matchRoutes([...pages], address) ?? [];
  if (!match) return false;
  const { route, params } = match;
  return mayOpen(route, visitor) && mayOpenInGroup({ path: route.path, groupId: params['groupId'] }, visitor);
};

/** The pages that have a fixed address. `names` are those of the pages without a label. */
export const fixedPages = (
  pages: readonly PageRoute[],
  visitor: Visitor,
  names: Partial<Record<string, string>>,
): Entry[] =>
  pages
    .filter((route) => !route.path.includes(':') && mayOpen(route, visitor))
    .map((route) => ({
      kind: 'page',
      id: route.path,
      label: names[route.path] ?? nameOf(route, pages),
    }));

/** The other pages of the item, the group or the person whose page is open. */
export const pagesAround = (pathname: string, pages: readonly PageRoute[], visitor: Visitor): Entry[] => {
  const [match] = matchRoutes([...pages], pathname) ?? [];
  if (!match) return [];
  const { route: open, params } = match;
  const group = visitor.groups.find(({ id }) => sameId(id, params['groupId'] ?? ''));
  const named = pages.map((page) =>
    page.path === paths.group.pattern && group ? { ...page, label: group.name } : page,
  );
  const isAround = ({ path }: PageRoute) =>
    path !== open.path &&
    path.includes(':') &&
    [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => params[name] !== undefined) &&
    mayOpenInGroup({ path, groupId: params['groupId'] }, visitor);
  return named
    .filter((route) => isAround(route) && mayOpen(route, visitor))
    .map((route) => ({
      kind: 'action',
      id: route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      label: nameOf(route, named),
    }));
};
