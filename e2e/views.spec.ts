import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';

test('a view is saved under a name, is there after a reload, and is opened, renamed and deleted [DSK-09] @desktop', async ({
  page,
}) => {
  await signIn(page, 'head');
  await page.goto('/news?state=waiting&sort=oldest');
  const menu = page.getByRole('button', { name: /^มุมมอง/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'บันทึกมุมมองนี้' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^ชื่อมุมมอง/).fill('รอนานที่สุด');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(menu).toHaveText('รอนานที่สุด');
  await expect(dialog).toHaveCount(0);

  await page.goto('/news');
  await menu.click();
  await expectAccessible(page, 'the views');
  await page.getByRole('menuitemradio', { name: 'รอนานที่สุด' }).click();
  await expect(page).toHaveURL(/\/news\?state=waiting&sort=oldest$/);
  await expect(menu).toHaveText('รอนานที่สุด');

  await menu.click();
  await page.getByRole('menuitem', { name: 'เปลี่ยนชื่อมุมมอง' }).click();
  await dialog.getByLabel(/^ชื่อมุมมอง/).fill('เก่าก่อน');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(menu).toHaveText('เก่าก่อน');
  await expect(dialog).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: 'ลบมุมมอง' }).click();
  await expect(menu).toHaveText('มุมมอง');
  await expect(page).toHaveURL(/\/news\?state=waiting&sort=oldest$/);
});
