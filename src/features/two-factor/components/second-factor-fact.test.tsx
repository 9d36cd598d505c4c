import { screen, waitFor, within } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { Permission, type Id } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { SecondFactorFact } from './second-factor-fact';

type Setup = { permission?: number; isAnnounced?: boolean; id?: Id; passkeys?: number };

const setup = async ({
  permission = Permission.ADMINISTRATOR,
  isAnnounced = true,
  id = '7',
  passkeys = 0,
}: Setup = {}) => {
  setLocale('en');
  announceExtensions(...(isAnnounced ? (['two-factor'] as const) : []));
  signInAs({ id: 9, permission });
  const now = { isEnabled: passkeys === 0, passkeys };
  const reads = answer('get', `/api/accounts/${id}/two-factor`, () =>
    ok({ ...now, isRequired: false, recoveryCodesLeft: 10 }),
  );
  const element = (
    <AuthGuard>
      <p>the person</p>
      <SecondFactorFact user={createUser({ id, displayName: 'มาลี' })} />
    </AuthGuard>
  );
  const view = renderRoutes([{ path: '*', element }]);
  await screen.findByText('the person');
  return { ...view, now, reads };
};

describe('the second factor of a person', () => {
  it('can be reset by an administrator after a confirmation [ACC-05]', async () => {
    const { user, now } = await setup();
    const resets = answer('delete', '/api/accounts/7/two-factor', () => {
      now.isEnabled = false;
      return ok(null);
    });
    expect(await screen.findByText('On')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/มาลี/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Off')).toBeVisible();
    expect(resets).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument());
  });

  it('can be reset while there are passkeys alone [CON-06]', async () => {
    const { user, now } = await setup({ passkeys: 2 });
    expect(await screen.findByText(/Off · 2 passkeys/)).toBeVisible();
    answer('delete', '/api/accounts/7/two-factor', () => {
      now.passkeys = 0;
      return ok(null);
    });
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Off')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument());
  });

  it('cannot be reset for oneself [ACC-05]', async () => {
    await setup({ id: '9' });
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  });

  it.each([
    ['only administrators', { permission: Permission.USER_READ }],
    ['nobody on a backend without the extension', { isAnnounced: false }],
  ])('is shown to %s [ANY-03]', async (_whom, who) => {
    const { reads } = await setup(who);
    expect(screen.queryByText('Second factor')).not.toBeInTheDocument();
    expect(reads).toEqual([]);
  });
});
