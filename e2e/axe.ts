import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for transitions, because colours in transition have a different contrast. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // A new theme renders in the next frame, and its transitions begin then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      // Hidden content, such as in a closed <details>, never animates.
      return target?.checkVisibility() && effect?.getTiming().iterations !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const scan = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator(`html[data-scheme="${colorScheme}"]`)).toBeAttached();
  await settle(page);
  // Legacy mode avoids a new page for every scan; it only skips cross-origin frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The second theme differs only in colours.
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};

/**
 * Checks the screen against all rules of axe, in the light theme and, on Thai pages, also in dark: colours
 * do not depend on the language.
 */
export const expectAccessible = async (page: Page, where: string) => {
  const isThai = await page.locator('html[lang="th"]').count();
  for (const colorScheme of isThai ? (['light', 'dark'] as const) : (['light'] as const)) {
    expect.soft(await scan(page, colorScheme), `${where}, ${colorScheme}`).toEqual([]);
  }
};
