import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, moreAction, openFromMenu, signIn, test } from './console-page';

const chips = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('listitem');

const openGroup = async (page: Page, name: string) => {
  await openFromMenu(page, 'Journalists');
  await page.getByRole('row', { name }).getByRole('link', { name: 'Manage' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const createGroup = async (page: Page, name: string) => {
  await openFromMenu(page, 'Journalists');
  await page.getByRole('link', { name: 'Add New Group' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('โปรดกรอกชื่อกลุ่ม')).toBeVisible();
  await page.getByLabel('Group name').fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('an administrator creates a group, adds categories and a member, and deletes it @section7', async ({
  page,
}) => {
  const name = `โต๊ะข่าวทดลอง ${Date.now()}`;
  await signIn(page, 'admin');
  await createGroup(page, name);

  await page.getByRole('tab', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'Add category' }).click();
  const adding = page.getByRole('dialog', { name: 'Add category' });
  await adding.getByRole('checkbox', { name: 'กีฬา' }).check();
  await adding.getByRole('searchbox').fill('tech');
  await adding.getByRole('checkbox', { name: 'Technology' }).check();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chips(page)).toHaveText(['กีฬา', 'Technology'], { useInnerText: true });
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics).toContainText(/2\s*Category/);
  await page.getByRole('button', { name: 'Delete กีฬา' }).click();
  await expect(chips(page)).toHaveText(['Technology']);
  await expect(statistics).toContainText(/1\s*Category/);

  await (await moreAction(page, 'Add member', 'link')).click();
  await page.getByLabel('Email').fill('plain.potter@newsdesk.example');
  await page.getByLabel('Level').selectOption('Leader');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(
    page.getByRole('table', { name: 'Members' }).getByRole('row', { name: /Plain Potter/ }),
  ).toContainText('Leader');

  await (await moreAction(page, 'Delete group', 'button')).click();
  const asking = page.getByRole('dialog', { name: 'Delete group' });
  await expect(asking.getByText(/you cannot undo this|กู้คืนทั้งกลุ่มได้ภายใน 30 วัน/)).toBeVisible();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(asking).toBeHidden();
  const deleted = page.getByText('ลบสำเร็จ');
  // The toast of the category offers Undo for 10 s, as long as an expectation waits.
  await page.getByRole('status').filter({ has: deleted }).getByRole('button', { name: 'ปิดข้อความนี้' }).click();
  await expect(deleted).toHaveCount(0);
  await (await moreAction(page, 'Delete group', 'button')).click();
  await asking.getByRole('button', { name: 'Delete group' }).click();
  await expect(deleted).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Journalists' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'ข่าวเศรษฐกิจ' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test.describe('refused by the server', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ });

  test(
    'an unknown e-mail and that of a member are reported on the field',
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, 'head');
      await openGroup(page, 'ข่าวเศรษฐกิจ');
      await page.getByRole('link', { name: 'Add member' }).click();
      const email = page.getByLabel('Email');
      await page.getByLabel('Level').selectOption('Trainee');
      await email.fill('nobody@newsdesk.example');
      await page.getByRole('button', { name: 'Invite' }).click();
      await expect(email).toHaveAccessibleDescription(/ไม่พบผู้ใช้ที่มีอีเมลนี้/);
      await email.fill('prote@newsdesk.example');
      await page.getByRole('button', { name: 'Invite' }).click();
      await expect(email).toHaveAccessibleDescription(/เป็นสมาชิกของกลุ่มอยู่แล้ว/);
      await expect(page.getByLabel('Level')).toHaveValue('6');
    },
  );
});

test(
  'a member who is not Head can read the categories but not change them, not even through the API',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await signIn(page, 'audit');
    await openGroup(page, 'ข่าวเศรษฐกิจ');
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect(chips(page).first()).toBeVisible();
    await expect(chips(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add category' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete group' })).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    for (const method of ['post', 'delete'] as const) {
      const answer = await request[method]('/api/news/journalist/1/categories/1', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status(), method).toBe(403);
    }
  },
);

test('the news, pictures, members, categories, templates and figures of a group are tabs, which the address names [GRP-07]', async ({
  page,
}) => {
  await signIn(page, 'head');
  await openGroup(page, 'ข่าวเศรษฐกิจ');
  await expect(page.getByRole('table', { name: 'ข่าวล่าสุด' }).getByRole('row')).toHaveCount(21);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['News', 'ภาพ', 'Members', 'Categories', 'แม่แบบ', 'ตัวเลข']);
  const top = async () => Math.round((await tabs.first().boundingBox())?.y ?? NaN);
  const before = await top();
  await tabs.nth(2).click();
  await expect(page.getByRole('table', { name: 'Members' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\?tab=members$/);
  expect(await top()).toBe(before);
  for (const tab of await tabs.all()) {
    const box = await tab.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page, 'the members of a group');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chips(page).first()).toBeVisible();
  expect(await top()).toBe(before);
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Members' }).getByRole('row').nth(1)).toBeVisible();
});
