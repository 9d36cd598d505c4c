import { act, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { isActivePath } from './is-active-path';
import { type MenuItem, SidebarMenu } from './sidebar-menu';

const MENU: MenuItem[] = [
  { label: 'Users', href: '/user', icon: null },
  {
    label: 'News',
    href: '/news',
    prefix: '/news',
    icon: null,
    subMenu: [
      { label: 'Categories', href: '/news/category', icon: null },
      { label: 'Countries', href: '/news/country', icon: null },
    ],
  },
];

const setup = (start: string) => {
  const onIntent = jest.fn();
  function Sidebar() {
    const [path, setPath] = useState(start);
    return (
      <>
        <SidebarMenu items={MENU} path={path} onIntent={onIntent} />
        <button onClick={() => setPath('/news/country/7')}>Go to a country</button>
      </>
    );
  }
  return { ...renderWithProviders(<Sidebar />), onIntent };
};

describe('the sidebar menu', () => {
  it.each([
    ['/user', true],
    ['/user/7', true],
    ['/users-x', false],
    ['/', false],
  ])('on %s shows the item /user as active: %s [NAV-02]', (path, active) => {
    expect(isActivePath(path, '/user')).toBe(active);
  });

  it('highlights only the item of the current path or above it [NAV-02]', () => {
    setup('/user/7');
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  });

  it('does not highlight an item whose path is only a string prefix [NAV-02]', () => {
    setup('/users-x');
    expect(screen.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
  });

  it('opens a group automatically on a path under its prefix [NAV-03]', () => {
    setup('/news/category');
    expect(screen.getByRole('button', { name: 'News' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Countries' })).not.toHaveAttribute('aria-current');
  });

  it('opens a group when the path changes to one under its prefix [NAV-03]', async () => {
    const { user } = setup('/user');
    expect(screen.queryByRole('link', { name: 'Countries' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to a country' }));
    expect(screen.getByRole('link', { name: 'Countries' })).toHaveAttribute('aria-current', 'page');
  });

  it('opens and closes a group on click [NAV-03, KIT-12]', async () => {
    const { user } = setup('/user');
    await user.click(screen.getByRole('button', { name: 'News' }));
    expect(screen.getByRole('link', { name: 'Categories' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'News' }));
    expect(screen.queryByRole('link', { name: 'Categories' })).not.toBeInTheDocument();
  });

  it('links to the page of the group itself, which is then the highlighted item [NAV-02, NAV-03]', async () => {
    const { user } = setup('/news');
    const news = screen.getByRole('link', { name: 'News' });
    expect(news).toHaveAttribute('href', '/news');
    expect(news).toHaveAttribute('aria-current', 'page');
    await user.click(news);
    expect(screen.queryByRole('link', { name: 'Categories' })).not.toBeInTheDocument();
    await user.click(news);
    await user.click(screen.getByRole('button', { name: 'Go to a country' }));
    expect(news).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Countries' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['Users', '/user'],
    ['News', '/news'],
    ['Categories', '/news/category'],
  ])('reports the link %s with pointer or focus, so that its page can be prefetched', async (name, href) => {
    const { user, onIntent } = setup('/news/category');
    const link = screen.getByRole('link', { name });
    await user.hover(link);
    expect(onIntent.mock.calls).toEqual([[href]]);
    act(() => link.focus());
    expect(onIntent.mock.calls).toEqual([[href], [href]]);
  });
});
