import { sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, test } from './console-page';
import { chooseFilter } from './list-filters';
import { drawPicture } from './pictures';

test(
  'an administrator sees who was given a permission, filters the log and downloads it [ACC-07]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/user/4');
    const row = page.getByRole('row', { name: /\bTAG_HIDDEN\b/ });
    await row.getByRole('button', { name: /Add/ }).click();
    await expect(row.getByRole('button', { name: /Remove/ })).toBeVisible();

    await openFromMenu(page, 'บันทึกการใช้งาน');
    const lines = page.getByRole('main').getByRole('listitem');
    const line = lines.filter({ hasText: /^\d\d:\d\dอารี .*TAG_HIDDEN/ }).first();
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: /^รายละเอียด/ }).click();
    await expect(line.getByText('TAG_HIDDEN', { exact: true })).toBeVisible();
    await expectAccessible(page, 'the audit log');

    const signIns = lines.filter({ hasText: 'เข้าสู่ระบบ' });
    await expect(signIns.first()).toBeVisible();
    await chooseFilter(page, 'การทำงาน', 'เพิ่มสิทธิ์');
    await expect(page).toHaveURL(/action=permission\.added/);
    await expect(signIns).toHaveCount(0);
    await expect(line).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'ส่งออก CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('audit.csv');

    await line.getByRole('link', { name: /^View/ }).click();
    await page.getByRole('button', { name: 'แสดงประวัติ' }).click();
    await expect(page.getByRole('group', { name: 'ประวัติ' })).toContainText('TAG_HIDDEN');
  },
);

test(
  'members of a group see what was done to an item [ACC-07]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await signIn(page, 'head');
    const title = `ข่าวที่มีประวัติ ${Date.now()}`;
    const cover = await drawPicture(page, 'cover.png', 320, 320);
    const { data } = await sendNews(request, await tokenOf(request, 'head'), { title }, { cover });
    await page.goto(`/journalist/group/1/news/${data.id}/edit`);
    await page.getByRole('button', { name: 'แสดงประวัติ' }).click();
    await expect(page.getByRole('group', { name: 'ประวัติ' })).toContainText(`เขียนข่าว ${title}`);
    await expectAccessible(page, 'an item with its history');
  },
);
