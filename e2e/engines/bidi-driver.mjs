import path from 'node:path';

import { launch } from 'puppeteer-core';

const SIZE = { width: 1440, height: 900 };
const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--lang=en-GB'];

/** Firefox reports a font that was still loading when the page was left (NS_BINDING_ABORTED). */
const FONT_LEFT = /^(Error: )?downloadable font: download failed .* status=2152398850/;

/**
 * Chromium or Firefox, driven by WebDriver BiDi.
 * @param {'chrome' | 'firefox'} browserName
 */
export const startBidi = async (browserName, program, folder) => {
  const browser = await launch({
    browser: browserName,
    protocol: 'webDriverBiDi',
    executablePath: program,
    headless: true,
    userDataDir: path.join(folder, 'profile'),
    defaultViewport: SIZE,
    args: browserName === 'chrome' ? CHROMIUM_ARGS : [],
    env: { ...process.env, TZ: 'Asia/Bangkok' },
  });
  const page = await browser.newPage();
  const complaints = [];
  const complain = (text) => {
    if (!FONT_LEFT.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  // A form with unsaved text asks before a reload.
  page.on('dialog', (dialog) => void dialog.accept());

  return {
    version: await browser.version(),
    complaints,
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    read: (script, ...given) => page.evaluate(script, ...given),
    element: async (script, ...given) => {
      const handle = await page.evaluateHandle(script, ...given);
      // The scripts of `element` return only elements, and files are set only on inputs.
      const element = /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement> | null} */ (
        handle.asElement()
      );
      return element && { click: () => element.click(), setFile: (file) => element.uploadFile(file) };
    },
    choose: (css, value) => page.select(css, value),
    type: (text) => page.keyboard.type(text),
    press: async (key, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    screenshot: (file) => page.screenshot({ path: file }),
    close: () => browser.close(),
  };
};
