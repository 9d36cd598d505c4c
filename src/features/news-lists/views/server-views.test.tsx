import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

import { AuthGuard } from '@/features/auth';
import { baseApi } from '@/shared/api/base-api';
import { idTag } from '@/shared/api/tags';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, JournalistLevel, type SavedView, type SavedViewRequest } from '@/shared/contract';
import { announceExtensions, answer, apiServer, ok, refused } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { keepViews, viewsOf } from './saved-views';
import { ViewsMenu } from './views-menu';

const { Head, Trainee } = JournalistLevel;
const DESK = { id: 7, name: 'โต๊ะข่าว' };
const ME = { id: 5, displayName: 'มาลี' };
const SOMCHAI = { id: 6, displayName: 'สมชาย' };

const own = (id: number, name: string, query: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  name,
  query,
  group: null,
  owner: ME,
  isOwn: true,
  ...more,
});
const WAITING = own(1, 'รออนุมัติ', 'state=waiting');
const SHARED = own(2, 'ส่งกลับ', 'state=returned', { group: DESK, owner: SOMCHAI, isOwn: false });

/** A server with views, on which มาลี (5) works. */
const setUpServer = (given: SavedView[], level: JournalistLevel) => {
  let views = given;
  let nextId = 100;
  const isTaken = ({ name }: SavedViewRequest, id?: string) =>
    views.some((view) => view.isOwn && view.name === name && String(view.id) !== id);
  const viewOf = (id: number, body: unknown): SavedView => {
    const { name, query, groupId } = body as SavedViewRequest; // sent by the console
    return own(id, name, query, { group: groupId === null ? null : DESK });
  };
  const taken = () =>
    refused(ErrorCode.AlreadyExists, 'ซ้ำ', { errors: { name: 'คุณมีมุมมองชื่อนี้แล้ว' }, status: 409 });
  answer('get', '/api/news/journalist', () => ok([createGroup({ ...DESK, me: { level } })]));
  const lists = answer('get', '/api/views', () => ok(views));
  const added = answer('post', '/api/views', ({ body }) => {
    if (isTaken(body as SavedViewRequest)) return taken();
    const view = viewOf(nextId++, body);
    views = [...views, view];
    return ok(view);
  });
  const changes = answer('put', '/api/views/:id', ({ body, params }) => {
    if (isTaken(body as SavedViewRequest, params['id'])) return taken();
    const view = viewOf(Number(params['id']), body);
    views = views.map((one) => (one.id === view.id ? { ...view, isOwn: one.isOwn, owner: one.owner } : one));
    return ok(view);
  });
  const removed = answer('delete', '/api/views/:id', ({ params }) => {
    views = views.filter(({ id }) => String(id) !== params['id']);
    return ok(null);
  });
  return { lists, added, changes, removed, now: (next: SavedView[]) => (views = next), stored: () => views };
};

const setup = async (
  at: string,
  { views = [WAITING, SHARED], level = Head as JournalistLevel, before = () => {} } = {},
) => {
  announceExtensions('views');
  await loadRuntimeConfig();
  signInAs(ME);
  const server = setUpServer(views, level);
  before();
  const view = renderWithProviders(
    <AuthGuard>
      <ViewsMenu />
    </AuthGuard>,
    { at, path: '/news' },
  );
  const button = () => screen.getByRole('button', { name: /^มุมมอง/ });
  await screen.findByRole('button', { name: /^มุมมอง/ });
  const openMenu = async () => {
    await view.user.click(button());
    return within(await screen.findByRole('menu'));
  };
  const closeMenu = () => view.user.keyboard('{Escape}');
  const choose = async (role: 'menuitem' | 'menuitemradio', name: RegExp | string) =>
    view.user.click(await (await openMenu()).findByRole(role, { name }));
  const names = async () => {
    const texts = (await (await openMenu()).findAllByRole('menuitemradio')).map((one) => one.textContent);
    await closeMenu();
    return texts;
  };
  return { ...view, ...server, button, openMenu, closeMenu, choose, names };
};

describe('views on a backend that keeps them', () => {
  it('are listed with those of the groups in a section each, which says who made them [DSK-09]', async () => {
    const { openMenu, names } = await setup('/news', {
      views: [WAITING, SHARED, own(3, 'ของฉัน', 'author=5', { group: DESK })],
    });
    await waitFor(async () =>
      expect(await names()).toEqual(['ข่าวทั้งหมด', 'รออนุมัติ', 'ส่งกลับสร้างโดย สมชาย', 'ของฉันสร้างโดยคุณ']),
    );
    await openMenu();
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByText('โต๊ะข่าว')).toBeVisible();
    expect(menu.getByRole('menuitemradio', { name: /^ส่งกลับ/ })).toHaveAccessibleDescription('โต๊ะข่าว');
  });

  it('are saved there, shared with a group that the person leads [DSK-09]', async () => {
    const { user, button, choose, added } = await setup('/news?author=5&page=2');
    await choose('menuitem', 'บันทึกมุมมองนี้');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('เก็บไว้ในเครื่องนี้เท่านั้น')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^ชื่อมุมมอง/), 'ของฉัน');
    await user.selectOptions(dialog.getByLabelText('แบ่งปันกับ'), 'โต๊ะข่าว');
    await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(button()).toHaveTextContent('ของฉัน'));
    expect(added.map(({ body }) => body)).toEqual([{ name: 'ของฉัน', query: 'author=5', groupId: '7' }]);
    expect(viewsOf(5)).toEqual([]);
  });

  it('cannot be shared by somebody who leads no group, and an error of the server is under its field', async () => {
    const { user, choose, now } = await setup('/news?author=5', { level: Trainee });
    await choose('menuitem', 'บันทึกมุมมองนี้');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('แบ่งปันกับ')).not.toBeInTheDocument();
    now([own(9, 'ของฉัน', 'state=permanent')]);
    await user.type(dialog.getByLabelText(/^ชื่อมุมมอง/), 'ของฉัน');
    await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
    expect(await dialog.findByText('คุณมีมุมมองชื่อนี้แล้ว')).toBeVisible();
  });

  it('of another person are only opened, and renamed and deleted by a Head [DSK-09]', async () => {
    const { user, openMenu, closeMenu, button, unmount } = await setup('/news?state=returned', {
      level: Trainee,
    });
    await waitFor(() => expect(button()).toHaveTextContent('ส่งกลับ'));
    await openMenu();
    const menu = within(screen.getByRole('menu'));
    expect(menu.queryByRole('menuitem')).not.toBeInTheDocument();
    await closeMenu();
    unmount();

    const head = await setup('/news?state=returned');
    await waitFor(() => expect(head.button()).toHaveTextContent('ส่งกลับ'));
    await head.choose('menuitem', 'แก้ไขมุมมอง');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('แบ่งปันกับ')).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^ชื่อมุมมอง/));
    await user.type(dialog.getByLabelText(/^ชื่อมุมมอง/), 'รอแก้');
    await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(head.button()).toHaveTextContent('รอแก้'));
    expect(head.changes[0]?.body).toEqual({ name: 'รอแก้', query: 'state=returned', groupId: '7' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await head.choose('menuitem', 'ลบมุมมอง');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/สมาชิกทุกคนของกลุ่ม โต๊ะข่าว/)).toBeVisible();
    expect(head.removed).toEqual([]);
    await user.click(question.getByRole('button', { name: 'ลบมุมมอง' }));
    await waitFor(() => expect(head.button()).toHaveTextContent(/^มุมมอง$/));
  });

  it('stay shared when a former Head renames them, and can be taken back', async () => {
    const mine = own(3, 'ของฉัน', 'author=5', { group: DESK });
    const { user, choose, button, changes } = await setup('/news?author=5', {
      views: [mine],
      level: Trainee,
    });
    await waitFor(() => expect(button()).toHaveTextContent('ของฉัน'));
    await choose('menuitem', 'แก้ไขมุมมอง');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('แบ่งปันกับ')).toHaveDisplayValue('โต๊ะข่าว');
    await user.selectOptions(dialog.getByLabelText('แบ่งปันกับ'), 'เฉพาะฉัน');
    await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ name: 'ของฉัน', groupId: null }));
  });

  it('that only their owner sees are deleted at once, which can be undone', async () => {
    const { user, choose, button, added, stored } = await setup('/news?state=waiting', { views: [WAITING] });
    await waitFor(() => expect(button()).toHaveTextContent('รออนุมัติ'));
    await choose('menuitem', 'ลบมุมมอง');
    await waitFor(() => expect(stored()).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    await waitFor(() => expect(button()).toHaveTextContent('รออนุมัติ'));
    expect(added[0]?.body).toEqual({ name: 'รออนุมัติ', query: 'state=waiting', groupId: null });
  });

  it('take the filters that were set since they were opened, for the group too', async () => {
    const { choose, button, changes, router } = await setup('/news?state=returned');
    await waitFor(() => expect(button()).toHaveTextContent('ส่งกลับ'));
    await act(() => router.navigate('/news?state=returned&author=5'));
    await choose('menuitem', 'บันทึกตัวกรองนี้ลงใน “ส่งกลับ”');
    await waitFor(() => expect(button()).toHaveTextContent('ส่งกลับ'));
    expect(changes[0]?.body).toEqual({ name: 'ส่งกลับ', query: 'state=returned&author=5', groupId: '7' });
  });

  it('appear as soon as another device has saved one [DSK-09]', async () => {
    const { store, now, names } = await setup('/news', { views: [] });
    await waitFor(async () => expect(await names()).toEqual(['ข่าวทั้งหมด']));
    now([WAITING]);
    act(() => void store.dispatch(baseApi.util.invalidateTags([idTag('View', '5')])));
    await waitFor(async () => expect(await names()).toEqual(['ข่าวทั้งหมด', 'รออนุมัติ']));
  });

  it('that cannot be loaded are said to be missing, and are loaded again', async () => {
    let isDown = true;
    const lists = () =>
      answer('get', '/api/views', () =>
        isDown ? refused(ErrorCode.Unknown, 'ล่ม', { status: 500 }) : ok([WAITING]),
      );
    const { user, openMenu, closeMenu, names } = await setup('/news', { before: lists });
    await waitFor(async () => {
      expect((await openMenu()).queryByText('โหลดมุมมองของคุณไม่ได้')).toBeVisible();
    });
    isDown = false;
    await user.click(screen.getByRole('menuitem', { name: /^ลองอีกครั้ง/ }));
    await waitFor(async () => expect(await names()).toEqual(['ข่าวทั้งหมด', 'รออนุมัติ']));
    expect((await openMenu()).queryByText('โหลดมุมมองของคุณไม่ได้')).not.toBeInTheDocument();
    await closeMenu();
  });
});

describe('views that this browser kept before', () => {
  const here = (name: string, query: string) => ({ name, query });

  it('are taken over once, and leave the browser [DSK-09]', async () => {
    keepViews(5, [here('ก', 'author=5'), here('ข', 'state=permanent')]);
    keepViews(6, [here('ของคนอื่น', 'author=6')]);
    const { names, added } = await setup('/news', { views: [] });
    await waitFor(() => expect(viewsOf(5)).toEqual([]));
    expect(added.map(({ body }) => body)).toEqual([
      { name: 'ก', query: 'author=5', groupId: null },
      { name: 'ข', query: 'state=permanent', groupId: null },
    ]);
    await waitFor(async () => expect(await names()).toEqual(['ข่าวทั้งหมด', 'ก', 'ข']));
    expect(viewsOf(6)).toHaveLength(1);
  });

  it('are not stored twice, and get another name if theirs is taken by another search [DSK-09]', async () => {
    keepViews(5, [here('รออนุมัติ', 'state=waiting'), here('ส่งกลับ', 'state=returned&author=5')]);
    const { added } = await setup('/news', {
      views: [WAITING, own(3, 'ส่งกลับ', 'state=returned'), own(4, 'ส่งกลับ (2)', 'author=5')],
    });
    await waitFor(() => expect(viewsOf(5)).toEqual([]));
    expect(added.map(({ body }) => body)).toEqual([
      { name: 'ส่งกลับ (3)', query: 'state=returned&author=5', groupId: null },
    ]);
  });

  it('are found on the server if another device stores them meanwhile [DSK-09]', async () => {
    keepViews(5, [here('มีแล้ว', 'author=5')]);
    const attempts: unknown[] = [];
    const { store, now } = await setup('/news', {
      views: [],
      before: () => {
        answer('post', '/api/views', ({ body }) => {
          attempts.push(body);
          return refused(ErrorCode.AlreadyExists, 'ซ้ำ', { status: 409 });
        });
      },
    });
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(viewsOf(5)).toHaveLength(1);
    now([own(3, 'มีแล้ว', 'author=5')]);
    act(() => void store.dispatch(baseApi.util.invalidateTags([idTag('View', '5')])));
    await waitFor(() => expect(viewsOf(5)).toEqual([]));
    expect(attempts).toHaveLength(1);
  });

  it('stay here, and are shown and not sent again, if the server refuses them [DSK-09]', async () => {
    keepViews(5, [here('เต็ม', 'author=5'), here('ข', 'state=permanent')]);
    const attempts: unknown[] = [];
    const { store, now, names } = await setup('/news', {
      views: [],
      before: () => {
        answer('post', '/api/views', ({ body }) => {
          const { name } = body as SavedViewRequest; // sent by the console
          attempts.push(name);
          return name === 'เต็ม'
            ? refused(ErrorCode.Alert, 'เต็ม', { status: 409 })
            : ok(own(9, name, 'state=permanent'));
        });
      },
    });
    await waitFor(() => expect(viewsOf(5)).toEqual([here('เต็ม', 'author=5')]));
    await waitFor(async () => expect(await names()).toContain('เต็มเก็บไว้ในเครื่องนี้เท่านั้น'));
    now([own(9, 'ข', 'state=permanent'), WAITING]);
    act(() => void store.dispatch(baseApi.util.invalidateTags([idTag('View', '5')])));
    await waitFor(async () => expect(await names()).toContain('รออนุมัติ'));
    expect(attempts).toEqual(['เต็ม', 'ข']);
  });

  it('of one name leave the browser one by one [DSK-09]', async () => {
    keepViews(5, [here('ซ้ำ', 'author=5'), here('ซ้ำ', 'state=permanent')]);
    const { names } = await setup('/news', {
      views: [],
      before: () => {
        answer('post', '/api/views', ({ body }) =>
          (body as SavedViewRequest).query === 'author=5' // sent by the console
            ? ok(own(9, 'ซ้ำ', 'author=5'))
            : refused(ErrorCode.Alert, 'เต็ม', { status: 409 }),
        );
      },
    });
    await waitFor(() => expect(viewsOf(5)).toEqual([here('ซ้ำ', 'state=permanent')]));
    await waitFor(async () => expect(await names()).toContain('ซ้ำเก็บไว้ในเครื่องนี้เท่านั้น'));
  });

  it('stay here, and are opened, renamed and deleted here, while the server does not answer [DSK-09]', async () => {
    keepViews(5, [here('ก', 'author=5'), here('ข', 'state=permanent')]);
    let attempts = 0;
    const { user, button, choose } = await setup('/news?author=5', {
      views: [],
      before: () =>
        apiServer.use(
          http.post('*/api/views', () => {
            attempts += 1;
            return HttpResponse.error();
          }),
        ),
    });
    await waitFor(() => expect(attempts).toBe(1));
    expect(button()).toHaveTextContent('ก');
    await choose('menuitem', 'แก้ไขมุมมอง');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('แบ่งปันกับ')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^ชื่อมุมมอง/), 'ค');
    await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(viewsOf(5)).toEqual([here('กค', 'author=5'), here('ข', 'state=permanent')]));
    expect(attempts).toBe(1);
  });
});
