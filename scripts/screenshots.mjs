// Makes the pictures of the user guide from the demo data: npm run screenshots
// SCREENSHOTS_PORT says where the server listens meanwhile, CHROMIUM which browser draws.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { PICTURES } from './guide-pictures.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMAGES = path.join(ROOT, 'docs/user-guide/images');
const PORT = process.env.SCREENSHOTS_PORT ?? '5220';
const ORIGIN = `http://127.0.0.1:${PORT}`;
const WINDOW = { width: 1280, height: 760 };
const START_LIMIT_MS = 180_000;

const startServer = async (data) => {
  const server = spawn('node', ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT,
      HOST: '127.0.0.1',
      NEWSDESK_DATA: data,
      NEWSDESK_PUBLIC_URL: 'https://news.example',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    const ready = await fetch(`${ORIGIN}/api/ready`).catch(() => null);
    if (ready?.ok) return server;
    if (Date.now() > deadline) throw new Error('The server is not ready.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const tokensOf = async (username) => {
  const answer = await fetch(`${ORIGIN}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: username, password: 'newsdesk' }),
  });
  const { data } = await answer.json();
  return { access_token: data.token, refresh_token: data.refreshToken };
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ name: string; path: string; as?: string; viewport?: { width: number; height: number }; storage?: object; act?: (page) => unknown }} picture
 */
const take = async (browser, picture) => {
  const { name, as, path: at, viewport = WINDOW, storage = {}, act } = picture;
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  });
  const stored = { locale: 'en', ...storage, ...(as && (await tokensOf(as))) };
  const page = await context.newPage();
  // Once, on a page without script: a token that a picture spoils stays spoilt.
  await page.goto(`${ORIGIN}/config.json`);
  await page.evaluate(
    (entries) => Object.entries(entries).forEach((entry) => localStorage.setItem(...entry)),
    stored,
  );
  await page.goto(ORIGIN + at);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('load');
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  // Pictures, and what fades in.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.waitForTimeout(600);
  await page.screenshot({ path: path.join(IMAGES, `${name}.png`), caret: 'initial' });
  await context.close();
};

const data = await mkdtemp(path.join(tmpdir(), 'newsdesk-screenshots-'));
const server = await startServer(data);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const wanted = process.argv.slice(2);
try {
  for (const picture of PICTURES) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, picture);
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  await rm(data, { recursive: true, force: true });
}
