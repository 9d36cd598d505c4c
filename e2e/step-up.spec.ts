import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';

const REFUSAL = {
  success: false,
  data: null,
  message: 'Prove first that it is you.',
  code: 6,
  errors: null,
  needsProof: true,
};

// A sign-in is a proof for ten minutes, so that the first refusal of a call is given here. The proof itself is the server's.
test.describe('ten minutes after the sign-in', () => {
  test.use({ expectedComplaint: /status of 40[03]/ });

  test('an administrator proves who they are, and the change that waited is made [SAF-08]', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    let isProven = false;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/step-up') && response.ok()) isProven = true;
    });
    await page.route('**/api/users/permissions/**', (route) =>
      isProven ? route.continue() : route.fulfill({ status: 403, json: REFUSAL }),
    );
    await page.goto('/user?search=plain');
    await page.getByRole('row').nth(1).getByRole('link').click();
    const row = page.getByRole('row', { name: /\bUSER_READ\b/ });
    await row.getByRole('button', { name: /Add/ }).click();

    const dialog = page.getByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the dialog of the proof');
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await dialog.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Password').fill('newsdesk');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole('button', { name: /Remove/ })).toBeVisible();
  });
});
