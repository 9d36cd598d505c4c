import { chromium } from '@playwright/test';

/** Chrome DevTools' "Fast 4G": 9 Mbit/s × 0.9 down, 1.5 Mbit/s × 0.9 up, 60 ms × 2.75. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
  latency: 165,
};

export const PROFILES = {
  'not throttled': {},
  'CPU 4×': { cpu: 4 },
  'CPU 4×, Fast 4G': { cpu: 4, network: FAST_4G },
};

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** Runs in the page: the time at which something was painted, in milliseconds of the page's clock. */
const watch = () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** @param {{ selector: string; count?: number; first?: string }} wanted */
  const isThere = ({ selector, count = 1, first }) => {
    const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return found.length >= count && (first === undefined || !found[0].textContent.includes(first));
  };
  window.bench = {
    /** When `count` elements exist, the first of them without the text `first`. */
    until: async (wanted) => {
      while (!isThere(wanted)) await frame();
      await frame();
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now();
    },
  };
};

/**
 * A page in a new browser context with an empty cache.
 * @param {import('playwright-core').Browser} browser
 * @param {{ cpu?: number; network?: object }} limits the factor by which the processor is slowed, and CDP's network conditions
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export const openPage = async (browser, limits = {}, options = {}) => {
  const { cpu, network } = limits;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.enable');
    // CDP's own type is not exported.
    await session.send('Network.emulateNetworkConditions', /** @type {any} */ (network));
  }
  return page;
};

/** Milliseconds from the page's navigation until `wanted` is on screen. */
export const untilLoaded = (page, wanted) =>
  page.evaluate((condition) => window.bench.until(condition), wanted);

/** Milliseconds from a click until `wanted` is on screen. */
export const untilAfterClick = (page, selector, wanted) =>
  page.evaluate(
    async ([target, condition]) => {
      const start = performance.now();
      document.querySelector(target).click();
      return (await window.bench.until(condition)) - start;
    },
    [selector, wanted],
  );

/** Kilobytes of JavaScript that this page has fetched since it was opened, as transferred. */
export const javascript = (page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce(
          (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
          0,
        ) / 1000,
  );

export const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
