import 'fake-indexeddb/auto';

import { act, screen, within } from '@testing-library/react';
import { useBlocker } from 'react-router-dom';

import { ErrorCode, Permission } from '@/shared/contract';
import { createDraftStore } from '@/shared/draft/draft-store';
import { setLocale } from '@/shared/i18n/locale';
import { endSession } from '@/shared/session/session';
import { answer, ok, page, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import type { NamedPage } from '../routes/page-names';
import { createRoutes } from '../routes/router';

import { watchSession } from './session-watch';

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));
// The dashboard requests this from a backend without the desk.
beforeEach(() => void answer('get', '/api/news/journalist', () => ok([])));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const open = (at: string, pages?: NamedPage[]) => {
  const view = renderRoutes(createRoutes(pages), { at });
  ends.push(watchSession(view.store, view.router));
  return view;
};

/** Signs a person in at the dashboard, with one open form whose unsaved fields are `typed`. */
const setup = async (typed: object) => {
  signInAs({ permission: Permission.ADMINISTRATOR });
  open('/dashboard');
  await heading('Dashboard');
  const draft = createDraftStore({ userId: 1, form: 'create:7', read: () => typed });
  ends.push(draft.close);
  await draft.open();
  draft.touch();
};

const logOutInAnotherTab = () => {
  localStorage.removeItem('access_token');
  localStorage.removeItem('refresh_token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null })));
};

describe('logging out in another tab', () => {
  it.each([
    ['th', /สิ่งที่เขียนค้างไว้เก็บอยู่ในเครื่องนี้ เข้าสู่ระบบแล้วเปิดฟอร์มเดิม/],
    ['en', /Your text is kept on this device. Sign in and open the same form/],
  ] as const)('says in %s that unsaved text is kept, and where it will be offered', async (locale, words) => {
    setLocale(locale);
    await setup({ title: 'ครึ่งเดียว' });
    logOutInAnotherTab();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says nothing if there is no unsaved text', async () => {
    await setup({});
    logOutInAnotherTab();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(/เก็บอยู่ในเครื่องนี้/)).not.toBeInTheDocument();
  });
});

describe('a session that ends', () => {
  const expired = () => refused(ErrorCode.UnAuthorization, '', { status: 401 });
  const users = (name: string) => ok(page([createUser({ displayName: name })]));
  const signIn = async (user: ReturnType<typeof open>['user'], username: string) => {
    await user.clear(screen.getByLabelText('Username'));
    await user.type(screen.getByLabelText('Username'), username);
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  };
  const atSearch = async () => {
    signInAs({ permission: Permission.ADMINISTRATOR, displayName: 'มาลี' });
    answer('get', '/api/users/search', expired);
    const view = open('/user?search=mali');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    answer('post', '/api/auth/sign-in', () => ok({ token: 'new', refreshToken: 'new' }));
    answer('get', '/api/users/search', () => users('สมชาย'));
    return { ...view, dialog };
  };

  it('continues on the same page if the same person signs in [GRD-05]', async () => {
    const { user, router } = await atSearch();
    await signIn(user, 'malee');
    expect(await screen.findByText('สมชาย')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/user', search: '?search=mali' });
  });

  it('opens sign-in if the person declines, gives the reason and leads back to the page [GRD-05]', async () => {
    const { user, dialog } = await atSearch();
    await user.click(dialog.getByRole('button', { name: 'ออกจากหน้านี้' }));
    await heading('Sign in');
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('เซสชันหมดอายุแล้ว');
    await signIn(user, 'admin');
    expect(await screen.findByText('สมชาย')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('mali');
  });

  it('asks for a sign-in on the next page if both tokens were deleted [GRD-05]', async () => {
    signInAs({ permission: Permission.ADMINISTRATOR });
    answer('get', '/api/users/search', ({ headers }) =>
      headers.get('authorization') ? users('สมชาย') : expired(),
    );
    const { user } = open('/dashboard');
    await heading('Dashboard');
    localStorage.clear();
    await user.click(
      within(await screen.findByRole('navigation', { name: 'เมนูหลัก' })).getByRole('link', {
        name: 'Users',
      }),
    );
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  it('is not blocked by a page with unsaved changes', async () => {
    function Stubborn() {
      useBlocker(true);
      return <h1>Stubborn</h1>;
    }
    signInAs({ permission: Permission.ADMINISTRATOR });
    const { router } = open('/dashboard', [{ path: '/dashboard', page: async () => Stubborn }]);
    await heading('Stubborn');
    act(() => endSession('expired'));
    await heading('Sign in');
    expect(router.state.location.pathname).toBe('/sign-in');
  });

  it('opens the dashboard for another person, without data of the previous one [GRD-05, NAV-06]', async () => {
    const { user, router, store } = await atSearch();
    const stranger = createUser({ id: 2, displayName: 'สมชาย' });
    answer('get', '/api/auth/me', () => ok(stranger));
    await signIn(user, 'somchai');
    await heading('Dashboard');
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(await screen.findByRole('button', { name: /สมชาย/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /มาลี/ })).not.toBeInTheDocument();
    // The dashboard has requested its list for the new person.
    const asked = Object.keys(store.getState().api.queries).map((key) => key.replace(/\(.*/, ''));
    expect(asked.filter((name) => name !== 'listGroups')).toEqual(['getCurrentUser']);
  });
});
