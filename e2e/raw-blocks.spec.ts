import { newestNews, sendNews, tokenOf } from './attacks';
import { expect, signIn, test } from './console-page';
import { contentOf, save } from './news-form';

// Without a cell, so that there is nothing to edit as text.
const TABLE = '<table class="m"><caption>ตาราง</caption></table>';
const STORED = `<div class="entry">\n<p class="lead">ย่อหน้า<b>แรก</b></p>\n${TABLE}\n<p>ย่อหน้าที่สอง</p>\n</div>`;

test.beforeEach(async ({ page, request }) => {
  const token = await tokenOf(request, 'head');
  const newsId = await newestNews(request, token);
  await sendNews(request, token, { html: STORED }, { newsId });
  await signIn(page, 'head');
  await page.goto(`/journalist/group/1/news/${newsId}/edit`);
});

test('a part that is kept as HTML is reached, moved, edited and removed with keys [FID-01, FID-05] @desktop', async ({
  page,
}) => {
  const text = contentOf(page);
  const table = text.getByRole('group', { name: 'Table, kept as HTML' });
  await expect(table.getByText('ตาราง')).toBeVisible();

  await text.getByText('ย่อหน้าที่สอง').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect(table).toBeFocused();
  // On one of its buttons a key is not for the text, where the cursor still is.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Backspace');
  await expect(text.locator('> *')).toHaveText(['ย่อหน้าแรก', /ตาราง/, 'ย่อหน้าที่สอง']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(text.locator('> *').nth(1)).toHaveText('ย่อหน้าที่สอง');
  await expect(table).toBeFocused();

  await page.keyboard.press('Enter');
  const html = page.getByRole('dialog').getByRole('textbox', { name: 'HTML' });
  await expect(html).toHaveValue(TABLE);
  await html.fill(TABLE.replace('ตาราง', 'ตารางใหม่'));
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(table.getByText('ตารางใหม่')).toBeVisible();

  await table.focus();
  await page.keyboard.press('Delete');
  await expect(table).toBeHidden();
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text.locator('> *').nth(1)).toHaveAccessibleName('Table, kept as HTML');
});

test('Thai text composed next to a raw block stays, and can be undone and redone completely [FID-05] @desktop', async ({
  page,
}) => {
  const text = contentOf(page);
  const lines = text.locator('> *');
  const table = text.getByRole('group', { name: 'Table, kept as HTML' });
  await text.getByText('ย่อหน้าที่สอง').click();
  await page.keyboard.press('Home');
  const input = await page.context().newCDPSession(page);
  for (const part of ['น', 'น้', 'น้ำ']) {
    await input.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  }
  await input.send('Input.insertText', { text: 'น้ำ' });
  await expect(lines.nth(2)).toHaveText('น้ำย่อหน้าที่สอง');
  await expect(table).toBeVisible();

  await table.focus();
  await page.keyboard.press('Delete');
  await expect(table).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  for (let step = 0; step < 3; step += 1) await undo.click();
  await expect(lines).toHaveText(['ย่อหน้าแรก', /ตาราง/, 'ย่อหน้าที่สอง']);
  await expect(table.getByText('ตาราง')).toBeVisible();
  for (let step = 0; step < 3; step += 1) await redo.click();
  await expect(table).toBeHidden();
  await expect(lines).toHaveText(['ย่อหน้าแรก', 'น้ำย่อหน้าที่สอง']);
});

test('a typed word changes only its paragraph [FID-02] @desktop', async ({ page, request }) => {
  await contentOf(page).getByText('ย่อหน้าที่สอง').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' น้ำ');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
  const token = await tokenOf(request, 'head');
  const id = await newestNews(request, token);
  const answer = await request.get(`/api/news/journalist/1/news/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: { html: string } } = await answer.json();
  expect(data.html).toBe(STORED.replace('ที่สอง', 'ที่สอง น้ำ'));
});
