import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { loadRuntimeConfig, resetRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { hasSession } from '@/shared/session/session';
import { announceExtensions, answer, apiServer, ok, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { toast } from '@/shared/ui/toast/toast';

import { SignInPage } from './sign-in-page';

const setup = (state?: unknown) =>
  renderWithProviders(<SignInPage />, {
    at: { pathname: '/sign-in', state },
    path: '/sign-in',
    routes: [
      { path: '/dashboard', element: <p>the dashboard</p> },
      { path: '/user', element: <p>the users</p> },
    ],
  });

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

// Otherwise it would still be there in the next test.
afterEach(() => toast.dismiss());

describe('signing in', () => {
  it('asks for username and password [RT-01]', () => {
    setup();
    expect(username()).toBeVisible();
    expect(password()).toHaveAttribute('type', 'password');
    expect(submit()).toBeEnabled();
  });

  it('leads to a new password where the backend sends letters [CON-03]', async () => {
    announceExtensions('mail');
    await loadRuntimeConfig();
    setup();
    expect(await screen.findByRole('link', { name: 'ลืมรหัสผ่าน' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    );
  });

  it('does not speak of it where none are sent', async () => {
    announceExtensions('accounts');
    await loadRuntimeConfig();
    setup();
    expect(screen.queryByRole('link', { name: 'ลืมรหัสผ่าน' })).not.toBeInTheDocument();
  });

  it('does not speak of it where passwords are off [CON-06]', async () => {
    resetRuntimeConfig();
    const config = { extensions: ['mail'], passwordsOff: true };
    apiServer.use(http.get('*/config.json', () => HttpResponse.json(config)));
    await loadRuntimeConfig();
    setup();
    expect(screen.queryByRole('link', { name: 'ลืมรหัสผ่าน' })).not.toBeInTheDocument();
  });

  it('sends e-mail and password, stores both tokens and opens the dashboard [API-05]', async () => {
    const calls = answer('post', '/api/auth/sign-in', () => ok({ token: 'a', refreshToken: 'r' }));
    const { user } = setup();
    await user.type(username(), ' malee ');
    await user.type(password(), ' pass word');
    await user.click(submit());
    expect(await screen.findByText('the dashboard')).toBeVisible();
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/api/auth/sign-in', body: { email: 'malee', password: ' pass word' } },
    ]);
    expect(hasSession()).toBe(true);
  });

  it('opens the page that was requested first [GRD-01]', async () => {
    answer('post', '/api/auth/sign-in', () => ok({ token: 'a', refreshToken: 'r' }));
    const { user, router } = setup({ from: { pathname: '/user', search: '?page=2', hash: '' } });
    await user.type(username(), 'malee');
    await user.type(password(), 'secret{Enter}');
    expect(await screen.findByText('the users')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('reports each empty field and sends nothing [VAL-02]', async () => {
    const calls = answer('post', '/api/auth/sign-in', () => ok(null));
    const { user } = setup();
    await user.click(submit());
    expect(await screen.findByText('Username or E-mail is required')).toBeVisible();
    expect(screen.getByText('โปรดกรอกรหัสผ่าน')).toBeVisible();
    expect(username()).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it('shows a refusal under the field and in a toast, and keeps the input [ERR-02, VAL-09]', async () => {
    const words = 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง';
    answer('post', '/api/auth/sign-in', () =>
      refused(ErrorCode.InvalidInput, words, { errors: { password: words } }),
    );
    const { user } = setup();
    await user.type(username(), 'malee');
    await user.type(password(), 'wrong{Enter}');
    expect(await within(await screen.findByRole('alert')).findByText(words)).toBeVisible();
    expect(password()).toHaveAccessibleDescription(words);
    expect(password()).toHaveValue('wrong');
    expect(username()).toHaveValue('malee');
    await user.type(password(), 's');
    expect(password()).not.toHaveAccessibleDescription(words);
  });

  it('shows why the session ended [GRD-03, GRD-05]', () => {
    setup({ reason: 'expired' });
    expect(screen.getByRole('alert')).toHaveTextContent('เซสชันหมดอายุแล้ว');
  });

  it('is in English if that was chosen [VAL-01]', async () => {
    setLocale('en');
    const { user } = setup();
    await user.click(submit());
    expect(await screen.findByText('Password is required')).toBeVisible();
  });

  describe('with the static form of index.html', () => {
    const frame = (form: string) =>
      `<main data-sign-in><div><h1>Sign in</h1><form data-static-sign-in ${form}</form></div></main>`;
    afterEach(() => (document.body.innerHTML = ''));

    it('takes over what was typed and submitted before the console was loaded', async () => {
      document.body.innerHTML = frame(
        'data-submitted><input name="email" value="malee"><input name="password" value="secret">',
      );
      const calls = answer('post', '/api/auth/sign-in', () => ok({ token: 'a', refreshToken: 'r' }));
      setup();
      expect(await screen.findByText('the dashboard')).toBeVisible();
      expect(calls[0]?.body).toEqual({ email: 'malee', password: 'secret' });
    });

    it('keeps the static heading and replaces the static form', () => {
      document.body.innerHTML = frame('><input name="email" value="malee">');
      const heading = screen.getByRole('heading', { name: 'Sign in' });
      const { unmount } = setup();
      expect(screen.getByRole('heading', { name: 'Sign in' })).toBe(heading);
      expect(screen.getAllByRole('textbox')).toEqual([username()]);
      expect(username()).toHaveValue('malee');
      expect(username()).toHaveFocus();
      unmount();
      expect(heading).not.toBeInTheDocument();
    });
  });
});
