import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses a key until the target has the focus; fails if it never gets it. */
export const goTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target.first()).toBeVisible();
  for (let presses = 0; presses < 120 && !(await isFocused(target)); presses += 1) {
    await page.keyboard.press(key);
  }
  expect(await isFocused(target), `${String(target)} is reached with ${key}`).toBe(true);
};

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
