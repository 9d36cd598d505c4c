import { screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, JournalistLevel, Permission, type ManagedMember } from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup, createMember } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { GroupOverviewPage } from '../pages/group-overview-page';

const BASE = '/api/news/journalist/7';
const { Head, Leader } = JournalistLevel;

const person = (id: number, displayName: string, level: JournalistLevel, newsCount = 0): ManagedMember => ({
  ...createMember({ profile: { id, displayName, avatarUrl: null }, level }),
  levelClassMsg: level === Head ? 'Head' : 'Leader',
  since: '2026-02-03T04:05:00Z',
  newsCount,
});
const MALEE = person(1, 'มาลี ศรีสุข', Head, 3);
const SOMCHAI = person(2, 'สมชาย ใจดี', Leader, 1_212);

/** มาลี (1) has opened the group; the server keeps her changes. */
const setup = async ({ level = Head as JournalistLevel, others = [SOMCHAI] } = {}) => {
  announceExtensions('members', 'restore');
  signInAs({ id: 1 });
  let members = [{ ...MALEE, level }, ...others];
  let name = 'ข่าวเศรษฐกิจ';
  answer('get', BASE, () => ok(createGroup({ id: 7, name, me: { level }, members })));
  answer('get', `${BASE}/statistics`, () => ok({}));
  answer('get', `${BASE}/categories`, () => ok([]));
  const lists = answer('get', `${BASE}/members`, () => ok(members));
  const renames = answer('put', BASE, ({ body }) => {
    name = (body as { name: string }).name; // sent by the console
    return ok(null);
  });
  const levels = answer('put', `${BASE}/members/:id`, () => ok(null));
  const removals = answer('delete', `${BASE}/members/:id`, ({ params }) => {
    members = members.filter(({ profile }) => String(profile.id) !== params['id']);
    return ok(null);
  });
  const page = (
    <GroupOverviewPage
      RecentNews={() => null}
      RecentMedia={() => null}
      Figures={() => null}
      Templates={() => null}
    />
  );
  const view = renderRoutes(
    [
      { path: '/journalist/group/:groupId', element: page },
      { path: '/journalist', element: <p>the list</p> },
    ],
    { at: '/journalist/group/7?tab=members' },
  );
  const table = within(await screen.findByRole('table', { name: 'Members' }));
  await table.findByText('มาลี ศรีสุข');
  const choose = async (row: string, item: string) => {
    await view.user.click(await table.findByRole('button', { name: `คำสั่งของรายการ: ${row}` }));
    await view.user.click(await screen.findByRole('menuitem', { name: new RegExp(item) }));
  };
  return { ...view, table, choose, lists, renames, levels, removals };
};

describe('the members of a group, on a backend with the extension', () => {
  it('are shown with the date since when, and the number of their news [ACC-08]', async () => {
    const { table } = await setup();
    const row = table.getByRole('row', { name: /สมชาย ใจดี/ });
    expect(row).toHaveTextContent(/Leader03\/02\/26 \d\d:051,212/);
  });

  it('can be changed only by a Head [ACC-08]', async () => {
    const { table } = await setup({ level: Leader });
    expect(table.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'เปลี่ยนชื่อกลุ่ม' })).not.toBeInTheDocument();
  });

  it('get another level [ACC-08]', async () => {
    const { user, choose, levels, lists } = await setup();
    await choose('สมชาย ใจดี', 'เปลี่ยนระดับ');
    const dialog = within(await screen.findByRole('dialog', { name: 'เปลี่ยนระดับ' }));
    await user.selectOptions(dialog.getByLabelText(/Level/), 'Professional');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('เปลี่ยนระดับแล้ว')).toBeVisible();
    expect(levels).toMatchObject([{ path: `${BASE}/members/2`, body: { level: 4 } }]);
    await waitFor(() => expect(lists).toHaveLength(2));
  });

  it('are removed after a confirmation that explains the consequences [ACC-08]', async () => {
    const { user, choose, removals, table } = await setup();
    await choose('สมชาย ใจดี', 'นำออกจากกลุ่ม');
    const dialog = within(await screen.findByRole('dialog', { name: 'นำออกจากกลุ่ม' }));
    expect(dialog.getByText(/ข่าวที่เขียนไว้ 1,212 ชิ้นยังอยู่ในกลุ่ม/)).toBeVisible();
    expect(removals).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'นำออกจากกลุ่ม' }));
    await waitFor(() => expect(table.queryByText('สมชาย ใจดี')).not.toBeInTheDocument());
    expect(removals).toMatchObject([{ path: `${BASE}/members/2` }]);
  });

  it('have their news, to be handed over before they are removed, where a backend can do both [TOG-03]', async () => {
    const { choose } = await setup();
    announceExtensions('members', 'find-news', 'hand-over-news');
    await loadRuntimeConfig();
    await choose('สมชาย ใจดี', 'นำออกจากกลุ่ม');
    const dialog = within(await screen.findByRole('dialog', { name: 'นำออกจากกลุ่ม' }));
    expect(dialog.getByRole('link', { name: /เพื่อส่งต่อให้คนอื่นก่อน/ })).toHaveAttribute(
      'href',
      '/journalist/group/7/news?author=2',
    );
  });

  it.each([['hand-over-news'], ['find-news']] as const)(
    'have no link to hand news over with %s alone [TOG-03]',
    async (extension) => {
      const { choose } = await setup();
      announceExtensions('members', extension);
      await loadRuntimeConfig();
      await choose('สมชาย ใจดี', 'นำออกจากกลุ่ม');
      const dialog = within(await screen.findByRole('dialog', { name: 'นำออกจากกลุ่ม' }));
      expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it('get their old level or membership back by Undo [HIS-04]', async () => {
    await loadRuntimeConfig();
    const { user, choose, levels } = await setup();
    const undo = async () => user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    await choose('สมชาย ใจดี', 'เปลี่ยนระดับ');
    const dialog = within(await screen.findByRole('dialog', { name: 'เปลี่ยนระดับ' }));
    await user.selectOptions(dialog.getByLabelText(/Level/), 'Professional');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await undo();
    await waitFor(() => expect(levels.map(({ body }) => body)).toEqual([{ level: 4 }, { level: 3 }]));

    const restored = answer('post', `${BASE}/members/2/restore`, () => ok(null));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('สมชาย ใจดี', 'นำออกจากกลุ่ม');
    const removal = within(await screen.findByRole('dialog', { name: 'นำออกจากกลุ่ม' }));
    await user.click(removal.getByRole('button', { name: 'นำออกจากกลุ่ม' }));
    await undo();
    await waitFor(() => expect(restored).toHaveLength(1));
  });

  it('always include a Head: the last one sees why they cannot leave [ACC-08]', async () => {
    const { choose, removals } = await setup();
    await choose('มาลี ศรีสุข', 'ออกจากกลุ่ม');
    const item = screen.getByRole('menuitem', { name: /ออกจากกลุ่ม/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveAccessibleDescription(/Head คนสุดท้าย/);
    expect(removals).toHaveLength(0);
  });

  it('can leave, and the console then requests nothing of the group [ACC-08]', async () => {
    const { user, choose, lists } = await setup({ others: [person(2, 'สมชาย ใจดี', Head)] });
    await choose('มาลี ศรีสุข', 'ออกจากกลุ่ม');
    const dialog = within(await screen.findByRole('dialog', { name: 'ออกจากกลุ่ม' }));
    await user.click(dialog.getByRole('button', { name: 'ออกจากกลุ่ม' }));
    expect(await screen.findByText('the list')).toBeVisible();
    expect(lists).toHaveLength(1);
  });

  it('stay if the server refuses, with the reason [ACC-08]', async () => {
    const { user, choose } = await setup();
    answer('delete', `${BASE}/members/2`, () =>
      refused(ErrorCode.Alert, 'ระดับของคุณเพิ่งถูกเปลี่ยน', { status: 403 }),
    );
    await choose('สมชาย ใจดี', 'นำออกจากกลุ่ม');
    const dialog = within(await screen.findByRole('dialog', { name: 'นำออกจากกลุ่ม' }));
    await user.click(dialog.getByRole('button', { name: 'นำออกจากกลุ่ม' }));
    expect(await screen.findByText('ระดับของคุณเพิ่งถูกเปลี่ยน')).toBeVisible();
    expect(dialog.getByText(/1,212/)).toBeVisible();
  });
});

describe('the name of a group', () => {
  const open = async () => {
    const view = await setup();
    await view.user.click(await screen.findByRole('button', { name: 'เปลี่ยนชื่อกลุ่ม' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'เปลี่ยนชื่อกลุ่ม' }));
    const field = dialog.getByLabelText(/Group name/);
    await view.user.clear(field);
    return { ...view, dialog, field };
  };

  it('can be changed by its Head, and the page updates [ACC-08]', async () => {
    const { user, dialog, field, renames } = await open();
    await user.type(field, ' ข่าวค่ำ ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ข่าวค่ำ', hidden: true })).toBeInTheDocument();
    expect(renames).toMatchObject([{ body: { name: 'ข่าวค่ำ' } }]);
  });

  it('that is taken is reported on its field, and the input stays [ACC-08]', async () => {
    const { user, dialog, field } = await open();
    answer('put', BASE, () =>
      refused(ErrorCode.AlreadyExists, 'มีกลุ่มชื่อนี้อยู่แล้ว', { status: 409, errors: { name: 'มีกลุ่มชื่อนี้อยู่แล้ว' } }),
    );
    await user.type(field, 'ข่าวเช้า');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/มีกลุ่มชื่อนี้อยู่แล้ว/));
    expect(field).toHaveValue('ข่าวเช้า');
  });
});

describe('appointing a Head', () => {
  const NOK = { id: '12', displayName: 'นก', username: 'nok', email: 'nok@newsdesk.test' };
  const setupAdministrator = async () => {
    announceExtensions('members');
    signInAs({ id: 9, permission: Permission.ADMINISTRATOR });
    answer('get', BASE, () => refused(ErrorCode.Alert, 'เฉพาะสมาชิก', { status: 403 }));
    answer('get', '/api/news/journalist', () => ok([createGroup({ id: 7, name: 'ข่าวกีฬา', me: null })]));
    const lists = answer('get', `${BASE}/members`, () => ok([SOMCHAI]));
    const levels = answer('put', `${BASE}/members/:id`, () => ok(null));
    const searches = answer('get', '/api/users/search', () => ok({ data: [NOK] }));
    const page = (
      <GroupOverviewPage
        RecentNews={() => null}
        RecentMedia={() => null}
        Figures={() => null}
        Templates={() => null}
      />
    );
    const view = renderRoutes([{ path: '/journalist/group/:groupId', element: page }], {
      at: '/journalist/group/7',
    });
    const table = within(await screen.findByRole('table', { name: 'Members' }));
    await table.findByText('สมชาย ใจดี');
    return { ...view, table, lists, levels, searches };
  };
  const askFor = async ({ user }: Awaited<ReturnType<typeof setupAdministrator>>, email: string) => {
    await user.click(screen.getByRole('button', { name: 'ตั้ง Head' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ตั้ง Head' }));
    if (email) await user.type(dialog.getByRole('textbox', { name: /Email/ }), email);
    await user.click(dialog.getByRole('button', { name: 'แต่งตั้ง' }));
    return dialog;
  };

  it('is possible for an administrator who is not a member: from the members [SAF-04]', async () => {
    const { user, table, levels, lists } = await setupAdministrator();
    expect(await screen.findByRole('heading', { name: 'ข่าวกีฬา' })).toBeVisible();
    // The page explains itself: the refusal of the rest of the group is no error.
    expect(screen.queryByText('เฉพาะสมาชิก')).not.toBeInTheDocument();
    await user.click(await table.findByRole('button', { name: 'คำสั่งของรายการ: สมชาย ใจดี' }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await user.click(await screen.findByRole('menuitem', { name: /ให้เป็น Head/ }));
    expect(await screen.findByText('ตั้ง สมชาย ใจดี เป็น Head แล้ว')).toBeVisible();
    expect(levels).toMatchObject([{ path: `${BASE}/members/2`, body: { level: Head } }]);
    await waitFor(() => expect(lists).toHaveLength(2));
  });

  it('is possible by e-mail for a person who is no member yet [SAF-04]', async () => {
    const view = await setupAdministrator();
    // Full-width letters, as an input method for Chinese or Japanese types them.
    await askFor(view, 'ＮＯＫ@newsdesk.test');
    expect(await screen.findByText('ตั้ง นก เป็น Head แล้ว')).toBeVisible();
    expect(view.searches).toMatchObject([{ query: { search: 'nok@newsdesk.test' } }]);
    expect(view.levels).toMatchObject([{ path: `${BASE}/members/12`, body: { level: Head } }]);
  });

  it('is refused under the field for an e-mail that nobody has, and for none [SAF-04]', async () => {
    const view = await setupAdministrator();
    const dialog = await askFor(view, '');
    expect(await dialog.findByText('โปรดกรอกอีเมล')).toBeVisible();
    await view.user.type(dialog.getByRole('textbox', { name: /Email/ }), 'nok@newsdesk');
    await view.user.click(dialog.getByRole('button', { name: 'แต่งตั้ง' }));
    expect(await dialog.findByText('ไม่พบผู้ใช้ที่มีอีเมลนี้')).toBeVisible();
    expect(view.levels).toHaveLength(0);
  });

  it('is not offered to others who are not members [SAF-04]', async () => {
    announceExtensions('members');
    signInAs({ id: 9 });
    answer('get', BASE, () => refused(ErrorCode.Alert, 'เฉพาะสมาชิก', { status: 403 }));
    const page = (
      <GroupOverviewPage
        RecentNews={() => null}
        RecentMedia={() => null}
        Figures={() => null}
        Templates={() => null}
      />
    );
    renderRoutes([{ path: '/journalist/group/:groupId', element: page }], { at: '/journalist/group/7' });
    await screen.findByText('เฉพาะสมาชิก', { selector: 'main *, div *' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
