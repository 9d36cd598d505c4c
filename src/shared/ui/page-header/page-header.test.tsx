import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { PageHeader } from './page-header';

const TRAIL = [
  { path: '/journalist', label: 'Journalists' },
  { path: '/journalist/group/:groupId', label: 'Group' },
  { path: '/journalist/group/:groupId/news', label: 'News' },
  { path: '/journalist/group/:groupId/news/:newsId/edit', label: 'Edit' },
];

const setup = (name: string | undefined, trail = TRAIL) =>
  renderWithProviders(<PageHeader title="Edit news" names={{ groupId: name }} />, {
    at: '/journalist/group/a%2Fb/news/7/edit',
    path: '/journalist/group/:groupId/news/:newsId/edit',
    trail,
  });

const links = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the heading of a page', () => {
  it('has the way down to it, each page with its address and the item with its name', () => {
    setup('ข่าวการเมือง');
    expect(links()).toEqual([
      ['Journalists', '/journalist'],
      ['ข่าวการเมือง', '/journalist/group/a%2Fb'],
      ['News', '/journalist/group/a%2Fb/news'],
    ]);
    expect(screen.getByText('Edit')).toHaveAttribute('aria-current', 'page');
  });

  it('calls an item by what it is until its name is known', () => {
    setup(undefined);
    expect(links()[1]?.[0]).toBe('Group');
  });

  it('has an arrow to the page above it', () => {
    setup('ข่าวการเมือง');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/journalist/group/a%2Fb/news',
    );
  });

  it('has neither where nothing is above it', () => {
    setup(undefined, TRAIL.slice(-1));
    expect(screen.getByRole('heading', { level: 1, name: 'Edit news' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
