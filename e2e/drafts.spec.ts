import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, signIn, signOut, test } from './console-page';
import { contentOf as body, openCreateForm, tagsOf } from './news-form';
import { drawPicture } from './pictures';

test.use({ expectedComplaint: /412/ }); // of a device whose draft is behind

// By name, because an open dialog hides the form from role queries.
const title = (page: Page) => page.locator('textarea[name=title]');
const cover = (page: Page) => page.locator('label[for=cover] img');

/** Edits every kind of field and waits until the draft is stored. */
const write = async (page: Page, words: string) => {
  await title(page).fill(words);
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await page
    .locator('input[type=file][name=cover]')
    .setInputFiles(await drawPicture(page, 'cover.png', 640, 360));
  await body(page).click();
  await page.keyboard.type('ย่อหน้าแรก  มีสองช่องว่าง');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('ตัวหนา');
  const tags = tagsOf(page);
  await tags.fill('น้ำท่วม');
  await tags.press('Enter');
  await expect(page.getByText(/^เก็บในเครื่องนี้แล้ว \d\d:\d\d$/)).toBeVisible();
};

const expectWritten = async (page: Page, words: string) => {
  await expect(title(page)).toHaveValue(words);
  await expect(page.locator('select[name=categoryId]')).not.toHaveValue('');
  await expect(body(page)).toContainText('ย่อหน้าแรก  มีสองช่องว่าง');
  await expect(body(page).locator('strong')).toHaveText('ตัวหนา');
  await expect(page.getByRole('button', { name: 'นำแท็ก น้ำท่วม ออก' })).toBeVisible();
  await expect(cover(page)).toHaveJSProperty('naturalWidth', 640);
};

const offer = (page: Page) => page.getByRole('dialog', { name: 'พบข้อความที่ยังไม่ได้บันทึก' });

test('text typed in a killed tab is restored, but only for its writer @desktop @section7', async ({
  page,
  context,
}, { project }) => {
  const words = `ข่าวที่หายไป ${project.name} ${Date.now()}`;
  await signIn(page, 'trainee');
  await openCreateForm(page);
  await write(page, words);
  const address = page.url();
  await page.close();

  const next = await context.newPage();
  await next.goto(address);
  await expect(offer(next).getByRole('region', { name: 'Title' })).toContainText(words);
  await expect(offer(next).getByRole('region', { name: 'Cover image 16:9' }).getByRole('img')).toBeVisible();
  await expect(title(next)).toHaveValue('');
  await offer(next).getByRole('button', { name: 'กู้คืน' }).click();
  await expectWritten(next, words);

  await next.getByRole('button', { name: 'ยกเลิกการกู้คืน' }).click();
  await expect(title(next)).toHaveValue('');
  await next.getByRole('button', { name: /^ข้อความที่ยังไม่ได้บันทึก/ }).click();
  await offer(next).getByRole('button', { name: 'กู้คืน' }).click();
  await expectWritten(next, words);

  // A second tab is not offered the draft of an open form.
  const second = await context.newPage();
  await second.goto(address);
  await expect(body(second)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(offer(second)).toHaveCount(0);
  await second.close();

  await signOut(next);
  await signIn(next, 'head');
  await next.goto(address);
  await expect(body(next)).toBeVisible();
  await expect(offer(next)).toHaveCount(0);
  await expect(next.getByRole('button', { name: /^ข้อความที่ยังไม่ได้บันทึก/ })).toHaveCount(0);

  await signOut(next);
  await signIn(next, 'trainee');
  await next.goto(address);
  await expect(offer(next)).toContainText(words);
  await offer(next).getByRole('button', { name: 'ทิ้ง' }).click();
  await next.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name: 'ทิ้ง' }).click();
  await expect(offer(next)).toHaveCount(0);
  await next.reload();
  await expect(body(next)).toBeVisible();
  await expect(offer(next)).toHaveCount(0);
});

test('a backup file carries everything to a form elsewhere @desktop @section7', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const words = `ไฟล์สำเนา ${project.name} ${Date.now()}`;
  await signIn(page, 'trainee');
  await openCreateForm(page);
  await write(page, words);
  await page.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'บันทึกไฟล์สำเนา' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(words);
  const content = await readFile(await download.path());

  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, 'head'); // its writer would be offered the draft
  await openCreateForm(elsewhere);
  const choose = async (name: string, buffer: Buffer) => {
    await elsewhere.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).click();
    const [chooser] = await Promise.all([
      elsewhere.waitForEvent('filechooser'),
      elsewhere.getByRole('menuitem', { name: 'เปิดไฟล์สำเนา' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer });
  };
  const damaged = content.toString().replace(/"tags":\s*\[/, '"tags":7,"rest":[');
  await choose('damaged.json', Buffer.from(damaged));
  const fault = elsewhere.getByRole('alert').filter({ hasText: 'Tags' });
  await fault.getByRole('button', { name: 'ปิดข้อความนี้' }).click();
  await expect(fault).toHaveCount(0);

  await choose('backup.json', content);
  const dialog = elsewhere.getByRole('dialog', { name: 'เปิดไฟล์สำเนา' });
  await expect(dialog.getByRole('region', { name: 'Title' })).toContainText(words);
  await expect(title(elsewhere)).toHaveValue('');
  await dialog.getByRole('button', { name: 'นำไปใช้' }).click();
  await expectWritten(elsewhere, words);
  await elsewhere.close();
});

test('leaving does not ask while the draft is stored, and asks if the browser cannot store it @desktop', async ({
  page,
}) => {
  await signIn(page, 'trainee');
  await openCreateForm(page);
  await title(page).fill('ออกไปก่อน');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
  await page.getByRole('link', { name: 'Add news' }).click();
  await offer(page).getByRole('button', { name: 'ทิ้ง' }).click();
  await page.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name: 'ทิ้ง' }).click();

  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await title(page).fill('เก็บไม่ได้');
  await expect(page.getByText('ยังไม่ได้เก็บ', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'บันทึกไฟล์สำเนา' })).toBeVisible();
  await dialog.getByRole('button', { name: 'อยู่ต่อ' }).click();
  await expect(title(page)).toHaveValue('เก็บไม่ได้');
});

test('a draft begun on one device is continued on another [DFT-02, DFT-03] @desktop', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const words = `เริ่มบนโทรศัพท์ ${project.name} ${Date.now()}`;
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(page, 'trainee');
  await openCreateForm(page);
  const isStored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await title(page).fill(words);
  expect((await isStored).status()).toBe(200);

  await signIn(elsewhere, 'trainee');
  const drafts = elsewhere.getByRole('table', { name: 'ฉบับร่างของคุณ' });
  await drafts.getByRole('link', { name: words }).click();
  await offer(elsewhere).getByRole('button', { name: 'กู้คืน' }).click();
  await expect(title(elsewhere)).toHaveValue(words);
  const isStoredAgain = elsewhere.waitForResponse((response) => response.request().method() === 'PUT');
  await title(elsewhere).fill(`${words} ต่อที่โต๊ะ`);
  expect((await isStoredAgain).status()).toBe(200);

  // The first device has not seen that: its text stays too, as a draft of its own.
  const isRefused = page.waitForResponse((response) => response.status() === 412);
  await title(page).fill(`${words} ต่อบนโทรศัพท์`);
  await isRefused;
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('table', { name: 'ฉบับร่างของคุณ' })).toContainText(`${words} ต่อบนโทรศัพท์`);
  await elsewhere.getByRole('link', { name: 'Back' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Group news' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: words })).toHaveCount(0); // nobody's queue or list has it
  await elsewhere.close();
});
