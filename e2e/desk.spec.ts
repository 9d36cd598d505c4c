import { tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, test } from './console-page';

test('an approver sees on the dashboard what waits for them, and opens it from there [DSK-01]', async ({
  page,
}) => {
  await signIn(page, 'head');
  const waiting = page.getByRole('table', { name: 'รอคุณอนุมัติ' });
  const title = waiting.getByRole('link').first();
  await expect(title).toBeVisible();
  await expectAccessible(page, 'the approval desk');
  const name = (await title.getAttribute('title')) ?? '';
  await title.click();
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('table', { name: 'ข่าวล่าสุดของคุณ' })).toBeVisible();
});

test('an approver is reminded once of an approval that ends soon, on any page [DSK-05]', async ({
  page,
  request,
}) => {
  const authorization = `Bearer ${await tokenOf(request, 'head')}`;
  const answer = await request.get('/api/desk', { headers: { authorization } });
  const { data } = (await answer.json()) as { data: { runningOut: { items: { approvedUntil: string }[] } } };
  await page.clock.setFixedTime(Date.parse(data.runningOut.items[0]?.approvedUntil ?? '') - 3_600_000);
  await signIn(page, 'head');
  const notice = page.getByRole('status').filter({ hasText: 'จะหมดเวลาอนุมัติ' });
  await expect(notice).toBeVisible();
  await openFromMenu(page, 'Journalists');
  await expect(page.getByRole('heading', { level: 1, name: 'Journalists' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'a page with the reminder');
  await notice.getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'อนุมัติข่าว' });
  await expect(dialog).toBeVisible();
  await expect(notice).toBeHidden();
  const asked = page.waitForResponse('**/api/desk');
  await page.reload();
  await asked;
  await expect(dialog).toBeVisible();
  await expect(notice).toBeHidden();
});

test(
  "a backend without the desk shows the user's groups with their latest news, and no figures [DSK-01, RT-04]",
  { tag: '@without-stream' },
  async ({ page }) => {
    await signIn(page, 'head');
    const main = page.getByRole('main');
    const first = main.getByRole('table').first();
    await expect(first.getByRole('row')).toHaveCount(6);
    await expectAccessible(page, 'the dashboard of any backend');
    const group = main.getByRole('heading', { level: 2 }).first();
    const name = (await group.textContent()) ?? '';
    await group.getByRole('link').click();
    await expect(page.getByRole('navigation', { name: 'เส้นทางหน้า' }).or(main)).toContainText([name]);
  },
);
