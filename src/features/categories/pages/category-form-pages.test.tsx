import { act, screen, waitFor } from '@testing-library/react';

import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';

import { CategoryCreatePage } from './category-create-page';
import { CategoryEditPage } from './category-edit-page';

const sport = createCategory({ id: 2, name: 'กีฬา', sortOrder: 5 });

const setup = (at: string) =>
  renderRoutes(
    [
      { path: '/news/category', element: <p>the list</p> },
      { path: '/news/category/create', element: <CategoryCreatePage /> },
      { path: '/news/category/:categoryId/edit', element: <CategoryEditPage /> },
    ],
    { at },
  );

const nameField = () => screen.findByRole('textbox', { name: 'Category name' });

describe('creating a news category', () => {
  it('sends the name and opens the list [RT-16]', async () => {
    const posts = answer('post', '/api/news/categories', () => ok(sport));
    const { user } = setup('/news/category/create');
    await user.type(await nameField(), '  กีฬา ');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('the list')).toBeVisible();
    expect(posts.map(({ body }) => body)).toEqual([{ name: 'กีฬา' }]);
  });

  it('requires a name [VAL-03]', async () => {
    const { user } = setup('/news/category/create');
    await user.type(await nameField(), '   ');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('โปรดกรอกชื่อหมวดหมู่')).toBeVisible();
    expect(await nameField()).toHaveFocus();
    act(() => setLocale('en'));
    expect(await screen.findByText('Category name is required')).toBeVisible();
  });

  it('shows next to the name that it already exists [VAL-09]', async () => {
    answer('post', '/api/news/categories', () =>
      refused(ErrorCode.AlreadyExists, '', { errors: { name: 'มีหมวดหมู่นี้แล้ว' }, status: 409 }),
    );
    const { user } = setup('/news/category/create');
    await user.type(await nameField(), 'กีฬา');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription(/มีหมวดหมู่นี้แล้ว/));
    expect(await nameField()).toHaveValue('กีฬา');
  });
});

describe('editing a news category', () => {
  it('opens another form for the category of another address', async () => {
    answer('get', '/api/news/categories/2', () => ok(sport));
    answer('get', '/api/news/categories/3', () => ok(createCategory({ id: 3, name: 'การเมือง' })));
    const { router } = setup('/news/category/2/edit');
    expect(await nameField()).toHaveValue('กีฬา');
    await act(() => router.navigate('/news/category/3/edit'));
    await waitFor(async () => expect(await nameField()).toHaveValue('การเมือง'));
  });

  it('saves the name, keeps the order and says "category edited" [RT-17, CAT-03, ERR-04]', async () => {
    const now = { ...sport };
    answer('get', '/api/news/categories/2', () => ok(now));
    const puts = answer('put', '/api/news/categories/2', () => ok(sport));
    const { user } = setup('/news/category/2/edit');
    const name = await nameField();
    expect(name).toHaveValue('กีฬา');

    now.sortOrder = 6; // moved in another browser meanwhile
    await user.clear(name);
    await user.type(name, 'กีฬาไทย');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('แก้ไขหมวดหมู่แล้ว')).toBeVisible();
    expect(puts.map(({ body }) => body)).toEqual([{ name: 'กีฬาไทย', sortOrder: 6 }]);
    expect(await screen.findByText('the list')).toBeVisible();
  });

  it('goes back without saving [CAT-03]', async () => {
    answer('get', '/api/news/categories/2', () => ok(sport));
    const { user } = setup('/news/category/2/edit');
    await user.type(await nameField(), 'ไทย');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByText('the list')).toBeVisible();
  });

  it('says "an error occurred" in Thai if it cannot be loaded, and retries [CAT-03]', async () => {
    answer('get', '/api/news/categories/2', () =>
      refused(ErrorCode.PleaseContactSupport, 'ฐานข้อมูลไม่ตอบ', { status: 500 }),
    );
    const { user } = setup('/news/category/2/edit');
    expect(await screen.findByText('เกิดข้อผิดพลาด')).toBeVisible();
    expect(screen.getAllByText('ฐานข้อมูลไม่ตอบ')[0]).toBeVisible();
    answer('get', '/api/news/categories/2', () => ok(sport));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await nameField()).toHaveValue('กีฬา');
    expect(screen.queryByText('เกิดข้อผิดพลาด')).not.toBeInTheDocument();
  });

  it.each(['/news/category/2/edit', '/news/category/abc/edit'])(
    'shows the not-found page, which says that an error occurred, at %s [RT-21, CAT-03]',
    async (at) => {
      answer('get', '/api/news/categories/:id', () =>
        refused(ErrorCode.ResourceNotFound, '', { status: 404 }),
      );
      setup(at);
      expect(await screen.findByRole('heading', { name: /404/ })).toBeVisible();
      expect(screen.getByText('เกิดข้อผิดพลาด')).toBeVisible();
    },
  );
});
