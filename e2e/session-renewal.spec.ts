import type { Locator, Page } from '@playwright/test';

import { expect, openFromMenu, signIn, test } from './console-page';
import { drawPicture } from './pictures';

// The browser logs the requests that are refused or aborted on purpose.
test.use({ expectedComplaint: /Failed to load resource/ });

test.beforeEach(() => test.setTimeout(180_000));

const body = (page: Page) => page.getByRole('textbox', { name: 'Content' });
// By name, because an open dialog hides the form from role queries.
const title = (page: Page) => page.locator('textarea[name=title]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => expect(page).toHaveURL(/\/news(\?|$)/);
const CREATE = '**/news/create';

const openGroupNews = async (page: Page) => {
  await openFromMenu(page, 'Journalists');
  await page
    .getByRole('row', { name: /ข่าวเศรษฐกิจ/ })
    .getByRole('link', { name: /Go to news/ })
    .click();
  await expect(page.getByRole('searchbox')).toBeVisible();
};

/** A new item, filled in but not saved. */
const write = async (page: Page, words: string) => {
  await openGroupNews(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  await title(page).fill(words);
  await page.getByLabel('Markdown').fill('สรุปข่าว');
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await page.locator('select[name=countryCode]').selectOption({ index: 1 });
  for (const [name, width, height] of [['cover', 640, 360] as const, ['square', 300, 300] as const]) {
    const picture = await drawPicture(page, `${name}.png`, width, height);
    await page.locator(`input[type=file][name=${name}]`).setInputFiles(picture);
  }
  await body(page).click();
  await page.keyboard.type('เนื้อข่าวที่ต้องไม่หาย');
};

/** The only row of the list with this title: a second item would be a second row. */
const onlyRow = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link', { name: `Edit: ${words}` })).toBeVisible();
  return rows;
};

const newWords = (what: string) => `${what} ${Date.now()}`;

const SIGNED_OUT = {
  status: 401,
  json: { success: false, data: null, message: '', code: 3, errors: null },
};

/** The server refuses the next save and also a new token. */
const endSession = async (page: Page, times?: number) => {
  await page.route(CREATE, (route) => route.fulfill(SIGNED_OUT), times === undefined ? {} : { times });
  await page.route('**/api/auth/refresh', (route) => route.fulfill(SIGNED_OUT));
};

test('an expired access token is renewed silently @desktop', async ({ page }) => {
  const words = newWords('ต่ออายุเอง');
  await signIn(page, 'trainee');
  await write(page, words);
  const before = await page.evaluate(() => localStorage.getItem('refresh_token'));
  await page.route(CREATE, (route) => route.fulfill(SIGNED_OUT), { times: 1 });
  await save(page);
  await saved(page);
  await onlyRow(page, words);
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBe(before);
});

test('a session that ends while a person is writing is renewed over the page [GRD-05] @section7 @desktop', async ({
  page,
}) => {
  const words = newWords('เซสชันหมดอายุ');
  await signIn(page, 'trainee');
  await write(page, words);
  await endSession(page, 1);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expect(dialog.getByLabel('Username')).toHaveValue('trainee');
  await expect(title(page)).toHaveValue(words);
  await page.keyboard.type('newsdesk');
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(dialog).toHaveCount(0);
  await onlyRow(page, words);
});

test('a person who leaves instead returns to the page after signing in [GRD-05] @desktop', async ({
  page,
}) => {
  await signIn(page, 'trainee');
  await write(page, newWords('ออกจากระบบ'));
  const address = new URL(page.url()).pathname;
  await endSession(page);
  await save(page);
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'ออกจากหน้านี้' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Username').fill('trainee');
  await page.getByLabel('Password').fill('newsdesk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('dialog', { name: 'พบข้อความที่ยังไม่ได้บันทึก' })).toContainText('เนื้อข่าวที่ต้องไม่หาย');
});

test('a save with a lost response creates no second item, and five clicks create one @desktop @section7', async ({
  page,
}) => {
  const words = newWords('คำตอบหาย');
  await signIn(page, 'trainee');
  await write(page, words);
  await page.route(
    CREATE,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(title(page)).toHaveValue(words);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) element.click();
  });
  await saved(page);
  await onlyRow(page, words);
});

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);

test('two people edit one item: different fields are merged, the same field asks @desktop @section7', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = newWords('สองคน');
  await signIn(page, 'trainee');
  await write(page, words);
  await save(page);
  await saved(page);
  await (await onlyRow(page, words)).getByRole('link', { name: /^Edit/ }).click();
  await expect(body(page)).toContainText('เนื้อข่าวที่ต้องไม่หาย');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, 'head');
  await other.goto(page.url());
  await expect(body(other)).toContainText('เนื้อข่าวที่ต้องไม่หาย');
  await other.locator('input[name=metaTitle]').fill('ของหัวหน้า');
  await title(other).fill(`${words} หัวหน้า`);
  await save(other);
  await saved(other);
  await context.close();

  await page.getByLabel('Markdown').fill('ของผู้ฝึกงาน');
  await title(page).fill(`${words} ผู้ฝึกงาน`);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' });
  const change = dialog.getByRole('group', { name: 'Title: ของฉัน → ของผู้อื่น' });
  await expect(change.locator('del')).toHaveText('ผู้ฝึกงาน');
  await expect(change.locator('ins')).toHaveText('หัวหน้า');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  // The border of the fieldset runs above its name, not through it.
  expect(await topOf(dialog.locator('legend'))).toBeGreaterThan(await topOf(dialog.locator('fieldset')));
  await dialog.getByRole('radio', { name: 'ของผู้อื่น' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await (await onlyRow(page, words)).getByRole('link', { name: /^Edit/ }).click();
  await expect(title(page)).toHaveValue(`${words} หัวหน้า`);
  await expect(page.locator('input[name=metaTitle]')).toHaveValue('ของหัวหน้า');
  await expect(page.getByLabel('Markdown')).toHaveValue('ของผู้ฝึกงาน');
});
