import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, openProfile, signIn, test } from './console-page';
import { titleOf } from './news-form';

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

const openPalette = async (page: Page) => {
  // On a busy machine the page listens to keys a moment after it is drawn.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
};

/** Types into the palette and opens the first entry. */
const goTo = async (page: Page, text: string, first: string | RegExp) => {
  await openPalette(page);
  await page.keyboard.type(text);
  await expect(options(page).first()).toContainText(first);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'pages, groups, news and people are reached by key, word and Enter [LOK-01]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await goTo(page, 'countries', 'Countries');
    await expect(page.getByRole('heading', { level: 1, name: 'News countries' })).toBeVisible();
    await goTo(page, 'การเมือง news', /ข่าวการเมือง › News/);
    await expect(page.getByRole('heading', { level: 1, name: 'Group news' })).toBeVisible();

    const title = await page.locator('main tbody tr a[title]').first().getAttribute('title');
    await openPalette(page);
    await page.keyboard.type(title ?? '');
    const found = options(page).filter({ hasText: title ?? '' });
    await expect(found.first()).toBeVisible();
    await expectAccessible(page, 'the palette with news');
    await found.first().click();
    await expect(page.getByRole('article')).toBeVisible();

    await openPalette(page);
    await expectAccessible(page, 'the palette');
    await expect(options(page).first()).toContainText(title ?? '');
    // The actions of the page under it, too.
    await page.keyboard.type('ปุ่มลัด');
    await page.keyboard.press('Enter');
    const keys = page.getByRole('dialog', { name: 'ปุ่มลัด' });
    await expect(keys).toContainText('Ctrl+K');
    await keys.getByRole('button', { name: 'ปิด', exact: true }).click();
    await expect(keys).toHaveCount(0);

    await goTo(page, 'plain', /plain/);
    await expect(page.getByText('plain.potter@newsdesk.example')).toBeVisible();
    // To the search of a list, with one key.
    await goTo(page, 'journalists', 'Journalists');
    await expect(page.getByRole('heading', { level: 1, name: 'Journalists' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    // On a busy machine the page listens to keys a moment after it is drawn.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1_000 });
    }).toPass();
  },
);

test('search is in the header of every width and Add news there or at the bottom, and nothing leaves the window [LOK-01] @section7', async ({
  page,
}) => {
  await signIn(page, 'pro');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(52);
  await header.getByRole('button', { name: 'ค้นหา' }).click();
  await expect(field(page)).toBeFocused();
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(header.getByRole('button', { name: 'ค้นหา' })).toBeFocused();

  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const bottom = page.getByRole('navigation', { name: 'หน้าที่ใช้บ่อย' });
  const add = (isPhone ? bottom : header).getByRole('button', { name: 'Add news' });
  await add.click();
  const groups = page.getByRole('menuitem');
  if ((await add.getAttribute('aria-haspopup')) === 'menu') await groups.first().click();
  await expect(titleOf(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('the bar of the review page is one row at every width, and nothing in it leaves the window', async ({
  page,
}) => {
  await signIn(page, 'pro');
  await page.goto('/news?state=waiting');
  await page.locator('main tbody tr').first().getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  const next = page.getByRole('button', { name: 'ถัดไป' });
  const approve = page.getByRole('button', { name: /^Approve/ });
  await expect(next).toBeEnabled();
  await expect(approve).toBeEnabled();
  const [one, other] = [await next.boundingBox(), await approve.boundingBox()];
  const width = page.viewportSize()?.width ?? 0;
  // All of it in one row: their middles are on one line.
  expect(
    Math.abs((one?.y ?? 0) + (one?.height ?? 0) / 2 - (other?.y ?? 0) - (other?.height ?? 0) / 2),
  ).toBeLessThan(1);
  expect((other?.x ?? width) + (other?.width ?? 0)).toBeLessThanOrEqual(width);
  const height = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--action-bar-height'));
  const before = await height();
  expect(parseFloat(before)).toBeLessThanOrEqual(72);
  await next.click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await height()).toBe(before);
});

test('the help says what the page is for and which keys it has', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/news/country');
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await openProfile(page);
  const place = isPhone ? page.getByRole('dialog', { name: 'เมนูโปรไฟล์' }) : page.getByRole('banner');
  await place.getByRole('button', { name: 'วิธีใช้และปุ่มลัด' }).click();
  const help = page.getByRole('dialog', { name: 'วิธีใช้และปุ่มลัด' });
  await expect(help).toContainText('ประเทศที่เลือกได้ในข่าว');
  await expect(help).toContainText('Ctrl+K');
  await expectAccessible(page, 'the help');
});
