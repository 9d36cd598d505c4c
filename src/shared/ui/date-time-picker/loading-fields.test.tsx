import { act, screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { DateTimePicker } from './date-time-picker';

// In a separate file, because the code of the fields cannot be unloaded again.
it('keeps the focus where the person moved it while the code of the fields loads', async () => {
  const { user } = renderWithProviders(
    <>
      <DateTimePicker label="Publish at" value={new Date(2026, 10, 21, 15, 5)} onChange={() => {}} />
      <input aria-label="Next" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Publish at 11/21/2026' }));
  await user.click(screen.getByLabelText('Next'));
  await act(() => import('./date-time-fields'));
  expect(screen.getByLabelText('Next')).toHaveFocus();
});
