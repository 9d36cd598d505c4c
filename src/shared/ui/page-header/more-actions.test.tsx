import { screen } from '@testing-library/react';
import { createPortal } from 'react-dom';

import { renderWithProviders } from '@/shared/testing/render';

import { MoreActions } from './more-actions';

const setup = () => {
  const onRename = jest.fn();
  const view = renderWithProviders(
    <>
      <MoreActions>
        <button onClick={onRename}>Rename</button>
        {createPortal(<input aria-label="In the dialog" />, document.body)}
      </MoreActions>
      <button>Elsewhere</button>
    </>,
  );
  return { ...view, onRename, more: screen.getByRole('button', { name: 'More actions' }) };
};

describe('the secondary actions of a page', () => {
  it('open at their button, and close after one of them was chosen', async () => {
    const { user, more, onRename } = setup();
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(onRename).toHaveBeenCalledTimes(1);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
  });

  it('close with Escape and when the focus leaves', async () => {
    const { user, more } = setup();
    await user.click(more);
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('leave the focus in the dialog that an action has opened', async () => {
    const { user } = setup();
    await user.click(screen.getByLabelText('In the dialog'));
    expect(screen.getByLabelText('In the dialog')).toHaveFocus();
  });

  it('have no button if there are no actions', () => {
    renderWithProviders(<MoreActions>{false}</MoreActions>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
