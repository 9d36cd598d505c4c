import { screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, JournalistLevel, type NewsCategory } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createGroup, createStatistics } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { GroupCategories } from './group-categories';
import { GroupStatisticsCards } from './group-statistics-cards';

const BASE = '/api/news/journalist/7';
const ALL = ['การเมือง', 'เศรษฐกิจ', 'กีฬา', 'Technology'].map((name, index) =>
  createCategory({ id: 11 + index, name }),
);

/** A server whose group 7 has politics. It adds and removes all categories except those it `refuses`. */
const setup = async ({
  level = JournalistLevel.Head as JournalistLevel,
  all = ALL,
  refuses = [] as number[],
} = {}) => {
  let added: NewsCategory[] = all.slice(0, 1);
  const categories = answer('get', `${BASE}/categories`, () => ok(added));
  const statistics = answer('get', `${BASE}/statistics`, () =>
    ok(
      createStatistics({ totalCategory: added.length, totalNews: 0, totalNewsInThisWeek: 0, totalViews: 0 }),
    ),
  );
  answer('get', '/api/news/categories', () => ok(all));
  const posts = answer('post', `${BASE}/categories/:id`, ({ params }) => {
    const id = Number(params['id']);
    if (refuses.includes(id)) return refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 });
    added = [...added, ...all.filter((category) => category.id === id)];
    return ok(null);
  });
  const deletions = answer('delete', `${BASE}/categories/:id`, ({ params }) => {
    added = added.filter(({ id }) => id !== Number(params['id']));
    return ok(null);
  });
  const view = renderWithProviders(
    <>
      <GroupStatisticsCards groupId={7} />
      <GroupCategories group={createGroup({ id: 7, me: { level } })} />
    </>,
  );
  await screen.findByRole('list', { name: 'Categories' });
  const chips = () =>
    within(screen.getByRole('list', { name: 'Categories' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const openDialog = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Add category' }));
    await screen.findByRole('checkbox', { name: 'กีฬา' });
  };
  const add = () => view.user.click(screen.getByRole('button', { name: 'Add' }));
  return { chips, openDialog, add, categories, statistics, posts, deletions, ...view };
};

const offered = () =>
  screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent); // always inputs

describe("a group's category chips", () => {
  it('let the Head delete a category, which updates the figure [GRP-04]', async () => {
    const { deletions, user } = await setup();
    await user.click(screen.getByRole('button', { name: 'Delete การเมือง' }));
    expect(await screen.findByText('กลุ่มนี้ยังไม่มีหมวดหมู่')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Statistics' })).toHaveTextContent('0Category'),
    );
    expect(deletions.map(({ path }) => path)).toEqual([`${BASE}/categories/11`]);
  });

  it('cannot be deleted while the server deletes one', async () => {
    const { user } = await setup();
    let finish: (() => void) | undefined;
    answer(
      'delete',
      `${BASE}/categories/11`,
      () => new Promise((resolve) => (finish = () => resolve(ok(null)))),
    );
    const remove = screen.getByRole('button', { name: 'Delete การเมือง' });
    await user.click(remove);
    await waitFor(() => expect(finish).toBeDefined());
    expect(remove).toBeDisabled();
    finish?.();
    await waitFor(() => expect(remove).toBeEnabled());
  });

  it('stay if the server refuses, with its message [ERR-02]', async () => {
    const { chips, categories, user } = await setup();
    answer('delete', `${BASE}/categories/11`, () => refused(ErrorCode.Alert, 'ลบไม่ได้', { status: 403 }));
    await user.click(screen.getByRole('button', { name: 'Delete การเมือง' }));
    expect(await screen.findByText('ลบไม่ได้')).toBeVisible();
    expect(chips()).toEqual(['การเมือง']);
    expect(categories).toHaveLength(1);
  });

  it('are added again by Undo', async () => {
    const { chips, posts, user } = await setup();
    await user.click(screen.getByRole('button', { name: 'Delete การเมือง' }));
    expect(await screen.findByText('กลุ่มนี้ยังไม่มีหมวดหมู่')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    await waitFor(() => expect(chips()).toEqual(['การเมือง']));
    expect(posts.map(({ path }) => path)).toEqual([`${BASE}/categories/11`]);
  });

  it('stay deleted if the server refuses Undo, with its message', async () => {
    const { user } = await setup({ refuses: [11] });
    await user.click(screen.getByRole('button', { name: 'Delete การเมือง' }));
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    expect(await screen.findByText('ระบบไม่ว่าง')).toBeVisible();
    expect(screen.getByText('กลุ่มนี้ยังไม่มีหมวดหมู่')).toBeVisible();
  });

  it.each(['Audit', 'Leader', 'Professional', 'Freelance', 'Trainee'] as const)(
    'are read-only for the level %s [GRP-04, RT-09]',
    async (level) => {
      const { chips } = await setup({ level: JournalistLevel[level] });
      expect(chips()).toEqual(['การเมือง']);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );
});

describe('the add-category dialog', () => {
  it('offers the categories that the group does not have, and adds each selected one [GRP-04]', async () => {
    const { chips, openDialog, add, posts, user } = await setup();
    await openDialog();
    expect(offered()).toEqual(['เศรษฐกิจ', 'กีฬา', 'Technology']);
    await user.click(screen.getByRole('checkbox', { name: 'กีฬา' }));
    await user.click(screen.getByRole('checkbox', { name: 'เศรษฐกิจ' }));
    await add();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(chips()).toEqual(['การเมือง', 'กีฬา', 'เศรษฐกิจ']);
    expect(screen.getByText('เพิ่มแล้ว 2 หมวดหมู่')).toBeVisible();
    expect(posts.map(({ path }) => path).sort()).toEqual([`${BASE}/categories/12`, `${BASE}/categories/13`]);
  });

  it('can be used with the keyboard, and returns the focus to its button [GRP-04]', async () => {
    const { chips, openDialog, user } = await setup();
    await openDialog();
    await user.keyboard('{Tab}{Tab}TECH{Tab}{Tab}');
    expect(offered()).toEqual(['Technology']);
    await user.keyboard(' {Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(chips()).toEqual(['การเมือง', 'Technology']);
    expect(screen.getByRole('button', { name: 'Add category' })).toHaveFocus();
  });

  it('keeps the selection while the filter hides it', async () => {
    const { openDialog, user } = await setup();
    await openDialog();
    await user.click(screen.getByRole('checkbox', { name: 'กีฬา' }));
    await user.type(screen.getByRole('searchbox'), 'ไม่มี');
    expect(screen.getByText('ไม่พบหมวดหมู่ที่ตรงกับคำค้น')).toBeVisible();
    expect(screen.getByText('เลือกแล้ว 1 หมวดหมู่')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('checkbox', { name: 'กีฬา' })).toBeChecked();
  });

  it('names what could not be added and keeps it selected, and shows what was added [GRP-04, ERR-02]', async () => {
    const { chips, openDialog, add, user } = await setup({ refuses: [13, 14] });
    await openDialog();
    for (const name of ['เศรษฐกิจ', 'กีฬา', 'Technology']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    await add();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('เพิ่ม กีฬา, Technology ไม่สำเร็จ: ระบบไม่ว่าง');
    await waitFor(() => expect(offered()).toEqual(['กีฬา', 'Technology']));
    expect(screen.getByRole('checkbox', { name: 'กีฬา' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(chips()).toEqual(['การเมือง', 'เศรษฐกิจ']));
  });

  it('says if the group already has all categories', async () => {
    const { user } = await setup({ all: ALL.slice(0, 1) });
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    expect(await screen.findByText('กลุ่มนี้มีครบทุกหมวดหมู่แล้ว')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });
});
