import { screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, type TwoFactor } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { TwoFactorCard } from './two-factor-card';

const CODES = Array.from({ length: 10 }, (_, index) => `abcde-fghi${index}`);
const OFF: TwoFactor = { isEnabled: false, isRequired: false, recoveryCodesLeft: 0 };
const ON: TwoFactor = { isEnabled: true, isRequired: false, recoveryCodesLeft: 7 };

const setup = async (factor: TwoFactor) => {
  setLocale('en');
  announceExtensions('two-factor');
  const me = createUser({ id: 5, username: 'malee' });
  signInAs(me);
  const now = { factor };
  answer('get', '/api/accounts/5/two-factor', () => ok(now.factor));
  const view = renderWithProviders(<TwoFactorCard user={me} />);
  await screen.findByText(factor.isEnabled ? 'On' : 'Off');
  const open = async (name: string) => {
    await view.user.click(screen.getByRole('button', { name }));
    return screen.findByRole('dialog');
  };
  return { ...view, now, open };
};

describe("the card of the user's own second factor", () => {
  it('turns it on: password, QR code and key, a first code, ten recovery codes [ACC-05]', async () => {
    const starts = answer('post', '/api/account/two-factor/start', () =>
      ok({ secret: 'MZXW6YTBOI', address: 'otpauth://totp/Newsdesk:malee?secret=MZXW6YTBOI' }),
    );
    const { user, now, open } = await setup(OFF);
    const confirms = answer('post', '/api/account/two-factor/confirm', () => {
      now.factor = { ...ON, recoveryCodesLeft: 10 };
      return ok({ recoveryCodes: CODES });
    });
    const dialog = within(await open('Turn on'));
    await user.type(dialog.getByLabelText(/^Password/), 'secret{Enter}');
    expect(await dialog.findByRole('img', { name: 'QR code' })).toBeVisible();
    expect(dialog.getByText('MZXW 6YTB OI')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Code/), '12345{Enter}');
    await waitFor(() => expect(dialog.getByLabelText(/^Code/)).toHaveAccessibleDescription(/6 digits/));
    await user.type(dialog.getByLabelText(/^Code/), '6{Enter}');
    expect(await dialog.findByText(CODES[9] ?? '')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    expect(starts.map(({ body }) => body)).toEqual([{ password: 'secret' }]);
    expect(confirms.map(({ body }) => body)).toEqual([{ code: '123456' }]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.getByText(/: 10\./)).toBeVisible();
  });

  it('provides the recovery codes by Copy and as a file [ACC-05]', async () => {
    answer('post', '/api/account/two-factor/recovery-codes', () => ok({ recoveryCodes: CODES }));
    const { user, open } = await setup(ON);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    const dialog = within(await open('New recovery codes'));
    await user.type(dialog.getByLabelText(/^Password/), 'secret');
    await user.type(dialog.getByLabelText(/^Code/), '123456{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(saved).toHaveBeenCalledTimes(1);
    expect(saved.mock.contexts[0]).toHaveAttribute('download', 'newsdesk-recovery-codes.txt');
    expect(await files[0]?.text()).toMatch(/of malee[^]*abcde-fghi0[^]*abcde-fghi9/);
  });

  it('turns it off with password and code, and shows which one is wrong [ACC-05]', async () => {
    const { user, now, open } = await setup(ON);
    const wrong = 'This code is wrong';
    const answers = [refused(ErrorCode.InvalidInput, wrong, { errors: { code: wrong } })];
    const ends = answer('post', '/api/account/two-factor/disable', () => {
      const refusal = answers.shift();
      if (!refusal) now.factor = OFF;
      return refusal ?? ok(null);
    });
    const dialog = within(await open('Turn off'));
    await user.type(dialog.getByLabelText(/^Password/), 'secret');
    await user.type(dialog.getByLabelText(/^Code/), '000000{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Code/)).toHaveAccessibleDescription(/This code is wrong/),
    );
    await user.clear(dialog.getByLabelText(/^Code/));
    await user.type(dialog.getByLabelText(/^Code/), 'abcde-fghij{Enter}');
    expect(await screen.findByText('Off')).toBeVisible();
    expect(ends.at(-1)?.body).toEqual({ password: 'secret', code: 'abcde-fghij' });
  });

  it('says that it is required, and how many recovery codes are left [ACC-05]', async () => {
    await setup({ ...ON, isRequired: true });
    expect(screen.getByText(/: 7\./)).toBeVisible();
    expect(screen.getByText(/required here/)).toBeVisible();
  });
});
