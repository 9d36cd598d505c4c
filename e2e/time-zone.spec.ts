import { expect, signIn, test } from './console-page';

test.use({ timezoneId: 'America/New_York' });

test(
  'far from the newsroom, dates have room for its time zone in one line [DSK-07]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/news');
    const dates = page.getByRole('cell', { name: /^\d\d\/\d\d\/\d\d \d\d:\d\d GMT\+07:00$/ });
    await expect(dates.nth(19)).toBeVisible();
    const cut = await dates.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth));
    expect(cut).toHaveLength(0);
  },
);

test(
  "far from the newsroom, a card of a group's news on a phone has four lines at most",
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/journalist/group/1/news');
    // That a date is planned takes a line more.
    const cards = page.locator('main tbody tr').filter({ hasNotText: 'กำหนดเผยแพร่' });
    await expect(cards.filter({ hasText: 'GMT+07:00' }).nth(9)).toBeVisible();
    const heights = await cards.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    // A title of 24 px, a line of 24 px with a button, two lines of 20 px, what is between them and around them.
    expect(Math.max(...heights)).toBeLessThanOrEqual(24 + 24 + 2 * 20 + 8 + 2 * 10);
  },
);
