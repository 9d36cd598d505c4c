import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { RemovableChip } from './removable-chip';

const setup = (props: { disabled?: boolean; onRemove?: () => void }) =>
  renderWithProviders(
    <ul>
      <RemovableChip label="น้ำท่วม" removeLabel="Remove น้ำท่วม" {...props} />
    </ul>,
  );

describe('an item of a list of chips', () => {
  it('is removed by the button in it', async () => {
    const onRemove = jest.fn();
    const { user } = setup({ onRemove });
    expect(screen.getByRole('listitem')).toHaveTextContent('น้ำท่วม');
    await user.click(screen.getByRole('button', { name: 'Remove น้ำท่วม' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('stays where its list cannot be changed now, or at all', () => {
    const { unmount } = setup({ disabled: true, onRemove: jest.fn() });
    expect(screen.getByRole('button')).toBeDisabled();
    unmount();
    setup({});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('น้ำท่วม');
  });
});
