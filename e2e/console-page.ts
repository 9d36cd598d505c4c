import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';

import { startOwnServer } from './own-server';

const PASSWORD = 'newsdesk';
const PHONE_MAX = 900;

type Fixtures = {
  /** Console errors that the journey causes on purpose, such as those for refused requests. */
  expectedComplaint: RegExp | null;
  silence: void;
  noDrafts: void;
};

export type WorkerOptions = {
  /** Whether the server offers only the core API. */
  onlySection7: boolean;
};

const removeDrafts = async (request: APIRequestContext, authorization: string) => {
  const headers = { authorization };
  const answer = await request.get('/api/drafts', { headers });
  const { data } = (await answer.json()) as { data: { id: string }[] | null };
  for (const { id } of data ?? []) await request.delete(`/api/drafts/${id}`, { headers });
};

/**
 * Every worker has its own server, so that parallel journeys do not affect each other. Every journey also
 * checks that the browser logged no error.
 */
export const test = base.extend<Fixtures, WorkerOptions & { ownServer: string }>({
  onlySection7: [false, { option: true, scope: 'worker' }],
  ownServer: [
    async ({ onlySection7 }, use) => {
      const { address, stop } = await startOwnServer(onlySection7 ? { NEWSDESK_ONLY_SECTION_7: '1' } : {});
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownServer }, provide) => provide(ownServer),
  expectedComplaint: [null, { option: true }],
  // The server keeps drafts, and would offer them to the next journey of the same person.
  noDrafts: [
    async ({ browser, request }, use) => {
      const writers = new Set<string>();
      const watch = (context: BrowserContext) =>
        context.on('request', (sent) => {
          if (sent.url().includes('/api/drafts')) writers.add(sent.headers()['authorization'] ?? '');
        });
      browser.contexts().forEach(watch);
      // Also the browser of a second person.
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      // A form stores its draft once more when its page closes, which nothing reports.
      for (const context of browser.contexts()) for (const page of context.pages()) await page.close();
      for (const authorization of writers)
        // A server or a line of the journey's own has ended by now.
        await removeDrafts(request, authorization).catch(() => undefined);
    },
    { auto: true },
  ],
  silence: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use();
      expect(complaints.filter((text) => !expectedComplaint?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in as one of the demo accounts and waits for the dashboard; by default on the server under test. */
export const signIn = async (page: Page, username: string, origin = '') => {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
};

/** Opens the profile menu. */
export const openProfile = (page: Page) => page.getByRole('banner').getByRole('button').last().click();

/** Logs out through the menu: deleting the tokens of an open page would make it ask for a sign-in. */
export const signOut = async (page: Page) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
};

/** Follows a link of the sidebar; on a narrow screen it opens the sidebar first. */
export const openFromMenu = async (page: Page, ...names: string[]) => {
  // Decide by the width: a closing drawer would still hide the button.
  if ((page.viewportSize()?.width ?? 0) < PHONE_MAX)
    await page.getByRole('button', { name: 'เปิดเมนู' }).click();
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  for (const name of names.slice(0, -1)) await menu.getByRole('button', { name }).click();
  const links = menu.getByRole('link', { name: names.at(-1) ?? '' });
  // The head of a menu group may have the same name as one of its entries, and precedes it.
  await (names.length > 1 ? links.last() : links.first()).click();
};

/** A secondary action of a page; on a narrow screen it is in a menu, which this opens. */
export const moreAction = async (page: Page, name: string, role: 'button' | 'link') => {
  if ((page.viewportSize()?.width ?? 0) >= PHONE_MAX) return page.getByRole(role, { name });
  await page.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).click();
  return page.getByRole('menuitem', { name });
};
