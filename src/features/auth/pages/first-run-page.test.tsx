import { screen } from '@testing-library/react';

import { hasSession } from '@/shared/session/session';
import { answer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { FirstRunPage } from './first-run-page';

const setup = (state: { isOpen: boolean; needsToken: boolean }, hash = '') => {
  answer('get', '/api/accounts/first-run', () => ok(state));
  return renderWithProviders(<FirstRunPage />, {
    at: `/first-run${hash}`,
    path: '/first-run',
    routes: [
      { path: '/dashboard', element: <p>the dashboard</p> },
      { path: '/sign-in', element: <p>the sign-in</p> },
    ],
  });
};

describe('the first-run page', () => {
  it('starts at a fixed height, so that nothing moves when its form loads', async () => {
    setup({ isOpen: true, needsToken: true });
    expect(screen.getByRole('main')).toHaveAttribute('data-grows');
    expect(await screen.findByLabelText(/^Username/)).toBeVisible();
  });

  it.each([
    ['the code in the address', true, '#the-code', 'the-code'],
    ['no code if the server requires none', false, '', ''],
  ])('creates an administrator with %s, and signs in [ACC-06]', async (_with, needsToken, hash, token) => {
    const made = answer('post', '/api/accounts/first-run', () => ok(null));
    answer('post', '/api/auth/sign-in', () => ok({ token: 'a', refreshToken: 'r' }));
    const { user, router } = setup({ isOpen: true, needsToken }, hash);
    await user.type(await screen.findByLabelText(/^Username/), ' หัวหน้า ');
    await user.type(screen.getByLabelText(/^Email/), 'chief@newsdesk.test');
    await user.type(screen.getByLabelText(/^Password/), 'correct horse');
    await user.type(screen.getByLabelText(/^รหัสผ่านอีกครั้ง/), 'correct horse');
    expect(screen.queryByLabelText<HTMLInputElement>(/^รหัสเริ่มต้น/)?.value ?? '').toBe(token);
    expect(router.state.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('the dashboard')).toBeVisible();
    expect(made.map(({ body }) => body)).toEqual([
      { username: 'หัวหน้า', email: 'chief@newsdesk.test', password: 'correct horse', token },
    ]);
    expect(hasSession()).toBe(true);
  });

  it('redirects to sign-in once an account exists', async () => {
    const { user } = setup({ isOpen: false, needsToken: false });
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(await screen.findByText('the sign-in')).toBeVisible();
  });
});
