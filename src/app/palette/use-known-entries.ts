import { useLocation } from 'react-router-dom';

import { useCurrentUser } from '@/features/auth';
import { ownLevel, useListGroupsQuery } from '@/features/journalists';
import { useExtensions } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import type { KeysOfPart } from '@/shared/ui/keys/page-keys';

import { inWords, pageNames } from '../routes/page-names';
import { openPages } from '../routes/route-table';

import type { Entry } from './entry';
import { paletteMessages } from './messages';
import { fixedPages, mayOpenAddress, pagesAround } from './page-entries';
import { recentOf } from './recent';

const EMPTY: JournalistGroup[] = [];

const actionsOf = (parts: readonly KeysOfPart[]): Entry[] =>
  parts
    .flatMap(({ keys }) => keys)
    .flatMap(({ key, means, act }) => (act ? [{ kind: 'action', id: key, label: means, key, act }] : []));

/** Everything that the palette knows without a search. `parts` are the keys of the page under it. */
export const useKnownEntries = (parts: readonly KeysOfPart[]): Entry[] => {
  const messages = useMessages(paletteMessages);
  const names = useMessages(pageNames);
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const extensions = useExtensions();
  const { data: groups = EMPTY } = useListGroupsQuery({ search: '' });
  if (!user) return [];
  const visitor = { permission: user.permission, extensions, groups };
  const pages = inWords(openPages(), names);
  const own = groups.filter((group) => ownLevel(group) !== null);
  const others = groups.filter((group) => ownLevel(group) === null);
  return [
    ...recentOf(user.id)
      .filter(({ id }) => mayOpenAddress(id.split('?')[0] ?? '', pages, visitor))
      .map((recent) => ({ ...recent, kind: 'recent' as const })),
    ...actionsOf(parts),
    ...pagesAround(pathname, pages, visitor),
    ...fixedPages(pages, visitor, {
      [paths.dashboard]: messages.dashboard,
      [paths.account]: messages.account,
      [paths.news]: messages.allNews,
    }),
    ...own.flatMap(({ id, name }): Entry[] => [
      { kind: 'group', id: paths.groupNews.href(id), label: messages.newsOf(name) },
      { kind: 'group', id: paths.newsCreate.href(id), label: messages.addNewsTo(name) },
    ]),
    ...[...own, ...others].map(({ id, name }): Entry => ({
      kind: 'group',
      id: paths.group.href(id),
      label: name,
    })),
  ];
};
