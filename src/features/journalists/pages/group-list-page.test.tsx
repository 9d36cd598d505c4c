import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, Permission, SEARCH_DEBOUNCE_MS } from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { GroupListPage } from './group-list-page';

const GROUPS = [
  createGroup({ id: 7, name: 'ข่าวเศรษฐกิจ', createdAt: '2026-01-05T09:30:00' }),
  createGroup({ id: 8, name: 'ข่าวกีฬา', me: null }),
];

const setup = ({ permission = Permission.USER as number, at = '/journalist' } = {}) => {
  signInAs({ permission });
  const calls = answer('get', '/api/news/journalist', ({ query }) =>
    ok(GROUPS.filter(({ name }) => name.includes(query['search'] ?? ''))),
  );
  return { calls, ...renderRoutes([{ path: '/journalist', element: <GroupListPage /> }], { at }) };
};

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

afterEach(() => jest.useRealTimers());

describe('the list of journalist groups', () => {
  it('shows number, name and creation date of each group [GRP-01, RT-07, LIM-01]', async () => {
    setup();
    await screen.findByText('ข่าวกีฬา');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'No.',
      'Group name',
      'Created at',
      'News',
      'Manage',
    ]);
    const first = within(await row('ข่าวเศรษฐกิจ'));
    expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '1',
      'ข่าวเศรษฐกิจ',
      '05/01/26 09:30',
      'Go to news',
      'Manage',
    ]);
  });

  it("links a member to the group's news and to its overview [GRP-01]", async () => {
    setup();
    const own = within(await row('ข่าวเศรษฐกิจ'));
    expect(own.getByRole('link', { name: 'Go to news' })).toHaveAttribute('href', '/journalist/group/7/news');
    expect(own.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/journalist/group/7');
  });

  it('shows a non-member a dash and a disabled Manage button with the reason [GRP-01]', async () => {
    setup();
    const other = within(await row('ข่าวกีฬา'));
    expect(other.queryByRole('link')).not.toBeInTheDocument();
    expect(other.getByRole('cell', { name: '-' })).toBeVisible();
    const manage = other.getByRole('button', { name: 'Manage' });
    expect(manage).toBeDisabled();
    expect(manage).toHaveAccessibleDescription('เฉพาะสมาชิกของกลุ่มเท่านั้นที่จัดการกลุ่มได้');
  });

  it.each([
    [['มาลี', 'สมชาย'], 'เฉพาะสมาชิกของกลุ่มเท่านั้นที่จัดการกลุ่มได้ ขอให้เชิญได้จาก มาลี, สมชาย'],
    [[], 'เฉพาะสมาชิกของกลุ่มเท่านั้นที่จัดการกลุ่มได้'],
    [undefined, 'เฉพาะสมาชิกของกลุ่มเท่านั้นที่จัดการกลุ่มได้'],
  ])(
    'tells a non-member whom to ask, if the backend names its Heads: %j [GRP-01, ACC-09]',
    async (heads, text) => {
      announceExtensions('refusals');
      await loadRuntimeConfig();
      signInAs();
      answer('get', '/api/news/journalist', () => ok([createGroup({ name: 'ข่าวกีฬา', me: null, heads })]));
      renderRoutes([{ path: '/journalist', element: <GroupListPage /> }], { at: '/journalist' });
      await screen.findByText('ข่าวกีฬา');
      expect(screen.getByRole('group', { name: text })).toBeInTheDocument();
    },
  );

  it('searches once, 300 ms after the last keystroke, and keeps the search in the address [GRP-01]', async () => {
    const { calls, router } = setup();
    await screen.findByText('ข่าวกีฬา');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'ค้นหากลุ่ม' }), { target: { value } });
    type('กี');
    act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
    type('กีฬา');
    act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
    expect(router.state.location.search).toBe('');
    act(() => jest.advanceTimersByTime(1));
    await waitFor(() => expect(screen.queryByText('ข่าวเศรษฐกิจ')).not.toBeInTheDocument());
    jest.useRealTimers();
    expect(calls.map(({ query }) => query['search'])).toEqual(['', 'กีฬา']);
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('กีฬา');
    await act(() => router.navigate('/journalist?search=เศรษฐกิจ'));
    expect(await screen.findByText('ข่าวเศรษฐกิจ')).toBeVisible();
  });

  it('says if no group matches', async () => {
    setup({ at: '/journalist?search=ไม่มี' });
    expect(await screen.findByText('There are no records to display')).toBeVisible();
  });

  it("shows the server's message and Retry if the groups cannot be loaded [ERR-02]", async () => {
    const { user } = setup({ at: '/journalist?search=x' });
    await screen.findByText('There are no records to display');
    answer('get', '/api/news/journalist', () =>
      refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 }),
    );
    await user.type(screen.getByRole('searchbox'), 'y');
    expect(await screen.findByRole('alert')).toHaveTextContent('ระบบไม่ว่าง');
    answer('get', '/api/news/journalist', () => ok(GROUPS));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('ข่าวกีฬา')).toBeVisible();
  });
});

describe('the "Add New Group" button', () => {
  it('links people who may create groups to the form [GRP-02]', async () => {
    setup({ permission: Permission.NEWS_CREATE_JOURNALIST_GROUP });
    expect(await screen.findByRole('link', { name: 'Add New Group' })).toHaveAttribute(
      'href',
      '/journalist/group/create',
    );
  });

  it('is hidden for others [GRP-02]', async () => {
    setup({ permission: Permission.NEWS_DELETE_JOURNALIST_GROUP });
    await screen.findByText('ข่าวกีฬา');
    expect(screen.queryByText('Add New Group')).not.toBeInTheDocument();
  });
});

describe('the groups that were deleted', () => {
  const DELETED = {
    id: 5,
    name: 'ข่าวบันเทิง',
    totalNews: 20_000,
    deletedAt: '2026-11-20T01:00:00Z',
    keptUntil: '2026-12-20T01:00:00Z',
    deletedBy: { id: 9, displayName: 'หัวหน้า' },
  };
  const open = async (permission: number, ...extensions: 'trash'[]) => {
    announceExtensions(...extensions);
    await loadRuntimeConfig();
    const view = setup({ permission });
    await screen.findByText('ข่าวกีฬา');
    return view;
  };

  it('are listed and restored by people who may delete groups [SAF-03]', async () => {
    let rows = [DELETED];
    answer('get', '/api/news/journalist/deleted', () => ok(rows));
    const returns = answer('post', '/api/news/journalist/5/restore', () => {
      rows = [];
      return ok(null);
    });
    const { user, calls } = await open(Permission.NEWS_DELETE_JOURNALIST_GROUP, 'trash');
    await user.click(screen.getByRole('button', { name: 'กลุ่มที่ลบไว้' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'กลุ่มที่ลบไว้' }));
    expect(await dialog.findByRole('row', { name: /ข่าวบันเทิง/ })).toHaveTextContent(/20,000.*หัวหน้า/);
    await user.click(dialog.getByRole('button', { name: 'กู้คืน: ข่าวบันเทิง' }));
    expect(await dialog.findByText('ไม่มีกลุ่มที่ลบไว้')).toBeVisible();
    expect(await screen.findByText('กู้คืนกลุ่มแล้ว')).toBeVisible();
    expect(returns).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  it('stay if their name is taken, with the reason [SAF-03]', async () => {
    answer('get', '/api/news/journalist/deleted', () => ok([DELETED]));
    answer('post', '/api/news/journalist/5/restore', () =>
      refused(ErrorCode.AlreadyExists, 'มีกลุ่มอื่นใช้ชื่อนี้แล้ว', { status: 409 }),
    );
    const { user } = await open(Permission.NEWS_DELETE_JOURNALIST_GROUP, 'trash');
    await user.click(screen.getByRole('button', { name: 'กลุ่มที่ลบไว้' }));
    await user.click(await screen.findByRole('button', { name: 'กู้คืน: ข่าวบันเทิง' }));
    expect(await screen.findByText('มีกลุ่มอื่นใช้ชื่อนี้แล้ว')).toBeVisible();
    expect(screen.getByText('ข่าวบันเทิง')).toBeVisible();
  });

  it('are hidden from others [SAF-03]', async () => {
    await open(Permission.USER, 'trash');
    expect(screen.queryByRole('button', { name: 'กลุ่มที่ลบไว้' })).not.toBeInTheDocument();
  });

  it('are not mentioned on a backend that keeps none [SAF-03]', async () => {
    await open(Permission.NEWS_DELETE_JOURNALIST_GROUP);
    expect(screen.queryByRole('button', { name: 'กลุ่มที่ลบไว้' })).not.toBeInTheDocument();
  });
});

describe('a group without an active Head', () => {
  it('is marked for an administrator, who can open it without being a member [SAF-04]', async () => {
    announceExtensions('members');
    await loadRuntimeConfig();
    signInAs({ permission: Permission.ADMINISTRATOR });
    answer('get', '/api/news/journalist', () =>
      ok([
        createGroup({ id: 8, name: 'ข่าวกีฬา', me: null, hasHead: false }),
        createGroup({ id: 9, name: 'ข่าวไอที', me: null, hasHead: true }),
      ]),
    );
    renderRoutes([{ path: '/journalist', element: <GroupListPage /> }], { at: '/journalist' });
    const without = within(await row('ข่าวกีฬา'));
    expect(without.getByText('ไม่มี Head ที่ใช้งานอยู่')).toBeVisible();
    expect(await without.findByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      '/journalist/group/8',
    );
    expect(within(await row('ข่าวไอที')).queryByText('ไม่มี Head ที่ใช้งานอยู่')).not.toBeInTheDocument();
    expect(screen.queryByText('เฉพาะสมาชิกของกลุ่มเท่านั้นที่จัดการกลุ่มได้')).not.toBeInTheDocument();
  });
});
