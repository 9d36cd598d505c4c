import { screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, type NewDevice, type OwnSession } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { AccountPage } from './account-page';

const TIMES = { createdAt: '2026-11-20T08:00:00Z', lastSeenAt: '2026-11-22T08:00:00Z' };
const HERE: OwnSession = {
  id: 'a',
  browser: 'Chrome on Windows',
  network: '203.0.113.0/24',
  isCurrent: true,
  ...TIMES,
};
const THERE: OwnSession = { ...HERE, id: 'b', browser: 'Safari on iPhone', isCurrent: false };

type Setup = { sessions?: OwnSession[]; devices?: NewDevice[]; extensions?: ('profile' | 'sessions')[] };

const setup = async ({
  sessions = [HERE, THERE],
  devices = [],
  extensions = ['profile', 'sessions'],
}: Setup = {}) => {
  setLocale('en');
  announceExtensions(...extensions);
  signInAs(createUser());
  const open = { sessions, devices };
  const lists = answer('get', '/api/account/sessions', () => ok(open.sessions));
  const news = answer('get', '/api/account/new-devices', () => ok(open.devices));
  const view = renderRoutes([{ path: '*', element: <AccountPage /> }], { at: '/account' });
  await screen.findByRole('heading', { level: 1, name: extensions.length > 0 ? 'My account' : /./ });
  return { ...view, open, lists, news };
};

describe('the account page', () => {
  it('saves the trimmed name and the bio [ACC-03]', async () => {
    const saved = answer('put', '/api/account/profile', () => ok(null));
    const { user } = await setup();
    const name = await screen.findByLabelText(/Display name/);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A display name is required')).toBeVisible();
    await user.type(name, ' มาลี ก้องเกียรติ ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(saved.map(({ body }) => body)).toEqual([{ displayName: 'มาลี ก้องเกียรติ', bio: 'ผู้สื่อข่าว' }]);
  });

  it('changes the password, shows errors on the fields, and clears the form afterwards [ACC-03]', async () => {
    const answers = [
      refused(ErrorCode.InvalidInput, '', {
        errors: { currentPassword: 'This is not your current password.' },
      }),
      ok(null),
    ];
    const changes = answer('put', '/api/account/password', () => answers.shift() ?? ok(null));
    const { user, lists } = await setup();
    const current = await screen.findByLabelText(/Current password/);
    const next = screen.getByLabelText(/New password/);
    const change = screen.getByRole('button', { name: 'Change password' });
    await user.type(current, 'old one');
    await user.type(next, 'ม้าที่ถูก');
    await user.click(change);
    expect(next).toHaveAccessibleDescription(/at least 10 characters/);
    await user.type(next, 'ต้อง ลวดเย็บ');
    await user.click(change);
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
    expect(next).toHaveValue('ม้าที่ถูกต้อง ลวดเย็บ');
    await user.type(current, '!');
    await user.click(change);
    expect(await screen.findByText(/Your password was changed/)).toBeVisible();
    expect(changes.at(-1)?.body).toEqual({ currentPassword: 'old one!', newPassword: 'ม้าที่ถูกต้อง ลวดเย็บ' });
    expect(screen.getByLabelText(/New password/)).toHaveValue('');
    // The other sessions have ended.
    await waitFor(() => expect(lists).toHaveLength(2));
  });

  it('lists the sessions, marks the current one, and ends others after a confirmation [ACC-04]', async () => {
    const { user, open } = await setup();
    const ended = answer('delete', '/api/account/sessions/:id', () => {
      open.sessions = [HERE, { ...THERE, id: 'c', browser: '' }];
      return ok(null);
    });
    const others = answer('delete', '/api/account/sessions', () => {
      open.sessions = [HERE];
      return ok(null);
    });
    const here = await screen.findByRole('row', { name: /Chrome on Windows/ });
    expect(here).toHaveTextContent('This device');
    expect(within(here).queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('row', { name: /Unknown device/ })).toBeVisible();
    expect(ended.map(({ path }) => path)).toEqual(['/api/account/sessions/b']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(others).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  it('reports a sign-in from a new device until it is dismissed [ACC-04]', async () => {
    const device = { browser: 'Firefox on Linux', network: '198.51.100.0/24', firstSeenAt: TIMES.createdAt };
    const { user, open } = await setup({ devices: [device] });
    const dismissals = answer('delete', '/api/account/new-devices', () => {
      open.devices = [];
      return ok(null);
    });
    expect(await screen.findByText(/Firefox on Linux, network 198.51.100.0\/24/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It was me' }));
    await waitFor(() => expect(screen.queryByText(/Firefox on Linux/)).not.toBeInTheDocument());
    expect(dismissals).toHaveLength(1);
  });

  it('reports wrong codes of the second factor until they are dismissed [SAF-10]', async () => {
    const at = { browser: '', network: '198.51.100.0/24', firstSeenAt: TIMES.createdAt };
    await setup({ devices: [{ ...at, wrongCodes: 6 }] });
    expect(
      await screen.findByText(/entered 6 wrong codes.*Unknown device, network 198.51.100.0\/24/),
    ).toBeVisible();
  });

  it('shows and requests nothing without the extensions [ANY-03]', async () => {
    const { lists, news } = await setup({ extensions: ['profile'] });
    expect(await screen.findByLabelText(/Display name/)).toBeVisible();
    expect(screen.queryByText('Devices')).not.toBeInTheDocument();
    expect([...lists, ...news]).toEqual([]);
  });

  it('is not found if the backend has neither extension [ANY-03]', async () => {
    const { lists } = await setup({ extensions: [] });
    expect(screen.queryByText('My account')).not.toBeInTheDocument();
    expect(lists).toEqual([]);
  });
});
