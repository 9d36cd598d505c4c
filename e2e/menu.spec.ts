import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

test('a menu group opens and closes with the mouse [NAV-03]', async ({ page }) => {
  await signIn(page, 'admin');
  if (isNarrow(page)) await page.getByRole('button', { name: 'เปิดเมนู' }).click();
  const toggle = menu(page).getByRole('button', { name: 'News' });
  const countries = menu(page).getByRole('link', { name: 'Countries' });
  const journalists = menu(page).getByRole('link', { name: 'Journalists' });
  const quiz = menu(page).getByRole('link', { name: 'Quiz' });
  const gap = async () => ((await quiz.boundingBox())?.y ?? 0) - ((await journalists.boundingBox())?.y ?? 0);

  await expect(countries).toBeHidden();
  const closed = await gap();
  await toggle.click();
  await expect(countries).toBeInViewport();
  expect(await gap()).toBeGreaterThan(closed);
  await toggle.click();
  await expect(countries).toBeHidden();
  expect(await gap()).toBe(closed);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar, 260 px wide, slides in and out with the mouse [NAV-04] @desktop', async ({ page }) => {
    await signIn(page, 'admin');
    const sidebar = page.getByRole('dialog', { name: 'เมนูหลัก' });
    await expect(sidebar).toBeHidden();

    for (const close of [
      () => page.getByRole('button', { name: 'ปิดเมนู', exact: true }).click(),
      // Next to the sidebar, on the page that it covers.
      () => page.mouse.click(350, 500),
      () => page.keyboard.press('Escape'),
    ]) {
      await page.getByRole('button', { name: 'เปิดเมนู' }).click();
      await expect.poll(() => sidebar.boundingBox()).toMatchObject({ x: 0, width: 260 });
      await page.keyboard.press('Tab');
      await expect(sidebar.locator(':focus')).toHaveCount(1);
      await close();
      await expect(sidebar).toBeHidden();
      await expect(page.getByRole('button', { name: 'เปิดเมนู' })).toBeFocused();
    }
  });
});

const bottom = (page: Page) => page.getByRole('navigation', { name: 'หน้าที่ใช้บ่อย' });
/** The height of the window that the navigation leaves free. */
const freeHeight = async (page: Page) => (await bottom(page).boundingBox())?.y ?? NaN;
const lowerEdge = async (box: Locator) => {
  const { y, height } = (await box.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height;
};

test('a phone has the pages that people open most within reach of the thumb @phone', async ({ page }) => {
  await signIn(page, 'head');
  const links = bottom(page).locator('a, button');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await bottom(page).getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(bottom(page).getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'a list with the navigation of a phone');
  await bottom(page).getByRole('link', { name: 'บัญชีของฉัน' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'บัญชีของฉัน' })).toBeVisible();
});

test('nothing of a page stays under the navigation of a phone, and no toast @phone', async ({ page }) => {
  await signIn(page, 'head');
  for (const address of ['/dashboard', '/news', '/journalist/group/1/news', '/account', '/journalist']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const last = page.locator('main :is(tr, form, section, button, a, p):visible').last();
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      expect(await lowerEdge(last), address).toBeLessThanOrEqual(await freeHeight(page));
    }).toPass();
  }
  await page.goto('/account');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const toast = page.locator('.notistack-SnackbarContainer [role="status"]');
  await expect(toast).toBeVisible();
  await expect.poll(() => lowerEdge(toast)).toBeLessThanOrEqual(await freeHeight(page));
});

test('a form with a bar of its own has the bottom of a phone for itself @phone', async ({ page }) => {
  await signIn(page, 'head');
  await page.goto('/journalist/group/1/news/create');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(bottom(page)).toBeHidden();
  await page.goBack();
  await expect(bottom(page)).toBeVisible();
});
