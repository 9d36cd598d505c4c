import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';

test('an approver sees on the dashboard what waits for them, and opens it from there [DSK-01]', async ({
  page,
}) => {
  await signIn(page, 'head');
  const waiting = page.getByRole('table', { name: 'Waiting for you' });
  const title = waiting.getByRole('link').first();
  await expect(title).toBeVisible();
  await expectAccessible(page, 'the approval desk');
  const name = (await title.getAttribute('title')) ?? '';
  await title.click();
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Your latest news' })).toBeVisible();
});

test(
  'a backend without a desk has a dashboard without figures [RT-04]',
  { tag: '@without-stream' },
  async ({ page }) => {
    await signIn(page, 'head');
    await expect(page.getByText('ยังไม่มีข้อมูลให้แสดงในหน้านี้')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\d/);
  },
);
