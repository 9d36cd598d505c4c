// Measures the console in Chromium with its own server and demo data: npm run bench:console [-- --rounds 5]
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildIfChanged } from '../../scripts/build-if-changed.mjs';
import { startServer } from '../soak/server-process.mjs';

import { javascript, launch, median, openPage, PROFILES, untilAfterClick, untilLoaded } from './browser.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const SEARCH_DEBOUNCE_MS = 300;
const ROWS = { selector: 'main tbody tr', count: 20 };
/** Waits until each list shows a row, or that there is none. */
const DESK = { selector: 'main tbody a[href^="/journalist/group/"]' };
const WRITE = '/journalist/group/1/news/create';
const EDITOR = { selector: '[contenteditable="true"]' };

buildIfChanged();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-bench-'));
const server = await startServer({ dataDir, env: { NEWSDESK_DEMO: '1' } });
const browser = await launch();
const figures = new Map();
const note = (what, profile, value) => {
  const key = `${what} | ${profile}`;
  figures.set(key, [...(figures.get(key) ?? []), value]);
};

const firstRow = (page) => page.locator('main tbody tr').first().textContent();

const signIn = async (page, username) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('newsdesk');
};

const welcome = async (page, profile) => {
  await page.goto(`${server.url}/sign-in`, { waitUntil: 'commit' });
  note('sign-in usable, cold, ms', profile, await untilLoaded(page, { selector: 'input[name="email"]' }));
  await page.waitForLoadState('networkidle');
  note('sign-in, JavaScript, kB', profile, await javascript(page));
};

const lists = async (page, profile) => {
  await page.goto(`${server.url}/user`, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  await signIn(page, 'admin');
  await page.waitForLoadState('networkidle');
  note('sign in → 20 users, ms', profile, await untilAfterClick(page, 'button[type="submit"]', ROWS));
  const first = await firstRow(page);
  await page.waitForFunction(() => document.querySelector('[aria-label="Go to page 2"]'));
  note('page 2, ms', profile, await untilAfterClick(page, '[aria-label="Go to page 2"]', { ...ROWS, first }));
  await page.locator('nav button[aria-label="News"]').click();
  const categories = { selector: 'a[href^="/news/category/"]', count: 2 };
  const users = { selector: 'a[href^="/user/"]', count: 20 };
  const toCategories = () => untilAfterClick(page, 'nav a[href="/news/category"]', categories);
  note('users → categories, first, ms', profile, await toCategories());
  await untilAfterClick(page, 'nav a[href="/user"]', users);
  note('users → categories, seen before, ms', profile, await toCategories());
  await untilAfterClick(page, 'nav a[href="/user"]', users);
  const found = await page.evaluate(
    async ([term, condition]) => {
      const input = document.querySelector('input[type="search"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, term);
      const start = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return (await window.bench.until(condition)) - start;
    },
    ['plain', { selector: 'main tbody tr', first: await firstRow(page) }],
  );
  note('search answered, less the debounce, ms', profile, found - SEARCH_DEBOUNCE_MS);
  await page.goto(`${server.url}/user`, { waitUntil: 'commit' });
  note('user list, seen before, reloaded, ms', profile, await untilLoaded(page, ROWS));
};

const pathsAsked = new Set();

/** For an approver: the time from the click until the desk is on screen, and the requests in between. */
const desk = async (page, profile) => {
  await page.goto(`${server.url}/sign-in`, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  await signIn(page, 'pro');
  await page.waitForLoadState('networkidle');
  const asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/auth/sign-in') asked.push(pathname);
  });
  note('sign in → desk, ms', profile, await untilAfterClick(page, 'button[type="submit"]', DESK));
  note('sign in → desk, API requests', profile, asked.length);
  asked.forEach((pathname) => pathsAsked.add(pathname));
};

const write = async (page, profile) => {
  await page.goto(server.url + WRITE, { waitUntil: 'commit' });
  note('news form, cold, editor ready, ms', profile, await untilLoaded(page, EDITOR));
  note('news form, JavaScript, kB', profile, await javascript(page));
  await page.goto(server.url + WRITE, { waitUntil: 'commit' });
  note('news form, warm, editor ready, ms', profile, await untilLoaded(page, EDITOR));
};

const signedIn = async () => {
  const page = await openPage(browser);
  await page.goto(`${server.url}/sign-in`);
  await signIn(page, 'trainee');
  await untilAfterClick(page, 'button[type="submit"]', { selector: 'nav' });
  const storageState = await page.context().storageState();
  await page.context().close();
  return storageState;
};

const storageState = await signedIn();
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [profile, limits] of Object.entries(PROFILES)) {
    for (const { part, options } of [
      { part: welcome, options: {} },
      { part: lists, options: {} },
      { part: desk, options: {} },
      { part: write, options: { storageState } },
    ]) {
      const page = await openPage(browser, limits, options);
      await part(page, profile);
      await page.context().close();
    }
  }
  console.error(`round ${round + 1} of ${values.rounds}, load ${os.loadavg()[0].toFixed(1)}`);
}

console.log('| what | throttling | minimum | median | maximum |\n|---|---|---|---|---|');
for (const [key, times] of figures)
  console.log(
    `| ${[key, ...[Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(0))].join(' | ')} |`,
  );
console.log(`\nRequested between sign-in and desk: ${[...pathsAsked].join(', ')}`);

await browser.close();
await server.end('SIGTERM');
rmSync(dataDir, { recursive: true });
