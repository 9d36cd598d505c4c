import { expectAccessible } from './axe';
import { expect, openProfile, signIn, signOut, test } from './console-page';
import { drawPicture } from './pictures';

// The server refuses a wrong password with 400 and an ended session with 401; the browser logs both.
test.use({ expectedComplaint: /status of 40[01]/ });

const NEW_PASSWORD = 'ม้าที่ถูกต้อง ลวดเย็บ';

// Uses an account with which no other journey signs in.
test('a person changes profile and password, and their other devices are signed out [ACC-03, ACC-04] @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newPage({ baseURL, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' });
  await signIn(page, 'desk');
  await signIn(elsewhere, 'desk');

  await page.reload();
  await page.getByRole('link', { name: 'การเข้าสู่ระบบใหม่' }).click();
  await expect(page.getByText(/Safari on iPhone.*127\.0\.0\.0\/24/).first()).toBeVisible();
  await expectAccessible(page, '/account');
  await page.getByRole('button', { name: 'ฉันเอง' }).click();
  await expect(page.getByRole('link', { name: 'การเข้าสู่ระบบใหม่' })).toHaveCount(0);

  await page.getByLabel('Bio').fill('โต๊ะข่าวกลาง กะดึก');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText('โต๊ะข่าวกลาง กะดึก')).toBeVisible();

  const photo = await drawPicture(page, 'me.png', 640, 480);
  await page.locator('input[type="file"]').setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'รูปโปรไฟล์' });
  await expect(dialog.getByRole('slider', { name: 'ซูม' })).toBeVisible();
  await expectAccessible(page, 'the dialog of a picture');
  await dialog.getByRole('slider', { name: 'ซูม' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'ใช้ส่วนนี้' }).click();
  await expect(page.getByText('เปลี่ยนรูปแล้ว')).toBeVisible();
  const own = page.getByRole('group', { name: 'รูปโปรไฟล์' }).locator('img');
  const shape = () => own.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(shape).toBe(1);

  await page.getByLabel('รหัสผ่านปัจจุบัน').fill('not it');
  await page.getByLabel('รหัสผ่านใหม่').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(page.getByText('รหัสผ่านปัจจุบันไม่ถูกต้อง').first()).toBeVisible();
  await page.getByLabel('รหัสผ่านปัจจุบัน').fill('newsdesk');
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(page.getByText(/เปลี่ยนรหัสผ่านแล้ว/)).toBeVisible();
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0);

  await elsewhere.goto('/journalist');
  await expect(elsewhere.getByLabel('Password')).toBeVisible();
  await elsewhere.close();

  await signOut(page);
  await page.getByLabel('Username').fill('desk');
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await openProfile(page);
  await page.getByRole('link', { name: 'บัญชีของฉัน' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'บัญชีของฉัน' })).toBeVisible();
});
