import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { newestNews, sendNews, tokenOf } from './attacks';
import { expect, signIn, test } from './console-page';
import { drawPicture } from './pictures';

const LANGUAGES = ['thai', 'th', 'en'];

/** The rows of a list: those of its table, or the lines of a log by day. */
const ROWS = 'main table:first-of-type tbody tr, main section > ol > li';

/** How many rows of a list are in the window in full; of a list with less, how many of them would be. */
const rowsInView = async (page: Page) => {
  const rows = page.locator(ROWS);
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return rows.evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    const height = boxes.reduce((sum, box) => sum + box.height, 0) / boxes.length;
    const fit = Math.floor((innerHeight - (boxes[0]?.top ?? 0)) / height);
    return boxes.length > fit ? boxes.filter(({ bottom }) => bottom <= innerHeight).length : fit;
  });
};

const expectTwelve = async (page: Page, addresses: readonly string[]) => {
  for (const language of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), language);
    for (const address of addresses) {
      await page.goto(address);
      expect(await rowsInView(page), `${language} ${address}`).toBeGreaterThanOrEqual(12);
    }
  }
};

test.describe('in a window of 900 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'every list of an administrator shows twelve rows [LOK-02]',
    { tag: '@desktop' },
    async ({ page, request }) => {
      test.setTimeout(120_000);
      const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
      const receiver = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
      await once(receiver, 'listening');
      const { port } = receiver.address() as AddressInfo; // it listens on TCP
      const made = await request.post('/api/webhooks', {
        headers,
        data: { url: `http://127.0.0.1:${port}/told`, kinds: ['published', 'withdrawn'] },
      });
      const { data: hook }: { data: { id: string } } = await made.json();
      await request.post(`/api/webhooks/${hook.id}/test`, { headers });
      const token = await request.post('/api/tokens', {
        headers,
        data: { name: 'โทเค็นในรายการ', purpose: 'report-views' },
      });
      const { data: listed }: { data: { id: string } } = await token.json();
      await signIn(page, 'admin');
      await expectTwelve(page, [
        '/user',
        '/journalist',
        '/news/category',
        '/news/country',
        '/audit',
        '/webhook',
        `/webhook/${hook.id}`,
        '/token',
      ]);
      await request.delete(`/api/tokens/${listed.id}`, { headers });
      await request.delete(`/api/webhooks/${hook.id}`, { headers });
      receiver.close();
    },
  );

  test('every list of news shows twelve rows [LOK-02]', { tag: '@desktop' }, async ({ page, request }) => {
    test.setTimeout(120_000);
    const token = await tokenOf(request, 'head');
    const headers = { authorization: `Bearer ${token}` };
    await signIn(page, 'head');
    const versioned = await newestNews(request, token);
    await sendNews(request, token, { title: 'ข่าวที่มีสองรุ่น' }, { newsId: versioned });
    const cover = await drawPicture(page, 'cover.png', 320, 320);
    const { data: removed } = await sendNews(request, token, { title: 'ข่าวที่จะลบ' }, { cover });
    await request.delete(`/api/news/journalist/1/news/${removed.id}`, { headers });
    await expectTwelve(page, [
      '/news',
      '/journalist/group/1/news',
      '/journalist/group/1/news/deleted',
      `/journalist/group/1/news/${versioned}/versions`,
    ]);
  });
});

test(
  'the state of news is one line at every width of a table, so that all rows of a list have one height [LOK-02]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    await signIn(page, 'head');
    const token = await tokenOf(request, 'head');
    const headers = { authorization: `Bearer ${token}` };
    const cover = await drawPicture(page, 'cover.png', 320, 320);
    const publishedDate = new Date(Date.now() + 48 * 3_600_000).toISOString();
    const planned = await sendNews(request, token, { title: 'ข่าวที่ตั้งเวลา', publishedDate }, { cover });
    const address = `/api/news/journalist/1/news/${planned.data.id}`;
    // Permanently: until then a button stands in the place of the badge.
    for (const _step of ['hours', 'permanent']) await request.post(`${address}/approve`, { headers });
    for (const language of ['thai', 'th', 'en']) {
      await page.evaluate((chosen) => localStorage.setItem('locale', chosen), language);
      for (const list of ['/news', '/journalist/group/1/news']) {
        await page.goto(list);
        const rows = page.locator('main tbody tr');
        await expect(rows.nth(19)).toBeVisible();
        // The widest badge, with the date that is planned.
        const scheduled = rows.filter({ hasText: /(?:Scheduled|ตั้งเวลาไว้) \d/ }).first();
        await expect(scheduled).toBeVisible();
        for (const width of [768, 900, 1024, 1280, 1440]) {
          const where = `${language} ${list} ${width}`;
          await page.setViewportSize({ width, height: 900 });
          const heights = await rows.evaluateAll((all) =>
            all.map((row) => row.getBoundingClientRect().height),
          );
          expect(Math.max(...heights) - Math.min(...heights), `${where}: ${heights.join()}`).toBeLessThan(1);
          const created = page.getByRole('cell', { name: /^\d\d\/\d\d\/\d\d \d\d:\d\d$/ });
          const cut = await created.evaluateAll(
            (all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length,
          );
          expect(cut, `${where}: dates`).toBe(0);
          const room = await scheduled.locator('td[data-card="state"]').evaluate((cell) => {
            const badge = cell.querySelector('span > span');
            return cell.getBoundingClientRect().right - (badge?.getBoundingClientRect().right ?? Infinity);
          });
          expect(room, `${where}: the badge`).toBeGreaterThanOrEqual(0);
        }
      }
    }
    await request.delete(address, { headers });
  },
);

test(
  'a row of news opens its item wherever it is clicked, except on what has a use of its own [LOK-02]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.goto('/journalist/group/1/news');
    const row = page.locator('main tbody tr').nth(3);
    const title = (await row.getByRole('link').first().getAttribute('title')) ?? '';
    await row.getByRole('checkbox').click();
    await expect(page).toHaveURL(/\/news$/);
    await row.locator('img').click();
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(title);
  },
);
