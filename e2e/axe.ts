import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours on their way from one to the other have a contrast of their own. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // A theme that has just changed is drawn with the next frame, and what animates begins with it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      // What is folded away, as in a closed <details>, stands still for good.
      return target?.checkVisibility() && effect?.getTiming().iterations !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const scan = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator(`html[data-scheme="${colorScheme}"]`)).toBeAttached();
  await settle(page);
  // Legacy mode spares a new page for every scan; all it leaves out is frames from elsewhere.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The second theme changes colours and nothing else.
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};

/** Checks what is on screen against every rule of axe, in light and, where the page is in Thai, in dark: colours speak no language. */
export const expectAccessible = async (page: Page, where: string) => {
  const isThai = await page.locator('html[lang="th"]').count();
  for (const colorScheme of isThai ? (['light', 'dark'] as const) : (['light'] as const)) {
    expect.soft(await scan(page, colorScheme), `${where}, ${colorScheme}`).toEqual([]);
  }
};
