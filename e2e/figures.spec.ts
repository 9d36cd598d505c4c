import { sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { drawPicture } from './pictures';

const FIGURES = '/api/news/journalist/1/figures';

test('the figures of a group load when their tab is opened [DSK-11] @desktop', async ({ page, request }) => {
  const cover = await drawPicture(page, 'cover.png', 320, 320);
  const { data } = await sendNews(request, await tokenOf(request, 'trainee'), {}, { cover });
  const headers = { authorization: `Bearer ${await tokenOf(request, 'head')}` };
  const approved = await request.post(`/api/news/journalist/1/news/${data.id}/approve`, { headers });
  expect(approved.ok()).toBe(true);

  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith(FIGURES)) calls.push(sent.url());
  });
  // The stream of changes never ends, so the network would never be idle.
  await page.route('**/api/events*', (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  await signIn(page, 'head');
  await page.goto('/journalist/group/1');
  const tab = page.getByRole('tab', { name: 'ตัวเลข' });
  await expect(tab).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await tab.click();
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'เวลารอการตัดสินใจ' }) });
  await expect(card.locator('svg').getByText('ไตร ฝึกงาน')).toBeVisible();
  expect(calls).toHaveLength(1);
  await expectAccessible(page, 'the figures of a group as charts');
  await card.getByRole('button', { name: 'ตาราง' }).click();
  const waits = page.getByRole('table', { name: 'เวลารอการตัดสินใจ' });
  await expect(waits.getByRole('row', { name: /ไตร ฝึกงาน/ })).toBeVisible();
  await expectAccessible(page, 'the figures of a group as a table');
  await card.getByRole('button', { name: 'กราฟ' }).click();
  await expect(card.getByRole('button', { name: 'ตาราง' })).toBeVisible();
});

test('a Trainee sees no figures [DSK-11]', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'trainee');
  await page.goto('/journalist/group/1');
  await expect(page.getByRole('tab', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'ตัวเลข' })).toHaveCount(0);
  await page.goto('/journalist/group/1?tab=figures');
  await expect(page.getByRole('tab', { name: 'News', selected: true })).toBeVisible();
});
