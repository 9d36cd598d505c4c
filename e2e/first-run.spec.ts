import { expectAccessible } from './axe';
import { expect, test } from './console-page';
import { startOwnServer } from './own-server';

// After the first administrator exists, the page still asks once whether none exists, and is refused.
test.use({ expectedComplaint: /status of 40[01]/ });

test(
  'an installation without users creates its first administrator in the browser, and no second one [ACC-06]',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const { address, stop } = await startOwnServer({ NEWSDESK_DEMO: '0' });
    try {
      await page.goto(`${address}/sign-in`);
      await expect(page.getByRole('heading', { name: 'First administrator' })).toBeVisible();
      await expectAccessible(page, 'the page of the first administrator');
      await page.getByLabel('Username').fill('wipa');
      await page.getByLabel('Email').fill('wipa@newsdesk.example');
      await page.getByLabel(/^Password/).fill('ม้าที่ถูกต้อง ลวดเย็บ');
      await page.getByLabel(/^Repeat password/).fill('ม้าที่ถูกต้อง ลวดเย็บ');
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
