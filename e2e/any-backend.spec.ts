import { expect, openFromMenu, signIn, test as base } from './console-page';
import { startForeignBackend } from './foreign-backend';
import { contentOf, coverInput, save, titleOf } from './news-form';
import { drawPicture } from './pictures';

const test = base.extend<object, { foreignBackend: string }>({
  foreignBackend: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const { address, stop } = await startForeignBackend();
      await use(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ foreignBackend }, provide) => provide(foreignBackend),
});

test('the console works with a backend that has ids of every kind and null fields @section7 @desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'editor');
  await expect(page.getByRole('banner')).toContainText('editor');

  await openFromMenu(page, 'Users');
  await page.getByRole('link', { name: 'View reader' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'reader' })).toBeVisible();
  await page.getByRole('button', { name: 'Add TAG_EDIT' }).click();
  await expect(page.getByRole('button', { name: 'Remove TAG_EDIT' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove TAG_EDIT' })).toBeVisible();

  await openFromMenu(page, 'Journalists');
  await page
    .getByRole('row', { name: /ทีมข่าวอื่น/ })
    .getByRole('link', { name: 'Manage' })
    .click();
  await expect(page.getByRole('heading', { name: 'ทีมข่าวอื่น' })).toBeVisible();
  await expect(page.getByText('Total views')).toBeVisible();
  await page.getByRole('link', { name: 'ข่าวทั้งหมด' }).click();

  await page.getByRole('link', { name: 'Add news' }).click();
  await titleOf(page).fill('ข่าวใหม่');
  await page.getByLabel('Markdown').fill('สรุป');
  await page.getByLabel('Category').selectOption({ label: 'กีฬา' });
  await page.getByLabel('Country').selectOption({ label: 'ไทย' });
  await coverInput(page, 'cover').setInputFiles(await drawPicture(page, 'cover.png', 640, 360));
  await coverInput(page, 'square').setInputFiles(await drawPicture(page, 'square.png', 300, 300));
  await contentOf(page).click();
  await page.keyboard.type('เนื้อหาใหม่');
  await save(page);
  await expect(page.getByRole('link', { name: 'Edit: ข่าวใหม่' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit: ข่าวที่มีแต่ค่าว่าง' }).click();
  await expect(titleOf(page)).toHaveValue('ข่าวที่มีแต่ค่าว่าง');
  await titleOf(page).fill('ข่าวที่แก้แล้ว');
  await save(page);
  const row = page.getByRole('row', { name: /ข่าวที่แก้แล้ว/ });
  await row.getByRole('button', { name: /^Approve 24 hours/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(row.getByRole('button', { name: /^Approve permanently/ })).toBeVisible();

  await openFromMenu(page, 'News', 'Categories');
  const rows = page.locator('main tbody tr');
  await expect(rows.first()).toContainText('การเมือง');
  await rows
    .nth(1)
    .getByRole('button', { name: /^เลื่อนขึ้น/ })
    .click();
  await expect(rows.first()).toContainText('กีฬา');
  await rows.first().getByRole('link', { name: 'กีฬา' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('กีฬา');

  await openFromMenu(page, 'Countries');
  await page.getByRole('row', { name: 'ไทย' }).getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Country name').fill('ราชอาณาจักรไทย');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('row', { name: 'ราชอาณาจักรไทย' })).toBeVisible();
});
