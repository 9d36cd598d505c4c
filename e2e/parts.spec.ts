import type { Page } from '@playwright/test';

import { expect, signIn, test } from './console-page';
import { openGroupNews } from './news-form';

test.use({
  expectedComplaint:
    /was preloaded using link preload|Failed to load resource|Loading (CSS )?chunk .* failed|net::ERR_FAILED/,
});

const FORM = '/journalist/group/1/news/create';
const title = (page: Page) => page.locator('textarea[name=title]');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'ลองอีกครั้ง' });

/** Refuses every script from now on, until the returned function is called. */
const refuseScripts = async (page: Page, scripts = '**/assets/*.js*') => {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
};

test(
  'a page whose scripts do not arrive says so, and opens after Try again, with the list as it was behind it [SAF-12]',
  { tag: ['@desktop', '@section7'] },
  async ({ page }) => {
    await signIn(page, 'trainee');
    await page.goto('/journalist/group/1/news');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const allow = await refuseScripts(page);
    await page.getByRole('link', { name: 'Add news' }).click();
    await expect(page.getByRole('heading', { name: 'โหลดหน้านี้ไม่สำเร็จ' })).toBeVisible();
    await allow();
    await tryAgain(page).first().click();
    await title(page).fill('หลังเน็ตหลุด');
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);

test('an editor that does not arrive says so in its place, and the title that was typed meanwhile stays [SAF-12] @desktop', async ({
  page,
}) => {
  await signIn(page, 'trainee');
  const allow = await refuseScripts(page, '**/assets/editor.*.js');
  await page.goto(FORM);
  await title(page).fill('พิมพ์ก่อน');
  await expect(page.getByText('โหลดบางส่วนของหน้านี้ไม่สำเร็จ')).toBeVisible();
  await allow();
  await tryAgain(page).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await expect(title(page)).toHaveValue('พิมพ์ก่อน');
});

test('a dialog that does not arrive is reported, and opens after Try again [SAF-12] @desktop', async ({
  page,
}) => {
  await signIn(page, 'trainee');
  const allow = await refuseScripts(page);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('button', { name: 'ลบฉบับร่างในเครื่องนี้' }).click();
  await expect(page.getByRole('alert')).toContainText('โหลดบางส่วนของหน้านี้ไม่สำเร็จ');
  await allow();
  await tryAgain(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [what, scripts] of [
  ['the console', '**/assets/app.*.js'],
  ['the first script', '**/assets/main.*.js*'],
] as const)
  test(`if ${what} does not arrive, the sign-in page says so and keeps what was typed [SAF-12] @desktop`, async ({
    page,
  }) => {
    const allow = await refuseScripts(page, scripts);
    await page.goto('/sign-in');
    await page.getByLabel('Username').fill('trainee');
    await page.getByLabel('Password').fill('newsdesk');
    await expect(page.getByRole('alert')).toContainText('โหลดระบบไม่สำเร็จ');
    await allow();
    await tryAgain(page).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveValue('trainee');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

test('if the console does not arrive, a signed-in person reads it over the shell [SAF-12] @desktop', async ({
  page,
}) => {
  await signIn(page, 'trainee');
  const allow = await refuseScripts(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('โหลดระบบไม่สำเร็จ');
  await allow();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a tab of an older version learns of the new one, and its text survives the reload [SAF-12] @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'trainee');
  await page.goto(FORM);
  await title(page).fill('เขียนก่อนมีเวอร์ชันใหม่');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const newer = (await response.text()).replaceAll(/main\.\w+\.js/g, 'main.0a1b2c3d.js');
    await route.fulfill({ response, body: newer });
  });
  await page.clock.fastForward('10:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('ระบบมีเวอร์ชันใหม่แล้ว')).toBeVisible();
  await title(page).pressSequentially('!');
  // The journey fails if the browser asks whether to leave: nobody answers it.
  page.on('dialog', () => expect(false, 'the browser asked').toBe(true));
  await page.getByRole('button', { name: 'โหลดใหม่' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'กู้คืน' }).click();
  await expect(title(page)).toHaveValue('เขียนก่อนมีเวอร์ชันใหม่!');
});

test('a browser that refuses its storage still signs in and writes news @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, refuse);
    navigator.locks.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  });
  await signIn(page, 'trainee');
  await openGroupNews(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  await title(page).fill('ไม่มีที่เก็บ');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await expect(page.getByText('ยังไม่ได้เก็บ')).toBeVisible();
});
