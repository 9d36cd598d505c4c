import type { Page } from '@playwright/test';

/** The button of a filter; its accessible name says its value. */
export const filterNamed = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: `) });

/** Opens the filters where they do not fit beside the search, as on a phone. */
const openFilters = async (page: Page) => {
  const opener = page.getByRole('button', { name: /^ตัวกรอง/ });
  const filters = page.getByRole('group', { name: 'ตัวกรอง' });
  await filters.or(opener).filter({ visible: true }).first().waitFor();
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) === 'false')
    await opener.click();
};

/** Chooses a value in the menu of a filter, by its name or its place from 0. */
export const chooseFilter = async (page: Page, label: string, value: string | number) => {
  await openFilters(page);
  await filterNamed(page, label).click();
  const values = page.getByRole('menuitemradio');
  await (typeof value === 'number' ? values.nth(value) : values.filter({ hasText: value }).first()).click();
};

/** Takes all filters away. */
export const clearFilters = async (page: Page) => {
  await openFilters(page);
  await page.getByRole('button', { name: 'ล้างตัวกรอง' }).click();
};
