import { screen, waitFor } from '@testing-library/react';

import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { getAccessToken, hasSession } from '@/shared/session/session';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { SignInPage } from '../pages/sign-in-page';

const WRONG = 'This code is wrong or was used already.';
const OWED = { token: '', refreshToken: '', challenge: 'half a sign-in' };

const setup = async (isAnnounced = true) => {
  setLocale('en');
  announceExtensions(...(isAnnounced ? (['two-factor'] as const) : []));
  answer('post', '/api/auth/sign-in', () => ok(OWED));
  const codes = answer('post', '/api/auth/sign-in/second-factor', ({ body }) =>
    (body as { code: string }).code === '000000' // sent by the form
      ? refused(ErrorCode.InvalidInput, WRONG, { errors: { code: WRONG } })
      : ok({ token: 'a', refreshToken: 'r' }),
  );
  const view = renderWithProviders(<SignInPage />, {
    at: '/sign-in',
    path: '/sign-in',
    routes: [{ path: '/dashboard', element: <p>the dashboard</p> }],
  });
  await view.user.type(screen.getByLabelText('Username'), 'malee');
  await view.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  return { ...view, codes };
};
const code = () => screen.findByLabelText('Code');

describe('the second step of a sign-in', () => {
  it('asks for a code after the password, and signs in with it [ACC-05]', async () => {
    const { user, codes } = await setup();
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Password')).not.toBeVisible();
    expect(hasSession()).toBe(false);
    await user.type(await code(), ' 123 456 {Enter}');
    expect(await screen.findByText('the dashboard')).toBeVisible();
    expect(codes.map(({ body }) => body)).toEqual([{ challenge: 'half a sign-in', code: '123 456' }]);
    expect(codes[0]?.headers.get('authorization')).toBeNull();
    expect(getAccessToken()).toBe('a');
  });

  it('shows an error for a wrong code, and keeps the input [ACC-05]', async () => {
    const { user, codes } = await setup();
    await user.type(await code(), '12345{Enter}');
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/6 digits/));
    expect(codes).toEqual([]);
    await user.clear(await code());
    await user.type(await code(), '000000{Enter}');
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(WRONG));
    expect(await code()).toHaveValue('000000');
    expect(hasSession()).toBe(false);
  });

  it('accepts a recovery code instead [ACC-05]', async () => {
    const { user, codes } = await setup();
    await code();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(await screen.findByLabelText('Recovery code'), 'abcde-fghij{Enter}');
    expect(await screen.findByText('the dashboard')).toBeVisible();
    expect(codes[0]?.body).toMatchObject({ code: 'abcde-fghij' });
  });

  it('goes back to the password, which is still filled in [ACC-05]', async () => {
    const { user } = await setup();
    await code();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Username')).toHaveValue('malee');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });

  it('does not exist on a backend without the extension [ANY-03]', async () => {
    await setup(false);
    expect(await screen.findByText('the dashboard')).toBeVisible();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });
});
