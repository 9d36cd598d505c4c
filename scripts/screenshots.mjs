// Takes the pictures of the user guide from the demo data: npm run screenshots [-- name …]
// SCREENSHOTS_PORT sets the port of the server, CHROMIUM the browser.
import path from 'node:path';

import { launchBrowser, openPage, startDemoServer, tokensOf, untilDrawn } from './demo-server.mjs';
import { PICTURES } from './guide-pictures.mjs';

const IMAGES = path.resolve(import.meta.dirname, '../docs/user-guide/images');
const WINDOW = { width: 1280, height: 760 };

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {{ name: string; path: string; as?: string; viewport?: { width: number; height: number }; storage?: object; act?: (page) => unknown }} picture
 */
const take = async (browser, origin, picture) => {
  const { name, as, path: at, viewport = WINDOW, storage = {}, act } = picture;
  const stored = { locale: 'en', ...storage, ...(as && (await tokensOf(origin, as))) };
  const page = await openPage(browser, origin, stored, { viewport });
  await page.goto(origin + at);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('load');
  await act?.(page);
  await untilDrawn(page);
  // Waits for fade-in animations.
  await page.waitForTimeout(600);
  await page.screenshot({ path: path.join(IMAGES, `${name}.png`), caret: 'initial' });
  await page.context().close();
};

const server = await startDemoServer(process.env.SCREENSHOTS_PORT ?? '5220');
const browser = await launchBrowser();
const wanted = process.argv.slice(2);
try {
  for (const picture of PICTURES) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, server.origin, picture);
  }
} finally {
  await browser.close();
  await server.stop();
}
