/* eslint-disable max-lines -- the journeys share keyboard helpers */
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './console-page';
import { expectFocusKept, goTo, openToolbar, press } from './keyboard';
import { contentOf, coverInput, tagsOf, titleOf } from './news-form';
import { drawPicture } from './pictures';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const signInByKeyboard = async (page: Page, username: string) => {
  await page.goto('/sign-in');
  await goTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('newsdesk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
};

const openGroupNews = async (page: Page) => {
  await press(
    page,
    page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'Journalists' }),
  );
  await press(page, page.getByRole('row', { name: /ข่าวเศรษฐกิจ/ }).getByRole('link', { name: 'Go to news' }));
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
};

const confirm = async (page: Page, name: string | RegExp, opener: RegExp) => {
  await expect(dialog(page)).toBeVisible();
  await press(page, dialog(page).getByRole('button', { name, exact: true }));
  await expect(dialog(page)).toHaveCount(0);
  await expectFocusKept(page, `after the dialog of ${opener.source}`);
};

const chooseCover = async (page: Page, name: 'cover' | 'square') => {
  const picture = await drawPicture(page, `${name}.png`, 640, 640);
  // Start waiting before the key: a chooser that opens earlier would open outside of the page.
  const chooser = page.waitForEvent('filechooser');
  await press(page, coverInput(page, name), 'Space');
  await (await chooser).setFiles(picture);
};

test(
  'the skip link skips the menu, and a user is found and opened',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInByKeyboard(page, 'admin');
    await press(page, page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'Users' }));
    await expect(page.getByRole('row')).toHaveCount(21);
    await goTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('plain');
    await expect(page.getByRole('row')).toHaveCount(2);
    await press(page, page.getByRole('row').nth(1).getByRole('link'));
    const edit = page.getByRole('main').getByRole('link', { name: 'Edit' });
    await expect(edit).toBeVisible();

    await page.reload();
    await expect(edit).toBeVisible();
    await press(page, link(page, 'ข้ามไปยังเนื้อหา'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);

    await press(page, page.getByRole('banner').getByRole('button', { name: /อารี/ }));
    await goTo(page, button(page, 'Log out'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name: /อารี/ })).toBeFocused();
  },
);

test(
  'news is written by a Trainee and approved twice by a Professional',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const title = `ข่าวจากแป้นพิมพ์ ${Date.now()}`;
    await signInByKeyboard(page, 'trainee');
    await openGroupNews(page);
    await press(page, link(page, 'Add news'));
    await goTo(page, titleOf(page));
    await page.keyboard.type(title);
    await goTo(page, page.getByLabel('Markdown'));
    await page.keyboard.type('สรุปข่าว');

    await goTo(page, contentOf(page));
    await page.keyboard.type('ฝนตกหนัก #ข่าวด่วน ');
    await openToolbar(page);
    await goTo(page, button(page, 'Bold'), 'ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(contentOf(page)).toBeFocused();
    await page.keyboard.type('เตือนภัย');
    await expect(contentOf(page).locator('strong')).toHaveText('เตือนภัย');
    await openToolbar(page);
    await goTo(page, button(page, 'Emoticons'), 'ArrowRight');
    await page.keyboard.press('Enter');
    await goTo(page, button(page, '🎉'), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(contentOf(page)).toContainText('🎉');
    await expect(contentOf(page)).toBeFocused();

    await press(page, button(page, 'เพิ่มลิงก์อ้างอิง'));
    await goTo(page, page.getByLabel('Label', { exact: true }), 'Shift+Tab');
    await page.keyboard.type('กรมอุตุนิยมวิทยา');
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://source.example/rain');

    for (const name of ['Category', 'Country']) {
      await goTo(page, page.getByLabel(name));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByLabel(name)).not.toHaveValue('');
    }
    await chooseCover(page, 'cover');
    await chooseCover(page, 'square');
    await press(page, button(page, 'Generate Tag'), 'Space');
    await confirm(page, 'Confirm', /Generate Tag/);
    await goTo(page, tagsOf(page));
    await page.keyboard.type('ฝนตก');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'ข่าวด่วน',
      'ฝนตก',
    ]);
    await press(page, button(page, 'Save'));
    await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();

    await press(page, page.getByRole('banner').getByRole('button').last());
    await press(page, button(page, 'Log out'));
    await expect(page.getByLabel('Username')).toBeVisible();
    await signInByKeyboard(page, 'pro');
    await openGroupNews(page);
    await goTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(title);
    await expect(page.locator('main tbody tr')).toHaveCount(1);
    for (const step of [/^Approve 24 hours/, /^Approve permanently/]) {
      await press(page, button(page, step));
      await confirm(page, step, step);
    }
    await expect(page.locator('main tbody tr').getByText('Published')).toBeVisible();
  },
);

test(
  'a category is moved to the end of the list without leaving its buttons',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await press(page, page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('button', { name: 'News' }));
    await press(
      page,
      page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'Categories' }).first(),
    );
    const rows = page.getByRole('table', { name: 'News categories' }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const name = await rows.nth(-3).locator('a').innerText();
    const down = button(page, `เลื่อนลง: ${name}`);
    const up = button(page, `เลื่อนขึ้น: ${name}`);
    await goTo(page, down);
    await page.keyboard.press('Enter');
    await expect(rows.nth(-2).locator('a')).toHaveText(name);
    await expect(down).toBeFocused();
    await page.keyboard.press('Space');
    await expect(rows.last().locator('a')).toHaveText(name);
    await expect(up).toBeFocused();
    for (const place of [-2, -3]) {
      await page.keyboard.press('Enter');
      await expect(rows.nth(place).locator('a')).toHaveText(name);
      await expect(up).toBeFocused();
    }
  },
);

test(
  'a category and a country are deleted without losing the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/news/category/create');
    await goTo(page, page.getByLabel('Category name'));
    await page.keyboard.type('ลบด้วยแป้นพิมพ์');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: 'ลบด้วยแป้นพิมพ์' });
    const openMenu = async () => {
      await press(page, row.getByRole('button', { name: /^คำสั่งของรายการ/ }));
      await goTo(page, page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
      await page.keyboard.press('Enter');
    };
    await openMenu();
    await confirm(page, 'Cancel', /Delete/);
    await openMenu();
    await confirm(page, 'Delete', /Delete/);
    await expect(row).toHaveCount(0);

    await page.goto('/news/country/create');
    await goTo(page, page.getByLabel('Country name'));
    await page.keyboard.type('ฟินแลนด์');
    await page.keyboard.press('Tab');
    await page.keyboard.type('fi');
    await page.keyboard.press('Enter');
    await press(page, button(page, 'Remove ฟินแลนด์'));
    await confirm(page, 'Remove', /Remove/);
    await expect(page.getByRole('row', { name: 'ฟินแลนด์' })).toHaveCount(0);
  },
);
