import type { Locator, Page } from '@playwright/test';

/** A person who counts the steps of a task: each click, each choice, each key or chord, and each text that is typed. */
export const countSteps = (page: Page) => {
  let count = 0;
  return {
    count: () => count,
    click: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    press: async (keys: string) => {
      count += 1;
      await page.keyboard.press(keys);
    },
    /** Chooses in a select box; by keyboard, the text of the choice is typed. */
    choose: async (target: Locator, index: number) => {
      count += 1;
      await target.selectOption({ index });
    },
    type: async (text: string) => {
      count += 1;
      await page.keyboard.type(text);
    },
  };
};
