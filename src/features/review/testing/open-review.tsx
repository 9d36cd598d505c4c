import { fireEvent } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { newsTrail } from '@/features/news/testing/news-trail';
import { partOfPage } from '@/features/news/testing/part-of-page';
import { JournalistLevel, type NewsItem } from '@/shared/contract';
import { ListPlacesContext } from '@/shared/lib/list-places';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createCategory, createCountry, createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { Keys } from '@/shared/ui/keys/keys';

import { NewsReviewPage } from '../pages/news-review-page';

const BASE = '/api/news/journalist/7';
const PATH = '/journalist/group/:groupId/news/:newsId';

type Options = {
  news?: NewsItem[];
  level?: JournalistLevel;
  at?: number;
  isSignedIn?: boolean;
  /** The search, page and filters of the list that was last open. */
  leftAt?: string;
  /** The address of the list from which the page was opened. */
  openedFrom?: string;
  /** The query of the address. */
  query?: string;
};

/**
 * Opens the review page of item `at` of group 7, whose list is `news`; `serverNowHas` changes what the
 * server returns.
 */
export const openReview = ({
  news = [createNews()],
  level = JournalistLevel.Head,
  at = 101,
  isSignedIn = false,
  leftAt,
  openedFrom,
  query = '',
}: Options = {}) => {
  let stored = news;
  const withKeys = (
    <>
      <NewsReviewPage />
      <Keys />
    </>
  );
  const reviewPage =
    leftAt === undefined ? (
      withKeys
    ) : (
      <ListPlacesContext value={new Map([['/journalist/group/7/news', leftAt]])}>
        {withKeys}
      </ListPlacesContext>
    );
  answer('get', BASE, () => ok(createGroup({ me: { level } })));
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/categories', () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  const lists = answer('get', `${BASE}/news`, () => ok(page(stored)));
  for (const { id } of news) {
    answer('get', `${BASE}/news/${id}`, () => ok(stored.find((item) => item.id === id) ?? null));
  }
  const view = renderWithProviders(isSignedIn ? <AuthGuard>{reviewPage}</AuthGuard> : reviewPage, {
    path: PATH,
    at: {
      pathname: `/journalist/group/7/news/${at}`,
      search: query,
      ...(openedFrom !== undefined && { state: { list: openedFrom } }),
    },
    trail: [...newsTrail.slice(0, 1), { path: PATH, label: 'Review' }],
    routes: [
      { path: '/journalist/group/7/news', element: 'the list' },
      { path: '/journalist/group/7/news/:newsId/edit', element: 'the form' },
    ],
  });
  return { ...view, lists, serverNowHas: (next: NewsItem[]) => (stored = next) };
};

/** Presses a key on the focused element, as a keyboard of the language does. */
export const pressKey = (key: string, code: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...init });

/** Where a field is shown: on the public page, and beside it. */
export const placesOf = (field: string): (Element | null)[] => [
  partOfPage(field),
  document.querySelector(`[data-field~="${field}"]`),
];

/** The html of an article's body, which is in such a root; of a public page, only its text. */
export const bodyIn = (article: HTMLElement): string => {
  const root = [...article.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  return (root?.querySelector('[data-field="html"]') ?? root)?.innerHTML ?? '';
};
