import { screen, waitFor, within } from '@testing-library/react';

import type { Notification, NotificationKind } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, page } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NotificationListPage } from './notification-list-page';

const told = (id: number, kind: NotificationKind, more: Partial<Notification> = {}): Notification => ({
  id,
  kind,
  at: '2026-11-30T05:00:00Z',
  isRead: false,
  group: { id: 7, name: 'ข่าวเศรษฐกิจ' },
  news: { id: 101, title: 'น้ำขึ้น' },
  by: { id: 2, displayName: 'มาลี' },
  ...more,
});

const setup = (all: Notification[]) => {
  setLocale('en');
  signInAs({ id: 1 });
  const state = { all };
  answer('get', '/api/notifications/unread', () =>
    ok({ count: state.all.filter(({ isRead }) => !isRead).length }),
  );
  answer('get', '/api/notifications', () => ok(page(state.all)));
  const markedAll = answer('post', '/api/notifications/read', () => {
    state.all = state.all.map((one) => ({ ...one, isRead: true }));
    return ok(null);
  });
  const marked = answer('post', '/api/notifications/:id/read', () => ok(null));
  const routes = [{ path: '*', element: 'another page' }];
  const at = { at: '/notifications', path: '/notifications', routes };
  return { ...renderWithProviders(<NotificationListPage />, at), markedAll, marked };
};

describe('the page of all notifications', () => {
  it('says of each kind what happened, and leads to what it is about [CON-02]', async () => {
    setup([
      told(1, 'returned'),
      told(2, 'approved'),
      told(3, 'runs-out', { by: null }),
      told(4, 'went-dark', { by: null }),
      told(5, 'waits', { by: null }),
      told(6, 'invited', { news: null }),
      told(7, 'new-device', { news: null, group: null, by: null }),
    ]);
    await screen.findByRole('table', { name: 'Notifications' });
    const links = (await screen.findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    const item = '/journalist/group/7/news/101';
    expect(links).toEqual([
      ['มาลี returned “น้ำขึ้น” to you', item],
      ['มาลี approved your news “น้ำขึ้น”', item],
      ['The 24 hours of your news “น้ำขึ้น” end within two hours', item],
      ['The 24 hours of your news “น้ำขึ้น” are over', item],
      ['“น้ำขึ้น” has waited for approval for more than a day', item],
      ['มาลี made you a member of the group “ข่าวเศรษฐกิจ”', '/journalist/group/7'],
      ['Somebody signed in to your account on a new device', '/account'],
    ]);
  });

  it('says of deleted news that it is gone, and leads nowhere [CON-02]', async () => {
    setup([told(1, 'returned', { news: { id: 101, title: null } })]);
    expect(await screen.findByText('มาลี returned “(deleted)” to you')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('marks what is opened as read [CON-02]', async () => {
    const { user, marked, router } = setup([told(1, 'returned')]);
    await user.click(await screen.findByRole('link', { name: /น้ำขึ้น/ }));
    await waitFor(() => expect(marked).toHaveLength(1));
    expect(router.state.location.pathname).toBe('/journalist/group/7/news/101');
  });

  it('marks all as read, which is offered while something is unread [CON-02]', async () => {
    const { user, markedAll } = setup([told(1, 'returned'), told(2, 'waits', { isRead: true })]);
    const [first, second] = (await screen.findAllByRole('row')).slice(1);
    if (!first || !second) throw new Error('There are no rows.');
    expect(within(first).getByText('Unread')).toBeVisible();
    expect(within(second).queryByText('Unread')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(markedAll).toHaveLength(1);
  });
});
