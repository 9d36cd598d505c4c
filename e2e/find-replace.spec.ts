import { expect, signIn, test } from './console-page';

test('a word is found in the text, shown clear of the bars, and replaced everywhere in one step', async ({
  page,
}) => {
  await signIn(page, 'trainee');
  await page.goto('/journalist/group/1/news/create');
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  // Some in one long paragraph, some in paragraphs of their own.
  for (let line = 1; line <= 20; line += 1) {
    await page.keyboard.insertText(`ย่อหน้า ${line} น้ำท่วมกรุง ก่อนน้ำท่วม `);
    if (line > 10) await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+h');
  const find = page.getByRole('textbox', { name: 'Find' });
  await expect(find).toBeFocused();
  await page.keyboard.insertText('น้ำท่วม');
  await expect(page.getByText('1 จาก 40')).toBeVisible();
  await find.press('Shift+Enter');
  await expect(page.getByText('40 จาก 40')).toBeVisible();
  await find.press('Enter');
  await find.press('Enter');
  await expect(page.getByText('2 จาก 40')).toBeVisible();
  const isClear = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('found-current') ?? [];
      if (!(range instanceof Range)) return 'no mark';
      const { x, y } = range.getBoundingClientRect();
      const [front] = document.elementsFromPoint(x + 2, y + 4);
      return front?.closest('.ql-editor') ? 'clear' : 'covered';
    });
  await expect.poll(isClear).toBe('clear');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('อุทกภัย');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(page.getByText('แทนที่แล้ว 40 แห่ง')).toBeVisible();
  await expect(text).toContainText('ย่อหน้า 20 อุทกภัยกรุง ก่อนอุทกภัย');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toContainText('ย่อหน้า 1 น้ำท่วมกรุง');
});
