import type { Page } from '@playwright/test';

import { expect, openFromMenu, signIn, test } from './console-page';

/** The number of moves of each of the two browsers that reorder at the same time. */
const MOVES = Number(process.env['MOVES'] ?? 8);

const table = (page: Page) => page.getByRole('table', { name: 'News categories' });
// Playwright ignores the disabled attribute of a fieldset, so use a CSS selector.
const idle = (page: Page) => expect(page.locator('fieldset:enabled:has(table)')).toBeVisible();
const busy = (page: Page) => expect(page.locator('fieldset:disabled:has(table)')).toBeVisible();
const namesOn = (page: Page) => table(page).locator('tbody a').allInnerTexts();

const openCategories = async (page: Page) => {
  await openFromMenu(page, 'News', 'Categories');
  await expect(table(page).getByRole('row', { name: 'Technology' })).toBeVisible();
};

const chooseFromMenu = async (page: Page, row: string, action: string) => {
  await table(page)
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^คำสั่งของรายการ/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a category is created, renamed, moved and deleted @section7', async ({ page }) => {
  const name = `ข่าวทดลอง ${Date.now()}`;
  await signIn(page, 'admin');
  await openCategories(page);
  await page.getByRole('link', { name: 'Create a news category' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('โปรดกรอกชื่อหมวดหมู่')).toBeVisible();
  await page.getByLabel('Category name').fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('สร้างหมวดหมู่แล้ว')).toBeVisible();

  await chooseFromMenu(page, name, 'Edit');
  await page.getByLabel('Category name').fill(`${name} ใหม่`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('แก้ไขหมวดหมู่แล้ว')).toBeVisible();
  await expect(table(page).getByRole('link', { name: `${name} ใหม่` })).toBeVisible();

  const before = await namesOn(page);
  const place = before.indexOf(`${name} ใหม่`);
  const direction = place === 0 ? 'เลื่อนลง' : 'เลื่อนขึ้น';
  const step = page.getByRole('button', { name: `${direction}: ${name} ใหม่` });
  await step.click();
  await idle(page);
  const moved = before
    .toSpliced(place, 1)
    .toSpliced(direction === 'เลื่อนขึ้น' ? place - 1 : place + 1, 0, `${name} ใหม่`);
  expect(await namesOn(page)).toEqual(moved);
  await page.reload();
  await expect(step).toBeVisible();
  expect(await namesOn(page)).toEqual(moved);

  await chooseFromMenu(page, `${name} ใหม่`, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('ลบสำเร็จ')).toBeVisible();
  await expect(table(page).getByRole('link', { name })).toHaveCount(0);
});

const handleOf = (page: Page, name: string | undefined) =>
  page.getByRole('button', { name: `ลาก: ${name}`, exact: true });

/** Drags with the mouse: to the handle, down, over to the row, up. */
const dragTo = async (page: Page, name: string | undefined, target: string | undefined) => {
  const to = await table(page).getByRole('link', { name: target, exact: true }).boundingBox();
  const handle = handleOf(page, name);
  await handle.hover();
  await page.mouse.down();
  for (const step of [1, 2, 3])
    await page.mouse.move((to?.x ?? 0) + step, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 3 });
  await expect(page.locator('tr[data-drop]')).toContainText(target ?? '');
  await page.mouse.up();
};

test('a category is dragged to another place with the mouse and with the keyboard', async ({ page }) => {
  await signIn(page, 'admin');
  await openCategories(page);
  const before = await namesOn(page);
  const [first, second, third, fourth] = before;
  // Focus a handle and wait: rows become draggable when the code is loaded.
  await handleOf(page, first).focus();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.locator('tr[data-lifted]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => namesOn(page)).toEqual([second, third, first, ...before.slice(3)]);
  await idle(page);
  await expect(handleOf(page, first)).toBeFocused();

  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await dragTo(page, fourth, second);
  await expect.poll(() => namesOn(page)).toEqual([fourth, second, third, first, ...before.slice(4)]);
  await idle(page);
  expect(puts).toHaveLength(1);
  await page.reload();
  await expect(handleOf(page, first)).toBeVisible();
  expect(await namesOn(page)).toEqual([fourth, second, third, first, ...before.slice(4)]);
});

test("a refused move is undone and the server's message is shown", { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openCategories(page);
  const before = await namesOn(page);
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/api/news/categories/*', async (route) => {
    await held;
    await route.fulfill({ json: { success: false, data: null, message: 'มีผู้อื่นย้ายอยู่', code: 2, errors: {} } });
  });
  await page
    .getByRole('button', { name: /^เลื่อนลง/ })
    .first()
    .click();
  await expect.poll(() => namesOn(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await busy(page);
  refuse();
  await expect(page.getByRole('alert').filter({ hasText: 'มีผู้อื่นย้ายอยู่' })).toBeVisible();
  await idle(page);
  expect(await namesOn(page)).toEqual(before);
});

/** Presses random up and down buttons, each when the list is idle; returns how many moves were refused. */
const moveAbout = async (page: Page, seed: number) => {
  let refusals = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && !response.ok()) refusals += 1;
  });
  const buttons = page.locator('button[aria-label^="เลื่อน"]:enabled');
  for (let move = 0; move < MOVES; move += 1) {
    await idle(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
    await buttons.nth((seed + move * 7) % 20).click();
    await answer;
  }
  await idle(page);
  return refusals;
};

test(
  `two browsers reorder at the same time, ${MOVES} moves each: the order stays a permutation [SRV-03]`,
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    test.setTimeout(60_000 + MOVES * 2_000);
    const other = await (await browser.newContext()).newPage();
    const started = Date.now();
    for (const one of [page, other]) {
      await signIn(one, 'admin');
      await openCategories(one);
    }
    const names = (await namesOn(page)).toSorted();
    const refusals = await Promise.all([moveAbout(page, 0), moveAbout(other, 11)]);
    test.info().annotations.push({
      type: 'moves',
      description: `2 × ${MOVES} in ${Date.now() - started} ms, refused: ${refusals.join(' and ')}`,
    });

    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    const answer = await request.get('/api/news/categories?search=', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data }: { data: { name: string; sortOrder: number }[] } = await answer.json();
    const ordered = data.toSorted((a, b) => b.sortOrder - a.sortOrder);
    expect(ordered.map(({ sortOrder }) => sortOrder)).toEqual(
      ordered.map((_, index) => ordered.length - index),
    );
    expect(ordered.map(({ name }) => name).toSorted()).toEqual(names);
    for (const one of [page, other]) {
      await one.reload();
      await expect(table(one).getByRole('link', { name: 'Technology' })).toBeVisible();
      expect(await namesOn(one)).toEqual(ordered.map(({ name }) => name));
    }
    await other.context().close();
  },
);
