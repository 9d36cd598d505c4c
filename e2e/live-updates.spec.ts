import type { Browser, Page } from '@playwright/test';

import { expect, openFromMenu, signIn, test } from './console-page';
import { drawPicture } from './pictures';

/** A change made elsewhere must be on screen within this time. */
const WITHIN = { timeout: 2_000 };

const openElsewhere = async (browser: Browser, username: string) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, username);
  return page;
};

/** Waits until the console is connected to the stream, so that later changes arrive immediately. */
const listening = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/api/events'));

const signInListening = async (page: Page, username: string) => {
  const heard = listening(page);
  await signIn(page, username);
  await heard;
};

const openGroupNews = async (page: Page) => {
  await openFromMenu(page, 'Journalists');
  await page
    .getByRole('row', { name: /ข่าวเศรษฐกิจ/ })
    .getByRole('link', { name: /Go to news/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
};

const writeNews = async (page: Page, title: string) => {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const groupId = /group\/(\d+)/.exec(page.url())?.[1] ?? '';
  const group = `/api/news/journalist/${groupId}`;
  const { data: categories } = await (await page.request.get(`${group}/categories`, { headers })).json();
  const picture = async (name: string) => ({ ...(await drawPicture(page, name, 320, 320)) });
  const answer = await page.request.post(`${group}/news/create`, {
    headers,
    multipart: {
      title,
      metaTitle: '',
      markdown: 'สรุป',
      metaDescription: '',
      categoryId: String(categories[0].id),
      countryCode: 'TH',
      publishedDate: '2026-03-20T09:30:00+07:00',
      html: '<p>ระดับน้ำลดลง</p>',
      tags: '',
      references: '[]',
      videoUrl: '',
      tiktokUrl: '',
      group_id: groupId,
      cover: await picture('cover.png'),
      square: await picture('square.png'),
    },
  });
  expect(await answer.json()).toMatchObject({ success: true });
};

test.describe('a change made elsewhere appears within two seconds', { tag: '@desktop' }, () => {
  test('a new item and its approval, without moving the text being read', async ({ page, browser }) => {
    const title = `ข่าวด่วน ${Date.now()}`;
    await signInListening(page, 'head');
    await openGroupNews(page);
    const other = await openElsewhere(browser, 'pro');
    await openGroupNews(other);

    await writeNews(other, title);
    const row = page.getByRole('row', { name: new RegExp(title.slice(0, 20)) }).first();
    await expect(row).toBeVisible(WITHIN);

    // The reader looks at a row in the middle of the list.
    const read = page.locator('main tbody tr').nth(12);
    await read.scrollIntoViewIfNeeded();
    // At once: a wheel would still be scrolling when the row is measured.
    await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const text = await read.innerText();
    const before = await read.boundingBox();

    const theirs = other.locator('main tbody tr').first();
    await theirs.getByRole('button', { name: /Approve 24 hours/ }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(row.getByRole('button', { name: /Approve permanently/ })).toBeAttached(WITHIN);

    expect(await read.innerText()).toBe(text);
    expect(await read.boundingBox()).toEqual(before);
    await other.context().close();
  });

  test('a new order of the categories, keeping the keyboard focus', async ({ page, browser }) => {
    const table = page.getByRole('table', { name: 'News categories' });
    await signInListening(page, 'admin');
    await openFromMenu(page, 'News', 'Categories');
    const other = await openElsewhere(browser, 'admin');
    await openFromMenu(other, 'News', 'Categories');

    const names = await table.locator('tbody a').allInnerTexts();
    const [first = '', second = ''] = names;
    const focused = page.getByRole('button', { name: `เลื่อนขึ้น: ${names.at(-1)}` });
    await focused.focus();
    await other.getByRole('button', { name: `เลื่อนลง: ${first}` }).click();
    await expect(table.locator('tbody a').first()).toHaveText(second, WITHIN);
    await expect(focused).toBeFocused();

    await other.getByRole('button', { name: `เลื่อนขึ้น: ${first}` }).click();
    await expect(table.locator('tbody a').first()).toHaveText(first, WITHIN);
    await other.context().close();
  });

  test.describe('a permission', () => {
    // The list that is still open when the permission is removed is refused once.
    test.use({ expectedComplaint: /status of 403/ });
    test("that was added or removed, also on the person's pages", async ({ page, browser }) => {
      await signInListening(page, 'plain');
      await openFromMenu(page, 'Users');
      await expect(page.getByText('403 | Unauthorized')).toBeVisible();

      const admin = await openElsewhere(browser, 'admin');
      await openFromMenu(admin, 'Users');
      await admin.getByRole('searchbox').fill('Plain Potter');
      await expect(admin.getByRole('row')).toHaveCount(2);
      await admin.getByRole('row').nth(1).getByRole('link').click();
      const permission = admin.getByRole('row', { name: /\bUSER_SEARCH\b/ });
      await permission.getByRole('button', { name: /Add/ }).click();
      await expect(page.getByRole('searchbox')).toBeVisible(WITHIN);

      await permission.getByRole('button', { name: /Remove/ }).click();
      await expect(page.getByText('403 | Unauthorized')).toBeVisible(WITHIN);
      await admin.context().close();
    });
  });

  test("the user's own write is loaded only once", async ({ page }) => {
    const asked: string[] = [];
    await signInListening(page, 'admin');
    await openFromMenu(page, 'News', 'Categories');
    await expect(page.getByRole('row', { name: 'Technology' })).toBeVisible();
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/categories')) asked.push(request.url());
    });
    const up = page.getByRole('button', { name: 'เลื่อนขึ้น: Technology' });
    const down = page.getByRole('button', { name: 'เลื่อนลง: Technology' });
    const [there, back] = (await up.isEnabled()) ? [up, down] : [down, up];
    for (const step of [there, back]) {
      await step.click();
      await expect(page.locator('fieldset:enabled:has(table)')).toBeVisible();
    }
    // An echo would have arrived by now, because the later write of another person has.
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await (await page.request.get('/api/news/categories/1', { headers })).json();
    const heard = page.waitForRequest((request) => request.url().includes('/categories'));
    await page.request.put('/api/news/categories/1', {
      headers,
      data: { name: data.name, sortOrder: data.sortOrder },
    });
    await heard;
    expect(asked).toHaveLength(3);
  });
});

test(
  'without a stream the console refetches when the person returns to the page',
  { tag: '@without-stream' },
  async ({ page }) => {
    const name = `ลาวใต้ ${Date.now()}`;
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/events')) streams.push(request.url());
    });
    await signIn(page, 'admin');
    await openFromMenu(page, 'News', 'Categories');
    await expect(page.getByRole('row', { name: 'Technology' })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    await page.request.post('/api/news/categories', {
      headers: { authorization: `Bearer ${token}` },
      data: { name },
    });
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByRole('row', { name })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(streams).toEqual([]);
  },
);
