import { act, screen, waitFor } from '@testing-library/react';

import { loadCurrentUser, selectCurrentUser } from '@/features/auth/routes';
import { createStore } from '@/shared/api/store';
import { Permission } from '@/shared/contract';
import { startSession } from '@/shared/session/session';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import { createCategory, createGroup, createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { pageTable } from '../routes/route-table';
import { createRoutes } from '../routes/router';

import { preloadFirstLists, preloadFirstPage, preloadPage } from './preload';

const { USER, USER_SEARCH } = Permission;

const answerLists = () => ({
  users: answer('get', '/api/users/search', () => ok(page([createUser({ displayName: 'สมชาย' })]))),
  groups: answer('get', '/api/news/journalist', () => ok([])),
});

describe('a sidebar link under the pointer', () => {
  it('prefetches its list before the click, and does not load it again after the click', async () => {
    signInAs({ permission: USER });
    const calls = answer('get', '/api/news/categories', () => ok([createCategory({ name: 'กีฬา' })]));
    answer('get', '/api/news/journalist', () => ok([]));
    const { user, store } = renderRoutes(createRoutes(), { at: '/dashboard' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await user.click(screen.getByRole('button', { name: 'News' }));
    const [link] = screen.getAllByRole('link', { name: 'Categories' });
    await user.hover(link as HTMLElement); // the first of the two menus
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).map((query) => query?.endpointName)).toContain(
        'listCategories',
      ),
    );
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(link as HTMLElement);
    expect(await screen.findByText('กีฬา')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

describe('a prefetch', () => {
  it('waits until the user is known, and respects their permissions', async () => {
    signInAs({ permission: USER });
    const { users, groups } = answerLists();
    const store = createStore();
    await preloadFirstLists(store);
    expect(groups).toHaveLength(0);
    act(() => void store.dispatch(loadCurrentUser()));
    await waitFor(() => expect(groups).toHaveLength(1));
    expect(users).toHaveLength(0);
  });

  it('loads the first page of users and all groups for a person who may see both', async () => {
    signInAs({ permission: USER | USER_SEARCH });
    const { users, groups } = answerLists();
    const store = createStore();
    act(() => void store.dispatch(loadCurrentUser()));
    await preloadFirstLists(store);
    await waitFor(() => expect(groups).toHaveLength(1));
    await waitFor(() => expect(users).toHaveLength(1));
    expect(users[0]?.query).toEqual({ search: '', page: '1', limit: '20' });
  });

  it.each([
    [USER | USER_SEARCH, 1],
    [USER, 0],
  ])('of a page waits for the permission: with %s it is sent %s times', async (permission, times) => {
    signInAs({ permission });
    const { users } = answerLists();
    const store = createStore();
    preloadPage('/user', store);
    const { data } = pageTable.find(({ path }) => path === '/user') ?? {};
    await data?.();
    expect(users).toHaveLength(0);
    await act(() => store.dispatch(loadCurrentUser()));
    await waitFor(() => expect(selectCurrentUser(store.getState()).isSuccess).toBe(true));
    await waitFor(() => expect(users).toHaveLength(times));
  });

  it('loads the desk before the user is known, but only if there is a session [DSK-01]', async () => {
    announceExtensions('approval-desk');
    const nothing = { items: [], total: 0 };
    const desks = answer('get', '/api/desk', () =>
      ok({ groupIds: [], waiting: nothing, runningOut: nothing, goneDark: nothing, own: [] }),
    );
    const store = createStore();
    preloadPage('/dashboard', store);
    await pageTable.find(({ path }) => path === '/dashboard')?.data?.();
    expect(desks).toHaveLength(0);
    signInAs();
    answer('get', '/api/auth/me', () => new Promise<never>(() => {}));
    act(() => void store.dispatch(loadCurrentUser()));
    await waitFor(() => expect(desks).toHaveLength(1));
  });

  it('loads the options of the news form and the group in the address', async () => {
    const categories = answer('get', '/api/news/journalist/:id/categories', () => ok([]));
    const countries = answer('get', '/api/news/countries', () => ok([]));
    const groups = answer('get', '/api/news/journalist/:id', () => ok({ id: 7, name: 'ข่าวกีฬา' }));
    signInAs({ permission: USER });
    preloadPage('/journalist/group/7/news/create', createStore());
    await waitFor(() => expect(groups.map(({ path }) => path)).toEqual(['/api/news/journalist/7']));
    await waitFor(() => expect(countries).toHaveLength(1));
    await waitFor(() => expect(categories).toHaveLength(1));
    expect(categories[0]?.path).toBe('/api/news/journalist/7/categories');
  });
});

describe('the start of the console', () => {
  const setup = () => {
    window.history.replaceState(null, '', '/journalist/group/7/news/create');
    return {
      me: answer('get', '/api/auth/me', () => ok(createUser())),
      countries: answer('get', '/api/news/countries', () => ok([])),
      group: answer('get', '/api/news/journalist/:id', () => ok(createGroup())),
      categories: answer('get', '/api/news/journalist/:id/categories', () => ok([])),
    };
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('requests the user and the data of the page before the first render', async () => {
    startSession({ token: 'access', refreshToken: 'refresh' });
    const calls = setup();
    preloadFirstPage(createStore());
    await waitFor(() => expect(Object.values(calls).map(({ length }) => length)).toEqual([1, 1, 1, 1]));
    expect(document.body).toBeEmptyDOMElement();
  });

  it('requests nothing for a visitor without a session', async () => {
    const calls = setup();
    preloadFirstPage(createStore());
    // The data of the page come through this import: when it resolves, every request would have been sent.
    await import('@/features/writing/routes').then(({ writingPages }) => writingPages.createData());
    expect(Object.values(calls).flat()).toEqual([]);
  });
});
