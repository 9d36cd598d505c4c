import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { CheckList } from './check-list';

const PARTS = [
  {
    title: 'News',
    options: [
      { value: 1, label: 'Create', help: 'เขียนข่าวใหม่' },
      { value: 2, label: 'Edit' },
    ],
  },
  { options: [{ value: 3, label: 'Search' }] },
];

const setup = (parts: typeof PARTS, chosen: number[] = []) => {
  const onToggle = jest.fn();
  const isChosen = (value: number) => chosen.includes(value);
  const view = renderWithProviders(
    <CheckList
      label="Permissions"
      emptyText="No such permission."
      parts={parts}
      isChosen={isChosen}
      onToggle={onToggle}
    />,
  );
  return { ...view, onToggle };
};

describe('a list to choose from', () => {
  it('shows each choice with what it means, in its part', () => {
    setup(PARTS, [2]);
    expect(screen.getByRole('group', { name: 'Permissions' })).toBeVisible();
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
      screen.getByRole('checkbox', { name: 'Edit' }),
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['News']);
    expect(screen.getByText('เขียนข่าวใหม่')).toHaveAttribute('lang', 'th');
  });

  it('tells which choice was clicked', async () => {
    const { user, onToggle } = setup(PARTS, [2]);
    await user.click(screen.getByRole('checkbox', { name: 'Search' }));
    await user.click(screen.getByRole('checkbox', { name: 'Edit' }));
    expect(onToggle.mock.calls).toEqual([[3], [2]]);
  });

  it('says nothing where there is no choice in one part of several', () => {
    setup([{ title: 'News', options: [] }, { options: [{ value: 3, label: 'Search' }] }]);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says so where there is no choice in any part', () => {
    setup([{ title: 'News', options: [] }]);
    expect(screen.getByRole('status')).toHaveTextContent('No such permission.');
  });
});
