import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';

import { renderWithProviders } from '@/shared/testing/render';

import { ProfileMenu } from './profile-menu';
import { TopBar } from './top-bar';

function LatePage() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/later')}>A page that arrives late</button>;
}

const setup = () => {
  const onOpen = jest.fn();
  const view = renderWithProviders(
    <>
      <TopBar
        menu={{ label: 'Open the menu', onOpen }}
        end={
          <ProfileMenu name="Somchai Jaidee" bio="Political desk" label="Profile menu">
            {(close) => (
              <>
                <Link to="/account">My account</Link>
                <button onClick={close}>Log out</button>
              </>
            )}
          </ProfileMenu>
        }
      />
      <LatePage />
    </>,
  );
  return { ...view, onOpen, face: screen.getByRole('button', { name: /Somchai Jaidee/ }) };
};

describe('the top bar', () => {
  it('shows the signed-in person: name, bio and avatar [KIT-09]', () => {
    const { face } = setup();
    expect(face).toHaveTextContent('SJSomchai JaideePolitical desk');
  });

  it('opens the profile menu on click; an item that opens a dialog closes it [KIT-09]', async () => {
    const { user, face } = setup();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(face);
    const menu = screen.getByRole('dialog', { name: 'Profile menu' });
    await user.click(within(menu).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  });

  it('closes the profile menu with Escape and returns the focus to its button', async () => {
    const { user, face } = setup();
    await user.click(face);
    await user.tab();
    expect(screen.getByRole('link', { name: 'My account' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(face).toHaveFocus();
  });

  it('keeps the profile menu when a page arrives late, and closes it when a link in it is followed', async () => {
    const { user, face } = setup();
    await user.click(face);
    const menu = screen.getByRole('dialog', { name: 'Profile menu' });
    fireEvent.click(screen.getByText('A page that arrives late'));
    expect(face).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(menu).getByRole('link', { name: 'My account' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  });

  it('has a button for the sidebar on narrow screens', async () => {
    const { user, onOpen } = setup();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
