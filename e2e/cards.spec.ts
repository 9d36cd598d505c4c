import type { Page } from '@playwright/test';

import { expect, openFromMenu, signIn, test } from './console-page';

// The layout of a phone. It runs in one project only and sets the viewport itself.
test.use({ viewport: { width: 390, height: 844 } });

/** Taps a row at its lower edge, where only the card is, after a closing menu no longer covers it. */
const touchCard = async (page: Page, name: RegExp | string) => {
  const row = page.getByRole('row', { name }).first();
  const box = await row.boundingBox();
  if (!box) throw new Error('no such card');
  await row.click({ position: { x: box.width / 2, y: box.height - 4 } });
};

test('a row is a card that opens its item wherever it is tapped', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'head');
  await openFromMenu(page, 'Journalists');
  // A group of which the user is not a member does not open, and says why.
  await page.getByRole('row', { name: 'ข่าวการเมือง' }).getByRole('group').click();
  await expect(page.getByRole('tooltip')).toContainText('เฉพาะสมาชิก');
  const card = page.getByRole('row', { name: 'ข่าวเศรษฐกิจ' }).first();
  await expect(card).toHaveText(/^\d+ข่าวเศรษฐกิจ/);
  const manage = card.getByRole('link', { name: 'Manage' });
  expect(await manage.evaluate((link) => parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(11);
  await touchCard(page, 'ข่าวเศรษฐกิจ');
  await expect(page.getByRole('heading', { level: 1, name: 'ข่าวเศรษฐกิจ' })).toBeVisible();

  await page.getByRole('link', { name: 'Go to news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Group news' })).toBeVisible();
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('link').first()).toHaveAttribute('title', /./);
  const title = await first.getByRole('link').first().getAttribute('title');
  await expect(first.getByText(/^Created/).or(first.locator('[data-card-label="Created"]'))).toBeVisible();
  const box = await first.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(title ?? '');

  const trail = page.getByRole('navigation', { name: 'เส้นทางหน้า' });
  await expect(trail.getByRole('link')).toHaveText(['Journalists', 'ข่าวเศรษฐกิจ', 'News']);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Group news' })).toBeVisible();
});

test('the buttons and the menu of a card stay usable', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openFromMenu(page, 'News', 'Categories');
  // The rows of the dashboard have menus too.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dashboard');
  const card = page.getByRole('row', { name: /การเมือง/ });
  await card.getByRole('button', { name: /^คำสั่งของรายการ/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await touchCard(page, /การเมือง/);
  await expect(page.getByLabel('Category name')).toHaveValue('การเมือง');

  await page.goto('/news/country');
  await page.getByRole('button', { name: 'Remove ไทย' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await touchCard(page, 'ไทย');
  await expect(page.getByLabel('Country name')).toHaveValue('ไทย');
});

test(
  'news of all groups, of one group and of the dashboard are cards of three lines at most',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    for (const address of ['/dashboard', '/news', '/journalist/group/1/news']) {
      await page.goto(address);
      const cards = page.locator('main tbody tr');
      await expect(cards.first()).toBeVisible();
      // That a date is planned takes a line more.
      const unplanned = cards.filter({ hasNotText: 'กำหนดเผยแพร่' });
      const heights = await unplanned.evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect().height),
      );
      // A title of 24 px, a line of 20 px, one of 24 px with a button, what is between them and around them.
      expect(Math.max(...heights), address).toBeLessThanOrEqual(24 + 20 + 24 + 6 + 2 * 10);
    }
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test(
    'fields have 16 px, so that no phone zooms in, and buttons and fields 44 px [LOK-05]',
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, 'admin');
      for (const address of [
        '/journalist',
        '/user',
        '/news',
        '/news/country',
        '/news/country/create',
        '/journalist/group/2/news',
        '/journalist/group/2/news/create',
      ]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        const faults = await page.evaluate(() =>
          [...document.querySelectorAll('main button, header button, main input')]
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 2)
            .filter(
              ({ element, box }) =>
                box.height < 44 ||
                (element.tagName === 'INPUT' && parseFloat(getComputedStyle(element).fontSize) < 16),
            )
            .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.height}`),
        );
        expect(faults, address).toEqual([]);
      }
    },
  );

  test(
    'what a list searches is said in full in its search, in every language',
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, 'admin');
      for (const language of ['thai', 'th', 'en']) {
        await page.evaluate((chosen) => localStorage.setItem('locale', chosen), language);
        for (const address of ['/news', '/user']) {
          await page.goto(address);
          const search = page.locator('main').getByRole('searchbox');
          await expect(search).toBeVisible();
          const room = await search.evaluate((input: HTMLInputElement) => {
            const context = document.createElement('canvas').getContext('2d');
            if (!context) throw new Error('no canvas');
            context.font = getComputedStyle(input).font;
            const { paddingLeft, paddingRight } = getComputedStyle(input);
            const inner = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return inner - context.measureText(input.placeholder).width;
          });
          expect(room, `${language} ${address}`).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );
});
