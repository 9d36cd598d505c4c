// Measures how smoothly the long lists scroll: npm run bench:scrolling [-- --rounds 3]
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildIfChanged } from '../../scripts/build-if-changed.mjs';
import { tokensOf } from '../../scripts/demo-server.mjs';
import { startServer } from '../soak/server-process.mjs';

import { launch, openPage, PROFILES } from './browser.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
/** At 60 frames a second a frame takes 16.7 ms; a page's clock is rounded to 0.1. */
const FRAME_MS = 17;
const SPEED = 1_500;
const CATEGORIES = 200;
const AUDIT_LINES = 100;

/** A bare page for comparison: without it the other lines mean little on a busy machine. */
const BARE = { what: 'a bare page, for comparison', at: '/config.json', rows: 0 };
const LISTS = [
  BARE,
  { what: 'users, 20 rows', at: '/user', rows: 20 },
  { what: 'news of a group, 20 rows', at: '/journalist/group/2/news', rows: 20 },
  { what: 'news of all groups, 20 rows', at: '/news', rows: 20 },
  { what: `audit log, ${AUDIT_LINES} lines`, at: '/audit', rows: AUDIT_LINES },
  { what: `${CATEGORIES} categories`, at: '/news/category', rows: CATEGORIES },
];

const VIEWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

const copies = (items, count) =>
  Array.from({ length: count }, (_, index) => ({ ...items[index % items.length], id: 10_000 + index }));

/** The server's response with its data changed by `change`. */
const change = (page, url, make) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: make(answer.data) } });
  });

/** Scrolls down and up again with the compositor's gesture, and records the time between two frames of the page. */
const scroll = async (page) => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const state = { isRunning: true, gaps: [] };
    let last = 0;
    const frame = (now) => {
      if (last > 0) state.gaps.push(now - last);
      last = now;
      if (state.isRunning) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { scrolling: state });
  });
  const { width, height } = page.viewportSize();
  const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const gesture = { x: width >> 1, y: height >> 1, speed: SPEED };
  await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -length });
  const reached = await page.evaluate(() => window.scrollY);
  await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: length });
  const gaps = await page.evaluate(() => {
    const state = /** @type {any} */ (window).scrolling;
    state.isRunning = false;
    return state.gaps;
  });
  await session.detach();
  return { gaps, reached, length };
};

buildIfChanged();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-bench-'));
const server = await startServer({ dataDir, env: { NEWSDESK_DEMO: '1' } });
const browser = await launch();
const storage = Object.entries(await tokensOf(server.url, 'admin'));
const storageState = {
  cookies: [],
  origins: [{ origin: server.url, localStorage: storage.map(([name, value]) => ({ name, value })) }],
};

console.log('| list | view | profile | scrolled, px | frames | within 17 ms | p95, ms | longest, ms |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [view, options] of Object.entries(VIEWS)) {
  for (const profile of ['not throttled', 'CPU 4×']) {
    for (const { what, at, rows } of LISTS) {
      const page = await openPage(browser, PROFILES[profile], { ...options, storageState });
      await change(page, '**/api/news/categories*', (items) => copies(items, CATEGORIES));
      await change(page, '**/api/audit?*', (data) => ({
        ...data,
        records: copies(data.records, AUDIT_LINES),
      }));
      await page.goto(server.url + at);
      if (rows === 0) await page.setContent('<div style="height: 9000px">9000 px</div>');
      await page.waitForFunction((count) => document.querySelectorAll('main tbody tr').length >= count, rows);
      await page.waitForLoadState('load');
      // Waits for the rows after the first screenful.
      await page.waitForTimeout(1_000);
      const gaps = [];
      let farthest = 0;
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const seen = await scroll(page);
        gaps.push(...seen.gaps);
        farthest = Math.max(farthest, seen.reached);
        if (seen.reached === 0 && seen.length > 0) throw new Error(`${what}: nothing scrolled`);
      }
      const sorted = gaps.toSorted((one, other) => one - other);
      const share = (100 * sorted.filter((gap) => gap <= FRAME_MS).length) / sorted.length;
      const p95 = sorted[Math.floor(sorted.length * 0.95)];
      const cells = [what, view, profile, Math.round(farthest), sorted.length, `${share.toFixed(1)} %`];
      console.log(`| ${[...cells, p95.toFixed(1), sorted.at(-1).toFixed(1)].join(' | ')} |`);
      await page.context().close();
    }
  }
}

await browser.close();
await server.end('SIGTERM');
rmSync(dataDir, { recursive: true });
