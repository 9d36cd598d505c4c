import { tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, signOut, test } from './console-page';

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

test('an approver decides on an item of the dashboard by the keyboard alone, and on a phone by its menu [DSK-01]', async ({
  page,
}, { project }) => {
  await signIn(page, 'head');
  const row = page.getByRole('table', { name: 'รอคุณอนุมัติ' }).getByRole('row').nth(1);
  const title = row.getByRole('link').first();
  const back = row.getByRole('button', { name: /^ส่งกลับ: / });
  await expect(title).toBeVisible();
  if (project.name === 'desktop') {
    // Where nobody points at a row, its buttons are not seen.
    await expect(back).toHaveCSS('opacity', '1');
    await expect(back.locator('xpath=..')).toHaveCSS('opacity', '0');
    await title.focus();
    await expect(back.locator('xpath=..')).toHaveCSS('opacity', '1');
    await expectAccessible(page, 'a row of the dashboard with its buttons');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
  } else {
    await row.getByRole('button', { name: /^คำสั่งของรายการ/ }).click();
    await page.getByRole('menuitem', { name: 'ส่งกลับ' }).click();
  }
  const dialog = page.getByRole('dialog', { name: 'ส่งกลับ' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test(
  'the dashboard moves nothing while it loads, and no row lies over the next, at any width and for anybody',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.removeItem('moved');
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        sessionStorage.setItem('moved', String(sum));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const name of ['head', 'trainee', 'plain']) {
      await signIn(page, name);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.reload();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        const moved = await page.evaluate(() => Number(sessionStorage.getItem('moved') ?? 0));
        expect(moved, `${name} ${width}`).toBeLessThanOrEqual(0.02);
        const over = await page
          .getByRole('main')
          .getByRole('row')
          .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight).length);
        expect(over, `${name} ${width}: rows over the next`).toBe(0);
      }
      await signOut(page);
    }
  },
);

test('an approver is reminded once of an approval that ends soon, on any page [DSK-05] @desktop', async ({
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
