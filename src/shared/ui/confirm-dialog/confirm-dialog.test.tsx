import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { ConfirmDialog } from './confirm-dialog';

const setup = (loading = false) => {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  const view = renderWithProviders(
    <ConfirmDialog
      open
      title="Delete group"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
      loading={loading}
    >
      You cannot undo this.
    </ConfirmDialog>,
  );
  return { ...view, onConfirm, onCancel };
};

describe('the confirm dialog', () => {
  it('shows the question, with the focus on the safe answer', () => {
    setup();
    expect(screen.getByRole('dialog', { name: 'Delete group' })).toHaveTextContent('You cannot undo this.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('reports both answers', async () => {
    const { user, onConfirm, onCancel } = setup();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('blocks both answers and closing while it is loading', () => {
    setup(true);
    screen.getAllByRole('button').forEach((button) => expect(button).toBeDisabled());
  });
});
