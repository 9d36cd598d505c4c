import { screen } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { newsTrail } from '@/features/news/testing/news-trail';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { NewsEditPage } from '../pages/news-edit-page';

/**
 * Opens the edit form of item 101 in group 7 and waits for the editor; `query` is appended to the address.
 */
export const openEditForm = async (query = '') => {
  answer('get', '/api/news/journalist/7', () => ok(createGroup()));
  // The checks search the group for the same title.
  answer('get', '/api/news/journalist/7/news', () => ok(page([])));
  const view = renderWithProviders(
    <AuthGuard>
      <NewsEditPage />
    </AuthGuard>,
    {
      path: '/journalist/group/:groupId/news/:newsId/edit',
      at: `/journalist/group/7/news/101/edit${query}`,
      trail: newsTrail,
      routes: [{ path: '/journalist/group/7/news', element: 'the list' }],
    },
  );
  await screen.findByLabelText('Content');
  await screen.findByLabelText('Video URL');
  return view;
};
