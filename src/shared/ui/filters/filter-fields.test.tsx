import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { FilterFields } from './filter-fields';

describe('the filters of a list', () => {
  it('are behind a button on a phone, which shows how many are set [DSK-07]', async () => {
    const { user } = renderWithProviders(
      <FilterFields active={2}>
        <p>fields</p>
      </FilterFields>,
    );
    const opener = screen.getByRole('button', { name: 'Filters (2)' });
    const fields = screen.getByRole('group', { name: 'Filters' });
    expect(opener).toHaveAttribute('aria-controls', fields.id);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(fields).toHaveAttribute('data-closed');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(fields).not.toHaveAttribute('data-closed');
  });
});
