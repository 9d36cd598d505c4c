import { act, screen, waitFor, within } from '@testing-library/react';

import { baseApi } from '@/shared/api/base-api';
import { idTag } from '@/shared/api/tags';
import { ErrorCode, JournalistLevel } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';

import { DESK, own, setup, SHARED, WAITING } from '../testing/views-server';

import { viewsOf } from './saved-views';

const { Trainee } = JournalistLevel;

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

  it('with the search of an own one are managed once they are chosen [DSK-09]', async () => {
    const { choose, openMenu, button } = await setup('/news?state=waiting', {
      views: [WAITING, { ...SHARED, query: WAITING.query }],
    });
    await waitFor(() => expect(button()).toHaveTextContent('รออนุมัติ'));
    await choose('menuitemradio', /^ส่งกลับ/);
    await waitFor(() => expect(button()).toHaveTextContent('ส่งกลับ'));
    const menu = await openMenu();
    expect(menu.getByRole('menuitemradio', { name: /^ส่งกลับ/ })).toBeChecked();
    expect(menu.getByRole('menuitem', { name: 'แก้ไขมุมมอง' })).toBeVisible();
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
