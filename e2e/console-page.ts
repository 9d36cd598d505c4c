import { expect, test as base, type Page } from '@playwright/test';

import { startOwnServer } from './own-server';

const PASSWORD = 'newsdesk';
const PHONE_MAX = 900;

type Fixtures = {
  /** What a journey brings about on purpose: the browser reports every refused request, for one. */
  expectedComplaint: RegExp | null;
  silence: void;
};

export type WorkerOptions = {
  /** Whether the server knows the core API alone. */
  onlySection7: boolean;
};

/**
 * Every worker has a server of its own, so that two journeys at a time never meet. Every journey also checks that the
 * browser had nothing to complain about.
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

/** Signs in as one of the demo accounts and waits for the dashboard. The server under test, unless told otherwise. */
export const signIn = async (page: Page, username: string, origin = '') => {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
};

/** Opens the menu of the person who is signed in. */
export const openProfile = (page: Page) => page.getByRole('banner').getByRole('button').last().click();

/** As a person does it: tokens taken away from under the page would leave it asking with none. */
export const signOut = async (page: Page) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
};

/** Follows a link of the sidebar, opening it first where the window is narrow. */
export const openFromMenu = async (page: Page, ...names: string[]) => {
  // By the width and not by what is there: a drawer that is still closing hides the button.
  if ((page.viewportSize()?.width ?? 0) < PHONE_MAX)
    await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of names.slice(0, -1)) await menu.getByRole('button', { name }).click();
  const links = menu.getByRole('link', { name: names.at(-1) ?? '' });
  // The head of a group may have the name of an entry: it stands before it.
  await (names.length > 1 ? links.last() : links.first()).click();
};

/** Unfolds the further actions of a page, which are folded where the window is narrow. */
export const showMoreActions = async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) < PHONE_MAX)
    await page.getByRole('button', { name: 'More actions' }).click();
};
