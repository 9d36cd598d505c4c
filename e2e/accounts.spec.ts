import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';

// A disabled person gets 401 for the ended session and 400 at sign-in; the browser logs both.
test.use({ expectedComplaint: /status of 40[01]/ });

const PASSWORD = 'ม้าที่ถูกต้อง ลวดเย็บ';

test(
  'an administrator creates an account, which gets its password by a link, and disables it [ACC-01, ACC-02]',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    await signIn(page, 'admin');
    await page.goto('/user');
    await page.getByRole('link', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'สร้างผู้ใช้' })).toBeVisible();
    await expectAccessible(page, '/user/create');
    await page.getByLabel('Display name').fill('สมหญิง ตั้งใจเขียน');
    await page.getByLabel('Username').fill('somying.new');
    await page.getByLabel('Email').fill('somying.new@newsdesk.example');
    await page.getByRole('button', { name: 'Create' }).click();
    const link = page.getByLabel(/^ลิงก์ให้/);
    await expect(link).toHaveValue(/\/set-password#\S+$/);
    const address = await link.inputValue();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();

    const theirs = await browser.newPage({ baseURL });
    await theirs.goto(address);
    await theirs.getByLabel('รหัสผ่านใหม่').fill(PASSWORD);
    await theirs.getByLabel('รหัสผ่านอีกครั้ง').fill(PASSWORD);
    await expectAccessible(theirs, '/set-password');
    await theirs.getByRole('button', { name: 'ตั้งรหัสผ่าน' }).click();
    await theirs.getByLabel('Username').fill('somying.new');
    await theirs.getByLabel('Password').fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

    await page.getByRole('link', { name: 'เปิดหน้าผู้ใช้' }).click();
    await page.getByRole('button', { name: 'ปิดบัญชี', exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('heading', { name: 'ข่าวที่ยังไม่เสร็จ: 0' })).toBeVisible();
    await expectAccessible(page, 'the question before an account is disabled');
    await question.getByRole('button', { name: 'ปิดบัญชี', exact: true }).click();
    await expect(page.getByRole('button', { name: 'เปิดบัญชี' })).toBeVisible();
    await expect(theirs.getByLabel('Password')).toBeVisible();

    await theirs.goto(address);
    await expect(theirs.getByRole('alert')).toBeVisible();
    await theirs.close();
  },
);
