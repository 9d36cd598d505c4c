import { screen } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import type { AppStore } from '@/shared/api/store';
import { JournalistLevel, type NewsItem } from '@/shared/contract';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { GroupNewsPage } from '../pages/group-news-page';

export const BASE = '/api/news/journalist/7';
export const PATH = '/journalist/group/:groupId/news';
export const AT = '/journalist/group/7/news';

type Options = {
  news?: NewsItem[];
  level?: JournalistLevel;
  at?: string;
  totalPages?: number;
  isSignedIn?: boolean;
  store?: AppStore;
};

const listPage = <GroupNewsPage />;

/** The trail of the list, as in the route table. */
const trail = [
  { path: '/journalist/group/:groupId', label: 'Group' },
  { path: PATH, label: 'News' },
];

/** Opens the list of a group's news; `serverNowHas` changes what the server returns from then on. */
export const openGroupNews = ({
  news = [createNews()],
  level = JournalistLevel.Head,
  at = AT,
  totalPages = 1,
  isSignedIn = false,
  store,
}: Options = {}) => {
  let rows = news;
  answer('get', BASE, () => ok(createGroup({ me: { level } })));
  const lists = answer('get', `${BASE}/news`, ({ query }) =>
    ok(page(rows, Number(query['page']), totalPages)),
  );
  const view = renderWithProviders(isSignedIn ? <AuthGuard>{listPage}</AuthGuard> : listPage, {
    path: PATH,
    at,
    trail,
    ...(store && { store }),
  });
  return { ...view, lists, serverNowHas: (next: NewsItem[]) => (rows = next) };
};

export const row = (name: RegExp) => screen.findByRole('row', { name });
