import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';

const partsOf = (page: Page) => {
  const button = page.getByRole('button', { name: /^มุมมอง/ });
  const dialog = page.getByRole('dialog');
  const choose = async (role: 'menuitem' | 'menuitemradio', name: RegExp | string) => {
    await button.click();
    await page.getByRole(role, { name }).click();
  };
  const save = async (name: string) => {
    await dialog.getByLabel(/^ชื่อมุมมอง/).fill(name);
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    await expect(button).toHaveText(name);
    await expect(dialog).toHaveCount(0);
  };
  return { button, dialog, choose, save };
};

test('a view is saved on one device, is there on another, and is opened, renamed and deleted [DSK-09]', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = `รอนานที่สุด ${project.name}`;
  await signIn(page, 'head');
  await page.goto('/news?state=waiting&sort=oldest');
  const here = partsOf(page);
  await here.choose('menuitem', 'บันทึกมุมมองนี้');
  await here.save(name);

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const other = await context.newPage();
  await signIn(other, 'head');
  await other.goto('/news');
  const there = partsOf(other);
  await there.button.click();
  await expect(other.getByRole('menuitemradio', { name })).toBeVisible();
  await expectAccessible(other, 'the views');
  await other.getByRole('menuitemradio', { name }).click();
  await expect(other).toHaveURL(/\/news\?state=waiting&sort=oldest$/);
  await there.choose('menuitem', 'แก้ไขมุมมอง');
  await expect(there.dialog.getByLabel('แบ่งปันกับ')).toBeVisible();
  await expectAccessible(other, 'the dialog of a view');
  await there.save(`เก่าก่อน ${project.name}`);

  // Without a reload.
  await expect(here.button).toHaveText(`เก่าก่อน ${project.name}`);
  await here.choose('menuitem', 'ลบมุมมอง');
  await expect(there.button).toHaveText('มุมมอง');
  await expect(other).toHaveURL(/\/news\?state=waiting&sort=oldest$/);
  await context.close();
});

test('a Head shares a view with a group, whose members open it and cannot change it [DSK-09]', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = `ส่งกลับทั้งหมด ${project.name}`;
  await signIn(page, 'head');
  await page.goto('/news?state=returned');
  const here = partsOf(page);
  await here.choose('menuitem', 'บันทึกมุมมองนี้');
  const group = here.dialog.getByLabel('แบ่งปันกับ');
  await group.selectOption({ index: 1 });
  const groupName = await group.locator('option:checked').innerText();
  await here.save(name);

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const other = await context.newPage();
  await signIn(other, 'trainee');
  await other.goto('/news');
  const there = partsOf(other);
  await there.button.click();
  await expect(other.getByRole('menu').getByText(groupName, { exact: true })).toBeVisible();
  await expect(other.getByRole('menuitemradio', { name })).toContainText('สร้างโดย');
  await expectAccessible(other, 'a shared view');
  await other.getByRole('menuitemradio', { name }).click();
  await expect(other).toHaveURL(/\/news\?state=returned$/);
  await there.button.click();
  await expect(other.getByRole('menuitem')).toHaveCount(0);
  await other.keyboard.press('Escape');

  await here.choose('menuitem', 'ลบมุมมอง');
  await expect(here.dialog).toContainText(groupName);
  await expectAccessible(page, 'the question before a shared view is deleted');
  await here.dialog.getByRole('button', { name: 'ลบมุมมอง' }).click();
  await expect(here.button).toHaveText('มุมมอง');
  await expect(there.button).toHaveText('มุมมอง');
  await context.close();
});

test('the name of an open view, which comes after the list, moves nothing on a phone [DSK-09]', async ({
  page,
}, { project }) => {
  await signIn(page, 'head');
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}`;
  const data = { name: `ชื่อที่ยาวกว่าปุ่ม ${project.name}`, query: 'state=returned', groupId: null };
  const saved = await page.request.post('/api/views', { headers: { authorization }, data });
  await page.route('**/api/views', async (route) => {
    await page.getByRole('main').getByText('ไม่มีข่าวที่ตรงกับตัวกรอง').or(page.getByRole('table')).waitFor();
    await route.continue();
  });
  await page.goto('/news?state=returned');
  const { button } = partsOf(page);
  const search = page.getByRole('searchbox').last();
  await expect(button).toHaveText('มุมมอง');
  const before = await search.boundingBox();
  await expect(button).toHaveText(data.name);
  expect((await search.boundingBox())?.y).toBe(before?.y);
  const { id } = ((await saved.json()) as { data: { id: number } }).data;
  await page.unroute('**/api/views');
  await page.request.delete(`/api/views/${id}`, { headers: { authorization } });
});

test('without the extension a view stays on its device, and says so [DSK-09] @desktop', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { extensions: string[] };
    const extensions = config.extensions.filter((name) => name !== 'views');
    await route.fulfill({ response: answer, json: { ...config, extensions } });
  });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/views')) calls += 1;
  });
  await signIn(page, 'head');
  await page.goto('/news?state=permanent');
  const { button, dialog, choose, save } = partsOf(page);
  await choose('menuitem', 'บันทึกมุมมองนี้');
  await expect(dialog).toContainText('เก็บไว้ในเครื่องนี้เท่านั้น');
  await expect(dialog.getByLabel('แบ่งปันกับ')).toHaveCount(0);
  await save('เฉพาะที่นี่');
  await page.goto('/news');
  await choose('menuitemradio', 'เฉพาะที่นี่');
  await expect(page).toHaveURL(/\/news\?state=permanent$/);
  await choose('menuitem', 'ลบมุมมอง');
  await expect(button).toHaveText('มุมมอง');
  expect(calls).toBe(0);
});

test.describe('while the server does not answer', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('views that a browser kept before are on the server, and nothing is lost while it does not answer [DSK-09] @desktop', async ({
    page,
  }) => {
    await signIn(page, 'trainee');
    const me = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('access_token')}`;
      const answer = await fetch('/api/auth/me', { headers: { authorization } });
      return ((await answer.json()) as { data: { id: number } }).data.id;
    });
    const entry = `news-views["${me}"]`;
    const kept = () => page.evaluate((name) => localStorage.getItem(name), entry);
    const view = JSON.stringify([{ name: 'จากเครื่องนี้', query: 'state=permanent' }]);
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [entry, view] as const);
    await page.route('**/api/views', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/news?state=permanent');
    const { button, choose } = partsOf(page);
    await expect(button).toHaveText('จากเครื่องนี้');
    expect(await kept()).toBe(view);
    await page.unroute('**/api/views');
    await page.reload();
    await expect.poll(kept).toBe('[]');
    await expect(button).toHaveText('จากเครื่องนี้');
    await choose('menuitem', 'ลบมุมมอง');
    await expect(button).toHaveText('มุมมอง');
  });
});
