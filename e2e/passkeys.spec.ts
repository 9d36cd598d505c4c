import { createServer } from 'node:net';

import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, signOut, test } from './console-page';
import { startOwnServer } from './own-server';

/** A port that is free at this moment: browsers make passkeys for an origin, which the server must know before it starts. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** A phone or computer that recognises its person, as Chromium simulates it. */
const addDevice = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognises: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
};

const givePassword = async (page: Page, name: string) => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill('newsdesk');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
const byPasskey = (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบด้วยพาสคีย์' });

test.describe('a passkey', { tag: '@desktop' }, () => {
  // A removed passkey (409), and the data of the dashboard before the second factor is set up (403).
  test.use({ expectedComplaint: /status of 40[39]/ });
  let server: Awaited<ReturnType<typeof startOwnServer>>;
  let origin = '';

  test.beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const settings = { NEWSDESK_PUBLIC_URL: origin, NEWSDESK_TWO_FACTOR: 'administrators' };
    server = await startOwnServer({ PORT: String(port), ...settings });
  });
  test.afterAll(() => server.stop());

  test('is added, signs in without the password, and is removed [CON-06]', async ({ page }) => {
    const device = await addDevice(page);
    await page.goto(`${origin}/sign-in`);
    await expect(byPasskey(page)).toBeVisible();
    await expectAccessible(page, 'sign-in with passkeys');
    await givePassword(page, 'trainee');
    await expectDashboard(page);

    await page.goto(`${origin}/account`);
    await page.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click();
    const dialog = page.getByRole('dialog', { name: 'เพิ่มพาสคีย์' });
    await dialog.getByLabel(/^ชื่อ/).fill('โทรศัพท์ของฉัน');
    await expectAccessible(page, 'the name of a new passkey');
    await dialog.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click();
    await expect(page.getByRole('row', { name: /โทรศัพท์ของฉัน.*ยังไม่เคยใช้/ })).toBeVisible();
    await expectAccessible(page, 'the card of passkeys');

    await signOut(page);
    await byPasskey(page).click();
    await expectDashboard(page);

    await page.goto(`${origin}/account`);
    await expect(page.getByRole('row', { name: /โทรศัพท์ของฉัน/ })).not.toContainText('ยังไม่เคยใช้');
    await page.getByRole('button', { name: /โทรศัพท์ของฉัน/ }).click();
    await page.getByRole('menuitem', { name: 'ลบ', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ลบพาสคีย์' }).click();
    await expect(page.getByRole('row', { name: /โทรศัพท์ของฉัน/ })).toHaveCount(0);

    await signOut(page);
    await byPasskey(page).click();
    await expect(page.getByText(/ที่นี่ไม่มีพาสคีย์นี้แล้ว/)).toBeVisible();
    // A device that does not recognise its person signs nobody in.
    await device.recognises(false);
    await byPasskey(page).click();
    await expect(page.getByText(/ยังไม่ได้ใช้พาสคีย์/)).toBeVisible();
  });

  test('is the second factor that is required, and the second step after the password [CON-06]', async ({
    page,
  }) => {
    await addDevice(page);
    await page.goto(`${origin}/sign-in`);
    await givePassword(page, 'admin');
    await page.getByLabel(/^ชื่อ/).fill('เครื่องทำงาน');
    await expectAccessible(page, 'the set-up of a second factor with a passkey');
    await page.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click();
    await expectDashboard(page);

    await signOut(page);
    await givePassword(page, 'admin');
    const use = page.getByRole('button', { name: 'ใช้พาสคีย์' });
    await expect(use).toBeFocused();
    await expectAccessible(page, 'the second step with a passkey');
    await use.click();
    await expectDashboard(page);
  });
});
