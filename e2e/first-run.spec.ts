import { expectAccessible } from './axe';
import { expect, test } from './console-page';
import { startOwnServer } from './own-server';

// After the first administrator exists, the page still asks once whether none exists, and is refused.
test.use({ expectedComplaint: /status of 40[01]/ });

test(
  'an installation without users creates its first administrator in the browser, and no second one [ACC-06, SAF-07]',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const { address, said, stop } = await startOwnServer({ NEWSDESK_DEMO: 'off' });
    const printed = () => /first-run#([^\s"]+)/.exec(said())?.[1];
    await expect.poll(printed).toBeTruthy();
    const code = printed() ?? '';
    try {
      await page.goto(`${address}/sign-in`);
      await expect(page.getByRole('heading', { name: 'ผู้ดูแลระบบคนแรก' })).toBeVisible();
      await expectAccessible(page, 'the page of the first administrator');
      await page.goto(`${address}/first-run#${code}`);
      await expect(page.getByLabel(/^รหัสเริ่มต้น/)).toHaveValue(code);
      await expect(page).toHaveURL(`${address}/first-run`);
      await page.getByLabel('Username').fill('wipa');
      await page.getByLabel('Email').fill('wipa@newsdesk.example');
      await page.getByLabel(/^Password/).fill('ม้าที่ถูกต้อง ลวดเย็บ');
      await page.getByLabel(/^รหัสผ่านอีกครั้ง/).fill('ม้าที่ถูกต้อง ลวดเย็บ');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await page.getByRole('link', { name: 'Users' }).click();
      await expect(page.getByRole('row', { name: /wipa@newsdesk.example/ })).toBeVisible();

      const stranger = await browser.newPage();
      await stranger.goto(`${address}/sign-in`);
      await expect(stranger.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await stranger.close();
    } finally {
      // Close the page before the server stops, so that it sends no further request.
      await page.close();
      await stop();
    }
  },
);
