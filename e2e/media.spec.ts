import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, moreAction, signIn, test } from './console-page';
import { contentOf, save, titleOf, writeNews } from './news-form';
import { startOwnServer } from './own-server';
import { drawPicture } from './pictures';

const LIBRARY = '/journalist/group/1/media';

test('a picture is uploaded, described, found and used, and only an unused one is deleted [MED-01, MED-02]', async ({
  page,
}, { project }) => {
  // Two pictures are uploaded and three are cut and encoded, without a graphics card.
  test.slow();
  const stamp = Date.now();
  const name = `ตลาดน้ำ ${stamp}`;
  // No other journey draws pictures of these sizes: the same picture would be the same entry.
  const wide = project.name === 'phone' ? 1302 : 1303;
  await signIn(page, 'head');
  await page.goto('/journalist/group/1');
  await page.getByRole('tab', { name: 'ภาพ', exact: true }).click();
  await page.getByRole('link', { name: 'ภาพทั้งหมด' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'คลังภาพ' })).toBeVisible();
  const details = page.getByRole('dialog', { name: 'รายละเอียดของภาพ' });
  const upload = async (file: string, width: number) => {
    await page
      .getByLabel('อัปโหลดภาพ')
      .and(page.locator('input'))
      .setInputFiles(await drawPicture(page, file, width, 1000));
    await expect(details.getByRole('button', { name: 'Save' })).toBeVisible();
  };
  await upload('first.png', wide);
  await expectAccessible(page, 'the details of a picture');
  await details.getByLabel('Title').fill(name);
  await details.getByLabel('คำบรรยายสำหรับผู้ที่มองไม่เห็นภาพ').fill('เรือในคลอง');
  await details.getByLabel('Tags').and(page.locator('input')).fill(`แท็ก${stamp}`);
  await page.keyboard.press('Enter');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toHaveCount(0);
  await upload('second.png', wide + 10);
  await details.getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(details).toHaveCount(0);

  const list = page.getByRole('list', { name: 'รูปภาพ' });
  const [newer, older] = [list.getByRole('button').first(), list.getByRole('button').nth(1)];
  await expect(older).toHaveAccessibleName(new RegExp(name));
  await newer.focus();
  await page.keyboard.press('ArrowRight');
  await expect(older).toBeFocused();
  await expectAccessible(page, 'the library');
  await page.keyboard.press('Enter');
  await expect(details.getByLabel('Title')).toHaveValue(name);
  await page.goBack();
  await expect(details).toHaveCount(0);
  await page.getByRole('searchbox').fill(`แท็ก${stamp}`);
  await expect(list.getByRole('button')).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);

  const title = `ข่าวที่ใช้คลังภาพ ${stamp}`;
  await writeNews(page, title);
  await contentOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await page.getByRole('menuitem', { name: 'From the library' }).click();
  const picker = page.getByRole('dialog', { name: 'เลือกภาพจากคลัง' });
  await picker.getByRole('searchbox').fill(String(stamp));
  await expect(picker.getByRole('list').getByRole('button')).toHaveCount(1);
  await expectAccessible(page, 'the choice of a picture');
  await picker.getByRole('button', { name: new RegExp(name) }).click();
  const picture = contentOf(page).locator('img');
  await expect(picture).toHaveAttribute('alt', 'เรือในคลอง');
  await expect(contentOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'จากคลังภาพ' }).click();
  await picker.getByRole('searchbox').fill(String(stamp));
  await picker.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }).click();
  await expect(page.getByRole('button', { name: 'ตัดภาพใหม่' })).toBeVisible();
  await page.getByRole('button', { name: /^ข้อควรตรวจ/ }).click();
  await expect(page.getByText('มีภาพที่ไม่มีเครดิต')).toBeVisible();
  await save(page);
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();

  await page.goto(`${LIBRARY}?search=${stamp}`);
  await list.getByRole('button').click();
  // The text and both covers show one stored picture.
  await expect(details.getByRole('listitem').filter({ hasText: title })).toContainText('ฉบับทำงาน');
  await expect(details.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(details.getByRole('group', { name: 'ลบภาพที่มีข่าวใช้อยู่ไม่ได้' })).toBeVisible();
  await details.getByRole('link', { name: title }).click();
  await expect(page.getByRole('article', { name: 'อย่างที่ผู้อ่านเห็น' })).toContainText(title);
  await page.goBack();
  await expect(details.getByLabel('Title')).toHaveValue(name);

  await page.goto(LIBRARY);
  await list
    .getByRole('button', { name: /^ภาพไม่มีชื่อ/ })
    .first()
    .click();
  await details.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'ลบภาพ' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('ลบภาพแล้ว')).toBeVisible();
  await expect(details).toHaveCount(0);
  await (await moreAction(page, 'ภาพที่ลบไว้', 'link')).click();
  await expectAccessible(page, 'the deleted pictures');
  await page
    .getByRole('button', { name: /^กู้คืน: ภาพไม่มีชื่อ/ })
    .first()
    .click();
  await expect(page.getByText('กู้คืนภาพแล้ว')).toBeVisible();
});

test('the same picture is one, and its credit stays with it [MED-01] @desktop', async ({ page, request }) => {
  const token = await tokenOf(request, 'head');
  const headers = { authorization: `Bearer ${token}` };
  await signIn(page, 'head');
  const image = await drawPicture(page, 'same.png', 1404, 900);
  const send = async () => {
    const answer = await request.post('/api/news/journalist/1/media', { headers, multipart: { image } });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const id = await send();
  await page.goto(`${LIBRARY}?picture=${id}`);
  await page.getByLabel('เครดิต').fill('ภาพ: มาลี ศรีสุข');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('บันทึกรายละเอียดของภาพแล้ว')).toBeVisible();
  expect(await send()).toBe(id);
  await page.goto(`${LIBRARY}?picture=${id}`);
  await expect(page.getByLabel('เครดิต')).toHaveValue('ภาพ: มาลี ศรีสุข');
});

test('the store of a new demo, which has pictures, is marked as its own [MED-01] @desktop', async () => {
  const { data, stop } = await startOwnServer({});
  try {
    expect(existsSync(path.join(data, 'files/installation'))).toBe(true);
    expect(readdirSync(path.join(data, 'files')).length).toBeGreaterThan(1);
  } finally {
    await stop();
  }
});

test('a backend without a library shows none of it @without-stream', async ({ page }) => {
  await signIn(page, 'head');
  await page.goto('/journalist/group/1');
  await expect(page.getByRole('tab', { name: 'News' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'ภาพ', exact: true })).toHaveCount(0);
  await page.goto('/journalist/group/1/news/create');
  await expect(titleOf(page)).toBeVisible();
  await expect(contentOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'จากคลังภาพ' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Image', exact: true })).not.toHaveAttribute('aria-haspopup');
});
