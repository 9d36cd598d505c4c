// A server with demo data in a temporary folder, for scripts that open the console in a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '..');
const START_LIMIT_MS = 180_000;

/** Builds what has changed and starts the server; `stop` ends it and removes its data. */
export const startDemoServer = async (port) => {
  const data = await mkdtemp(path.join(tmpdir(), 'newsdesk-demo-'));
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('node', ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      NEWSDESK_DATA: data,
      // The webhooks of pictures lead to this computer.
      NEWSDESK_WEBHOOKS_PRIVATE: 'on',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    await rm(data, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const ready = await fetch(`${origin}/api/ready`).catch(() => null);
    if (ready?.ok && server.exitCode === null) return { origin, stop };
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The server did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** The two tokens of a demo account, under the names that the console stores them under. */
export const tokensOf = async (origin, username) => {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: username, password: 'newsdesk' }),
  });
  const { data } = await answer.json();
  return { access_token: data.token, refresh_token: data.refreshToken };
};

/** The data of a call of the API; throws with its message if it is refused. */
export const call = async (origin, token, method, path, body) => {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const { success, data, message } = await answer.json();
  if (!success) throw new Error(`${method} ${path}: ${message}`);
  return data;
};

/** The same as a demo account. */
export const callAs = async (origin, username, ...asked) =>
  call(origin, (await tokensOf(origin, username)).access_token, ...asked);

/**
 * A page in a new context, whose local storage contains `stored` before any script of the console runs.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Record<string, string>} stored
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export const openPage = async (browser, origin, stored, options = {}) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    ...options,
  });
  // Set once, on a page without script, so that a token that the page changes later is not reset. A page of its own,
  // because the browser looks for an icon there and logs that it finds none.
  const start = await context.newPage();
  await start.goto(`${origin}/config.json`);
  await start.evaluate(
    (entries) => Object.entries(entries).forEach((entry) => localStorage.setItem(...entry)),
    stored,
  );
  await start.close();
  return context.newPage();
};

/** Waits until the fonts and the pictures on screen are loaded. */
export const untilDrawn = async (page) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
};
