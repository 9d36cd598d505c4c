import * as browser from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, type SecondStepKind } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { getAccessToken, hasSession } from '@/shared/session/session';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { offerPasskeys } from '@/shared/testing/passkeys';
import { renderWithProviders } from '@/shared/testing/render';
import { toast } from '@/shared/ui/toast/toast';

import { SignInPage } from '../pages/sign-in-page';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
}));
const startAuthentication = jest.mocked(browser.startAuthentication);

const response = { clientDataJSON: 'data', authenticatorData: 'auth', signature: 'sign', userHandle: 'NQ' };
const USED = { id: 'abc', rawId: 'abc', type: 'public-key' as const, clientExtensionResults: {}, response };
const SENT = { id: 'abc', rawId: 'abc', type: 'public-key', response };

afterEach(() => toast.dismiss());
beforeEach(() => startAuthentication.mockReset().mockResolvedValue(USED));

const setup = async ({ isAnnounced = true, isOffered = true } = {}) => {
  setLocale('en');
  offerPasskeys(isOffered);
  announceExtensions('two-factor', ...(isAnnounced ? (['passkeys'] as const) : []));
  await loadRuntimeConfig();
  const starts = answer('post', '/api/auth/sign-in/passkey/start', () => ok({ options: { challenge: 'x' } }));
  const sent = answer('post', '/api/auth/sign-in/passkey', () => ok({ token: 'a', refreshToken: 'r' }));
  const view = renderWithProviders(<SignInPage />, {
    at: '/sign-in',
    path: '/sign-in',
    routes: [{ path: '/dashboard', element: <p>the dashboard</p> }],
  });
  return { ...view, starts, sent };
};
const button = () => screen.queryByRole('button', { name: 'Sign in with a passkey' });

describe('signing in with a passkey', () => {
  it('takes neither name nor password [CON-06]', async () => {
    const { user, starts, sent } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText('the dashboard')).toBeVisible();
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
    expect([starts[0]?.body, sent[0]?.body]).toEqual([{}, { passkey: SENT }]);
    expect(sent[0]?.headers.get('authorization')).toBeNull();
    expect(getAccessToken()).toBe('a');
  });

  it('tells of a refusal, and of a browser that was cancelled, and can be tried again [CON-06]', async () => {
    const { user } = await setup();
    answer('post', '/api/auth/sign-in/passkey', () => refused(ErrorCode.Alert, 'This account is disabled.'));
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText('This account is disabled.')).toBeVisible();
    startAuthentication.mockRejectedValue(Object.assign(new Error(), { name: 'NotAllowedError' }));
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText(/No passkey was used/)).toBeVisible();
    expect(hasSession()).toBe(false);
    expect(screen.getByLabelText('Username')).toBeVisible();
  });

  it.each([
    ['the backend does not announce it', { isAnnounced: false }],
    ['the browser has none, or the page came over plain http', { isOffered: false }],
  ])('is not offered where %s [CON-06, ANY-03]', async (_why, where) => {
    await setup(where);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(button()).not.toBeInTheDocument();
  });
});

describe('a passkey at the second step', () => {
  const second = async (steps: SecondStepKind[], where: Parameters<typeof setup>[0] = {}) => {
    const view = await setup(where);
    answer('post', '/api/auth/sign-in', () => ok({ token: '', refreshToken: '', challenge: 'half', steps }));
    await view.user.type(screen.getByLabelText('Username'), 'malee');
    await view.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    return view;
  };
  const use = () => screen.findByRole('button', { name: 'Use a passkey' });

  it('stands beside the code of somebody who has both [CON-06]', async () => {
    const { user, starts, sent } = await second(['code', 'passkey']);
    expect(await screen.findByLabelText('Code')).toHaveFocus();
    await user.click(await use());
    expect(await screen.findByText('the dashboard')).toBeVisible();
    const challenge = 'half';
    expect([starts[0]?.body, sent[0]?.body]).toEqual([{ challenge }, { challenge, passkey: SENT }]);
  });

  it('stands alone for somebody who has no codes [CON-06]', async () => {
    const { user } = await second(['passkey']);
    expect(await use()).toHaveFocus();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('is not offered to somebody who has none, nor where it does not work [CON-06]', async () => {
    const { unmount } = await second(['code']);
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    unmount();
    await second(['passkey'], { isOffered: false });
    expect(await screen.findByText(/does not work in this browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});
