import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { loadRuntimeConfig, resetRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { openElsewhere } from '@/shared/lib/open-elsewhere';
import { removeStored, writeStored } from '@/shared/lib/stored';
import { getAccessToken, hasSession } from '@/shared/session/session';
import { answer, apiServer, ok, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { SignInPage } from '../pages/sign-in-page';

jest.mock('@/shared/lib/open-elsewhere', () => ({ openElsewhere: jest.fn() }));

const ADDRESS = 'https://login.example/auth?state=s';
const TOKENS = { token: 'a', refreshToken: 'r' };

const setup = async (at: string | { pathname: string; state: unknown } = '/sign-in') => {
  setLocale('en');
  resetRuntimeConfig();
  const config = { extensions: ['oidc', 'two-factor'], providerName: 'Example ID' };
  apiServer.use(http.get('*/config.json', () => HttpResponse.json(config)));
  await loadRuntimeConfig();
  return renderWithProviders(<SignInPage />, {
    at,
    path: '/sign-in',
    routes: [
      { path: '/dashboard', element: <p>the dashboard</p> },
      { path: '/news', element: <p>the news</p> },
    ],
  });
};
const button = () => screen.findByRole('button', { name: 'Sign in with Example ID' });
const outcome = (given: object) => answer('post', '/api/auth/oidc/session', () => ok({ ...given }));

describe('signing in by the provider', () => {
  beforeEach(() => jest.mocked(openElsewhere).mockClear());
  afterEach(() => removeStored('provider-session'));

  it('leads to its page, and asks to come back to the page that was wanted [CON-06]', async () => {
    const starts = answer('post', '/api/auth/oidc/start', () => ok({ address: ADDRESS }));
    const from = { pathname: '/news', search: '?page=2', hash: '' };
    const { user } = await setup({ pathname: '/sign-in', state: { from } });
    await user.click(await button());
    await waitFor(() => expect(openElsewhere).toHaveBeenCalledWith(ADDRESS));
    expect(starts.map(({ body }) => body)).toEqual([{ to: '/news?page=2' }]);
  });

  it('says that the provider does not answer, and tries again [CON-06]', async () => {
    const answers = [refused(ErrorCode.Alert, 'Example ID does not answer.', { status: 409 })];
    answer('post', '/api/auth/oidc/start', () => answers.shift() ?? ok({ address: ADDRESS }));
    const { user } = await setup();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Example ID does not answer.');
    await user.click(await button());
    await waitFor(() => expect(openElsewhere).toHaveBeenCalledWith(ADDRESS));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the tokens when the person comes back, and opens the page that was wanted [CON-06]', async () => {
    const calls = outcome({ ...TOKENS, to: '/news?page=2' });
    await setup('/sign-in#provider');
    expect(await screen.findByText('the news')).toBeVisible();
    expect(getAccessToken()).toBe('a');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', ''])(
    'opens the dashboard instead of an address elsewhere: %s [CON-06]',
    async (to) => {
      outcome({ ...TOKENS, to });
      await setup('/sign-in#provider');
      expect(await screen.findByText('the dashboard')).toBeVisible();
    },
  );

  it('asks for the second step of a person who has a second factor [CON-06]', async () => {
    outcome({ token: '', refreshToken: '', challenge: 'half a sign-in', to: '/news' });
    const codes = answer('post', '/api/auth/sign-in/second-factor', () => ok(TOKENS));
    const { user } = await setup('/sign-in#provider');
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('the news')).toBeVisible();
    expect(codes.map(({ body }) => body)).toEqual([{ challenge: 'half a sign-in', code: '123456' }]);
  });

  it('shows why a sign-in failed, and the way to begin again [CON-06]', async () => {
    answer('post', '/api/auth/oidc/session', () =>
      refused(ErrorCode.Alert, 'You are not signed in: it was cancelled.'),
    );
    await setup('/sign-in#provider');
    expect(await screen.findByRole('alert')).toHaveTextContent('it was cancelled');
    expect(await button()).toBeEnabled();
    expect(hasSession()).toBe(false);
  });

  it('asks for the password of an account before it is linked [CON-06]', async () => {
    outcome({ token: '', refreshToken: '', to: '/news', prove: { email: 'malee@newsdesk.example' } });
    const signIns = answer('post', '/api/auth/sign-in', () => ok(TOKENS));
    const links = answer('post', '/api/auth/oidc/link', () => ok(null));
    const { user } = await setup('/sign-in#provider');
    expect(await screen.findByText(/an account with malee@newsdesk.example/)).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('malee@newsdesk.example');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(links).toEqual([]);
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('the news')).toBeVisible();
    expect(signIns[0]?.body).toEqual({ email: 'malee@newsdesk.example', password: 'secret' });
    expect(links[0]?.headers.get('authorization')).toBe('Bearer a');
    expect(await screen.findByText('Your account is linked to Example ID.')).toBeVisible();
  });

  it('signs in also if the account could not be linked, and says so [CON-06]', async () => {
    outcome({ token: '', refreshToken: '', to: '/news', prove: { email: 'malee@newsdesk.example' } });
    answer('post', '/api/auth/sign-in', () => ok(TOKENS));
    answer('post', '/api/auth/oidc/link', () => refused(ErrorCode.Alert, 'This sign-in has ended.'));
    const { user } = await setup('/sign-in#provider');
    await user.type(await screen.findByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('the news')).toBeVisible();
    expect(await screen.findByText('This sign-in has ended.')).toBeVisible();
  });

  it('offers to sign out of the provider too, once somebody has signed in by it here [CON-06]', async () => {
    outcome({ ...TOKENS, to: '/news' });
    const { unmount } = await setup('/sign-in#provider');
    await screen.findByText('the news');
    unmount();
    const addresses = ['', `${ADDRESS}&out`];
    answer('get', '/api/auth/oidc/sign-out', () => ok({ address: addresses.shift() ?? null }));
    const { user } = await setup();
    const out = await screen.findByRole('button', { name: 'Sign out of Example ID too' });
    await user.click(out);
    expect(within(await screen.findByRole('alert')).getByText(/Use its own website/)).toBeVisible();
    expect(out).not.toBeInTheDocument();
  });

  it('keeps the way out of a provider that does not answer now [CON-06]', async () => {
    writeStored('provider-session', 'Example ID');
    const words = 'Example ID does not answer at this moment.';
    answer('get', '/api/auth/oidc/sign-out', () => refused(ErrorCode.Alert, words));
    const { user } = await setup();
    const out = await screen.findByRole('button', { name: 'Sign out of Example ID too' });
    await user.click(out);
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible();
    expect(out).toBeVisible();
  });

  it('is not offered where the backend has no provider [CON-06]', async () => {
    setLocale('en');
    resetRuntimeConfig();
    apiServer.use(http.get('*/config.json', () => HttpResponse.json({ extensions: [] })));
    await loadRuntimeConfig();
    renderWithProviders(<SignInPage />, { at: '/sign-in', path: '/sign-in', routes: [] });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sign in with/ })).not.toBeInTheDocument();
  });
});
