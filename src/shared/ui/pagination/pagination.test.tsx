import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { pageItems } from './page-items';
import { Pagination } from './pagination';

const setup = (page: number, totalPages: number) => {
  const [onChange, onIntent] = [jest.fn(), jest.fn()];
  const view = renderWithProviders(
    <Pagination page={page} totalPages={totalPages} onChange={onChange} onIntent={onIntent} />,
  );
  return { ...view, onChange, onIntent };
};

describe('the pagination', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 50, [1, 2, 3, 4, 5, 'break', 50]],
    [4, 50, [1, 2, 3, 4, 5, 6, 'break', 50]],
    [5, 50, [1, 2, 3, 4, 5, 6, 7, 'break', 50]],
    [6, 50, [1, 'break', 4, 5, 6, 7, 8, 'break', 50]],
    [50, 50, [1, 'break', 46, 47, 48, 49, 50]],
    [7, 9, [1, 'break', 5, 6, 7, 8, 9]],
  ])(
    'on page %i of %i shows five pages in range and a break where pages are omitted [KIT-10]',
    (page, total, items) => {
      expect(pageItems(page, total)).toEqual(items);
    },
  );

  it('shows the break label and marks the current page [KIT-10]', () => {
    setup(25, 50);
    expect(screen.getAllByText('…')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Go to page 25' })).toHaveAttribute('aria-current', 'page');
  });

  it('counts pages from 1 in its callback [KIT-10]', async () => {
    const { user, onChange } = setup(2, 9);
    await user.click(screen.getByRole('button', { name: 'Go to page 1' }));
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await user.click(screen.getByRole('button', { name: 'Go to previous page' }));
    expect(onChange.mock.calls).toEqual([[1], [3], [1]]);
  });

  it('does not lead past either end, nor to the current page', async () => {
    const { user, onChange } = setup(1, 2);
    expect(screen.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Go to page 1' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports the page under the pointer, so that it can be prefetched', async () => {
    const { user, onIntent } = setup(1, 9);
    await user.hover(screen.getByRole('button', { name: 'Go to page 3' }));
    expect(onIntent).toHaveBeenCalledWith(3);
  });

  it('does not lead past its last page, and is named', async () => {
    const { user, onChange } = setup(2, 2);
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Go to page 1' })).not.toHaveAttribute('aria-current');
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports the page that has the focus, and needs nobody who listens', async () => {
    const { user, onIntent } = setup(2, 3);
    await user.tab();
    expect(onIntent.mock.calls).toEqual([[1]]);
    const { user: other } = renderWithProviders(
      <Pagination page={1} totalPages={2} label="Quiet" onChange={jest.fn()} />,
    );
    await other.hover(
      within(screen.getByRole('navigation', { name: 'Quiet' })).getByRole('button', { name: 'Go to page 2' }),
    );
    expect(onIntent).toHaveBeenCalledTimes(1);
  });

  it('is hidden if there is only one page', () => {
    setup(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
