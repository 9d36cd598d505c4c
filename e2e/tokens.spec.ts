import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, test } from './console-page';

test(
  'an administrator gives a website a token, which works until it is revoked [CON-05]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await signIn(page, 'admin');
    await openFromMenu(page, 'โทเค็น');
    await page.getByRole('button', { name: 'สร้างโทเค็น' }).click();
    const form = page.getByRole('dialog', { name: 'สร้างโทเค็น' });
    await form.getByLabel('ชื่อ').fill('สถิติของเว็บไซต์');
    await form.getByLabel('ใช้ทำอะไร').selectOption({ label: 'รายงานจำนวนการเข้าชม' });
    await expectAccessible(page, 'the form of a token');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'โทเค็นใหม่' });
    const secret = await dialog.getByLabel('โทเค็น').inputValue();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByText('ปิด', { exact: true }).click();
    await expect(dialog).toHaveCount(0);

    const report = async () => {
      const headers = { authorization: `Bearer ${secret}` };
      return (
        await request.post('/api/site/views', { headers, data: { views: [{ id: 1, count: 1 }] } })
      ).status();
    };
    expect(await report()).toBe(200);
    await page.getByRole('button', { name: 'คำสั่งของรายการ: สถิติของเว็บไซต์' }).click();
    await page.getByRole('menuitem', { name: 'เพิกถอน' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'เพิกถอนโทเค็น' }).click();
    await expect(page.getByText('เพิกถอนโทเค็นแล้ว')).toBeVisible();
    expect(await report()).toBe(401);
  },
);
