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
  within(screen.getByRole('navigation', { name: 'เส้นทางหน้า' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header of a page', () => {
  it('shows the trail: each page with its link, each item with its name', () => {
    setup('ข่าวการเมือง');
    expect(links()).toEqual([
      ['Journalists', '/journalist'],
      ['ข่าวการเมือง', '/journalist/group/a%2Fb'],
      ['News', '/journalist/group/a%2Fb/news'],
    ]);
    expect(screen.getByText('Edit')).toHaveAttribute('aria-current', 'page');
  });

  it('shows the kind of an item until its name is loaded', () => {
    setup(undefined);
    expect(links()[1]?.[0]).toBe('Group');
  });

  it('has a back arrow to the parent page', () => {
    setup('ข่าวการเมือง');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/journalist/group/a%2Fb/news',
    );
  });

  it('has neither on a top page', () => {
    setup(undefined, TRAIL.slice(-1));
    expect(screen.getByRole('heading', { level: 1, name: 'Edit news' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
