import { screen } from '@testing-library/react';

import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { ForgottenPage } from './forgotten-page';

const setup = () =>
  renderWithProviders(<ForgottenPage />, {
    at: '/forgotten-password',
    path: '/forgotten-password',
    routes: [{ path: '/sign-in', element: <p>the sign-in</p> }],
  });

describe('the page for a forgotten password', () => {
  beforeEach(() => setLocale('en'));

  it('asks for a link and says the same whoever is asked for [CON-03]', async () => {
    const sent = answer('post', '/api/accounts/forgotten', () => ok(null));
    const { user } = setup();
    await user.type(await screen.findByLabelText(/^Username or e-mail/), ' somsri ');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^If there is an account/)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'somsri' }]);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByText('the sign-in')).toBeVisible();
  });

  it('asks for a name first, and keeps it if the server refuses', async () => {
    answer('post', '/api/accounts/forgotten', () => refused(1, 'Too many'));
    const { user } = setup();
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect((await screen.findAllByText('This is required.')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Username or e-mail/), 'somsri');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect((await screen.findAllByText(/Too many/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Username or e-mail/)).toHaveValue('somsri');
  });
});
