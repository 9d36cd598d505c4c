import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { DraftNotice } from './draft-notice';

it.each([
  ['error', 'alert'],
  ['info', 'status'],
] as const)('a notice of an %s is announced as %s, with its actions', async (kind, role) => {
  const onSelect = jest.fn();
  const { user } = renderWithProviders(
    <DraftNotice kind={kind} actions={[{ label: 'บันทึกไฟล์สำเนา', onSelect }]}>
      The text
    </DraftNotice>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('The text');
  await user.click(screen.getByRole('button', { name: 'บันทึกไฟล์สำเนา' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
