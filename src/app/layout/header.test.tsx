import { screen, waitFor } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { provideIdle } from '@/shared/testing/idle';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { Header } from './header';

const setup = async (idle?: Parameters<typeof provideIdle>[0]) => {
  provideIdle(idle);
  await loadRuntimeConfig();
  const asked = signInAs({ id: 1 });
  answer('get', '/api/news/journalist', () => ok([]));
  const counted = answer('get', '/api/notifications/unread', () => ok({ count: 3 }));
  renderWithProviders(<Header onOpenMenu={() => {}} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  return counted;
};

describe('the bell in the header', () => {
  it('is there once the page is loaded, which waits for nothing of it [CON-02]', async () => {
    announceExtensions('notifications');
    const waiting: (() => void)[] = [];
    const counted = await setup((callback) => void waiting.push(callback));
    expect(await screen.findByRole('button', { expanded: false })).toBeVisible();
    expect(counted).toEqual([]);
    waiting.forEach((callback) => callback());
    expect(await screen.findByRole('button', { name: 'การแจ้งเตือน ยังไม่อ่าน 3 เรื่อง' })).toBeVisible();
  });

  it('is not there on a backend without notifications [CON-02]', async () => {
    announceExtensions('live');
    const counted = await setup();
    expect(await screen.findByRole('button', { expanded: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: /การแจ้งเตือน/ })).not.toBeInTheDocument();
    expect(counted).toEqual([]);
  });
});
