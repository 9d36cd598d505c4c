import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { BASE } from '@/features/news-lists/testing/open-group-news';
import { ErrorCode, JournalistLevel, type NewsItem, PostStatus } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { bar, box, choosePage, chosen, dialog, openChoice, posts, THREE } from '../testing/open-choice';
import { pressKey } from '../testing/open-review';

describe('choosing news in a list', () => {
  it('works by boxes, with Shift for a range, and puts what can be done in the place of the search', async () => {
    const { user } = await openChoice();
    expect(screen.queryByRole('button', { name: 'ส่งกลับ' })).not.toBeInTheDocument();
    await user.click(box('เลือก “ข่าว 101”'));
    await bar(1);
    expect(choosePage()).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(box('เลือก “ข่าว 103”'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual([101, 102, 103]);
    await user.click(within(await bar(3)).getByRole('button', { name: 'เลิกเลือกทั้งหมด' }));
    expect(chosen()).toEqual([]);
    await waitFor(() => expect(box('เลือก “ข่าว 103”')).toHaveFocus());
  });

  it('works by keys: J and K move, X chooses, Escape chooses nothing', async () => {
    await openChoice();
    pressKey('j', 'KeyJ');
    pressKey('x', 'KeyX');
    expect(chosen()).toEqual([101]);
    pressKey('j', 'KeyJ');
    pressKey('ป', 'KeyX', { shiftKey: false });
    expect(chosen()).toEqual([101, 102]);
    pressKey('j', 'KeyJ');
    pressKey('X', 'KeyX', { shiftKey: true });
    pressKey('k', 'KeyK');
    expect(screen.getByRole('link', { name: 'ข่าว 102' })).toHaveFocus();
    pressKey('x', 'KeyX');
    expect(chosen()).toEqual([101, 103]);
    pressKey('Escape', 'Escape');
    expect(chosen()).toEqual([]);
  });

  it('lasts on another page of the list, and ends with another search', async () => {
    const { user, router } = await openChoice({ totalPages: 2 });
    await user.click(box('เลือก “ข่าว 101”'));
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await user.click(await screen.findByRole('checkbox', { name: 'เลือก “ข่าว 102”' }));
    await bar(2);
    fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'น้ำ' } });
    await waitFor(() => expect(screen.queryByText(/^เลือกแล้ว/)).not.toBeInTheDocument());
  });

  it('is for those who may approve: a writer sees no boxes', async () => {
    await openChoice({ level: JournalistLevel.Freelance });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('greys what is not possible for all, with the reason', async () => {
    const again = createNews({
      id: 102,
      title: 'ข่าว 102',
      status: PostStatus.Published,
      isApprovedLifeTime: true,
    });
    const { user } = await openChoice({ news: [THREE[0] ?? createNews(), again] });
    await user.click(choosePage());
    const actions = within(await bar(2));
    expect(actions.getByRole('button', { name: 'Approve 24 hours' })).toBeDisabled();
    expect(actions.getAllByRole('group', { name: 'ข่าวที่เลือกอยู่คนละขั้นของการอนุมัติ' })).toHaveLength(2);
    const partly = actions.getAllByRole('group', { name: 'ทำไม่ได้กับ 1 จาก 2 ข่าวที่เลือก' });
    expect(partly.map(({ textContent }) => textContent)).toEqual(['ส่งกลับ', 'นำออกจากเว็บไซต์']);
    expect(actions.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

describe('an action on the chosen news', () => {
  it('returns each of them in the version that the server has, all with one comment [LOK-03]', async () => {
    const { user } = await openChoice();
    const returns = posts('return');
    await user.click(choosePage());
    await user.click(screen.getByRole('button', { name: 'ส่งกลับ' }));
    const asked = within(await dialog('ส่งกลับ'));
    expect(asked.getByText(/^ส่ง 3 ข่าวกลับให้ผู้เขียน\?/)).toBeVisible();
    expect(asked.getByRole('list', { name: 'ข่าวที่เลือก' })).toHaveTextContent('ข่าว 101ข่าว 102ข่าว 103');
    await user.paste('ขาดที่มา');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(returns.flat().map(({ body }) => body)).toEqual(Array(3).fill({ comment: 'ขาดที่มา' }));
    expect(returns.flat().map(({ headers }) => headers.get('if-match'))).toEqual([
      '"v101"',
      '"v102"',
      '"v103"',
    ]);
    await waitFor(() => expect(chosen()).toEqual([]));
    await waitFor(() => expect(choosePage()).toHaveFocus());
  });

  it('says of each that was not done why, and those stay chosen; the comment waits for the next attempt [LOK-03]', async () => {
    const [first, second, third] = THREE;
    const { user } = await openChoice({
      onServer: [first, { ...second, title: 'ข่าวที่แก้แล้ว' }, third].filter((item) => item) as NewsItem[],
    });
    posts('return', [101, 102]);
    answer('post', `${BASE}/news/103/return`, () => refused(ErrorCode.Alert, 'ปิดปรับปรุง', { status: 409 }));
    await user.click(choosePage());
    await user.click(screen.getByRole('button', { name: 'ส่งกลับ' }));
    await dialog('ส่งกลับ');
    await user.paste('ขาดที่มา');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const result = within(await dialog('ส่งกลับ'));
    expect(await result.findByText('สำเร็จ 1 ข่าว ไม่สำเร็จ 2 ข่าว ข่าวที่ไม่สำเร็จยังเลือกอยู่')).toBeVisible();
    const items = result.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['ข่าว 102ข่าวนี้เปลี่ยนไปแล้ว โปรดเปิดดูก่อน', 'ข่าว 103ปิดปรับปรุง']);
    await user.click(result.getByText('ปิด', { exact: true }));
    await waitFor(() => expect(chosen()).toEqual([102, 103]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'ส่งกลับ' }));
    const comment = within(await dialog('ส่งกลับ')).getByRole('textbox');
    await waitFor(() => expect(comment).toHaveValue('ขาดที่มา'));
  });

  it('keeps the comment for an item with that item: another one is asked about without it', async () => {
    const { user } = await openChoice();
    const askAbout = async (id: number) => {
      await user.click(box(`เลือก “ข่าว ${id}”`));
      await user.click(screen.getByRole('button', { name: 'ส่งกลับ' }));
      return within(await dialog('ส่งกลับ')).getByRole('textbox');
    };
    const leave = async (id: number) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.click(box(`เลือก “ข่าว ${id}”`));
    };
    await user.type(await askAbout(101), 'ขาดที่มา');
    await leave(101);
    const other = await askAbout(102);
    await user.type(other, 'ผิด');
    expect(other).toHaveValue('ผิด');
    await leave(102);
    const again = await askAbout(101);
    await waitFor(() => expect(again).toHaveValue('ขาดที่มา'));
  });

  it('approves on any backend, except an item with a blocker [LOK-03]', async () => {
    const blocked = createNews({
      id: 102,
      title: 'ข่าว 102',
      html: '<p>ข่าว</p><p style="display:none">ลับ</p>',
    });
    const { user } = await openChoice({ extensions: [], news: [THREE[0] ?? createNews(), blocked] });
    const approvals = posts('approve', [101, 102]);
    await user.click(choosePage());
    const offered = within(await bar(2))
      .getAllByRole('button')
      .slice(1);
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Approve 24 hours',
      'เปลี่ยนหมวดหมู่',
      'แก้แท็ก',
    ]);
    await user.click(screen.getByRole('button', { name: 'Approve 24 hours' }));
    const asked = within(await dialog('Approve 24 hours'));
    const confirm = await asked.findByRole('button', { name: 'Approve 24 hours' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    expect(await asked.findByText(/^สำเร็จ 1 ข่าว ไม่สำเร็จ 1 ข่าว/)).toBeVisible();
    expect(asked.getByText(/^ข่าวนี้มีสิ่งที่ควรแก้ก่อนอนุมัติ/)).toBeVisible();
    expect(approvals.map((calls) => calls.length)).toEqual([1, 0]);
  });

  it('says which state was approved to a backend that compares it', async () => {
    const { user } = await openChoice({ extensions: ['published-copy'] });
    const approvals = posts('approve');
    await user.click(choosePage());
    await user.click(within(await bar(3)).getByRole('button', { name: 'Approve 24 hours' }));
    const asked = within(await dialog('Approve 24 hours'));
    const confirm = await asked.findByRole('button', { name: 'Approve 24 hours' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    await waitFor(() => expect(approvals.flat()).toHaveLength(3));
    const { status } = THREE[0] ?? createNews();
    expect(approvals.flat().map(({ body }) => body)).toEqual(
      THREE.map(() => ({ seen: { status, step: 'hours' } })),
    );
  });

  it('deletes, and restores all of them with one Undo', async () => {
    const { user } = await openChoice();
    const removals = THREE.map(({ id }) => answer('delete', `${BASE}/news/${id}`, () => ok(null)));
    const restored = posts('restore');
    await user.click(choosePage());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const asked = within(await dialog('Delete'));
    await waitFor(() => expect(asked.getByRole('button', { name: 'ยกเลิก' })).toHaveFocus());
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    await waitFor(() => expect(restored.flat()).toHaveLength(3));
    expect(removals.flat()).toHaveLength(3);
  });
});
