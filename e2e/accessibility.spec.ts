import type { Page } from '@playwright/test';

import { ADDRESSES } from './addresses';
import { expectAccessible } from './axe';
import { expect, openFromMenu, openProfile, signIn, test } from './console-page';
import { tagsOf, titleOf } from './news-form';

const LANGUAGES = ['th', 'en'] as const;

const speak = (page: Page, language: (typeof LANGUAGES)[number]) =>
  page.addInitScript((value) => {
    // The frames of the players have no storage.
    if (window === window.top) localStorage.setItem('locale', value);
  }, language);

const open = async (page: Page, address: string) => {
  await page.goto(address);
  // The first: the page that the review shows has an h1 too, whose `aria-level` Playwright does not read.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
};

const WIDTHS = [390, 1440];

const expectWithinWindow = async (page: Page, address: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
  }
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

const closeDialog = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Opens a dialog or menu, checks it, and closes it again. */
const checkDialog = async (page: Page, name: string | RegExp) => {
  await button(page, name).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, `the dialog of ${name}`);
  await closeDialog(page);
};

const checkMenu = async (page: Page, name: string | RegExp) => {
  await button(page, name).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, `the menu of ${String(name)}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
};

// Mock the players, so that the journey contacts only the server under test.
test.beforeEach(({ page }) =>
  page.route(/youtube|tiktok/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>player</title><p>player</p></html>',
    }),
  ),
);

for (const language of LANGUAGES) {
  test(
    `axe finds nothing on any page, in ${language}, and nothing is wider than the window`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.setTimeout(240_000);
      await speak(page, language);
      await page.goto('/sign-in');
      await expectAccessible(page, '/sign-in');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, '/sign-in with errors');
      await signIn(page, 'admin');
      for (const address of ADDRESSES) {
        await open(page, address);
        await expectAccessible(page, address);
        await expectWithinWindow(page, address);
      }
      await open(page, '/journalist/group/2/news');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('article')).toBeVisible();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Edit news' })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expectAccessible(page, 'Edit news');
    },
  );
}

// The dialogs are the same in both languages, and only Thai is checked in both themes.
test('axe finds nothing in any dialog or menu', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'admin');
  await openProfile(page);
  await expectAccessible(page, 'the profile menu');
  await open(page, '/user/1');
  await checkDialog(page, /Remove ADMINISTRATOR/);
  await open(page, '/journalist/group/2?tab=categories');
  await checkDialog(page, 'Add category');
  await checkDialog(page, 'Delete group');
  await open(page, '/journalist/group/2/news');
  await checkDialog(page, /^Approve/);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await checkDialog(page, 'ปุ่มลัด');
  await open(page, '/news/category');
  await checkMenu(page, /^คำสั่งของรายการ/);
  await button(page, /^คำสั่งของรายการ/).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectAccessible(page, 'the dialog of deleting a category');
  await closeDialog(page);
  await open(page, '/news/country');
  await checkDialog(page, /^Remove ไทย/);
});

test('axe finds nothing in the news form at work', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'admin');
  await open(page, '/journalist/group/2/news/create');
  await page.getByLabel('TikTok URL').fill('https://www.tiktok.com/@newsdesk/video/7212345678901234567');
  await tagsOf(page).fill('ข่าวด่วน');
  await page.keyboard.press('Enter');
  await button(page, 'เพิ่มลิงก์อ้างอิง').click();
  await button(page, 'Save').click();
  await expect(titleOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'the form with errors');
  await checkDialog(page, 'Delete TikTok link');
  await checkDialog(page, 'Generate Tag');
  for (const panel of ['Link', 'Media', 'Table', 'Emoticons', 'Picture and caption', 'More formats']) {
    await page
      .getByRole('toolbar', { name: 'Formatting' })
      .getByRole('button', { name: panel, exact: true })
      .click();
    await expectAccessible(page, `the panel ${panel}`);
  }
});

test.describe('for a user without permissions', () => {
  test.use({ expectedComplaint: /status of 403/ });

  test('axe finds nothing on the 403 page, nor in the menu of a narrow window', async ({ page }) => {
    await signIn(page, 'plain');
    await openFromMenu(page, 'Users');
    await expect(page.getByText('403 | Unauthorized')).toBeVisible();
    await expectAccessible(page, '/user without the permission');
    const toggle = page.getByRole('button', { name: 'เปิดเมนู' });
    if (await toggle.isVisible()) await toggle.click();
    await expectAccessible(page, 'the menu');
    for (const address of ['/journalist', '/journalist/group/1', '/news/category', '/news/country']) {
      await open(page, address);
      await expectAccessible(page, address);
    }
  });
});
