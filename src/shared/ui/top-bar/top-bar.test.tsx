import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { ProfileMenu } from './profile-menu';
import { TopBar } from './top-bar';

const setup = () => {
  const onToggle = jest.fn();
  const view = renderWithProviders(
    <>
      <TopBar
        sidebar={{ open: false, onToggle, label: 'Open the menu' }}
        end={
          <ProfileMenu name="Somchai Jaidee" bio="Political desk">
            <button>Log out</button>
          </ProfileMenu>
        }
      />
      <p>The page</p>
    </>,
  );
  return { ...view, onToggle, face: screen.getByRole('button', { name: /Somchai Jaidee/ }) };
};

describe('the top bar', () => {
  it('shows who is signed in: name, bio and avatar [KIT-09]', () => {
    const { face } = setup();
    expect(face).toHaveTextContent('SJSomchai JaideePolitical desk');
  });

  it('opens and closes the profile menu on click [KIT-09]', async () => {
    const { user, face } = setup();
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    await user.click(face);
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    await user.click(face);
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  });

  it('closes the profile menu on Escape, with the focus back on its button', async () => {
    const { user, face } = setup();
    await user.click(face);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    expect(face).toHaveFocus();
  });

  it('closes the profile menu when something else is clicked', async () => {
    const { user, face } = setup();
    await user.click(face);
    await user.click(screen.getByText('The page'));
    expect(face).toHaveAttribute('aria-expanded', 'false');
  });

  it('toggles the mobile sidebar', async () => {
    const { user, onToggle } = setup();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});
