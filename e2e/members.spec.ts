import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, test } from './console-page';

test(
  'a Head renames a group, changes a level, removes a member and invites them again [ACC-08]',
  { tag: '@desktop' },
  async ({ page }) => {
    const name = `โต๊ะข่าวสมาชิก ${Date.now()}`;
    await signIn(page, 'admin');
    await openFromMenu(page, 'Journalists');
    await page.getByRole('link', { name: 'Add New Group' }).click();
    await page.getByLabel('Group name').fill(`${name} เดิม`);
    await page.getByRole('button', { name: 'Create' }).click();
    const members = page.getByRole('table', { name: 'Members' });
    const member = members.getByRole('row', { name: /Plain Potter/ });
    const invite = async () => {
      await page.getByRole('link', { name: 'Add member' }).click();
      await page.getByLabel('Email').fill('plain.potter@newsdesk.example');
      await page.getByLabel('Level').selectOption('Trainee');
      await page.getByRole('button', { name: 'Invite' }).click();
      await expect(member).toContainText('Trainee');
    };
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'คำสั่งของรายการ: Plain Potter' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      return page.getByRole('dialog', { name: item });
    };

    await page.getByRole('button', { name: 'เปลี่ยนชื่อกลุ่ม' }).click();
    const renaming = page.getByRole('dialog', { name: 'เปลี่ยนชื่อกลุ่ม' });
    await renaming.getByLabel('Group name').fill(name);
    await expectAccessible(page, 'the dialog that renames a group');
    await renaming.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

    await invite();
    const levelling = await choose('เปลี่ยนระดับ');
    await levelling.getByLabel('Level').selectOption('Professional');
    await levelling.getByRole('button', { name: 'Save' }).click();
    await expect(levelling).toBeHidden();
    await expect(member).toContainText('Professional');
    await expectAccessible(page, 'a group with its members');

    const removing = await choose('นำออกจากกลุ่ม');
    await expect(removing).toContainText('ไม่มีข่าวของคนนี้ในกลุ่ม');
    await removing.getByRole('button', { name: 'นำออกจากกลุ่ม' }).click();
    await expect(removing).toBeHidden();
    await expect(member).toHaveCount(0);
    await invite();
  },
);

test(
  'a person who opens a page without its permission sees which one is missing and whom to ask [ACC-09]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'plain');
    await openFromMenu(page, 'Users');
    await expect(page.getByRole('heading', { name: '403 | Unauthorized' })).toBeVisible();
    await expect(page.getByText('ต้องมีสิทธิ์ USER_SEARCH')).toContainText(/ขอได้จาก \S+/);
    await expectAccessible(page, 'the 403 page');
  },
);

test(
  'an administrator sees what a person can open and do, and what a permission adds [ACC-09]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await openFromMenu(page, 'Users');
    await page.getByRole('searchbox').fill('Plain Potter');
    await page.getByRole('link', { name: 'View Plain Potter' }).click();
    const actions = page.getByRole('region', { name: 'เปิดและทำอะไรได้บ้าง' });
    await expect(actions).toContainText('Journalists');
    await page.getByRole('button', { name: 'Add NEWS_COUNTRY_CREATE' }).click();
    await expect(page.getByText(/เพิ่มขึ้น: Countries › Create, เพิ่มประเทศ/)).toBeVisible();
    await expect(actions).toContainText('เพิ่มประเทศ');
    await expectAccessible(page, 'the page of a person');
    await page.getByRole('button', { name: 'Remove NEWS_COUNTRY_CREATE' }).click();
    await expect(page.getByText(/ทำไม่ได้อีก: Countries › Create, เพิ่มประเทศ/)).toBeVisible();
  },
);
