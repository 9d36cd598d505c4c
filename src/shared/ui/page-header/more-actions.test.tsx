import { screen, waitFor } from '@testing-library/react';

import { preferReducedMotion, showPhone } from '@/shared/testing/motion';
import { renderWithProviders } from '@/shared/testing/render';

import { MoreActions } from './more-actions';

const setup = () => {
  const onRename = jest.fn();
  const actions = [
    { label: 'Add member', to: '/invite' },
    { label: 'Rename', onSelect: onRename },
    false,
  ] as const;
  const view = renderWithProviders(<MoreActions actions={actions} />, {
    routes: [{ path: '/invite', element: <p>The invitation</p> }],
    path: '/',
  });
  return { ...view, onRename };
};

describe('the secondary actions of a page', () => {
  it('are links and buttons where there is room', async () => {
    const { user, onRename } = setup();
    expect(screen.getByRole('link', { name: 'Add member' })).toHaveAttribute('href', '/invite');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(onRename).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'คำสั่งเพิ่มเติม' })).not.toBeInTheDocument();
  });

  it('have no button if there are no actions', () => {
    renderWithProviders(<MoreActions actions={[false]} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  describe('on a phone', () => {
    beforeEach(showPhone);
    afterEach(() => preferReducedMotion(true));

    const openMenu = async () => {
      const view = setup();
      await view.user.click(screen.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }));
      await screen.findByRole('menu');
      return view;
    };

    it('are a menu, which closes after one of them was chosen and returns the focus', async () => {
      const { user, onRename } = await openMenu();
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Add member',
        'Rename',
      ]);
      await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
      expect(onRename).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'คำสั่งเพิ่มเติม' })).toHaveFocus();
    });

    it('open another page too', async () => {
      const { user } = await openMenu();
      await user.click(screen.getByRole('menuitem', { name: 'Add member' }));
      expect(await screen.findByText('The invitation')).toBeVisible();
    });
  });
});
