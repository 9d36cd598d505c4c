import type { Page } from '@playwright/test';

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
