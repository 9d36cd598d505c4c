import { screen } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { Desk } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';
import { provideIdle } from '@/shared/testing/idle';
import { renderWithProviders } from '@/shared/testing/render';

import { Sidebar } from './sidebar';

const item = (id: number) => ({
  ...createNews({ id }),
  groupId: 7,
  groupName: 'ข่าวเศรษฐกิจ',
  authorName: 'มาลี',
  approvedUntil: null,
});
const NOTHING = { items: [], total: 0 };

/** Renders the sidebar for a person with this desk. */
const setup = async (desk: Partial<Desk>, hasDesk = true) => {
  provideIdle();
  if (hasDesk) announceExtensions('approval-desk');
  await loadRuntimeConfig();
  const calls = answer('get', '/api/desk', () =>
    ok({ groupIds: [7], waiting: NOTHING, runningOut: NOTHING, goneDark: NOTHING, own: [], ...desk }),
  );
  renderWithProviders(<Sidebar open={false} onClose={() => {}} />);
  return calls;
};

describe('the sidebar', () => {
  it('counts the news that wait for the person, as the dashboard and the list do [DSK-01, PUB-08]', async () => {
    await setup({ waiting: { items: [item(1)], total: 11 }, returned: [item(2)] });
    expect(await screen.findByRole('link', { name: 'Dashboard 11 ข่าวรอคุณ' })).toHaveTextContent('11');
  });

  it('counts the news returned to a person who approves nothing [DSK-01]', async () => {
    await setup({ groupIds: [], returned: [item(2)] });
    expect(await screen.findByRole('link', { name: 'Dashboard 1 ข่าวรอคุณ' })).toHaveTextContent('1');
  });

  it('shows no count if nothing needs the person [DSK-01]', async () => {
    const calls = await setup({});
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('requests nothing from a backend without the desk [DSK-01]', async () => {
    const calls = await setup({}, false);
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
