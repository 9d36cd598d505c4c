import { newestNews, sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, signOut, test } from './console-page';
import { drawPicture } from './pictures';

const PASSAGE = 'น้ำท่วมสามจังหวัด';
const HTML = `<p>กรุงเทพฯ ${PASSAGE} เมื่อวานนี้</p><p>เชียงใหม่ ฝนตกหนัก</p>`;

test('an approver comments on a passage, and its writer is told, finds the passage, answers and resolves [TOG-02]', async ({
  page,
  request,
}) => {
  const title = `ข่าวที่คุยกัน ${Date.now()}`;
  const cover = await drawPicture(page, 'cover.png', 320, 320);
  const trainee = await tokenOf(request, 'trainee');
  await sendNews(request, trainee, { title, html: HTML }, { cover });
  const id = await newestNews(request, trainee);
  const address = `/journalist/group/1/news/${id}`;

  await signIn(page, 'head');
  await page.goto(address);
  const article = page.getByRole('article');
  const passage = article.getByText(PASSAGE);
  await expect(passage).toBeVisible();
  // As a person does who drags over the passage.
  await passage.evaluate((paragraph, words) => {
    const [text] = paragraph.childNodes;
    const start = text?.textContent?.indexOf(words) ?? -1;
    if (text) getSelection()?.setBaseAndExtent(text, start, text, start + words.length);
  }, PASSAGE);
  await page.getByRole('button', { name: 'แสดงความเห็นต่อข้อความนี้' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'ความเห็นต่อข่าว' });
  await expect(dialog.getByText(PASSAGE)).toBeVisible();
  await expect(page.getByLabel(/^ข้อความ/)).toBeFocused();
  await expectAccessible(page, 'the dialog of a comment');
  await page.keyboard.type('ฝาก @');
  const names = dialog.getByRole('option');
  await expect(names.first()).toBeVisible();
  await expectAccessible(page, 'the names behind an @');
  await page.keyboard.type('ไตร');
  await expect(names).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('สามหรือสี่จังหวัด');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'ความเห็น (1)' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'the comments beside an item');
  await signOut(page);

  await signIn(page, 'trainee');
  await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`กล่าวถึงคุณในความเห็นของข่าว “${title}”`) }).click();
  await expect(page).toHaveURL(new RegExp(`/news/${id}\\?comments$`));
  const conversation = page.getByRole('group', { name: 'ความเห็น' });
  await conversation.getByRole('button', { name: `แสดงในเนื้อข่าว: “${PASSAGE}”` }).click();
  await expect(article.getByText(PASSAGE)).toBeFocused();
  await conversation.getByRole('button', { name: 'ตอบ' }).click();
  await page.getByLabel(/^ข้อความ/).fill('สามจังหวัด ตรวจแล้ว');
  await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(conversation.getByText('สามจังหวัด ตรวจแล้ว')).toBeVisible();
  await expect(conversation.getByRole('button', { name: 'ตอบ' })).toBeFocused();
  await conversation.getByRole('button', { name: 'ปิดเรื่อง' }).click();
  await expect(conversation.getByText('ไม่มีความเห็นที่ยังไม่ปิด')).toBeVisible();
  await expect(conversation).toBeFocused();

  // In the form the conversation is a folded section, and sends nothing of the form.
  await page.goto(`${address}/edit`);
  await page.getByRole('button', { name: /^ความเห็น/ }).click();
  await page.getByRole('button', { name: 'เขียนความเห็น' }).click();
  await page.getByLabel(/^ข้อความ/).fill('จากแบบฟอร์ม');
  await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(page.getByRole('group', { name: 'ความเห็น' }).getByText('จากแบบฟอร์ม')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/news/${id}/edit$`));
  await expectAccessible(page, 'the form with comments');
  const headers = { authorization: `Bearer ${await tokenOf(request, 'head')}` };
  await request.delete(`/api/news/journalist/1/news/${id}`, { headers });
});

test('a backend without comments shows none @without-stream', async ({ page }) => {
  await signIn(page, 'head');
  await page.goto('/journalist/group/1/news');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /^ความเห็น/ })).toHaveCount(0);
});
