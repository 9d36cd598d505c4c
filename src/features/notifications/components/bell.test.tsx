import { act, screen, waitFor, within } from '@testing-library/react';

import { startLiveUpdates } from '@/shared/api/live/live-updates';
import { createStore } from '@/shared/api/store';
import type { Notification } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import { answerLiveStream } from '@/shared/testing/live-stream';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { Bell } from './bell';

const RETURNED: Notification = {
  id: 5,
  kind: 'returned',
  at: '2026-11-30T05:00:00Z',
  isRead: false,
  group: { id: 7, name: 'ข่าวเศรษฐกิจ' },
  news: { id: 101, title: 'น้ำขึ้น' },
  by: { id: 2, displayName: 'มาลี' },
};

const setup = (all: Notification[] = [RETURNED]) => {
  signInAs({ id: 1 });
  const state = { all, unread: all.filter(({ isRead }) => !isRead).length };
  const counted = answer('get', '/api/notifications/unread', () => ok({ count: state.unread }));
  const listed = answer('get', '/api/notifications', () => ok(page(state.all)));
  const marked = answer('post', '/api/notifications/:id/read', () => {
    state.unread -= 1;
    return ok(null);
  });
  const store = createStore();
  const routes = [{ path: '*', element: 'another page' }];
  return {
    ...renderWithProviders(<Bell />, { at: '/', path: '/', routes, store }),
    state,
    counted,
    listed,
    marked,
    store,
  };
};

describe('the bell', () => {
  beforeEach(() => setLocale('en'));

  it('has the number of unread notifications, and loads no list before it is used [CON-02]', async () => {
    const { listed } = setup();
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(screen.getByText('1')).toBeVisible();
    act(() => setLocale('th'));
    expect(screen.getByRole('button', { name: 'การแจ้งเตือน ยังไม่อ่าน 1 เรื่อง' })).toBeVisible();
    expect(listed).toEqual([]);
  });

  it('says how many only up to 99 [CON-02]', async () => {
    const { state } = setup();
    state.unread = 100;
    expect(await screen.findByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible();
    expect(screen.getByText('99+')).toBeVisible();
  });

  it('shows the newest in a menu; one leads to its item and is read then [CON-02]', async () => {
    const { user, router, listed, marked } = setup();
    await user.click(await screen.findByRole('button', { name: /1 unread/ }));
    const item = await screen.findByRole('menuitem', { name: /มาลี returned “น้ำขึ้น” to you.*Unread/ });
    expect(listed.map(({ query }) => query)).toEqual([{ page: '1', limit: '10' }]);
    await user.click(item);
    expect(router.state.location.pathname).toBe('/journalist/group/7/news/101');
    await waitFor(() => expect(marked.map(({ path }) => path)).toEqual(['/api/notifications/5/read']));
  });

  it('leads to all of them [CON-02]', async () => {
    const { user, router } = setup([]);
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const menu = await screen.findByRole('menu', { name: 'Notifications' });
    expect(await within(menu).findByText('Nothing concerns you yet.')).toBeVisible();
    await user.click(within(menu).getByRole('menuitem', { name: 'All notifications' }));
    expect(router.state.location.pathname).toBe('/notifications');
  });

  it('counts at once what the server tells of [CON-02]', async () => {
    announceExtensions('live', 'notifications');
    const stream = answerLiveStream();
    const { state, store } = setup([]);
    await screen.findByRole('button', { name: 'Notifications' });
    const stop = startLiveUpdates(store);
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    state.unread = 2;
    stream.write(`data: ${JSON.stringify({ tags: [{ type: 'Notification', id: 1 }] })}\n\n`);
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    stop();
  });
});
