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
