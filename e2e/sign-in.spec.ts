import type { Page } from '@playwright/test';

import { expect, openFromMenu, signIn, signOut, test } from './console-page';

/** The console's scripts, or those whose name begins so, arrive when the returned function is called. */
const holdScripts = async (page: Page, name = '') => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

/** Types half of the password into the static form, and the rest into the form of the console. */
const signInAcrossTheStart = async (page: Page, address: string) => {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').pressSequentially('news');
  release();
  await page.waitForFunction(() => !document.querySelector('[data-static-sign-in]'));
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('desk');
  await page.keyboard.press('Enter');
};

test('text typed before the script is loaded is kept @desktop', async ({ page }) => {
  await signInAcrossTheStart(page, '/sign-in');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('text typed at the address of another page is kept, and that page opens after signing in @desktop', async ({
  page,
}) => {
  await signInAcrossTheStart(page, '/user?search=desk');
  await expect(page.getByRole('searchbox')).toHaveValue('desk');
});

test('nothing moves when the console replaces the static form', async ({ page }) => {
  const release = await holdScripts(page);
  const places = () =>
    page.evaluate(() =>
      ['h1', 'input[name="email"]', 'input[name="password"]', 'button[type="submit"]'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [selector, box?.x, box?.y, box?.width, box?.height];
      }),
    );
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Username').waitFor();
  const before = await places();
  release();
  await page.waitForFunction(() => !document.querySelector('[data-static-sign-in]'));
  expect(await places()).toEqual(before);
});

test('the page that was requested first opens after signing in [GRD-01] @desktop', async ({ page }) => {
  await page.goto('/user?search=desk');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('newsdesk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('desk');
});

test.describe('with a session that the server has ended', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('the sign-in form is on screen, also if the layout arrives late [GRD-03]', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('access_token', 'ended');
      localStorage.setItem('refresh_token', 'ended');
    });
    const release = await holdScripts(page, 'layout');
    await page.goto('/journalist', { waitUntil: 'commit' });
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.locator('[data-static-sign-in]')).toHaveCount(0);
    release();
  });
});

test('a person without the permission sees the 403 page and can go back [GRD-04, NAV-08] @desktop', async ({
  page,
}) => {
  await signIn(page, 'plain');
  await openFromMenu(page, 'Users');
  await expect(page.getByText('403 | Unauthorized')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Previous' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('logging out also signs out the other tab [NAV-06] @desktop @section7', async ({ page, context }) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/user');
  await expect(other.getByRole('row')).toHaveCount(21);
  await signOut(page);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});
