import { act, screen, waitFor, within } from '@testing-library/react';

import { baseApi } from '@/shared/api/base-api';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, Permission, type ExtensionName, type NewsCategory } from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { CategoryListPage } from './category-list-page';

const politics = createCategory({ id: 1, name: 'การเมือง', sortOrder: 3 });
const sport = createCategory({ id: 2, name: 'กีฬา', sortOrder: 2 });
const economy = createCategory({ id: 3, name: 'เศรษฐกิจ', sortOrder: 1 });

/** Lets the test decide when the server responds to a PUT. */
const heldMove = () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const reply = async (body: ReturnType<typeof ok>) => held.then(() => body);
  return { release, reply };
};

const MOVER: { permission: number; at?: string } = { permission: Permission.NEWS_CATEGORY_EDIT };

const setup = async ({ permission = Permission.USER as number, at = '/news/category' } = {}) => {
  const all: NewsCategory[] = [economy, politics, sport];
  signInAs({ permission });
  const lists = answer('get', '/api/news/categories', ({ query }) =>
    ok(all.filter(({ name }) => name.includes(query['search'] ?? ''))),
  );
  const view = renderWithProviders(<CategoryListPage />, {
    at,
    path: '/news/category',
    routes: [{ path: '*', element: <p>another page</p> }],
  });
  await screen.findByRole('link', { name: sport.name });
  await act(async () => void (await Promise.all(view.store.dispatch(baseApi.util.getRunningQueriesThunk()))));
  const names = () => screen.getAllByRole('link', { name: /[ก-๙]/ }).map((link) => link.textContent);
  const up = (name: string) => screen.getByRole('button', { name: `เลื่อนขึ้น: ${name}` });
  const down = (name: string) => screen.getByRole('button', { name: `เลื่อนลง: ${name}` });
  const choose = async (name: string, action: 'Edit' | 'Delete') => {
    const row = screen.getByRole('row', { name: new RegExp(name) });
    await view.user.click(within(row).getByRole('button', { name: /^คำสั่งของรายการ: / }));
    const item = await screen.findByRole('menuitem', { name: action });
    await view.user.click(item);
    return item;
  };
  return { ...view, all, lists, names, up, down, choose };
};

describe('the list of news categories', () => {
  it('shows the categories highest first, each name linked to its page [RT-15, CAT-01, CAT-02]', async () => {
    const { names } = await setup();
    expect(names()).toEqual([politics.name, sport.name, economy.name]);
    expect(screen.getByRole('link', { name: sport.name })).toHaveAttribute('href', '/news/category/2/edit');
  });

  it('searches and keeps the search in the address [CAT-01]', async () => {
    const { user, lists, names, router } = await setup();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'กีฬา');
    await waitFor(() => expect(names()).toEqual([sport.name]));
    expect(lists.map(({ query }) => query['search'])).toEqual(['', 'กีฬา']);
    expect(router.state.location.search).toBe(`?search=${encodeURIComponent('กีฬา')}`);
  });

  it('offers "Create a news category" to people who may create one [CAT-01]', async () => {
    await setup({ permission: Permission.NEWS_CATEGORY_CREATE });
    expect(await screen.findByRole('link', { name: 'Create a news category' })).toHaveAttribute(
      'href',
      '/news/category/create',
    );
  });

  it('does not offer "Create a news category" to others [CAT-01]', async () => {
    await setup({ permission: Permission.NEWS_CATEGORY_EDIT });
    expect(screen.queryByRole('link', { name: 'Create a news category' })).not.toBeInTheDocument();
  });
});

describe('moving a category', () => {
  it('is not possible without the right to edit, and the buttons say why [CAT-02]', async () => {
    const { up } = await setup();
    const drag = screen.getByRole('button', { name: `ลาก: ${sport.name}` });
    [up(sport.name), drag].forEach((button) => {
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription('การจัดลำดับต้องมีสิทธิ์ NEWS_CATEGORY_EDIT');
    });
  });
  it('cannot move the first row up or the last row down [CAT-02]', async () => {
    const { up, down } = await setup(MOVER);
    expect(up(politics.name)).toBeDisabled();
    expect(down(politics.name)).toBeEnabled();
    expect(up(economy.name)).toBeEnabled();
    expect(down(economy.name)).toBeDisabled();
  });

  it('moves immediately, disables the buttons meanwhile, then shows the order of the server [CAT-02]', async () => {
    const { user, all, names, up, down } = await setup(MOVER);
    const { release, reply } = heldMove();
    const puts = answer('put', '/api/news/categories/3', () => reply(ok({ ...economy, sortOrder: 2 })));
    await user.click(up(economy.name));
    await waitFor(() => expect(names()).toEqual([politics.name, economy.name, sport.name]));
    [up(economy.name), down(politics.name), up(sport.name)].forEach((button) =>
      expect(button).toBeDisabled(),
    );

    all.splice(0, 3, { ...economy, sortOrder: 3 }, { ...politics, sortOrder: 2 }, { ...sport, sortOrder: 1 });
    release();
    await waitFor(() => expect(names()).toEqual([economy.name, politics.name, sport.name]));
    expect(puts.map(({ body }) => body)).toEqual([{ name: economy.name, sortOrder: 2 }]);
    await waitFor(() => expect(down(economy.name)).toBeEnabled());
  });

  it('offers to undo the last move, on any backend [HIS-04]', async () => {
    const { user, up } = await setup(MOVER);
    const puts = answer('put', '/api/news/categories/3', () => ok(null));
    await user.click(up(economy.name));
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    expect(await screen.findByText('ย้อนกลับแล้ว')).toBeVisible();
    expect(puts.map(({ body }) => body)).toEqual([
      { name: economy.name, sortOrder: 2 },
      { name: economy.name, sortOrder: 1 },
    ]);
  });

  it("moves back and shows the server's message if the server refuses [CAT-02, ERR-02]", async () => {
    const { user, names, down } = await setup(MOVER);
    const { release, reply } = heldMove();
    answer('put', '/api/news/categories/1', () =>
      reply(refused(ErrorCode.TryAgainLater, 'มีผู้อื่นกำลังจัดลำดับ', { status: 503 })),
    );
    await user.click(down(politics.name));
    await waitFor(() => expect(names()).toEqual([sport.name, politics.name, economy.name]));
    release();
    expect(await screen.findByText('มีผู้อื่นกำลังจัดลำดับ')).toBeVisible();
    await waitFor(() => expect(names()).toEqual([politics.name, sport.name, economy.name]));
  });

  it('keeps the focus on the pressed button, or on its neighbour at an end of the list', async () => {
    const { user, all, up, down } = await setup(MOVER);
    answer('put', '/api/news/categories/2', () => {
      all.splice(0, 3, { ...sport, sortOrder: 3 }, { ...politics, sortOrder: 2 }, economy);
      return ok({ ...sport, sortOrder: 3 });
    });
    act(() => up(sport.name).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(up(sport.name)).toBeDisabled());
    await waitFor(() => expect(down(sport.name)).toHaveFocus());
  });

  it('counts the whole order during a search, and says so', async () => {
    const { user, all, up, down } = await setup({ ...MOVER, at: '/news/category?search=กีฬา' });
    expect(screen.getByText(/ลำดับนับจากหมวดหมู่ทั้งหมด/)).toBeVisible();
    await waitFor(() => expect(up(sport.name)).toBeEnabled());
    expect(down(sport.name)).toBeEnabled();

    const puts = answer('put', '/api/news/categories/2', () => {
      all.splice(0, 3, { ...sport, sortOrder: 3 }, { ...politics, sortOrder: 2 }, economy);
      return ok({ ...sport, sortOrder: 3 });
    });
    await user.click(up(sport.name));
    await waitFor(() => expect(screen.getByRole('row', { name: /กีฬา/ })).toHaveTextContent(/^3/));
    await waitFor(() => expect(down(sport.name)).toBeEnabled());
    expect(up(sport.name)).toBeDisabled();
    expect(puts.map(({ body }) => body)).toEqual([{ name: sport.name, sortOrder: 3 }]);
  });
});

describe("a row's actions", () => {
  const DELETER = { permission: Permission.NEWS_CATEGORY_DELETE };

  it.each(['Edit', 'Delete'] as const)(
    'show %s in grey with the reason, and refuse it with "the user cannot perform this action", without the right to delete [CAT-04]',
    async (action) => {
      const { choose, router } = await setup({ permission: Permission.NEWS_CATEGORY_EDIT });
      const item = await choose(sport.name, action);
      expect(item).toHaveAttribute('aria-disabled', 'true');
      expect(item).toHaveAccessibleDescription('ต้องมีสิทธิ์ NEWS_CATEGORY_DELETE');
      expect(await screen.findByText('ผู้ใช้นี้ไม่สามารถทำรายการนี้ได้')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/news/category');
    },
  );

  it('open the edit page with the permission to delete [CAT-01, CAT-04]', async () => {
    const { choose, router } = await setup(DELETER);
    await choose(sport.name, 'Edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/category/2/edit'));
  });

  it('delete a category after a confirmation and report it [CAT-01, CAT-04, ERR-03, ERR-04]', async () => {
    const { user, choose, all, names } = await setup(DELETER);
    const deletes = answer('delete', '/api/news/categories/2', () => {
      all.splice(0, 3, { ...politics, sortOrder: 2 }, economy);
      return ok(null);
    });
    await choose(sport.name, 'Delete');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(sport.name);
    expect(deletes).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('ลบสำเร็จ')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(names()).toEqual([politics.name, economy.name]));
  });

  describe('with Undo', () => {
    const remove = async (...extensions: ExtensionName[]) => {
      announceExtensions(...extensions);
      await loadRuntimeConfig();
      const view = await setup(DELETER);
      answer('delete', '/api/news/categories/2', () => ok(null));
      await view.choose(sport.name, 'Delete');
      const dialog = await screen.findByRole('dialog');
      await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await screen.findByText('ลบสำเร็จ');
      return view;
    };

    it('restore it if the backend can [HIS-04]', async () => {
      const restored = answer('post', '/api/news/categories/2/restore', () => ok(sport));
      const { user } = await remove('restore');
      await user.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
      expect(await screen.findByText('ย้อนกลับแล้ว')).toBeVisible();
      expect(restored).toHaveLength(1);
    });

    it('are not offered if the backend cannot restore [HIS-04]', async () => {
      await remove();
      expect(screen.queryByRole('button', { name: 'ย้อนกลับ' })).not.toBeInTheDocument();
    });
  });

  it('keep the category if the dialog is cancelled or the server refuses [ERR-02]', async () => {
    const { user, choose, names } = await setup(DELETER);
    answer('delete', '/api/news/categories/2', () =>
      refused(ErrorCode.Alert, 'In use by news', { status: 409 }),
    );
    await choose(sport.name, 'Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('In use by news')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()).toHaveLength(3);
  });
});
