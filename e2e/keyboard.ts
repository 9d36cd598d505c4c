import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses a key until the focus is on the target; fails where it never gets there. */
export const goTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target.first()).toBeVisible();
  for (let presses = 0; presses < 120 && !(await isFocused(target)); presses += 1) {
    await page.keyboard.press(key);
  }
  expect(await isFocused(target), `${String(target)} is reached with ${key}`).toBe(true);
};

/** Goes to a control and presses it. */
export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await goTo(page, target);
  await page.keyboard.press(key);
};

/** Nothing is in the dark: the focus is on something that the person can see or go on from. */
export const expectFocusKept = (page: Page, where: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), `the focus ${where}`)
    .not.toBe('BODY');
