import { expect, type Locator, type Page } from '@playwright/test';

import { openFromMenu } from './console-page';
import { drawPicture } from './pictures';

/** The text of the editor. */
export const contentOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });

export const coverInput = (page: Page, name: 'cover' | 'square'): Locator =>
  page.locator(`input[type=file][name=${name}]`);

export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Title/ });

/** The tag box. It is a plain one if the backend suggests no tags. */
export const tagsOf = (page: Page): Locator =>
  page
    .getByRole('combobox', { name: 'Tags', exact: true })
    .or(page.getByRole('textbox', { name: 'Tags', exact: true }));

/** Opens the news list of the group to which the demo accounts of every level belong. */
export const openGroupNews = async (page: Page) => {
  await openFromMenu(page, 'Journalists');
  await page
    .getByRole('row', { name: /ข่าวเศรษฐกิจ/ })
    .getByRole('link', { name: /Go to news/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
};

/** Opens the form for a new item. */
export const openCreateForm = async (page: Page) => {
  await openGroupNews(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  await expect(contentOf(page)).toBeVisible();
};

/** Opens the form for a new item and fills in the required fields. */
export const writeNews = async (page: Page, title: string) => {
  await openGroupNews(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  await titleOf(page).fill(title);
  await page.getByLabel('Markdown').fill('สรุปข่าว');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Country').selectOption({ index: 1 });
  await coverInput(page, 'cover').setInputFiles(await drawPicture(page, 'cover.png', 640, 360));
  await coverInput(page, 'square').setInputFiles(await drawPicture(page, 'square.png', 300, 300));
  await contentOf(page).click();
  await page.keyboard.type('เนื้อหาของข่าว');
  const tags = tagsOf(page);
  await tags.fill('ข่าวด่วน');
  await tags.press('Enter');
};

/** Fails unless the form still contains what `writeNews` entered. */
export const expectKept = async (page: Page, title: string) => {
  await expect(titleOf(page)).toHaveValue(title);
  await expect(page.getByLabel('Markdown')).toHaveValue('สรุปข่าว');
  await expect(page.getByLabel('Category')).not.toHaveValue('');
  await expect(contentOf(page)).toContainText('เนื้อหาของข่าว');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('ข่าวด่วน');
  for (const name of ['cover', 'square'] as const) {
    await expect(page.locator(`label:has(input[name=${name}]) img`)).toBeVisible();
  }
};

/** Saves; who may approve also publishes what is on the website. */
export const save = (page: Page) => page.getByRole('button', { name: /^(Save|บันทึกและเผยแพร่)$/ }).click();
