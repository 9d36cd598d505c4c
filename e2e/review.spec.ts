import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { goTo } from './keyboard';
import { openGroupNews } from './news-form';

const headline = (page: Page) => page.getByRole('article').getByRole('heading').first();
const rows = (page: Page) => page.locator('main tbody tr');

/** Opens the first waiting item of the list by keyboard, and returns its address and title. */
const openFirstWaiting = async (page: Page) => {
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: /^Approve 24 hours/ }) })
    .first();
  const link = row.getByRole('link').first();
  const title = (await link.getAttribute('title')) ?? '';
  await goTo(page, link);
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText(title);
  return { address: new URL(page.url()).pathname, title };
};

test('an approver opens a waiting item from the list and decides on it with two keys [DSK-02] @section7', async ({
  page,
}) => {
  await signIn(page, 'pro');
  await openGroupNews(page);
  const { address, title } = await openFirstWaiting(page);
  const place = page.getByRole('status').filter({ hasText: 'รออนุมัติ' });
  await expect(place).toContainText(/จาก \d+ รออนุมัติ/);
  const before = await place.textContent();

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  // The item is reloaded before it can be approved.
  await expect(dialog.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  // The next item is open, and the approved one no longer waits.
  await expect(page).not.toHaveURL(address);
  // The address is new before the item is: a key would still be for the one on screen.
  await expect(headline(page)).not.toHaveText(title);
  await expect(place).not.toHaveText(before ?? '');
  const decided = page.url();
  const second = await place.textContent();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(decided);
  await expect(place).not.toHaveText(second ?? '');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(decided);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const row = rows(page).filter({ has: page.locator(`a[href="${address}"]`) });
  await expect(row.getByRole('button', { name: /^Approve permanently/ })).toBeVisible();
});

test('the article is as wide as on a phone or a desktop, and its links open elsewhere [DSK-02] @section7', async ({
  page,
}) => {
  await signIn(page, 'head');
  await openGroupNews(page);
  await openFirstWaiting(page);
  const width = () => page.getByRole('article').evaluate((article) => article.getBoundingClientRect().width);
  const phone = page.getByRole('button', { name: 'โทรศัพท์', exact: true });
  if (await phone.isVisible()) {
    expect(await width()).toBeGreaterThan(390);
    await phone.click();
    expect(await width()).toBe(390);
  }
  for (const link of await page.getByRole('article').getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'the review page');
  // A phone has no keyboard and little room.
  const keys = page.getByRole('button', { name: 'ปุ่มลัด', exact: true });
  if (!(await keys.isVisible())) return;
  await keys.click();
  await expect(page.getByRole('dialog', { name: 'ปุ่มลัด' })).toBeVisible();
  await expectAccessible(page, 'the keys');
});

test(
  'the bar of an item is one row of 62 px at most, with the decisions in full, at every width [DSK-02]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    await openGroupNews(page);
    await openFirstWaiting(page);
    const approve = page.getByRole('button', { name: /^Approve 24/ });
    const bar = approve.locator('xpath=ancestor::div[2]');
    for (const width of [1440, 1024, 768, 390, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(approve).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^ส่งกลับ/ })).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(62 + 1);
    }
  },
);

test(
  'a person who may not approve can read and edit, and no key decides anything [DSK-02]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'trainee');
    await openGroupNews(page);
    await rows(page).first().getByRole('link').first().click();
    await expect(headline(page)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Approve|^ถัดไป/ })).toHaveCount(0);
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit news' })).toBeVisible();
  },
);
