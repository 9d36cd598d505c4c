import { fireEvent, screen } from '@testing-library/react';

import { Permission } from '@/shared/contract';
import { renderWithProviders } from '@/shared/testing/render';

import { RoleBadge } from './role-badge';

const { USER, ADMINISTRATOR, USER_READ, USER_SEARCH } = Permission;

const setup = (permission: number) => renderWithProviders(<RoleBadge permission={permission} />);

describe('the role badge', () => {
  it('shows an administrator in the danger colour [USR-03]', () => {
    setup(USER | USER_READ | ADMINISTRATOR);
    expect(screen.getByText('ADMINISTRATOR')).toHaveAttribute('data-colour', 'danger');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows a single permission by its name [USR-03]', () => {
    setup(USER);
    expect(screen.getByText('USER')).not.toHaveAttribute('data-colour', 'danger');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the highest of several, and the others on keyboard focus [USR-03]', async () => {
    const { user } = setup(USER | USER_SEARCH | USER_READ);
    expect(screen.getByText('USER_READ')).toBeVisible();
    expect(screen.getByText('+2')).toBeVisible();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('USER_SEARCH, USER');
  });

  it('shows the names of the others on tap [USR-03]', async () => {
    setup(USER | USER_SEARCH | USER_READ);
    // A browser ends a tap with a click event.
    fireEvent.click(screen.getByRole('button', { name: '+2: USER_SEARCH, USER' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('USER_SEARCH, USER');
  });

  it('shows a dash without a permission [USR-03]', () => {
    const { container } = setup(0);
    expect(container).toHaveTextContent(/^-$/);
  });
});
