import { screen } from '@testing-library/react';

import { DEFAULT_CHANNELS } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NotificationSettingsCard } from './notification-settings-card';

const setup = (hasMail: boolean) => {
  setLocale('en');
  signInAs({ id: 1 });
  answer('get', '/api/notifications/settings', () => ok({ channels: DEFAULT_CHANNELS, hasMail }));
  const saved = answer('put', '/api/notifications/settings', () => ok(null));
  return { ...renderWithProviders(<NotificationSettingsCard />), saved };
};

const choice = (name: string) => screen.findByRole('combobox', { name });

describe('how a person is told', () => {
  it('is chosen for each kind [CON-02]', async () => {
    const { user, saved } = setup(true);
    expect(await choice('A sign-in on a new device')).toHaveDisplayValue('In the console and by mail');
    await user.selectOptions(await choice('News of mine is returned'), 'In the console and by mail');
    await user.selectOptions(await choice('News of mine is approved'), 'Never');
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Your notifications were saved.')).toBeVisible();
    expect(saved.map(({ body }) => body)).toEqual([
      { channels: { ...DEFAULT_CHANNELS, returned: 'mail', approved: 'never' } },
    ]);
  });

  it('offers no mail where none is sent [CON-02]', async () => {
    const { user, saved } = setup(false);
    expect(await choice('A sign-in on a new device')).toHaveDisplayValue('In the console');
    expect(screen.queryByRole('option', { name: 'In the console and by mail' })).not.toBeInTheDocument();
    // Once mail is set up, a sign-in is told by mail as before.
    await user.selectOptions(await choice('News of mine is approved'), 'Never');
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    await screen.findByText('Your notifications were saved.');
    expect(saved.map(({ body }) => body)).toEqual([{ channels: { ...DEFAULT_CHANNELS, approved: 'never' } }]);
  });
});
