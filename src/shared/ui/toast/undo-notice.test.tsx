import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { UndoNotice } from './undo-notice';

it('what was done can be undone once', async () => {
  const onUndo = jest.fn();
  const { user } = renderWithProviders(<UndoNotice onUndo={onUndo}>Deleted</UndoNotice>);
  expect(screen.getByText('Deleted')).toBeVisible();
  expect(onUndo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBeDisabled();
});
