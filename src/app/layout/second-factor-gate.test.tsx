import { startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import type { ExtensionName } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { hasSession } from '@/shared/session/session';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { offerPasskeys } from '@/shared/testing/passkeys';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { SecondFactorGate } from './second-factor-gate';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
}));

const setup = (...extensions: ExtensionName[]) => {
  setLocale('en');
  announceExtensions(...extensions);
  signInAs();
  const now = { owes: true };
  answer('get', '/api/auth/me', () => ok(createUser(now.owes ? { needsSecondFactor: true } : {})));
  answer('post', '/api/account/two-factor/start', () => ok({ secret: 'MZXW6YTBOI', address: 'otpauth://x' }));
  answer('post', '/api/account/two-factor/confirm', () => {
    now.owes = false;
    return ok({ recoveryCodes: ['abcde-fghij'] });
  });
  answer('post', '/api/account/passkeys/start', () => ok({ options: {} }));
  answer('post', '/api/account/passkeys', () => {
    now.owes = false;
    return ok(null);
  });
  const element = (
    <AuthGuard>
      <SecondFactorGate>
        <p>the page</p>
      </SecondFactorGate>
    </AuthGuard>
  );
  return renderRoutes([{ path: '*', element }]);
};

describe('a person who must set up a second factor', () => {
  it('does so before anything else, and sees the recovery codes before the page [ACC-05]', async () => {
    const { user } = setup('two-factor');
    await user.type(await screen.findByLabelText(/^Password/), 'secret{Enter}');
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}');
    expect(await screen.findByText('abcde-fghij')).toBeVisible();
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('may add a passkey instead [CON-06]', async () => {
    offerPasskeys();
    const response = { clientDataJSON: 'data', attestationObject: 'object' };
    const made = { id: 'a', rawId: 'a', type: 'public-key' as const, response, clientExtensionResults: {} };
    jest.mocked(startRegistration).mockResolvedValue(made);
    const { user } = setup('two-factor', 'passkeys');
    await user.type(await screen.findByLabelText(/^Name/), 'คีย์{Enter}');
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('can log out [ACC-05]', async () => {
    const { user } = setup('two-factor');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(hasSession()).toBe(false));
  });

  it('does not exist on a backend that does not announce the extension [ANY-03]', async () => {
    setup();
    expect(await screen.findByText('the page')).toBeVisible();
  });
});
