import { expect, openFromMenu, signIn, test } from './console-page';

// The server refuses a code that is not in ISO 3166 with 400 and a duplicate with 409; the browser logs
// both.
test.use({ expectedComplaint: /status of 4(00|09)/ });

test('a country is created, corrected and removed @section7', async ({ page }) => {
  await signIn(page, 'admin');
  await openFromMenu(page, 'News', 'Countries');
  await expect(page.getByRole('row')).toHaveCount(9);
  await page.getByRole('link', { name: 'Create a news country' }).click();

  const name = page.getByLabel('Country name');
  const code = page.getByLabel('ISO Code');
  const create = page.getByRole('button', { name: 'Create' });
  await name.fill('นอร์เวย์');
  await code.pressSequentially('zz');
  await expect(code).toHaveValue('ZZ');
  await create.click();
  await expect(code).toHaveAccessibleDescription(/ISO 3166-1/);
  await expect(code).toHaveAttribute('aria-invalid', 'true');

  await code.fill('');
  await code.pressSequentially('th');
  await create.click();
  await expect(code).toHaveAccessibleDescription(/มีประเทศที่ใช้รหัสนี้อยู่แล้ว/);
  await expect(name).toHaveValue('นอร์เวย์');

  await code.fill('');
  await code.pressSequentially('no');
  await create.click();
  await expect(page.getByText('สร้างประเทศแล้ว')).toBeVisible();
  const row = page.getByRole('row', { name: 'นอร์เวย์' });
  await expect(row).toContainText('NO');

  await row.getByRole('link', { name: /^Edit/ }).click();
  await expect(name).toHaveValue('นอร์เวย์');
  await name.fill('ราชอาณาจักรนอร์เวย์');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('แก้ไขประเทศแล้ว')).toBeVisible();

  const renamed = page.getByRole('row', { name: 'ราชอาณาจักรนอร์เวย์' });
  await renamed.getByRole('button', { name: /^Remove/ }).click();
  const asking = page.getByRole('dialog');
  await expect(asking).toContainText('Are you sure you wanted to delete country ราชอาณาจักรนอร์เวย์?');
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('ลบสำเร็จ')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(9);
});

test(
  'a country with news cannot be removed, and the reason is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await openFromMenu(page, 'News', 'Countries');
    await page.getByRole('button', { name: 'Remove ไทย' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('ลบประเทศนี้ไม่ได้ เพราะมีข่าวของประเทศนี้อยู่')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('row', { name: 'ไทย' })).toBeVisible();
  },
);
