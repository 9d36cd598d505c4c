import { screen } from '@testing-library/react';

import { paths } from '@/shared/config/paths';
import { renderWithProviders } from '@/shared/testing/render';

import { NotFound } from '../not-found/not-found';

import { StatusPage } from './status-page';

describe('a page that cannot be shown', () => {
  it('says what it is, why, and what can be done', () => {
    renderWithProviders(
      <StatusPage title="403 | Forbidden" description="Why" details="Who" action={<button>Back</button>} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: '403 | Forbidden' })).toBeVisible();
    expect(document.title).toBe('403 | Forbidden · Newsdesk');
    expect(screen.getByText('Why')).toBeVisible();
    expect(screen.getByText('Who')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  });

  it('leads to the dashboard where its address is not known [RT-21]', async () => {
    const { user, router } = renderWithProviders(<NotFound />, { at: '/nowhere' });
    expect(screen.getByRole('heading', { name: '404 | Not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(router.state.location.pathname).toBe(paths.dashboard);
  });
});
