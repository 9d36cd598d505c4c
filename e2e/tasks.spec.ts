import type { APIRequestContext, Page } from '@playwright/test';

import { sendNews, tokenOf } from './attacks';
import { expect, signIn, test } from './console-page';
import { contentOf, titleOf } from './news-form';
import { drawPicture } from './pictures';
import { countSteps } from './steps';

// What a newsroom does every day, from the dashboard, in no more steps than it needs. The fifteen returned items are in bulk.spec.ts.

const writeAs = async (
  page: Page,
  request: APIRequestContext,
  username: string,
  title: string,
  html?: string,
) => {
  const cover = await drawPicture(page, 'cover.png', 1200, 675);
  const token = await tokenOf(request, username);
  const { data } = await sendNews(request, token, { title, ...(html && { html }) }, { cover });
  return { token, id: data.id };
};

/** Opens the dashboard as somebody, with the lists on it. */
const openDashboard = async (page: Page, username: string) => {
  await signIn(page, username);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  return countSteps(page);
};

test(
  'a writer writes an item with both covers and submits it in 11 steps',
  { tag: '@desktop' },
  async ({ page }) => {
    const title = `ข่าวสั้นของเช้านี้ ${Date.now()}`;
    const steps = await openDashboard(page, 'trainee');
    await steps.click(page.getByRole('main').getByRole('button', { name: 'Add news' }));
    await expect(titleOf(page)).toBeFocused();
    await steps.type(title);
    await steps.press('Tab');
    await steps.type('สรุปข่าว');
    await steps.click(contentOf(page));
    await steps.type('เนื้อหาของข่าว');
    await steps.choose(page.getByLabel('Category'), 1);
    await steps.choose(page.getByLabel('Country'), 1);
    const chooser = page.waitForEvent('filechooser');
    await steps.click(page.getByRole('button', { name: 'ใช้ภาพเดียวทำปกทั้งสอง' }));
    await (await chooser).setFiles(await drawPicture(page, 'flood.png', 1600, 1600));
    await steps.click(page.getByRole('dialog').getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await steps.click(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByRole('row', { name: title })).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(11);
  },
);

test(
  'an approver approves the oldest item and the second oldest in 5 steps',
  { tag: '@desktop' },
  async ({ page }) => {
    const steps = await openDashboard(page, 'head');
    const titles = page.getByRole('table', { name: 'รอคุณอนุมัติ' }).getByRole('link');
    await expect(titles.nth(1)).toBeVisible();
    const [first, second] = await titles.evaluateAll((all) =>
      all.map((link) => link.getAttribute('title') ?? ''),
    );
    const heading = page.getByRole('article').getByRole('heading').first();
    await steps.click(titles.first());
    for (const title of [first ?? '', second ?? '']) {
      await expect(heading).toHaveText(title);
      await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
      await steps.press('a');
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Approve/ })).toBeEnabled();
      await steps.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(heading).not.toHaveText(second ?? '');
    expect(steps.count()).toBeLessThanOrEqual(5);
  },
);

test(
  'anybody finds an item of their groups by a word of its title in 3 steps',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const word = `ประชามติ${Date.now()}`;
    await page.goto('/sign-in');
    await writeAs(page, request, 'trainee', `ผลการนับคะแนน ${word} อย่างเป็นทางการ`);
    const steps = await openDashboard(page, 'head');
    await steps.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await steps.type(word);
    await expect(page.getByRole('option').first()).toContainText(word);
    await steps.press('Enter');
    await expect(page.getByRole('article').getByRole('heading').first()).toContainText(word);
    expect(steps.count()).toBeLessThanOrEqual(3);
  },
);

test('anybody opens a page by keyboard in 3 steps', { tag: '@desktop' }, async ({ page }) => {
  const steps = await openDashboard(page, 'admin');
  await steps.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await steps.type('countries');
  await expect(page.getByRole('option').first()).toContainText('Countries');
  await steps.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'News countries' })).toBeVisible();
  expect(steps.count()).toBeLessThanOrEqual(3);
});

test('an approver renews an approval of tonight in 3 steps', { tag: '@desktop' }, async ({ page }) => {
  const steps = await openDashboard(page, 'head');
  await steps.click(page.getByRole('tab', { name: /^ใกล้หมดเวลา/ }));
  const table = page.getByRole('table', { name: 'ใกล้หมดเวลา' });
  const title = (await table.getByRole('link').first().getAttribute('title')) ?? '';
  await table.getByRole('row').nth(1).hover();
  await steps.click(table.getByRole('button', { name: `ต่ออีก 24 ชั่วโมง: ${title}` }).first());
  await expect(table.getByRole('row').nth(1)).not.toContainText(title);
  expect(steps.count()).toBeLessThanOrEqual(3);
});

test(
  'an administrator creates an account with a preset and a group in 5 steps',
  { tag: '@desktop' },
  async ({ page }) => {
    const steps = await openDashboard(page, 'admin');
    await steps.click(page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'Users' }));
    await steps.click(page.getByRole('main').getByRole('link', { name: 'Create' }));
    await expect(page.getByLabel('Display name')).toBeFocused();
    await steps.type(`มาลี ศรีสุข <malee${Date.now()}@newsdesk.example>`);
    await expect(page.getByLabel('ชุดสิทธิ์')).toHaveValue('writer');
    await steps.choose(page.getByLabel('กลุ่ม', { exact: true }), 1);
    await steps.click(page.getByRole('button', { name: 'Create', exact: true }));
    const given = page.getByRole('main');
    await expect(given.getByLabel('ลิงก์ให้ มาลี ศรีสุข ตั้งรหัสผ่าน')).toBeVisible();
    await expect(given.getByText('นักเขียน')).toBeVisible();
    await expect(given.getByText(/ \(Head\)$/)).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(5);
  },
);

test(
  'an administrator sees who removed a category in 3 steps',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const name = `หมวดที่ถูกลบ ${Date.now()}`;
    const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
    const created = await request.post('/api/news/categories', { headers, data: { name } });
    const { data } = (await created.json()) as { data: { id: number } };
    expect((await request.delete(`/api/news/categories/${data.id}`, { headers })).ok()).toBe(true);
    const steps = await openDashboard(page, 'admin');
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
    await steps.click(menu.getByRole('link', { name: 'บันทึกการใช้งาน' }));
    await steps.click(page.getByRole('button', { name: /^การทำงาน: / }));
    await steps.click(page.getByRole('menuitemradio').filter({ hasText: 'ลบหมวดหมู่' }).first());
    const lines = page.getByRole('main').getByRole('listitem');
    await expect(lines.filter({ hasText: new RegExp(`อารี.*ลบหมวดหมู่.*${name}`) })).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(3);
  },
);

test(
  'a Head brings back what an item said before in 5 steps',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const paragraphs = ['ย่อหน้าแรกของข่าว', 'ย่อหน้าที่หายไปเมื่อวาน'].map((text) => `<p>${text}</p>`);
    const title = `ข่าวที่เสียย่อหน้า ${Date.now()}`;
    await page.goto('/sign-in');
    const { token, id } = await writeAs(page, request, 'head', title, paragraphs.join(''));
    await sendNews(request, token, { title, html: paragraphs[0] ?? '' }, { newsId: id });
    const steps = await openDashboard(page, 'head');
    await steps.click(page.getByRole('table', { name: 'ข่าวล่าสุดของคุณ' }).getByRole('link', { name: title }));
    await steps.click(page.getByRole('main').getByRole('link', { name: 'ทุกรุ่น' }));
    const first = page.getByRole('table', { name: 'รุ่นของข่าว' }).getByRole('row', { name: /รุ่นที่ 1/ });
    await steps.click(first.getByRole('button').last());
    await steps.click(page.getByRole('menuitem', { name: 'นำกลับมา' }));
    await steps.click(page.getByRole('dialog').getByRole('button', { name: 'นำกลับมา' }));
    await expect(page.getByText('นำรุ่นที่ 1 กลับมาแล้ว')).toBeVisible();
    expect(steps.count()).toBeLessThanOrEqual(5);
    await page.goto(`/journalist/group/1/news/${id}`);
    await expect(page.getByRole('article')).toContainText('ย่อหน้าที่หายไปเมื่อวาน');
  },
);
