import * as browser from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';

import { MAX_PASSKEYS, type Passkey } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { offerPasskeys } from '@/shared/testing/passkeys';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { PasskeysCard } from './passkeys-card';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
}));
const startRegistration = jest.mocked(browser.startRegistration);

const MADE = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'data', attestationObject: 'object', transports: [] },
};

const passkey = (values: Partial<Passkey> = {}): Passkey => ({
  id: '7',
  name: 'โทรศัพท์',
  createdAt: new Date(2026, 10, 29, 9, 30).toISOString(),
  lastUsedAt: null,
  ...values,
});

const setup = async (passkeys: Passkey[], { isOffered = true } = {}) => {
  setLocale('en');
  if (isOffered) offerPasskeys();
  announceExtensions('passkeys');
  const me = createUser({ id: '5' });
  signInAs(me);
  const lists = answer('get', '/api/account/passkeys', () => ok(passkeys));
  answer('post', '/api/account/passkeys/start', () => ok({ options: { challenge: 'x' } }));
  const added = answer('post', '/api/account/passkeys', () => ok(passkey()));
  const view = renderWithProviders(<PasskeysCard user={me} />);
  await waitFor(() => expect(lists).toHaveLength(1));
  return { ...view, lists, added };
};

const openAdding = async ({ user }: Pick<Awaited<ReturnType<typeof setup>>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  return screen.getByRole('dialog', { name: 'Add passkey' });
};

describe("the card of the user's own passkeys", () => {
  beforeEach(() => startRegistration.mockReset());

  it('shows each with its dates, and says what a passkey is while there is none [CON-06]', async () => {
    const { unmount } = await setup([
      passkey(),
      passkey({ id: '8', name: 'คีย์', lastUsedAt: passkey().createdAt }),
    ]);
    const cellsOf = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent);
    expect(await cellsOf('โทรศัพท์')).toEqual(['โทรศัพท์', '29/11/26 09:30', 'Never']);
    expect((await cellsOf('คีย์'))[2]).toBe('29/11/26 09:30');
    unmount();
    await setup([]);
    expect(await screen.findByText(/your fingerprint, your face or the PIN/)).toBeVisible();
  });

  it('adds one: marks a missing name, lets the browser make it, and sends what it made [CON-06]', async () => {
    startRegistration.mockResolvedValue(MADE);
    const view = await setup([]);
    const dialog = within(await openAdding(view));
    await view.user.click(dialog.getByRole('button', { name: 'Add passkey' }));
    expect(await dialog.findByText('Enter a name.')).toBeVisible();
    expect(startRegistration).not.toHaveBeenCalled();
    await view.user.type(dialog.getByLabelText(/^Name/), ' โทรศัพท์ {Enter}');
    expect(await screen.findByText('The passkey was added.')).toBeVisible();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
    const response = { clientDataJSON: 'data', attestationObject: 'object' };
    expect(view.added[0]?.body).toEqual({
      name: 'โทรศัพท์',
      passkey: { id: 'abc', rawId: 'abc', type: 'public-key', response },
    });
    await waitFor(() => expect(view.lists).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['NotAllowedError', /No passkey was used/],
    ['InvalidStateError', /has a passkey of your account already/],
    ['SecurityError', /do not work at this address/],
    ['UnknownError', /could not use the passkey/],
  ])('says what went wrong in the browser: %s [CON-06]', async (name, words) => {
    startRegistration.mockRejectedValue(Object.assign(new Error(), { name }));
    const view = await setup([]);
    const dialog = within(await openAdding(view));
    await view.user.type(dialog.getByLabelText(/^Name/), 'x{Enter}');
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(view.added).toEqual([]);
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('x');
  });

  it('renames one, and asks before it removes one [CON-06]', async () => {
    const renamed = answer('put', '/api/account/passkeys/7', () => ok(null));
    const removed = answer('delete', '/api/account/passkeys/7', () => ok(null));
    const { user, lists } = await setup([passkey()]);
    const choose = async (action: string) => {
      await user.click(await screen.findByRole('button', { name: 'Row actions: โทรศัพท์' }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Rename');
    const name = within(screen.getByRole('dialog', { name: 'Rename passkey' })).getByLabelText(/^Name/);
    expect(name).toHaveValue('โทรศัพท์');
    await user.clear(name);
    await user.type(name, 'คีย์{Enter}');
    expect(await screen.findByText('The passkey was renamed.')).toBeVisible();
    expect(renamed[0]?.body).toEqual({ name: 'คีย์' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Remove');
    const question = screen.getByRole('dialog', { name: 'Remove passkey' });
    expect(question).toHaveTextContent('โทรศัพท์');
    expect(removed).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText('The passkey was removed.')).toBeVisible();
    await waitFor(() => expect(lists).toHaveLength(3));
  });

  it('offers no more than the limit, and none where the browser has none [CON-06]', async () => {
    const all = Array.from({ length: MAX_PASSKEYS }, (_, id) => passkey({ id: String(id), name: `p${id}.` }));
    const { unmount } = await setup(all);
    expect(await screen.findByText('p9.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
    unmount();
    offerPasskeys(false);
    await setup([], { isOffered: false });
    expect(await screen.findByText(/Passkeys do not work in this browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
  });
});
