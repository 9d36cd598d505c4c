import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Presses a key until the target has the focus; fails if it never gets it. By time, not by a number of presses: while a page
 * starts it takes no keys.
 */
export const goTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target.first()).toBeVisible();
  const reach = async () => {
    if (await isFocused(target)) return true;
    await page.keyboard.press(key);
    return isFocused(target);
  };
  await expect
    .poll(reach, { message: `${String(target)} is reached with ${key}`, intervals: [0] })
    .toBe(true);
};

/** Moves the focus from the editor to its toolbar; until the editor has loaded, its key does nothing. */
export const openToolbar = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Alt+F10');
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();

/** Moves the focus to a control and presses a key on it. */
export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await goTo(page, target);
  await page.keyboard.press(key);
};

/** The focus is on a visible element from which the keyboard can continue. */
export const expectFocusKept = (page: Page, where: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), `the focus ${where}`)
    .not.toBe('BODY');
