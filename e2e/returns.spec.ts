import { expectAccessible } from './axe';
import { expect, signIn, signOut, test } from './console-page';
import { writeNews } from './news-form';

const COMMENT = 'ตัวเลขในย่อหน้าที่สามไม่ตรงกับแหล่งข่าว';

test(
  'an approver returns an item by key, and its writer sees the comment and saves it again [DSK-04]',
  { tag: '@desktop' },
  async ({ page }) => {
    const title = `ข่าวที่ถูกส่งกลับ ${Date.now()}`;
    await signIn(page, 'trainee');
    await writeNews(page, title);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('article')).toBeVisible();
    const address = page.url();
    await signOut(page);

    await signIn(page, 'pro');
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^ส่งกลับ/ })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByLabel(/^ข้อความ/)).toBeFocused();
    await expectAccessible(page, 'the dialog of a return');
    await page.keyboard.type(COMMENT);
    await page.reload();
    await page.getByRole('button', { name: /^ส่งกลับ/ }).click();
    await expect(page.getByLabel(/^ข้อความ/)).toHaveValue(COMMENT);
    await page.getByLabel(/^ข้อความ/).press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(address);
    await signOut(page);

    await signIn(page, 'trainee');
    const returned = page.getByRole('table', { name: 'ส่งกลับให้คุณแก้' });
    await expect(returned.getByText(COMMENT)).toBeVisible();
    await returned.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('alert').getByText(COMMENT)).toBeVisible();
    await page.getByLabel('Markdown').fill('แก้แล้ว');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
    await expect(page.getByRole('row', { name: title }).getByText('ส่งกลับแล้ว')).toHaveCount(0);
  },
);
