import type { Browser, Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, test } from './console-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { openGroupNews, save, titleOf, writeNews } from './news-form';

/** By when somebody is seen who comes, and gone who closes a laptop. */
const AT_ONCE = { timeout: 10_000 };
const GONE = { timeout: 35_000 };
const CLS_AIM = 0.02;

const openElsewhere = async (browser: Browser, baseURL: string | undefined, username: string) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(page, username);
  return page;
};

/** Writes an item and opens its review; returns the address of that page. */
const openOwnItem = async (page: Page, title: string) => {
  await writeNews(page, title);
  await save(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  return new URL(page.url()).pathname;
};

const nameOf = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/auth/me', { headers })).json();
  return String(data.displayName);
};

const present = (page: Page) => page.getByRole('status').filter({ hasText: /กำลัง(แก้ไข|เปิดดู)$/ });

test('people see who else reads, edits and leaves an item, and nothing moves [TOG-01]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'trainee');
  const item = await openOwnItem(page, `ข่าวที่เห็นกัน ${Date.now()}`);
  await page.goto(`${item}/edit`);
  await expect(titleOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  const other = await openElsewhere(browser, baseURL, 'head');
  const [writer, head] = [await nameOf(page), await nameOf(other)];
  await watchShifts(page);
  await other.goto(item);
  await expect(present(other)).toContainText(`${writer} กำลังแก้ไข`, AT_ONCE);
  await expect(present(page)).toContainText(`${head} กำลังเปิดดู`, AT_ONCE);
  await other.goto(`${item}/edit`);
  await expect(titleOf(other)).toBeVisible();
  await expect(present(page)).toContainText(`${head} กำลังแก้ไข`, AT_ONCE);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(CLS_AIM);
  await expectAccessible(page, 'the form that somebody else has open');

  // A page that is closed reports that it was left.
  await other.goto('/');
  await expect(present(page)).toHaveCount(0, AT_ONCE);

  // A laptop that is closed reports nothing.
  await other.goto(item);
  await expect(present(page)).toContainText(`${head} กำลังเปิดดู`, AT_ONCE);
  await other.context().setOffline(true);
  await expect(present(page)).toHaveCount(0, GONE);
  await other.context().close();
});

test('a list shows beside each title who has it open [TOG-01]', async ({ page, browser, baseURL }) => {
  await signIn(page, 'trainee');
  const title = `ข่าวในรายการ ${Date.now()}`;
  const item = await openOwnItem(page, title);
  await page.goto('/');
  await openGroupNews(page);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toBeVisible();

  const other = await openElsewhere(browser, baseURL, 'head');
  const head = await nameOf(other);
  await watchShifts(page);
  await other.goto(`${item}/edit`);
  await expect(titleOf(other)).toBeVisible();
  await expect(row.getByRole('img', { name: `${head} กำลังแก้ไข` })).toBeVisible(AT_ONCE);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(CLS_AIM);
  await expectAccessible(page, 'the list with an item that somebody has open');
  await other.context().close();
  await expect(row.getByRole('img', { name: /กำลังแก้ไข$/ })).toHaveCount(0, GONE);
});

test('a backend of the core API is asked nothing, and nobody is shown [TOG-01] @without-stream', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/presence')) asked.push(request.url());
  });
  await signIn(page, 'trainee');
  const item = await openOwnItem(page, `ข่าวของคนเดียว ${Date.now()}`);
  await page.goto(`${item}/edit`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await openFromMenu(page, 'Journalists');
  expect(asked).toEqual([]);
});
