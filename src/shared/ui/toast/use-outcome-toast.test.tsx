import { screen, waitForElementToBeRemoved } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';
import { Button } from '@/shared/ui/button/button';

import { useOutcomeToast } from './use-outcome-toast';

function Action({ label }: { label: string }) {
  const toast = useOutcomeToast();
  return (
    <>
      <Button onClick={() => toast.error(`${label} failed`)}>fail {label}</Button>
      <Button onClick={() => toast.success(`${label} worked`)}>do {label}</Button>
    </>
  );
}

describe('the toasts of an action', () => {
  it('remove the error when the same action succeeds, and no other error', async () => {
    const { user } = renderWithProviders(
      <>
        <Action label="save" />
        <Action label="delete" />
      </>,
    );
    await user.click(screen.getByText('fail save'));
    await user.click(screen.getByText('fail delete'));
    await screen.findByText('save failed');
    await user.click(screen.getByText('do save'));
    expect(await screen.findByText('save worked')).toBeVisible();
    await waitForElementToBeRemoved(() => screen.queryByText('save failed'), { timeout: 2_500 });
    expect(screen.getByText('delete failed')).toBeVisible();
  });
});
