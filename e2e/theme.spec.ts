import type { Page } from '@playwright/test';

import { expect, openFromMenu, openProfile, signIn, test } from './console-page';

const lookOf = (page: Page) =>
  page.evaluate(() => ({
    scheme: document.documentElement.dataset['scheme'],
    background: getComputedStyle(document.body).backgroundColor,
    language: document.documentElement.lang,
  }));

test('theme and language are chosen in the profile menu and kept after a reload [VAL-01] @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'plain');
  const light = await lookOf(page);
  expect(light).toMatchObject({ scheme: 'light', language: 'th' });

  await openProfile(page);
  await page.getByLabel('ธีม').selectOption('มืด');
  await page.getByLabel('ภาษา').selectOption('English');
  await expect(page.getByLabel('Theme')).toBeVisible();
  await page.reload();
  await openProfile(page);
  await expect(page.getByLabel('Theme')).toBeVisible();
  const dark = await lookOf(page);
  expect(dark).toMatchObject({ scheme: 'dark', language: 'en' });
  expect(dark.background).not.toBe(light.background);
});

test('the system theme follows the system', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'plain');
  expect((await lookOf(page)).scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => lookOf(page)).toMatchObject({ scheme: 'light' });
});

test.describe('missing pages', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('an unknown address and an unknown id show the not-found page inside the layout [RT-21]', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    for (const address of ['/nowhere', '/user/99999', '/journalist/group/abc', '/news/category/99999/edit']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: /404/ }), address).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
    await openFromMenu(page, 'Journalists');
    await expect(page.getByRole('heading', { name: 'Journalists' })).toBeVisible();
  });
});

test('the quiz entries lead to a page that says they are not available yet [RT-22] @desktop', async ({
  page,
}) => {
  await signIn(page, 'plain');
  for (const name of ['Categories', 'Quiz']) {
    await page.goto('/dashboard');
    await openFromMenu(page, 'Quiz', name);
    await expect(page.getByRole('heading', { name: 'ยังไม่เปิดใช้' })).toBeVisible();
  }
});
