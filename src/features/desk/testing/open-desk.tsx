import { screen, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { type Desk, type DeskItem, type ExtensionName, JournalistLevel } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { DashboardPage } from '../pages/dashboard-page';

const HOUR_MS = 3_600_000;
export const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const item = (values: Partial<DeskItem>): DeskItem => ({
  ...createNews(),
  groupId: 7,
  groupName: 'ข่าวเศรษฐกิจ',
  authorName: 'มาลี',
  approvedUntil: null,
  ...values,
});
export const listOf = (...items: DeskItem[]) => ({ items, total: items.length });

type Options = { extensions?: ExtensionName[]; level?: JournalistLevel | null; at?: string };

/** Opens the dashboard of a member of group 7. */
export const openDesk = async (
  desk: Partial<Desk> = {},
  { extensions = [], level = JournalistLevel.Professional, at }: Options = {},
) => {
  const whole: Desk = {
    groupIds: [7],
    waiting: listOf(),
    runningOut: listOf(),
    goneDark: listOf(),
    own: [],
    ...desk,
  };
  signInAs({ id: 5 });
  announceExtensions('approval-desk', ...extensions);
  answer('get', '/api/news/journalist', () =>
    ok([createGroup({ id: 7, me: level === null ? null : { level } }), createGroup({ id: 8, me: null })]),
  );
  const calls = answer('get', '/api/desk', () => ok(whole));
  await loadRuntimeConfig();
  const view = renderWithProviders(<DashboardPage />, at === undefined ? {} : { at });
  return { ...view, calls };
};
export const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        // Without the cover.
        .slice(1),
    );
export const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
