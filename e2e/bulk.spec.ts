import type { APIRequestContext, Page } from '@playwright/test';

import { sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, moreAction, signIn, test } from './console-page';
import { drawPicture } from './pictures';
import { countSteps } from './steps';

const COMMENT = 'ขาดที่มาของตัวเลข';

/** Writes so many items through the API, as a person whose news waits for approval. */
const writeMany = async (page: Page, request: APIRequestContext, count: number, title: string) => {
  await page.goto('/sign-in');
  const cover = await drawPicture(page, 'cover.png', 1200, 675);
  const token = await tokenOf(request, 'trainee');
  for (let number = 1; number <= count; number += 1)
    await sendNews(request, token, { title: `${title} ${number}` }, { cover });
  const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  return ((await me.json()) as { data: { displayName: string } }).data.displayName;
};

test(
  'fifteen items of one author are returned with one comment in at most eight steps from the dashboard',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const author = await writeMany(page, request, 15, `รายงานด่วน ${Date.now()}`);
    await signIn(page, 'head');
    const steps = countSteps(page);
    await steps.click(page.locator('main a[href="/news?state=waiting"]').first());
    await expect(page).toHaveURL(/\/news\?state=waiting/);
    const rows = page.locator('main tbody tr');
    await expect(page.getByRole('searchbox')).toBeVisible();
    // The keys of a page work as soon as it has the focus.
    await expect(page.getByRole('main')).toBeFocused();
    await steps.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await steps.type(author);
    await expect(page).toHaveURL(/search=/);
    await expect(rows.filter({ hasNotText: author })).toHaveCount(0);
    const count = await rows.count();
    expect(count).toBeGreaterThanOrEqual(15);
    const box = page.getByRole('checkbox', { name: 'เลือกทุกรายการในหน้านี้' });
    const before = await rows.first().boundingBox();
    await steps.click(box);
    const bar = page.locator('[data-selection-bar]');
    await expect(bar).toContainText(String(count));
    expect(await rows.first().boundingBox(), 'nothing moves').toEqual(before);
    await expectAccessible(page, 'a list with chosen rows');
    await steps.click(bar.getByRole('button', { name: 'ส่งกลับ' }));
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expectAccessible(page, 'the dialog for several items');
    await steps.type(COMMENT);
    await steps.press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: String(count) })
        .first(),
    ).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(8);

    await page.goto('/news?state=returned');
    await expect(page.getByRole('note', { name: `ส่งกลับแล้ว: ${COMMENT}` }).nth(14)).toBeAttached();
  },
);

test('a phone chooses by taps, and has the actions in a bar at the bottom @phone', async ({ page }) => {
  await signIn(page, 'head');
  await page.goto('/news?state=waiting');
  await expect(page.locator('main tbody tr').nth(2)).toBeVisible();
  await (await moreAction(page, 'เลือกข่าว', 'button')).click();
  for (const at of [0, 2]) await page.locator('main tbody tr').nth(at).click();
  const bar = page.locator('[data-selection-bar]');
  await expect(bar).toContainText('2');
  const place = await bar.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
  await expectAccessible(page, 'a phone with chosen rows');
  await bar.getByRole('button', { name: 'ทำกับที่เลือก' }).click();
  await expect(page.getByRole('menuitem', { name: 'ส่งกลับ' })).toBeVisible();
  await expectAccessible(page, 'the actions of a phone');
});
