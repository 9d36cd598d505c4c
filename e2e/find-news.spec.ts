import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';

test('the dashboard leads to all that waits, which is filtered further, and Back undoes it [DSK-07, DSK-09]', async ({
  page,
}) => {
  await signIn(page, 'head');
  const waiting = page
    .getByRole('region', { name: 'Waiting for you' })
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('table', { name: 'Waiting for you' }),
    });
  await waiting.getByRole('link', { name: 'Show all' }).first().click();
  await expect(page).toHaveURL(/\/news\?state=waiting$/);
  const table = page.getByRole('table', { name: 'News' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await page.getByLabel('Category').selectOption({ index: 1 });
  await expect(page).toHaveURL(/state=waiting&category=\d+$/);
  await expectAccessible(page, 'the news of all groups');
  await page.goBack();
  await expect(page).toHaveURL(/state=waiting$/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await table.getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
});

test(
  'without the extension, News says where they are [RT-14]',
  { tag: '@without-stream' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.goto('/news');
    await expect(page.getByText('ยังไม่มีอะไรในหน้านี้')).toBeVisible();
  },
);
