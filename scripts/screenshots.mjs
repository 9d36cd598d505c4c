// Makes the pictures of the user guide from the demo data: npm run screenshots
// SCREENSHOTS_PORT says where the server listens meanwhile, CHROMIUM which browser draws.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { showFigures } from './show-figures.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMAGES = path.join(ROOT, 'docs/user-guide/images');
const PORT = process.env.SCREENSHOTS_PORT ?? '5220';
const ORIGIN = `http://127.0.0.1:${PORT}`;
const WINDOW = { width: 1280, height: 760 };
const PHONE = { width: 390, height: 750 };
const START_LIMIT_MS = 180_000;
const GROUP = '/journalist/group/1';

// Below the top bar.
const toTop = (element) => scrollBy(0, element.getBoundingClientRect().top - 80);
const openFirstNews = (page) =>
  page
    .getByRole('link', { name: /^Edit: / })
    .first()
    .click();
const type = async (page, title) => {
  await page.locator('input[name=title]').fill(title);
  await page.getByText(/^Saved on this device/).waitFor();
};

const showMembers = async (page) => {
  // The news above them have their place.
  await page
    .getByRole('row', { name: /Published/ })
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Members' }).evaluate(toTop);
};

const fillAccount = async (page) => {
  await page.getByLabel('Display name').fill('มาลี ศรีสุข');
  await page.getByLabel('Username').fill('malee');
  await page.getByLabel('Email').fill('malee@newsdesk.example');
};

/** One picture: who looks at which address, and what they do there first. */
const PICTURES = [
  { name: 'sign-in', path: '/sign-in' },
  { name: 'dashboard', as: 'head', path: '/dashboard' },
  {
    name: 'menu-on-a-phone',
    as: 'head',
    path: '/journalist',
    viewport: PHONE,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'users', as: 'admin', path: '/user' },
  { name: 'user-detail', as: 'admin', path: '/user/4' },
  {
    name: 'user-abilities',
    as: 'admin',
    path: '/user/2',
    act: (page) => page.getByRole('heading', { name: 'Can open and do' }).evaluate(toTop),
  },
  { name: 'user-create', as: 'admin', path: '/user/create', act: fillAccount },
  {
    name: 'account-link',
    as: 'admin',
    path: '/user/create',
    act: async (page) => {
      await fillAccount(page);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('button', { name: 'Copy' }).waitFor();
    },
  },
  {
    name: 'set-password',
    as: 'admin',
    path: '/user/4',
    act: async (page) => {
      await page.getByRole('button', { name: 'New link' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
      await page.goto(await page.getByRole('textbox', { name: /^Link/ }).inputValue());
      await page.getByLabel('New password').waitFor();
    },
  },
  {
    name: 'audit-log',
    as: 'admin',
    path: '/user/5',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add TAG_EDIT' }).click();
      await page.getByRole('button', { name: 'Remove TAG_EDIT' }).waitFor();
      await page.getByRole('link', { name: 'Audit log' }).click();
      await page.locator('summary').first().click();
    },
  },
  { name: 'groups', as: 'head', path: '/journalist' },
  { name: 'group-overview', as: 'head', path: GROUP },
  { name: 'group-figures', as: 'head', path: GROUP, act: showFigures },
  {
    name: 'add-category',
    as: 'head',
    path: GROUP,
    act: (page) => page.getByRole('button', { name: 'Add category' }).click(),
  },
  {
    name: 'members',
    as: 'head',
    path: GROUP,
    act: showMembers,
  },
  {
    name: 'member-level',
    as: 'head',
    path: GROUP,
    act: async (page) => {
      await showMembers(page);
      await page
        .getByRole('button', { name: /^Row actions/ })
        .nth(1)
        .click();
      await page.getByRole('menuitem', { name: 'Change level' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'invite', as: 'head', path: `${GROUP}/member/invite` },
  { name: 'news-list', as: 'head', path: `${GROUP}/news` },
  {
    name: 'approval',
    as: 'head',
    path: `${GROUP}/news`,
    act: (page) =>
      page
        .getByRole('button', { name: /^Approve 24 hours/ })
        .first()
        .click(),
  },
  {
    name: 'review',
    as: 'head',
    path: `${GROUP}/news`,
    act: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  { name: 'news-form', as: 'head', path: `${GROUP}/news`, act: openFirstNews },
  {
    name: 'news-draft',
    as: 'trainee',
    path: `${GROUP}/news/create`,
    act: async (page) => {
      await type(page, 'ฝนหยุดแล้ว');
      await page.getByRole('button', { name: 'More actions' }).click();
    },
  },
  {
    name: 'news-restore',
    as: 'trainee',
    path: `${GROUP}/news/create`,
    act: async (page) => {
      await type(page, 'น้ำลดแล้วในหลายอำเภอ');
      await page.reload();
      await page.getByRole('dialog', { name: 'Unsaved text found' }).waitFor();
    },
  },
  {
    name: 'session-end',
    as: 'head',
    path: `${GROUP}/news`,
    act: async (page) => {
      await openFirstNews(page);
      await page.locator('input[name=title]').waitFor();
      await page.evaluate(() => localStorage.setItem('access_token', 'no longer good'));
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    },
  },
  { name: 'categories', as: 'admin', path: '/news/category' },
  { name: 'countries', as: 'admin', path: '/news/country' },
  {
    name: 'profile-menu',
    as: 'head',
    path: '/journalist',
    act: (page) => page.getByRole('button', { name: /หทัย/ }).click(),
  },
  { name: 'account', as: 'head', path: '/account' },
  {
    name: 'devices',
    as: 'head',
    path: '/account',
    act: (page) => page.getByRole('heading', { name: 'Devices' }).evaluate(toTop),
  },
  {
    name: 'second-factor',
    as: 'head',
    path: '/account',
    act: async (page) => {
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByRole('dialog').getByLabel('Password').fill('newsdesk');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('img', { name: 'QR code' }).waitFor();
    },
  },
  { name: 'dark', as: 'head', path: `${GROUP}/news`, storage: { 'theme-mode': 'dark' } },
];

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
