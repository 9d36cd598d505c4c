import type { Browser, Page } from '@playwright/test';

import { sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { contentOf, save, titleOf, writeNews } from './news-form';
import { drawPicture } from './pictures';

const THEIRS = { timeout: 20_000 };

const openElsewhere = async (browser: Browser, baseURL: string | undefined, username: string) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(page, username);
  return page;
};

/** Sets the cursor behind a paragraph. */
const goBehind = async (page: Page, paragraph: string) => {
  await contentOf(page).getByText(paragraph).click();
  await page.keyboard.press('End');
};

/** Writes an item of three paragraphs; returns the address of its form. */
const writeThree = async (page: Page, title: string) => {
  await writeNews(page, title);
  await goBehind(page, 'เนื้อหาของข่าว');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ย่อหน้าที่สอง');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ย่อหน้าที่สาม');
  await save(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  return `${new URL(page.url()).pathname}/edit`;
};

const paragraphsOf = (page: Page) => contentOf(page).locator('p');

test('what somebody else saved is taken in while a text is typed [TOG-01] @section7 @desktop', async ({
  page,
  browser,
  baseURL,
  onlySection7,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'trainee');
  const title = `ข่าวของสองคน ${Date.now()}`;
  const form = await writeThree(page, title);
  await page.goto(form);
  await expect(titleOf(page)).toHaveValue(title);
  await goBehind(page, 'เนื้อหาของข่าว');
  await page.keyboard.type(' ที่กำลังพิมพ์');

  const other = await openElsewhere(browser, baseURL, 'head');
  await other.goto(form);
  await goBehind(other, 'ย่อหน้าที่สาม');
  await other.keyboard.type(' ของหัวหน้า');
  await other.getByLabel('Meta Title').fill('ของหัวหน้า');
  await save(other);
  await expect(other).not.toHaveURL(/edit$/);
  await other.context().close();

  await watchShifts(page);
  const take = page.getByRole('button', { name: 'นำการแก้ไขเข้ามา' });
  await expect(async () => {
    // Without a stream of changes, the form hears of it when the person comes back to the page.
    if (onlySection7) await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(take).toBeVisible({ timeout: 1_000 });
  }).toPass(THEIRS);
  await expectAccessible(page, 'the form whose item somebody else has saved');
  await page.keyboard.type(' ต่อ');
  await take.click();
  await expect(paragraphsOf(page)).toHaveText(['เนื้อหาของข่าว ที่กำลังพิมพ์ ต่อ', 'ย่อหน้าที่สอง', 'ย่อหน้าที่สาม ของหัวหน้า']);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);

  // The cursor is where it was, and Undo takes back only what was typed here.
  await page.keyboard.type('ไป');
  await expect(paragraphsOf(page).first()).toHaveText('เนื้อหาของข่าว ที่กำลังพิมพ์ ต่อไป');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(paragraphsOf(page)).toHaveText([/^เนื้อหาของข่าว/, 'ย่อหน้าที่สอง', 'ย่อหน้าที่สาม ของหัวหน้า']);
  await page.getByRole('button', { name: 'Redo' }).click();

  await save(page);
  await expect(page).not.toHaveURL(/edit$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(form);
  await expect(paragraphsOf(page)).toHaveText([
    'เนื้อหาของข่าว ที่กำลังพิมพ์ ต่อไป',
    'ย่อหน้าที่สอง',
    'ย่อหน้าที่สาม ของหัวหน้า',
  ]);
  await expect(page.getByLabel('Meta Title')).toHaveValue('ของหัวหน้า');
});

test.describe('beside an upload that fails', () => {
  test.use({ expectedComplaint: /ERR_CONNECTION_RESET/ });

  test('what is taken in leaves the cursor in its cell and an upload that failed in its place [TOG-01] @desktop', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, 'head');
    const cover = await drawPicture(page, 'cover.png', 320, 320);
    const title = `ตารางของสองคน ${Date.now()}`;
    const html = (cell: string, last: string) =>
      `<p>ย่อหน้าแรก</p><table><tbody><tr><td>หนึ่ง</td><td>${cell}</td></tr></tbody></table><p>กลาง</p><p>${last}</p>`;
    const { data } = await sendNews(request, token, { title, html: html('สอง', 'ท้าย') }, { cover });

    await signIn(page, 'head');
    await page.goto(`/journalist/group/1/news/${data.id}/edit`);
    await page.route('**/upload', (route) => route.abort('connectionreset'), { times: 1 });
    await goBehind(page, 'ย่อหน้าแรก');
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'Upload a picture' }).click(),
    ]);
    await chooser.setFiles(await drawPicture(page, 'inside.png', 320, 180));
    const retry = page.getByRole('list', { name: 'Uploads' }).getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await goBehind(page, 'หนึ่ง');

    const take = page.getByRole('button', { name: 'นำการแก้ไขเข้ามา' });
    const cells = contentOf(page).getByRole('cell');
    await sendNews(request, token, { title, html: html('สองใหม่', 'ท้าย') }, { newsId: data.id });
    await take.click();
    await expect(cells).toHaveText(['หนึ่ง', 'สองใหม่']);
    await page.keyboard.type(' ก');
    await sendNews(request, token, { title, html: html('สองใหม่', 'ท้ายใหม่') }, { newsId: data.id });
    await expect(take).toBeVisible();
    await take.focus();
    await page.keyboard.press('Enter');
    await expect(contentOf(page).getByText('ท้ายใหม่')).toBeVisible();
    await page.keyboard.type(' ข');
    await expect(cells).toHaveText(['หนึ่ง ก ข', 'สองใหม่']);
    await retry.click();
    await expect(contentOf(page).locator('p').first()).toHaveText('ย่อหน้าแรก');
    await expect(contentOf(page).locator('p').first().locator('img[src*="/files/"]')).toHaveCount(1);
  });
});
