import { screen, waitFor, within } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { ErrorCode, type ExtensionName, type Id, Permission } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { SignInWaysFacts } from './sign-in-ways-facts';

const PASSKEY = { id: 3, name: 'โทรศัพท์', createdAt: '2026-11-30T08:00:00Z', lastUsedAt: null };
const LINK = { email: 'somsri@id.example', linkedAt: '2026-11-30T08:00:00Z' };
const ALL: readonly ExtensionName[] = ['sign-in-ways', 'passkeys', 'oidc'];

type Setup = { permission?: number; extensions?: readonly ExtensionName[]; id?: Id };

const setup = async ({ permission = Permission.ADMINISTRATOR, extensions = ALL, id = '7' }: Setup = {}) => {
  setLocale('en');
  announceExtensions(...extensions);
  signInAs({ id: 9, permission });
  const now = { hasPassword: false, passkeys: [PASSKEY], provider: LINK as typeof LINK | null };
  const reads = answer('get', `/api/accounts/${id}/sign-in-ways`, () => ok(now));
  const element = (
    <AuthGuard>
      <p>the person</p>
      <SignInWaysFacts user={createUser({ id, displayName: 'มาลี' })} />
    </AuthGuard>
  );
  const view = renderRoutes([{ path: '*', element }]);
  await screen.findByText('the person');
  return { ...view, now, reads };
};

const buttons = () => screen.queryAllByRole('button', { name: /^Remove/ });

describe('how a person signs in', () => {
  it('lists the password, the passkeys by name and the link, of which an administrator removes one after a confirmation [CON-06]', async () => {
    const { user, now } = await setup();
    expect(await screen.findByText('None')).toBeVisible();
    const passkeys = answer('delete', '/api/accounts/7/passkeys/3', () => {
      now.passkeys = [];
      return ok(null);
    });
    await user.click(screen.getByRole('button', { name: 'Remove the passkey โทรศัพท์' }));
    const first = within(await screen.findByRole('dialog'));
    expect(first.getByText(/“โทรศัพท์” of มาลี/)).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(buttons()).toHaveLength(1));
    expect(passkeys).toHaveLength(1);

    const links = answer('delete', '/api/accounts/7/provider', () => {
      now.provider = null;
      return ok(null);
    });
    expect(screen.getByText(LINK.email)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the link' }));
    const second = within(await screen.findByRole('dialog'));
    await user.click(second.getByRole('button', { name: 'Remove the link' }));
    await waitFor(() => expect(buttons()).toEqual([]));
    expect(links).toHaveLength(1);
  });

  it('cannot be changed for oneself here [CON-06]', async () => {
    await setup({ id: '9' });
    expect(await screen.findByText(LINK.email)).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  it.each([
    ['only administrators', { permission: Permission.USER_READ }],
    ['nobody on a backend without the extension', { extensions: ['passkeys', 'oidc'] as const }],
  ])('is shown to %s [ANY-03]', async (_whom, who) => {
    const { reads } = await setup(who);
    expect(screen.queryByText('Passkeys')).not.toBeInTheDocument();
    expect(reads).toEqual([]);
  });

  it('does not say that there is none as long as it is not known [CON-06]', async () => {
    await setup({ id: '8' });
    const refusals = answer('get', '/api/accounts/10/sign-in-ways', () =>
      refused(ErrorCode.Unknown, 'ล่ม', { status: 500 }),
    );
    renderRoutes([
      {
        path: '*',
        element: (
          <AuthGuard>
            <dl data-testid="unknown">
              <SignInWaysFacts user={createUser({ id: '10' })} />
            </dl>
          </AuthGuard>
        ),
      },
    ]);
    const facts = within(await screen.findByTestId('unknown'));
    await waitFor(() => expect(refusals.length).toBeGreaterThan(0));
    expect(facts.getAllByText('…')).toHaveLength(3);
    expect(facts.queryByText('-')).not.toBeInTheDocument();
  });
});
