import { screen } from '@testing-library/react';

import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { SetPasswordPage } from './set-password-page';

const GOOD = {
  state: 'good',
  displayName: 'มาลี ศรีสุข',
  username: 'malee',
  expiresAt: '2026-11-25T05:00:00Z',
};

const setup = (link: object) => {
  const asked = answer('get', '/api/accounts/link', () => ok(link as never)); // any response
  const view = renderWithProviders(<SetPasswordPage />, {
    at: '/set-password#secret-token',
    path: '/set-password',
    routes: [{ path: '/sign-in', element: <p>the sign-in</p> }],
  });
  return { ...view, asked };
};

const type = async ({ user }: ReturnType<typeof setup>, password: string, repeated = password) => {
  await user.type(await screen.findByLabelText(/^New password/), password);
  await user.type(screen.getByLabelText(/^Repeat password/), repeated);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
};

describe('the page of a one-time link', () => {
  beforeEach(() => setLocale('en'));

  it('sets the password and opens sign-in; no request address contains the token [ACC-01]', async () => {
    const sent = answer('post', '/api/accounts/link', () => ok(null));
    const view = setup(GOOD);
    await type(view, 'กุหลาบสีแดงริมน้ำ');
    expect(await screen.findByText('the sign-in')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'secret-token', password: 'กุหลาบสีแดงริมน้ำ' }]);
    expect(view.asked).toMatchObject([{ path: '/api/accounts/link', query: {} }]);
    expect(view.asked[0]?.headers.get('x-account-link')).toBe('secret-token');
  });

  it.each([
    ['short', 'short', /at least 10/],
    ['long enough, but', 'another one here', /differ/],
  ])('reports an error before it sends anything: %s', async (password, repeated, words) => {
    await type(setup(GOOD), password, repeated);
    expect(
      await screen.findByText(words, { selector: '[role=alert] *, [id$=error], p, span' }),
    ).toBeVisible();
  });

  it('shows a refusal of the server under the field, and keeps the input', async () => {
    answer('post', '/api/accounts/link', () =>
      refused(1, 'Too common', { errors: { password: 'Too common' } }),
    );
    await type(setup(GOOD), 'password123');
    expect((await screen.findAllByText('Too common')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^New password/)).toHaveValue('password123');
  });

  it.each([
    ['used', /^This link has been used already. If that was you, sign in/],
    ['expired', /^This link has expired. Ask an administrator/],
    ['ended', /^This link is no longer valid. There may be a newer one/],
    ['unknown', /^This link is not valid. Copy the whole link again/],
  ])('explains that a link is %s, and what to do', async (state, words) => {
    setup({ state });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });
});
