import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, signOut, test } from './console-page';
import { freePort, startOwnProvider } from './own-provider';
import { startOwnServer } from './own-server';

// A cancelled sign-in is refused (409), and so is the removal of the link without a fresh proof (403).
test.use({ expectedComplaint: /status of (403|409)/ });

const EMAIL = 'trai@newsdesk.example';

const button = (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบด้วย Example ID' });
const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

/** Signs in on the page of the provider, and consents there the first time. */
const signInThere = async (page: Page) => {
  await page.getByPlaceholder('Enter any login').fill(EMAIL);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

test(
  'a person signs in by a provider: cancelled, then linked with the password, then without it, then unlinked [CON-06]',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const provider = await startOwnProvider(origin);
    const server = await startOwnServer({
      ...provider.settings,
      PORT: String(port),
      NEWSDESK_PUBLIC_URL: origin,
    });
    // The page of the provider asks for a font from elsewhere.
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    try {
      await test.step('Cancel there leads back to a message', async () => {
        await page.goto(`${origin}/account`);
        await expect(button(page)).toBeVisible();
        await expectAccessible(page, 'sign-in with a provider');
        await button(page).click();
        await page.getByRole('link', { name: 'Cancel' }).click();
        await expect(page.getByRole('alert')).toContainText('ยกเลิก');
      });

      await test.step('the password proves the account once', async () => {
        await page.goto(`${origin}/account`);
        await button(page).click();
        await signInThere(page);
        await expect(page.getByText(`มีบัญชีที่ใช้อีเมล ${EMAIL} แล้ว`)).toBeVisible();
        await expect(page).toHaveURL(`${origin}/sign-in`);
        await expectAccessible(page, 'the proof of an account that is linked');
        await page.getByLabel('Password').fill('newsdesk');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page.getByText('เชื่อมบัญชีกับ Example ID แล้ว')).toBeVisible();
        await expect(page).toHaveURL(`${origin}/account`);
        await expect(page.getByText(`เชื่อมกับบัญชี ${EMAIL} ของ Example ID`)).toBeVisible();
        await expectAccessible(page, 'the own account with a link to the provider');
      });

      await test.step('from then on the provider signs in, and is signed out of too', async () => {
        await signOut(page);
        await button(page).click();
        await expectDashboard(page);
        await signOut(page);
        await page.getByRole('button', { name: 'ออกจากระบบของ Example ID ด้วย' }).click();
        await page.getByRole('button', { name: 'Yes, sign me out' }).click();
        await expect(page).toHaveURL(new RegExp(`^${origin}/sign-in`));
        await button(page).click();
        await signInThere(page);
        await expectDashboard(page);
      });

      await test.step('the link is removed after a fresh proof', async () => {
        await page.goto(`${origin}/account`);
        await page.getByRole('button', { name: 'เลิกเชื่อม' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'เลิกเชื่อม' }).click();
        const proof = page.getByRole('dialog').filter({ has: page.getByLabel('Password') });
        await proof.getByLabel('Password').fill('newsdesk');
        await proof.getByRole('button', { name: 'ต่อไป' }).click();
        await expect(page.getByText(/^ยังไม่ได้เชื่อม/)).toBeVisible();
      });
    } finally {
      // Its stream would be cut off.
      await page.close();
      await server.stop();
      await provider.stop();
    }
  },
);
