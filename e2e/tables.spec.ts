import type { Page } from '@playwright/test';

import { newestNews, sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { contentOf, save } from './news-form';
import { drawPicture } from './pictures';

const TABLE =
  '<table class="k"><tbody><tr><td>ก</td><td>ข</td></tr><tr><td>ค</td><td>ง</td></tr></tbody></table>';

/** Opens an article with a body in the form. */
const open = async (page: Page, html: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { request } = page;
  const token = await tokenOf(request, 'head');
  const newsId = await newestNews(request, token);
  await sendNews(request, token, { html }, { newsId });
  await signIn(page, 'head');
  await page.goto(`/journalist/group/1/news/${newsId}/edit`);
  const stored = async () => {
    const answer = await request.get(`/api/news/journalist/1/news/${newsId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data }: { data: { html: string } } = await answer.json();
    return data.html;
  };
  return { text: contentOf(page), stored };
};

/** The lines of each cell. */
const cellsOf = (page: Page) =>
  contentOf(page)
    .locator('.ql-grid td')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const inner = cell.querySelector('.ql-editor') ?? cell.firstElementChild;
        const lines = inner?.querySelectorAll(':scope > :is(p, h2), li');
        const parts = lines && lines.length > 0 ? [...lines] : [cell];
        return parts.map(({ textContent }) => textContent.replaceAll(/[\u200b\ufeff]/g, '')).join('|');
      }),
    );

test('a cell keeps the lines, lists and pictures that are typed, composed and pasted in it [PST-02] @desktop', async ({
  page,
}) => {
  const { text, stored } = await open(page, `<p>ก่อน</p>${TABLE}<p>หลัง</p>`);
  const cell = text.locator('.ql-grid td');
  await cell.first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await expect.poll(() => cellsOf(page)).toEqual(['ก|x', 'ข', 'ค', 'ง']);
  await page.keyboard.press('Shift+Enter');
  const input = await page.context().newCDPSession(page);
  for (const part of ['น', 'น้', 'น้ำ'])
    await input.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  await input.send('Input.insertText', { text: 'น้ำ' });
  await expect.poll(() => cellsOf(page)).toEqual(['ก|x|น้ำ', 'ข', 'ค', 'ง']);

  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.clipboard.writeText('หนึ่ง\nสอง'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => cellsOf(page)).toEqual(['ก|x|น้ำ', 'ขหนึ่ง|สอง', 'ค', 'ง']);

  await cell.nth(2).click();
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('y');
  await expect.poll(() => cellsOf(page)).toEqual(['ก|x|น้ำ', 'ขหนึ่ง|สอง', 'ค|y', 'ง']);
  await expect(page.getByRole('button', { name: 'Bullet list' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  const picture = await drawPicture(page, 'cell.png', 320, 180);
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload a picture' }).click(),
  ]);
  await chooser.setFiles(picture);
  await expect(cell.nth(3).locator('img[src*="/files/"]')).toHaveCount(1);
  await expectAccessible(page, 'a table that is edited');

  await save(page);
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
  expect((await stored()).replace(/<img[^>]*>/, '<img>')).toBe(
    '<p>ก่อน</p><table class="k"><tbody><tr><td><p>ก</p><p>x</p><p>น้ำ</p></td><td><p>ขหนึ่ง</p><p>สอง</p></td></tr>' +
      '<tr><td><ul><li>ค</li><li>y</li></ul></td><td>ง<img></td></tr></tbody></table><p>หลัง</p>',
  );
});

test('Undo in a cell returns its text, and the cursor stays in the table [PST-02] @desktop', async ({
  page,
}) => {
  const { text } = await open(page, `<p>ก่อน</p>${TABLE}<p>หลัง</p>`);
  await text.locator('.ql-grid td').nth(1).click();
  await page.keyboard.type('x');
  await page.evaluate(() => navigator.clipboard.writeText('หนึ่ง\nสอง'));
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => cellsOf(page)).toEqual(['ก', 'ข', 'ค', 'ง']);
  await expect(page.getByRole('textbox', { name: 'แถว 1 คอลัมน์ 2' })).toBeFocused();
  await page.keyboard.type('y');
  await expect.poll(async () => (await cellsOf(page))[1]).toMatch(/^(?:ขy|yข)$/);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Delete row' }).click();
  await expect(text.locator('.ql-grid td')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text.locator('.ql-grid td')).toHaveCount(4);
  await expect(text.locator('> p')).toHaveText(['ก่อน', 'หลัง']);
});

test('keys alone lead into a table, through it and out again, and everything can be deleted [PST-02] @desktop', async ({
  page,
}) => {
  const { text } = await open(page, `${TABLE}<p>หลัง</p>`);
  await text.getByText('หลัง').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  const table = text.getByRole('group', { name: 'ตาราง 2 แถว 2 คอลัมน์' });
  await expect(table).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'แถว 1 คอลัมน์ 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'แถว 2 คอลัมน์ 2' })).toBeFocused();
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expect(table).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('z');
  await expect(text.locator('> p')).toHaveText(['zหลัง']);
  expect((await cellsOf(page))[3]).toMatch(/!/);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('ใหม่');
  await expect(text.locator('.ql-grid')).toHaveCount(0);
  await expect(text.locator('> p')).toHaveText(['ใหม่']);
});
