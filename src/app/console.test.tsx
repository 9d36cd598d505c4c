import { act, screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, Permission, type User } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { hasSession } from '@/shared/session/session';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import type { NamedPage } from './routes/page-names';
import { pageTable } from './routes/route-table';
import { createRoutes } from './routes/router';
import { watchSession } from './start/session-watch';

const setup = (at: string, pages?: NamedPage[]) => {
  const view = renderRoutes(createRoutes(pages), { at });
  const stop = watchSession(view.store, view.router);
  stops.push(stop);
  return view;
};
const stops: (() => void)[] = [];
// The dashboard requests this from a backend without the desk.
beforeEach(() => void answer('get', '/api/news/journalist', () => ok([])));
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const as = (overrides: Partial<User> = {}) =>
  signInAs({ permission: Permission.ADMINISTRATOR, ...overrides });
const menu = () => screen.findByRole('navigation', { name: 'เมนูหลัก' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the routes', () => {
  it('redirect / to the sign-in page [RT-03, GRD-01]', async () => {
    const { router } = setup('/');
    await heading('Sign in');
    expect(router.state.location.pathname).toBe('/sign-in');
  });

  it('redirect a signed-in visitor from /sign-in to /dashboard [RT-02]', async () => {
    as();
    const { router } = setup('/sign-in');
    await heading('Dashboard');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('stay on /sign-in if a token is missing [RT-02]', async () => {
    as();
    localStorage.removeItem('refresh_token');
    setup('/sign-in');
    expect(await heading('Sign in')).toBeVisible();
  });

  it('show the dashboard inside the layout, without placeholder figures [RT-03, RT-04]', async () => {
    as();
    setup('/dashboard');
    await heading('Dashboard');
    expect(await screen.findByText(/^คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด/)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d/);
  });

  it('show a not-found page with a link back for an unknown path [RT-21]', async () => {
    as();
    const { user } = setup('/no/such/page');
    await heading('404 | Not found');
    expect(screen.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to Previous' }));
    expect(await heading('Dashboard')).toBeVisible();
  });

  it('show a not-found page if the server does not know the id [RT-21]', async () => {
    as();
    answer('get', '/api/users/detail/:id', () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    answer('get', '/api/news/journalist/check/:id', () =>
      refused(ErrorCode.ResourceNotFound, '', { status: 404 }),
    );
    setup('/user/99999');
    expect(await heading('404 | Not found')).toBeVisible();
  });

  it.each(['/quiz/category', '/quiz/list'])('say that %s is not available yet [RT-22]', async (path) => {
    as();
    setup(path);
    expect(await heading('ยังไม่เปิดใช้')).toBeVisible();
  });

  it('show an error page inside the layout if a screen throws [ERR-05]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    as();
    const Broken = () => {
      throw new Error('planted');
    };
    setup('/dashboard', [{ path: '/dashboard', page: async () => Broken }]);
    await heading('หน้านี้ขัดข้อง');
    expect(screen.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'กลับไปหน้าแรก' })).toBeVisible();
    logged.mockRestore();
  });
});

describe('permissions of pages', () => {
  const needs = (path: string) => pageTable.find((route) => route.path === path)?.needs;

  it('are in one table next to the routes [PRM-02, PRM-03, PRM-09]', () => {
    expect(needs('/user')).toBe(Permission.USER_SEARCH);
    expect(needs('/user/:userId')).toBe(Permission.USER_READ);
    expect(needs('/dashboard')).toBeUndefined();
  });

  it('show the 403 page if they are missing; the sidebar stays whole [PRM-02, PRM-08, NAV-08, GRD-04]', async () => {
    as({ permission: Permission.USER });
    const { user, router } = setup('/dashboard');
    await user.click(within(await menu()).getByRole('link', { name: 'Users' }));
    await heading('403 | Unauthorized');
    await user.click(screen.getByRole('button', { name: 'Back to Previous' }));
    await heading('Dashboard');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('limit the audit log to administrators: the 403 page says who can grant it [ACC-07, ACC-09]', async () => {
    announceExtensions('audit', 'webhooks', 'tokens', 'refusals');
    as({ permission: Permission.USER | Permission.USER_SEARCH });
    const asked = answer('get', '/api/audit', () => ok({ records: [], older: null, newer: null }));
    answer('get', '/api/users/administrators', () => ok(['มาลี ศรีสุข']));
    setup('/audit');
    await heading('403 | Unauthorized');
    expect(await screen.findByText(/ADMINISTRATOR.*มาลี ศรีสุข/)).toBeVisible();
    for (const name of ['บันทึกการใช้งาน', 'เว็บฮุก', 'โทเค็น'])
      expect(within(await menu()).queryByRole('link', { name })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it.each([
    ['/audit', 'บันทึกการใช้งาน'],
    ['/webhook', 'เว็บฮุก'],
    ['/webhook/7', 'เว็บฮุก'],
    ['/token', 'โทเค็น'],
    ['/notifications', 'การแจ้งเตือน'],
  ])('do not mention %s if the backend does not announce it', async (at, name) => {
    as();
    const calls = ['/api/audit', '/api/webhooks', '/api/webhooks/7/deliveries', '/api/tokens'];
    const asked = calls.map((path) => answer('get', path, () => ok(null)));
    setup(at);
    await heading('404 | Not found');
    expect(within(await menu()).queryByRole('link', { name })).not.toBeInTheDocument();
    expect(asked.flat()).toEqual([]);
  });

  it('open the page for a person who has them [PRM-02]', async () => {
    as({ permission: Permission.USER | Permission.USER_SEARCH });
    answer('get', '/api/users/search', () => ok(page([createUser({ displayName: 'สมชาย' })])));
    setup('/user');
    expect(await screen.findByText('สมชาย')).toBeVisible();
  });
});

describe('the layout', () => {
  it('lists the items of the sidebar, each with an icon and a link [NAV-01]', async () => {
    as();
    const { user } = setup('/dashboard');
    const sidebar = within(await menu());
    await user.click(sidebar.getByRole('button', { name: 'News' }));
    await user.click(sidebar.getByRole('button', { name: 'Quiz' }));
    for (const link of sidebar.getAllByRole('link'))
      expect(within(link).getAllByTestId(/Icon$/)).toHaveLength(1);
    expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Dashboard', '/dashboard'],
        ['Users', '/user'],
        ['Journalists', '/journalist'],
        ['News', '/news'],
        ['Categories', '/news/category'],
        ['Countries', '/news/country'],
        ['Quiz', '/quiz'],
        ['Categories', '/quiz/category'],
        ['Quiz', '/quiz/list'],
      ],
    );
  });

  const drawer = () => screen.queryByRole('dialog', { name: 'เมนูหลัก' });

  it('opens and closes the sidebar on narrow screens; following a link closes it [NAV-04]', async () => {
    as();
    const { user } = setup('/dashboard');
    await heading('Dashboard');
    const open = screen.getByRole('button', { name: 'เปิดเมนู' });
    await user.click(open);
    await user.click(screen.getByRole('button', { name: 'ปิดเมนู' }));
    await waitFor(() => expect(drawer()).not.toBeInTheDocument());
    await user.click(open);
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  });

  it('closes the sidebar of narrow screens with Escape and returns the focus to its button [NAV-04]', async () => {
    as();
    const { user } = setup('/dashboard');
    await heading('Dashboard');
    const open = screen.getByRole('button', { name: 'เปิดเมนู' });
    await user.click(open);
    await user.tab();
    expect(screen.getByRole('button', { name: 'ปิดเมนู' })).toHaveFocus();
    // The focus ends on the users link, which prefetches the list.
    const ahead = answer('get', '/api/users/search', () => ok(page([])));
    await user.keyboard('{Tab}{Tab}{Escape}');
    await waitFor(() => expect(ahead).toHaveLength(1));
    await waitFor(() => expect(drawer()).not.toBeInTheDocument());
    expect(open).toHaveFocus();
  });

  it.each([
    ['/news/country', 'Countries'],
    ['/quiz', 'Quiz'],
  ])('opens the menu group of %s and highlights only %s [NAV-02, NAV-03]', async (at, label) => {
    as();
    answer('get', '/api/news/countries', () => ok([]));
    setup(at);
    const sidebar = within(await menu());
    const marked = sidebar
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([label]);
  });

  it('shows the version of the package [NAV-05]', async () => {
    as();
    setup('/dashboard');
    expect(await screen.findByText('Version 1.0.0')).toBeVisible();
  });

  it('shows the signed-in person and opens the profile menu on click [NAV-07]', async () => {
    as({ displayName: 'มาลี ศรีสุข', bio: 'บรรณาธิการ' });
    const { user } = setup('/dashboard');
    const face = await screen.findByRole('button', { name: /มาลี ศรีสุข/ });
    expect(face).toHaveTextContent('บรรณาธิการ');
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    await user.click(face);
    const profile = screen.getByRole('dialog', { name: 'เมนูโปรไฟล์' });
    expect(within(profile).getByRole('button', { name: 'Log out' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(profile).not.toBeInTheDocument());
  });

  it('logs out without a server call, clears the person’s data and goes to / [NAV-06]', async () => {
    as({ displayName: 'มาลี' });
    const { user, router, store } = setup('/dashboard');
    await user.click(await screen.findByRole('button', { name: /มาลี/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await heading('Sign in');
    expect(hasSession()).toBe(false);
    expect(router.state.location.pathname).toBe('/sign-in');
    await waitFor(() => expect(store.getState().api.queries).toEqual({}));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('switches all messages to English and back [VAL-01]', async () => {
    as({ displayName: 'มาลี' });
    const { user } = setup('/dashboard');
    await user.click(await screen.findByRole('button', { name: /มาลี/ }));
    await user.selectOptions(screen.getByLabelText('ภาษา'), 'English');
    expect(await screen.findByText(/^You are not a member of any group/)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    act(() => setLocale('th'));
    expect(await screen.findByText(/^คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard', hidden: true })).toBeVisible();
  });

  it('switches every label to Thai: menu, title and buttons [LOK-04]', async () => {
    as({ displayName: 'มาลี' });
    const { user } = setup('/dashboard');
    await user.click(await screen.findByRole('button', { name: /มาลี/ }));
    await user.selectOptions(screen.getByLabelText('ภาษา'), 'ไทย');
    // The page is hidden from screen readers while the menu is open.
    const behind = { hidden: true };
    expect(await screen.findByRole('heading', { level: 1, name: 'หน้าแรก', ...behind })).toBeVisible();
    expect(screen.getByRole('link', { name: 'กลุ่มนักข่าว', ...behind })).toBeVisible();
    expect(screen.getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'th');
  });
});
