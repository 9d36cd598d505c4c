import { screen, waitFor } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { Hint } from './hint';

const TEXT = 'Only a head can do this.';
const setup = () => {
  const view = renderWithProviders(
    <Hint text={TEXT}>
      <button disabled>Delete</button>
    </Hint>,
  );
  return { ...view, hint: screen.getByRole('group', { name: TEXT }) };
};

describe('why a button is disabled', () => {
  it('is said to whoever points at it, and no longer', async () => {
    const { user, hint } = setup();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(hint);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(TEXT);
    await user.unhover(hint);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('is said to whoever comes by the keyboard, until they leave', async () => {
    const { user, hint } = setup();
    await user.tab();
    expect(hint).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(TEXT);
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });
});
