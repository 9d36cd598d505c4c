import type { APIRequestContext, Page } from '@playwright/test';

import { sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, moreAction, signIn, test } from './console-page';
import { drawPicture } from './pictures';
import { countSteps } from './steps';

const COMMENT = 'ขาดที่มาของตัวเลข';

type Stored = { categoryId: number; html: string; coverImageUrl: string; tags: { name: string }[] };

/** Writes so many items through the API, as a person whose news waits for approval. */
const writeMany = async (page: Page, request: APIRequestContext, count: number, title: string) => {
  await page.goto('/sign-in');
  const cover = await drawPicture(page, 'cover.png', 1200, 675);
  const token = await tokenOf(request, 'trainee');
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { data } = await sendNews(request, token, { title: `${title} ${number}`, tags: 'เดิม' }, { cover });
    if (data) ids.push(data.id);
  }
  const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  const author = ((await me.json()) as { data: { displayName: string } }).data.displayName;
  return { author, ids, token };
};

test(
  'fifteen items of one author are returned with one comment in at most eight steps from the dashboard',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const { author } = await writeMany(page, request, 15, `รายงานด่วน ${Date.now()}`);
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

test(
  'category and tags of several news change at once, and what another has edited meanwhile stays as it is [LOK-03]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const title = `ขบวนแห่ ${Date.now()}`;
    const { ids, token } = await writeMany(page, request, 3, title);
    const stored = async (id: number | undefined) => {
      const answer = await request.get(`/api/news/journalist/1/news/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { data } = (await answer.json()) as { data: Stored };
      return { ...data, tags: data.tags.map(({ name }) => name) };
    };
    const before = await stored(ids[0]);

    await signIn(page, 'head');
    await page.goto(`/journalist/group/1/news?search=${encodeURIComponent(title)}`);
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(3);
    const bar = page.locator('[data-selection-bar]');
    const dialog = page.getByRole('dialog');
    const ask = async (action: string) => {
      await page.getByRole('checkbox', { name: 'เลือกทุกรายการในหน้านี้' }).click();
      await expect(bar).toContainText('3');
      await bar.getByRole('button', { name: action }).click();
    };

    await ask('เปลี่ยนหมวดหมู่');
    const category = dialog.getByRole('combobox');
    await expect(category).toBeFocused();
    await expectAccessible(page, 'the dialog for the category of several items');
    const other = category.locator(`option:not([disabled]):not([value="${before.categoryId}"])`).first();
    const chosen = await other.getAttribute('value');
    await category.selectOption(chosen);
    await dialog.getByRole('button', { name: 'เปลี่ยนหมวดหมู่' }).click();
    await expect(dialog).toHaveCount(0);
    for (const id of ids) expect(String((await stored(id)).categoryId)).toBe(chosen);

    await ask('แก้แท็ก');
    await expect(dialog.getByLabel('แท็กที่จะเพิ่ม', { exact: true })).toBeFocused();
    await page.keyboard.type('ขบวน');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('แท็กที่จะนำออก', { exact: true }).fill('เดิม');
    await expectAccessible(page, 'the dialog for the tags of several items');
    const theirs = { title: `${title} ใหม่`, html: '<p>แก้แล้ว</p>', tags: 'ของเขา' };
    await sendNews(request, token, theirs, { newsId: ids[1] ?? 0 });
    await dialog.getByRole('button', { name: 'แก้แท็ก' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText([/ข่าวนี้เปลี่ยนไปแล้ว/]);
    await expectAccessible(page, 'what became of several items');
    expect(await stored(ids[1])).toMatchObject({ ...theirs, tags: [theirs.tags] });
    for (const id of [ids[0], ids[2]]) {
      const { html, coverImageUrl, tags } = await stored(id);
      expect({ html, tags }).toEqual({ html: before.html, tags: ['ขบวน'] });
      expect(coverImageUrl).not.toBe('');
    }
    expect((await stored(ids[0])).coverImageUrl).toBe(before.coverImageUrl);
  },
);

test('the actions on chosen news fit at every width', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'head');
  await page.goto('/journalist/group/1/news');
  await page.getByRole('checkbox', { name: 'เลือกทุกรายการในหน้านี้' }).click();
  const bar = page.locator('[data-selection-bar]');
  const menu = bar.getByRole('button', { name: 'ทำกับที่เลือก' });
  for (const width of [1440, 1400, 1399, 1280, 1024, 768, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toHaveCount(width < 1400 ? 1 : 0);
    const room = await bar.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
  }
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'แก้แท็ก' })).toBeVisible();
});

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
