/* eslint-disable max-lines -- one page, whose tests share a long set-up */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, Permission, SEARCH_DEBOUNCE_MS, type User } from '@/shared/contract';
import { answer, ok, page, refused, type ApiCall } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { usersApi } from '../api/users-api';

import { UserListPage } from './user-list-page';

const { USER, ADMINISTRATOR, USER_READ, USER_SEARCH } = Permission;

type Reply = ReturnType<typeof ok> | Promise<ReturnType<typeof ok>>;
type Setup = { at?: string; reply?: (call: ApiCall) => Reply; permission?: number };

/** Every search finds one person on each of three pages, named after the search and the page. */
const named = ({ query }: ApiCall) => `${query['search'] || 'all'} ${query['page']}`;
const onePerson = (call: ApiCall) =>
  ok(page([createUser({ displayName: named(call) })], Number(call.query['page']), 3));

const setup = ({ at = '/user', reply = onePerson, permission = USER_SEARCH | USER_READ }: Setup = {}) => {
  signInAs({ id: 9, permission });
  const calls = answer('get', '/api/users/search', reply);
  const view = renderWithProviders(<UserListPage />, { at, path: '/user' });
  return {
    ...view,
    calls,
    asked: () => calls.map(({ query }) => `${query['search']}/${query['page']}`),
    box: () => screen.getByRole('searchbox', { name: 'Search' }),
    address: () => view.router.state.location.search,
  };
};

const oneUser = (user: Partial<User>) => ({ reply: () => ok(page([createUser(user)])) });
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the user list', () => {
  it('shows e-mail, username, display name, role and a link to each person [RT-05, USR-01]', async () => {
    setup(oneUser({ id: 12, displayName: 'มาลี ศรีสุข', permission: USER | ADMINISTRATOR }));
    const cells = within(await row('มาลี ศรีสุข')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'malee@newsdesk.test',
      'malee',
      'มาลี ศรีสุข',
      'ADMINISTRATOR',
      'View',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Username',
      'Display name',
      'Role',
      'คำสั่ง',
    ]);
    expect(screen.getByRole('link', { name: 'View มาลี ศรีสุข' })).toHaveAttribute('href', '/user/12');
  });

  it('hides the link to a person from people who may not read users [USR-04]', async () => {
    setup({ ...oneUser({}), permission: USER_SEARCH });
    expect(await row('malee')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'คำสั่ง' })).not.toBeInTheDocument();
  });

  it('says that it is loading, then that nobody was found [TBL-01, TBL-02]', async () => {
    setup({ at: '/user?search=zzz', reply: () => ok(page([])) });
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(await screen.findByText('ไม่พบผู้ใช้ที่ตรงกับ “zzz”')).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('marks the page that the server returns if a link leads beyond the last one', async () => {
    setup({ at: '/user?page=9', reply: () => ok(page([createUser()], 3, 3)) });
    expect(await row('malee')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  });
});

describe('searching users', () => {
  it('sends one search for "abcd" typed fast, 300 ms after the last keystroke [USR-02, LIM-02]', async () => {
    let arrived = 0;
    const { box, asked, address } = setup({
      reply: (call) => {
        arrived = performance.now();
        return onePerson(call);
      },
    });
    await row('all 1');
    ['a', 'ab', 'abc', 'abcd'].forEach((value) => fireEvent.change(box(), { target: { value } }));
    const lastKey = performance.now();
    expect(await row('abcd 1')).toBeVisible();
    await waitFor(() => expect(asked()).toContain('abcd/2'));
    expect(asked()).toEqual(['/1', '/2', 'abcd/1', 'abcd/2']);
    expect(arrived - lastKey).toBeGreaterThan(SEARCH_DEBOUNCE_MS - 50);
    expect(address()).toBe('?search=abcd');
  });

  it('starts at page 1 [USR-02]', async () => {
    const { user, box, address } = setup({ at: '/user?search=a&page=3' });
    await row('a 3');
    await user.type(box(), 'b');
    expect(await row('ab 1')).toBeVisible();
    expect(address()).toBe('?search=ab');
  });

  it('never lets a late response replace a newer one [USR-02]', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    const { user, box, asked, store } = setup({
      reply: async (call) => {
        if (call.query['search'] === 'a') await late;
        return onePerson(call);
      },
    });
    await row('all 1');
    await user.type(box(), 'a');
    await waitFor(() => expect(asked()).toContain('a/1'));
    await user.type(box(), 'b');
    expect(await row('ab 1')).toBeVisible();

    release();
    const lateAnswer = usersApi.endpoints.searchUsers.select({ search: 'a', page: 1 });
    await waitFor(() => expect(lateAnswer(store.getState()).isSuccess).toBe(true));
    expect(await row('ab 1')).toBeVisible();
    expect(screen.queryByText('a 1')).not.toBeInTheDocument();
  });

  it('restores an earlier search and page with Back, and from a shared link [USR-02]', async () => {
    const { user, box, router } = setup({ at: '/user?search=a&page=2' });
    expect(await row('a 2')).toBeVisible();
    expect(box()).toHaveValue('a');

    await user.type(box(), 'b');
    await row('ab 1');
    await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
    await row('ab 3');

    await act(() => router.navigate(-1));
    expect(await row('ab 1')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await row('a 2')).toBeVisible();
    expect(box()).toHaveValue('a');
  });
});

describe('paging through the users', () => {
  it('has prefetched the next page, and nothing more [USR-01]', async () => {
    const { user, asked } = setup();
    await row('all 1');
    await waitFor(() => expect(asked()).toEqual(['/1', '/2']));
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await row('all 2')).toBeVisible();
    await waitFor(() => expect(asked()).toEqual(['/1', '/2', '/3']));
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await row('all 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
    expect(asked()).toHaveLength(3);
  });

  it('keeps the old rows on screen until the new ones are loaded [TBL-05]', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { user } = setup({
      reply: async (call) => {
        if (call.query['page'] === '2') await held;
        return onePerson(call);
      },
    });
    await row('all 1');
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await row('all 1')).toBeVisible();
    release();
    expect(await row('all 2')).toBeVisible();
    expect(screen.queryByText('all 1')).not.toBeInTheDocument();
  });
});

describe('a user list that cannot be loaded', () => {
  const fails = (when: (call: ApiCall) => boolean) => (call: ApiCall) =>
    when(call) ? refused(ErrorCode.TryAgainLater, 'ฐานข้อมูลไม่ว่าง', { status: 503 }) : onePerson(call);

  it("shows the server's message in a toast and in the table, and retries [USR-06, TBL-05, ERR-02]", async () => {
    let down = true;
    const { user } = setup({ reply: fails(() => down) });
    await waitFor(() => expect(screen.getAllByText('ฐานข้อมูลไม่ว่าง')).toHaveLength(2));
    expect(screen.queryByText('There are no records to display')).not.toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await row('all 1')).toBeVisible();
  });

  it('does not show the rows of another search [TBL-05]', async () => {
    const { user, box } = setup({ reply: fails(({ query }) => query['search'] === 'x') });
    await row('all 1');
    await user.type(box(), 'x');
    expect(await screen.findByRole('button', { name: 'ลองใหม่' })).toBeVisible();
    expect(screen.queryByText('all 1')).not.toBeInTheDocument();
  });
});
