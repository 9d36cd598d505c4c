import { expectAccessible } from './axe';
import { expect, moreAction, signIn, test } from './console-page';
import { writeNews } from './news-form';

test('a Head deletes an item, restores it, and finds it among the deleted news [DSK-06, HIS-04] @desktop', async ({
  page,
}) => {
  const title = `ข่าวที่จะลบ ${Date.now()}`;
  await signIn(page, 'head');
  await writeNews(page, title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // When this toast goes, the next one moves: a click on Undo could miss it.
  const created = page.getByRole('status').filter({ hasText: 'สร้างข่าวสำเร็จ' });
  await created.getByRole('button', { name: 'ปิดข้อความนี้' }).click();
  await expect(created).toHaveCount(0);
  const link = page.getByRole('link', { name: title, exact: true });
  const remove = async () => {
    await link.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectAccessible(page, 'the question before news are deleted');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
    await expect(link).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect(link).toBeVisible();

  await remove();
  await (await moreAction(page, 'ข่าวที่ลบไว้', 'link')).click();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expectAccessible(page, 'the deleted news');
  await page.getByRole('button', { name: `กู้คืน: ${title}` }).click();
  await expect(page.getByText('กู้คืนข่าวแล้ว')).toBeVisible();
  await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeVisible();
});
