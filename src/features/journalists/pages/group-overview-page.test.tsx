import { act, screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, JournalistLevel, Permission, type GroupMember } from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createGroup, createMember, createStatistics } from '@/shared/testing/factories';
import { renderRoutes, showStyles } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';
import { TrailContext } from '@/shared/ui/page-header/trail-context';

import { GroupOverviewPage } from './group-overview-page';

showStyles();

const BASE = '/api/news/journalist/7';
const TRAIL = [
  { path: '/journalist', label: 'Journalists' },
  { path: '/journalist/group/:groupId', label: 'Group' },
];

type Setup = {
  level?: JournalistLevel;
  permission?: number;
  members?: GroupMember[];
  /** The response of the server instead of the group. */
  group?: ReturnType<typeof refused>;
  at?: string;
  tab?: string;
};

const setup = (given: Setup = {}) => {
  const {
    level = JournalistLevel.Head,
    permission = Permission.USER,
    members = [createMember()],
    tab = 'news',
    at = `/journalist/group/7?tab=${tab}`,
  } = given;
  signInAs({ permission });
  const calls = {
    group: answer('get', BASE, () => given.group ?? ok(createGroup({ id: 7, me: { level }, members }))),
    statistics: answer('get', `${BASE}/statistics`, () =>
      ok(
        createStatistics({
          totalCategory: 3,
          totalNews: 1_000,
          totalNewsInThisWeek: 999,
          totalViews: 2_500_000,
        }),
      ),
    ),
    categories: answer('get', `${BASE}/categories`, () => ok([createCategory({ id: 11, name: 'การเมือง' })])),
  };
  const view = renderRoutes(
    [
      {
        path: '/journalist/group/:groupId',
        element: (
          <TrailContext value={TRAIL}>
            <GroupOverviewPage
              RecentNews={({ groupId }) => <p>the news of group {groupId}</p>}
              RecentMedia={({ groupId }) => <p>the pictures of group {groupId}</p>}
              Figures={({ groupId }) => <p>the figures of group {groupId}</p>}
              Templates={({ group }) => <p>the templates of {group.name}</p>}
            />
          </TrailContext>
        ),
      },
      { path: '/journalist', element: <p>the list</p> },
    ],
    { at },
  );
  return { calls, ...view };
};

const ready = () => screen.findByRole('heading', { level: 1, name: 'ข่าวเศรษฐกิจ' });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const manyMembers = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createMember({ profile: { id: index + 1, displayName: `สมาชิก ${index + 1}`, avatarUrl: null } }),
  );

describe('the group overview', () => {
  it('shows the four figures, abbreviated [RT-09, GRP-03]', async () => {
    setup();
    const section = within(await screen.findByRole('region', { name: 'Statistics' }));
    await section.findByText('Total views');
    const figures = section.getAllByText(/./).map(({ textContent }) => textContent);
    expect(figures.join('|')).toBe('3|Category|1K|News|999|News (this week)|2.5M|Total views');
  });

  it('shows the recent news component that it is given [GRP-07]', async () => {
    setup();
    expect(await screen.findByText('the news of group 7')).toBeVisible();
  });

  it.each([
    [JournalistLevel.Head, true],
    [JournalistLevel.Professional, true],
    [JournalistLevel.Freelance, false],
  ])('has the figures of the group for a member of level %i: %s [DSK-11]', async (level, isShown) => {
    announceExtensions('approval-desk');
    await loadRuntimeConfig();
    setup({ level, tab: 'figures' });
    await ready();
    expect(tabs()).toEqual(['News', 'Members', 'Categories', ...(isShown ? ['ตัวเลข'] : [])]);
    expect(screen.queryByText('the figures of group 7') !== null).toBe(isShown);
    // An address with a tab that is not there.
    expect(screen.queryByText('the news of group 7') === null).toBe(isShown);
  });

  it('opens its news first and one tab at a time; the address says which, and Back returns', async () => {
    const { user, router, calls } = setup({ at: '/journalist/group/7' });
    await ready();
    expect(tabs()).toEqual(['News', 'Members', 'Categories']);
    expect(screen.getByRole('tabpanel', { name: 'News' })).toHaveTextContent('the news of group 7');
    expect(calls.categories).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Categories' }));
    expect(await screen.findByText('การเมือง')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=categories');
    expect(screen.queryByText('the news of group 7')).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('the news of group 7')).toBeVisible();
  });

  it('shows the members with avatar, display name and level [RT-09, GRP-05]', async () => {
    setup({
      tab: 'members',
      members: [
        createMember({
          profile: { id: 4, displayName: 'สมชาย ใจดี', avatarUrl: '/files/a.webp' },
          levelClassMsg: 'Leader',
        }),
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Members' }));
    const row = table.getByRole('row', { name: /สมชาย ใจดี/ });
    expect(row).toHaveTextContent('Leader');
    expect(within(row).getByRole('presentation', { hidden: true })).toHaveAttribute('src', '/files/a.webp');
  });

  it('renders a thousand members in pages of twenty', async () => {
    const { user } = setup({ tab: 'members', members: manyMembers(1_000) });
    const table = within(await screen.findByRole('table', { name: 'Members' }));
    expect(table.getAllByRole('row')).toHaveLength(21);
    await user.click(screen.getByRole('button', { name: 'Go to page 50' }));
    expect(await table.findByText('สมาชิก 1000')).toBeVisible();
    expect(table.queryByText('สมาชิก 1')).not.toBeInTheDocument();
  });

  it('shows the creation date on one line at any width', async () => {
    setup();
    await ready();
    expect(screen.getByText(/^Created at \d/)).toHaveStyle({ whiteSpace: 'nowrap' });
  });

  it('links to the invitation [GRP-06]', async () => {
    setup();
    expect(await screen.findByRole('link', { name: 'Add member' })).toHaveAttribute(
      'href',
      '/journalist/group/7/member/invite',
    );
  });

  it('explains to others that they may not invite', async () => {
    setup({ tab: 'members', level: JournalistLevel.Trainee });
    expect(await screen.findByText('เฉพาะ Head, Audit และ Leader เท่านั้นที่เชิญสมาชิกได้')).toBeVisible();
    expect(screen.queryByText('Add member')).not.toBeInTheDocument();
  });

  it('has no controls to rename the group or manage members without the extension [GRP-09]', async () => {
    setup({ tab: 'members' });
    await screen.findByRole('table', { name: 'Members' });
    expect(screen.queryByRole('button', { name: /row actions|rename group/i })).not.toBeInTheDocument();
  });
});

describe('a group that cannot be opened', () => {
  it('explains it to a non-member, with a back link', async () => {
    setup({ group: refused(ErrorCode.Alert, 'ไม่ใช่สมาชิก', { status: 403 }) });
    expect(await screen.findByRole('heading', { name: 'เปิดกลุ่มไม่ได้' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('ไม่ใช่สมาชิก');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/journalist');
  });

  it('shows the not-found page if the server does not know it or the address has no id [RT-21]', async () => {
    setup({ group: refused(ErrorCode.ResourceNotFound, 'ไม่พบ', { status: 404 }) });
    expect(await screen.findByRole('heading', { name: /404/ })).toBeVisible();
  });

  it('is requested by any id in the address [ANY-01]', async () => {
    setup({ at: '/journalist/group/5f0c%2F4e1b' });
    const calls = answer('get', '/api/news/journalist/5f0c%2F4e1b', () => ok(null));
    expect(await screen.findByRole('heading', { name: /404/ })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('keeps its heading and the back link after an error, which a red toast says too, and can be reloaded [ERR-02]', async () => {
    const { user } = setup({ group: refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 }) });
    await waitFor(() => expect(screen.getAllByText('ระบบไม่ว่าง')).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1, name: 'กลุ่ม' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/journalist');
    answer('get', BASE, () => ok(createGroup()));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await ready()).toBeVisible();
  });
});

describe('deleting a group', () => {
  const MAY_DELETE = { permission: Permission.NEWS_DELETE_JOURNALIST_GROUP };
  const ask = async (user: ReturnType<typeof setup>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete group' }));
    return screen.findByRole('dialog', { name: 'Delete group' });
  };

  it('is offered only with the permission [GRP-06]', async () => {
    setup();
    await ready();
    expect(screen.queryByRole('button', { name: 'Delete group' })).not.toBeInTheDocument();
  });

  it('asks for confirmation, deletes, opens the list and does not refetch it [GRP-06, ERR-03, ERR-04]', async () => {
    const { user, calls } = setup(MAY_DELETE);
    const deletions = answer('delete', BASE, () => ok(null));
    const dialog = within(await ask(user));
    expect(dialog.getByText('ลบแล้วย้อนกลับไม่ได้ you cannot undo this')).toBeVisible();
    expect(deletions).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete group' }));
    expect(await screen.findByText('the list')).toBeVisible();
    expect(await screen.findByText('ลบสำเร็จ')).toBeVisible();
    expect(deletions).toHaveLength(1);
    expect(calls.group).toHaveLength(1);
  });

  it('can be undone on a backend that keeps deleted groups, which the question says [SAF-03, HIS-04]', async () => {
    announceExtensions('trash');
    const { user } = setup(MAY_DELETE);
    const deletions = answer('delete', BASE, () => ok(null));
    const returns = answer('post', `${BASE}/restore`, () => ok(null));
    const dialog = within(await ask(user));
    expect(await dialog.findByText(/กู้คืนทั้งกลุ่มได้ภายใน 30 วัน/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete group' }));
    await screen.findByText('the list');
    expect(deletions).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    await waitFor(() => expect(returns).toHaveLength(1));
  });

  it('deletes nothing after Cancel, and returns the focus to the button [ERR-03]', async () => {
    const { user } = setup(MAY_DELETE);
    const dialog = within(await ask(user));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Delete group' })).toHaveFocus();
  });

  it("shows the server's message if it refuses [ERR-02]", async () => {
    const { user } = setup(MAY_DELETE);
    answer('delete', BASE, () => refused(ErrorCode.Alert, 'ลบกลุ่มนี้ไม่ได้', { status: 403 }));
    const dialog = within(await ask(user));
    await user.click(dialog.getByRole('button', { name: 'Delete group' }));
    expect(await screen.findByText('ลบกลุ่มนี้ไม่ได้')).toBeVisible();
    expect(screen.queryByText('the list')).not.toBeInTheDocument();
  });
});
