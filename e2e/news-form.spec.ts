import type { Locator, Page } from '@playwright/test';

import { expect, signIn, test } from './console-page';
import { contentOf, openGroupNews, save, titleOf } from './news-form';

const openForm = async (page: Page) => {
  await signIn(page, 'trainee');
  await openGroupNews(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  await expect(page.getByRole('group', { name: 'ตัวอย่างผลการค้นหา' })).toBeVisible();
};

/** The edges of an element, in pixels of the window. */
const edges = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on screen.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

const actionBar = (page: Page) =>
  page.locator('form > div').filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });

test('the action bar covers no focused field, in either direction of the keyboard', async ({ page }) => {
  await openForm(page);
  const focused = page.locator(':focus');
  await page.getByRole('textbox', { name: /^Title/ }).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press(key);
      if (await page.evaluate(() => !document.activeElement?.closest('form'))) break;
      if ((await actionBar(page).locator(':focus').count()) > 0) continue;
      // Retry: the focus may have been read while the date fields, which load on use, took it.
      await expect(async () => {
        const { top, bottom } = await edges(focused);
        const bar = await edges(actionBar(page));
        // The editor is taller than the space between the bars; its text scrolls by itself.
        if (bottom - top < 300) expect(bottom, await focused.innerHTML()).toBeLessThanOrEqual(bar.top);
      }).toPass();
    }
  }
});

test('a toast covers no button of the form: it lies over the top bar, on a phone above the action bar', async ({
  page,
}) => {
  await openForm(page);
  await save(page);
  const toast = page.locator('.notistack-Snackbar').last();
  await expect(toast).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const { bottom } = await edges(toast);
  expect(bottom).toBeLessThanOrEqual(isPhone ? (await edges(actionBar(page))).top : 96);
});

test('the text has room beside the sidebar, down to 1024 px @desktop', async ({ page }) => {
  await openForm(page);
  for (const width of [1024, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { left, right } = await edges(contentOf(page));
    expect(right - left, `${width} px`).toBeGreaterThanOrEqual(500);
  }
});

test('on a wide screen the tools and the publishing column stay next to a long text @desktop', async ({
  page,
}) => {
  await openForm(page);
  const category = page.getByLabel('Category');
  await contentOf(page).click();
  for (let line = 0; line < 60; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('ข่าว');
  await expect(contentOf(page).getByText('ข่าว')).toBeInViewport();
  await expect(titleOf(page)).not.toBeInViewport();
  await expect(category).toBeInViewport();
  const { top } = await edges(page.getByRole('toolbar'));
  expect(top).toBe(52);
  // No line of the text is below the tools while it is written.
  for (let line = 0; line < 59; line += 1) await page.keyboard.press('ArrowUp');
  const cursor = await page.evaluate(() => {
    const at = getSelection()?.anchorNode;
    return (at instanceof Element ? at : at?.parentElement)?.getBoundingClientRect().top;
  });
  expect(cursor).toBeGreaterThanOrEqual((await edges(page.getByRole('toolbar'))).bottom);
});

test(
  'the tools are in one line of 44 px, all of them in view down to 640 px',
  { tag: '@desktop' },
  async ({ page }) => {
    await openForm(page);
    const tools = page.getByRole('toolbar');
    for (const width of [1440, 1280, 1200, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth, clientHeight } = await tools.evaluate((all) => ({
        scrollWidth: all.scrollWidth,
        clientWidth: all.clientWidth,
        clientHeight: all.clientHeight,
      }));
      expect(clientHeight, `${width} px`).toBe(44);
      expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
    }
  },
);

test('a panel of the toolbar lies over the text and moves none of it', async ({ page }) => {
  await openForm(page);
  await contentOf(page).click();
  await page.keyboard.type('ข่าว');
  const words = contentOf(page).getByText('ข่าว');
  const before = await edges(words);
  for (const panel of ['Link', 'Media', 'Table', 'Emoticons', 'Picture and caption', 'More formats']) {
    const button = page.getByRole('toolbar').getByRole('button', { name: panel, exact: true });
    await button.click();
    await expect(page.getByRole('group', { name: panel, exact: true }), panel).toBeVisible();
    expect(await edges(words), panel).toEqual(before);
    await button.click();
  }
});

test('a date typed with the day first, or with two digits of a Buddhist year, is read as it was meant @desktop [PST-07]', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('button', { name: /^Publish at \d/ }).click();
  const date = page.getByRole('group', { name: 'Publish at', exact: true });
  const month = date.getByRole('spinbutton').first();
  const inWords = page.getByText(/^วัน.*เวลา/);
  await month.click();
  await page.keyboard.type('31/12/2569');
  await expect(inWords).toContainText('31 ธันวาคม 2026 (พ.ศ. 2569)');
  await month.click();
  await page.keyboard.type('30/11/70');
  await page.getByRole('textbox', { name: /^Title/ }).click();
  await expect(inWords).toContainText('30 พฤศจิกายน 2027 (พ.ศ. 2570)');
  await month.click();
  // Each part is taken before the next is typed, as by a person.
  for (const [place, part] of ['02', '30', '2027'].entries()) {
    await expect(date.getByRole('spinbutton').nth(place)).toBeFocused();
    await page.keyboard.type(part);
  }
  await expect(page.getByText(/^ไม่มีวันที่ 30 กุมภาพันธ์ 2027/)).toBeVisible();
});
