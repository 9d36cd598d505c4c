import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, test } from './console-page';
import { contentOf, openCreateForm, tagsOf, titleOf } from './news-form';

const openTemplates = async (page: Page) => {
  await openFromMenu(page, 'Journalists');
  await page
    .getByRole('row', { name: /ข่าวเศรษฐกิจ/ })
    .getByRole('link', { name: 'Manage' })
    .click();
  await page.getByRole('tab', { name: 'แม่แบบ' }).click();
};

/** Saves what is in the form as a template. */
const saveAs = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).click();
  await page.getByRole('menuitem', { name: 'บันทึกเป็นแม่แบบ' }).click();
  const dialog = page.getByRole('dialog', { name: 'บันทึกเป็นแม่แบบ' });
  await dialog.getByLabel('ชื่อแม่แบบ').fill(name);
  await expectAccessible(page, 'the dialog that saves a template');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('บันทึกแม่แบบแล้ว')).toBeVisible();
};

test('a Head prepares a template, a writer begins with it, and the Head renames and deletes it [TOG-04]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const name = `ราคาทอง ${Date.now()}`;
  await signIn(page, 'head');
  await openCreateForm(page);
  await titleOf(page).fill('ราคาทองวันนี้');
  await page.getByLabel('Markdown').fill('สรุปราคา');
  await contentOf(page).click();
  await page.keyboard.type('รับซื้อบาทละ');
  await tagsOf(page).fill('ทอง');
  await tagsOf(page).press('Enter');
  await saveAs(page, name);

  const writer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(writer, 'trainee');
  await openCreateForm(writer);
  await titleOf(writer).fill('พิมพ์ไว้ก่อน');
  await writer.getByRole('button', { name: 'เริ่มจากแม่แบบ' }).click();
  const choice = writer.getByRole('dialog', { name: 'เริ่มจากแม่แบบ' });
  await expect(choice.getByRole('button', { name })).toBeVisible();
  await expectAccessible(writer, 'the choice of a template');
  await choice.getByRole('button', { name }).click();
  await expect(titleOf(writer)).toHaveValue('ราคาทองวันนี้');
  await expect(contentOf(writer)).toHaveText('รับซื้อบาทละ');
  await expect(writer.getByLabel('Markdown')).toHaveValue('สรุปราคา');
  await expect(writer.getByRole('list', { name: 'Tags' })).toContainText('ทอง');
  // What was typed comes back, and so does the template.
  await writer.getByRole('button', { name: 'ยกเลิกการกู้คืน' }).click();
  await expect(titleOf(writer)).toHaveValue('พิมพ์ไว้ก่อน');
  await openTemplates(writer);
  await expect(writer.getByText(name)).toBeVisible();
  await expect(writer.getByRole('button', { name: `ลบแม่แบบ ${name}` })).toHaveCount(0);
  await writer.context().close();

  await openTemplates(page);
  await expect(page.getByText(name)).toBeVisible();
  await expectAccessible(page, 'the templates of a group');
  await page.getByRole('button', { name: `เปลี่ยนชื่อแม่แบบ ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'เปลี่ยนชื่อ' });
  await dialog.getByLabel('ชื่อแม่แบบ').fill(`${name} เช้า`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} เช้า`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `ลบแม่แบบ ${name} เช้า` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} เช้า`, { exact: true })).toHaveCount(0);
});

test('a backend of the core API offers no templates [TOG-04] @without-stream', async ({ page }) => {
  await signIn(page, 'head');
  await openCreateForm(page);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'เริ่มจากแม่แบบ' })).toHaveCount(0);
  await page.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
});
