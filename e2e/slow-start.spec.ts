import type { Page } from '@playwright/test';

import { expect, signIn, test } from './console-page';

/** A slow connection: 50 KB/s, and 800 ms until the first byte of every response. */
const SLOW = { offline: false, latency: 800, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const WIDE = 1024;

const holdScripts = async (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

const shell = (page: Page) => page.locator('[data-shell]');

test('a slow connection shows the shell of the layout before the console is loaded, not a white page @desktop', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', SLOW);
  await page.goto('/user', { waitUntil: 'commit' });
  await expect(shell(page)).toBeVisible();
  await expect(page).toHaveTitle('Newsdesk');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible({ timeout: 40_000 });
  const { html, paint, scripts } = await page.evaluate(() => {
    const endOf = (entry?: PerformanceEntry) =>
      entry instanceof PerformanceResourceTiming ? entry.responseEnd : NaN;
    return {
      html: endOf(performance.getEntriesByType('navigation')[0]),
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(endOf),
    };
  });
  expect(paint - html).toBeLessThan(SLOW.latency);
  expect(paint).toBeLessThan(Math.min(...scripts));
  await expect(shell(page)).toHaveCount(0);
});

for (const path of ['/user', '/news/country'])
  test(`nothing of the layout moves when the console replaces the shell of ${path} [LIM-02, RT-03]`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const isWide = (page.viewportSize()?.width ?? 0) >= WIDE;
    const release = await holdScripts(page);
    /** The positions of the layout and of each label of the sidebar, or of the navigation of a phone, without the progress bars. */
    const places = () =>
      page.evaluate((wide) => {
        const box = (element: Element | null | undefined) => {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width, height].map(Math.round);
        };
        // The waiting count appears later, next to its label.
        const labels = wide ? 'aside li span' : '[data-phone] span:not(:has(*))';
        const words = [...document.querySelectorAll(labels)].filter(
          (element) => element.checkVisibility() && /\D/.test(element.textContent),
        );
        const beginOf = (element: Element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const { x, width } = text.getBoundingClientRect();
          // Its own box: letters of the typeface that is on its way are as high as another's in the same line.
          const { y, height } = element.getBoundingClientRect();
          // On a phone the labels are centred.
          return [element.textContent, Math.round(wide ? x : x + width / 2), Math.round(y + height / 2)];
        };
        return {
          header: box(document.querySelector('header')),
          sidebar: wide ? box(document.querySelector('aside')) : null,
          brand: wide ? box(document.querySelector('aside img')) : null,
          words: words.map(beginOf),
          phone: wide ? null : box(document.querySelector('[data-phone]')),
          colours: ['aside', 'header', 'body'].map(
            (name) => getComputedStyle(document.querySelector(name) as Element).backgroundColor,
          ),
        };
      }, isWide);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(shell(page)).toBeVisible();
    const before = await places();
    expect(before.header[3]).toBe(52);
    if (isWide) expect(before.sidebar?.[2]).toBe(260);
    else {
      await expect(page.locator('aside')).toBeHidden();
      expect(before.words).toHaveLength(4);
    }
    release();
    await expect(shell(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button').last()).toBeVisible();
    const after = await places();
    // Items that only some people see, such as the audit log, follow below those of the shell.
    expect({ ...after, words: after.words.slice(0, before.words.length) }).toEqual(before);
  });

test('a visitor sees the sign-in form and no shell', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(shell(page)).toBeHidden();
  release();
});

test('the console is requested once the sign-in form is on screen', { tag: '@desktop' }, async ({ page }) => {
  // No frame is drawn until the test draws one.
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => frames.push(callback);
    const draw = () => frames.splice(0).forEach((callback) => callback(performance.now()));
    window.addEventListener('test-draws', draw);
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/sign-in');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(scripts).toEqual([expect.stringContaining('/assets/main.')]);
  await page.evaluate(() => window.dispatchEvent(new Event('test-draws')));
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});
