// The pictures of the user guide, for scripts/screenshots.mjs.
import { returnOwnNews, showFirstRun, showTokens, writeInThai } from './guide-acts.mjs';
import { showFigures } from './show-figures.mjs';
import { showWebhooks } from './show-webhooks.mjs';

const PHONE = { width: 390, height: 750 };
const GROUP = '/journalist/group/1';

// Below the top bar.
const toTop = (element) => scrollBy(0, element.getBoundingClientRect().top - 80);
const openFirstNews = (page) =>
  page
    .getByRole('link', { name: /^Edit: / })
    .first()
    .click();
const openFirstRow = async (page) => {
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('article').waitFor();
};
/** Readers see the first news of the list, so its button says that it publishes. */
const saveNews = (page) => page.getByRole('button', { name: 'Save and publish' }).click();
const type = async (page, title) => {
  await page.locator('textarea[name=title]').fill(title);
  await page.getByText(/^Saved on this device/).waitFor();
};

const fillAccount = async (page) => {
  await page.getByLabel('Display name').fill('มาลี ศรีสุข');
  await page.getByLabel('Username').fill('malee');
  await page.getByLabel('Email').fill('malee@newsdesk.example');
  await page.getByLabel('Preset').selectOption('deskEditor');
  await page.getByLabel('Groups', { exact: true }).selectOption({ index: 1 });
};

/** One picture: the account, the address, and the actions before the picture. */
export const PICTURES = [
  { name: 'sign-in', path: '/sign-in' },
  { name: 'first-run', path: '/sign-in', viewport: { width: 1280, height: 900 }, act: showFirstRun },
  { name: 'dashboard', as: 'head', path: '/dashboard' },
  {
    name: 'writer-desk',
    as: 'trainee',
    path: `${GROUP}/news/create`,
    act: async (page) => {
      await returnOwnNews(page);
      await type(page, 'ฝนหยุดแล้ว');
      await page.goto(new URL('/dashboard', page.url()).href);
      await page.getByRole('table', { name: 'Returned to you' }).waitFor();
    },
  },
  {
    name: 'writer-returned',
    as: 'trainee',
    path: '/dashboard',
    act: async (page) => {
      await returnOwnNews(page);
      await page.reload();
      await page.getByRole('table', { name: 'Returned to you' }).getByRole('link').first().click();
      await page.getByRole('alert').first().waitFor();
      await page.locator('.ql-editor').waitFor();
    },
  },
  { name: 'tour-write', as: 'trainee', path: `${GROUP}/news/create`, act: writeInThai },
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
  {
    name: 'user-create',
    as: 'admin',
    path: '/user/create',
    viewport: { width: 1280, height: 860 },
    act: fillAccount,
  },
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
      await page
        .getByRole('button', { name: /^Details: / })
        .first()
        .click();
    },
  },
  { name: 'webhooks', as: 'admin', path: '/webhook', act: showWebhooks },
  { name: 'tokens', as: 'admin', path: '/token', act: showTokens },
  { name: 'groups', as: 'head', path: '/journalist' },
  { name: 'group-overview', as: 'head', path: GROUP },
  { name: 'group-figures', as: 'head', path: GROUP, act: showFigures },
  {
    name: 'add-category',
    as: 'head',
    path: `${GROUP}?tab=categories`,
    act: (page) => page.getByRole('button', { name: 'Add category' }).click(),
  },
  { name: 'members', as: 'head', path: `${GROUP}?tab=members` },
  {
    name: 'member-level',
    as: 'head',
    path: `${GROUP}?tab=members`,
    act: async (page) => {
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
    name: 'several-news',
    as: 'head',
    path: `${GROUP}/news?state=waiting`,
    act: async (page) => {
      const boxes = page.locator('tbody').getByRole('checkbox');
      for (const row of [0, 1, 2]) await boxes.nth(row).click();
    },
  },
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
      await openFirstRow(page);
    },
  },
  {
    name: 'tour-approve',
    as: 'head',
    path: '/dashboard',
    act: async (page) => {
      await page.getByRole('table', { name: 'Waiting for you' }).getByRole('link').first().click();
      await page.getByRole('article').waitFor();
      await page.keyboard.press('a');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Approve/ })
        .waitFor();
    },
  },
  {
    name: 'return-news',
    as: 'head',
    path: '/dashboard',
    act: async (page) => {
      await page.getByRole('table', { name: 'Waiting for you' }).getByRole('link').first().click();
      await page.getByRole('article').waitFor();
      await page.keyboard.press('r');
      await page.getByLabel(/^Comment/).fill('ตัวเลขในย่อหน้าที่สองไม่ตรงกับแหล่งข่าว โปรดตรวจสอบ');
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
      await page.locator('textarea[name=title]').waitFor();
      await page.evaluate(() => {
        for (const name of ['access_token', 'refresh_token']) localStorage.setItem(name, 'no longer good');
      });
      await saveNews(page);
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    },
  },
  {
    name: 'versions',
    as: 'head',
    path: `${GROUP}/news`,
    act: async (page) => {
      await openFirstNews(page);
      await page.locator('textarea[name=title]').fill('ระดับน้ำเพิ่มขึ้นในหลายอำเภอ');
      await saveNews(page);
      await page.getByRole('heading', { name: 'Group news' }).waitFor();
      await openFirstRow(page);
      await page.getByRole('link', { name: 'All versions' }).click();
      await page.locator('ins').last().waitFor();
    },
  },
  {
    name: 'deleted-news',
    as: 'head',
    path: `${GROUP}/news`,
    act: async (page) => {
      await openFirstRow(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('link', { name: 'Deleted news' }).click();
      await page.getByRole('button', { name: /^Restore/ }).waitFor();
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
