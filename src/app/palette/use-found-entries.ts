import { useHasPermission } from '@/features/auth';
import { useNewsByWords } from '@/features/news';
import { usePeopleByWords } from '@/features/users';
import { paths } from '@/shared/config/paths';
import { Permission } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useDebouncedValue } from '@/shared/lib/use-debounced-value';

import type { Entry } from './entry';
import { paletteMessages } from './messages';

/** One letter finds almost everything. */
const SHORTEST = 2;

/** The news and the people that the backend finds by words; news only on a backend that can search them. */
export const useFoundEntries = (typed: string): { found: Entry[]; isSearching: boolean } => {
  const messages = useMessages(paletteMessages);
  const text = typed.trim();
  const settled = useDebouncedValue(text);
  const words = text.length >= SHORTEST ? settled : '';
  // A person is found by one permission, and opened by the other.
  const seesPeople = useHasPermission(Permission.USER_SEARCH | Permission.USER_READ);
  const news = useNewsByWords(words);
  const people = usePeopleByWords(seesPeople ? words : '');
  const found: Entry[] = [
    ...news.rows.map(({ id, groupId, title, groupName, authorName }): Entry => ({
      kind: 'news',
      id: paths.newsReview.href(groupId, id),
      label: title,
      note: [groupName, authorName].filter(Boolean).join(' · '),
    })),
    ...(words && news.rows.length > 0
      ? [
          {
            kind: 'news' as const,
            id: `${paths.news}?${new URLSearchParams({ search: words }).toString()}`,
            label: messages.everyNews(words),
          },
        ]
      : []),
    ...people.rows.map(({ id, displayName, username }): Entry => ({
      kind: 'person',
      id: paths.user.href(id),
      label: displayName,
      note: username,
    })),
  ];
  const isWaiting = text.length >= SHORTEST && settled !== text;
  return { found, isSearching: isWaiting || news.isFetching || people.isFetching };
};
