import { sendNews, tokenOf } from './attacks';
import { expect, signIn, test } from './console-page';
import { drawPicture } from './pictures';

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

test(
  'far from the newsroom, a state that is too wide for its column ends in dots and is said in full [LOK-02]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const token = await tokenOf(request, 'head');
    const cover = await drawPicture(page, 'cover.png', 160, 160);
    const title = `ตั้งเวลา ${Date.now()}`;
    const publishedDate = new Date(Date.now() + 48 * 3_600_000).toISOString();
    const { data } = await sendNews(request, token, { title, publishedDate }, { cover });
    const approved = await request.post(`/api/news/journalist/1/news/${data.id}/approve`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(approved.ok()).toBe(true);
    await signIn(page, 'trainee');
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(`/journalist/group/1/news?search=${encodeURIComponent(title)}`);
    const badges = page.locator('main tbody td [data-colour]').filter({ hasText: 'GMT+07:00' });
    const wide = badges.first();
    await expect(wide).toBeVisible();
    const cut = await badges.evaluateAll((all) =>
      all.map((badge) => {
        const { right } = badge.closest('td')?.getBoundingClientRect() ?? { right: 0 };
        const isInside = badge.getBoundingClientRect().right <= right;
        const hasDots = getComputedStyle(badge).textOverflow === 'ellipsis';
        return isInside && hasDots && badge.scrollWidth > badge.clientWidth;
      }),
    );
    expect(new Set(cut)).toEqual(new Set([true]));
    await wide.hover();
    await expect(wide).toHaveAttribute('title', /GMT\+07:00$/);
  },
);
