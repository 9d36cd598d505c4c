import { act, screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, JournalistLevel, Permission, PRESETS, type UserState } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { chooseFilter } from '@/shared/testing/choose-filter';
import { createGroup, createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { AccountActions } from '../components/account-actions';

import { UserCreatePage } from './user-create-page';
import { UserEditPage } from './user-edit-page';
import { UserListPage } from './user-list-page';

const ADMINISTRATOR = { id: 9, permission: Permission.ADMINISTRATOR };
const LINK = { token: 'secret', expiresAt: '2026-11-25T05:00:00Z' };

const listUsers = () => {
  const people = [
    createUser({ state: 'disabled' }),
    createUser({ id: 2, state: 'active', username: 'mana' }),
  ];
  return answer('get', '/api/users/search', () => ok(page(people)));
};
const announced = (name: string) => screen.findByRole(name === 'Create' ? 'link' : 'button', { name });

describe('the accounts of people', () => {
  it('are filtered by state in the address, which a search keeps', async () => {
    announceExtensions('accounts');
    signInAs(ADMINISTRATOR);
    const calls = listUsers();
    const { user, router } = renderWithProviders(<UserListPage />, { at: '/user' });
    expect(await announced('Create')).toHaveAttribute('href', '/user/create');
    expect(await screen.findAllByText('ปิดบัญชีแล้ว', { selector: '[data-colour]' })).toHaveLength(1);
    await chooseFilter(user, 'บัญชี', 'รอตั้งรหัสผ่าน');
    expect(router.state.location.search).toBe('?state=invited');
    await user.type(screen.getByRole('searchbox'), 'มา');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?state=invited&search=%E0%B8%A1%E0%B8%B2'),
    );
    expect(calls.some(({ query }) => query['state'] === 'invited')).toBe(true);
  });

  it('are hidden on a backend without the extension', async () => {
    signInAs(ADMINISTRATOR);
    const calls = listUsers();
    renderWithProviders(<UserListPage />, { at: '/user?state=disabled' });
    await screen.findByText('mana');
    expect(screen.queryByRole('button', { name: /^บัญชี:/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();
    expect(screen.queryByText('ปิดบัญชีแล้ว')).not.toBeInTheDocument();
    expect(calls.every(({ query }) => !('state' in query))).toBe(true);
  });

  it('are created with a link that is shown once [ACC-01]', async () => {
    announceExtensions('accounts');
    signInAs(ADMINISTRATOR);
    const made = answer('post', '/api/accounts', () => ok({ user: createUser({ id: 3 }), link: LINK }));
    const { user } = renderWithProviders(<UserCreatePage />);
    await user.type(screen.getByLabelText(/^Display name/), ' มาลี ศรีสุข ');
    await user.type(screen.getByLabelText(/^Username/), 'malee');
    await user.type(screen.getByLabelText(/^Email/), 'malee@newsdesk.test');
    await user.click(screen.getByRole('button', { name: /^สิทธิ์/ }));
    await user.click(screen.getByRole('checkbox', { name: /^USER_READ/ }));
    expect(screen.getByLabelText('ชุดสิทธิ์')).toHaveDisplayValue('เลือกเอง');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByDisplayValue('http://localhost/set-password#secret')).toBeVisible();
    expect(screen.getByText('USER_READ, USER')).toBeVisible();
    expect(screen.queryByText('กลุ่ม')).not.toBeInTheDocument();
    expect(made[0]?.body).toEqual({
      displayName: 'มาลี ศรีสุข',
      username: 'malee',
      email: 'malee@newsdesk.test',
      permission: Permission.USER | Permission.USER_READ,
    });
  });

  describe('with groups', () => {
    const openForm = async () => {
      announceExtensions('accounts', 'accounts-with-access', 'members');
      signInAs(ADMINISTRATOR);
      const groups = [
        createGroup({ id: 7, name: 'ข่าวเมือง', me: { level: JournalistLevel.Leader } }),
        createGroup({ id: 8, name: 'ข่าวกีฬา', me: { level: JournalistLevel.Trainee } }),
        createGroup({ id: 9, name: 'ข่าวเศรษฐกิจ', me: null }),
      ];
      answer('get', '/api/news/journalist', () => ok(groups));
      await loadRuntimeConfig();
      const view = renderWithProviders(<UserCreatePage />);
      const add = await screen.findByLabelText('กลุ่ม');
      await view.user.click(screen.getByLabelText(/^Display name/));
      await view.user.paste('มาลี ศรีสุข <malee@newsdesk.test>');
      return { ...view, choose: (name: string) => view.user.selectOptions(add, name) };
    };
    const NAMES = { displayName: 'มาลี ศรีสุข', username: 'malee', email: 'malee@newsdesk.test' };
    const levelsIn = (name: string) =>
      within(screen.getByLabelText(`ระดับใน ${name}`))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);

    it('are created from one pasted name with its address, a preset and groups, and the page says what was given [ACC-01]', async () => {
      const { user, choose } = await openForm();
      const made = answer('post', '/api/accounts', () => ok({ user: createUser({ id: 3 }), link: LINK }));
      await user.selectOptions(screen.getByLabelText('ชุดสิทธิ์'), 'โต๊ะข่าว');
      for (const name of ['ข่าวเมือง', 'ข่าวเศรษฐกิจ', 'ข่าวกีฬา']) await choose(name);
      expect(screen.queryByLabelText('กลุ่ม')).not.toBeInTheDocument();
      // Where one invites, at most one's own level, and the lowest at first; elsewhere only the Head.
      expect(levelsIn('ข่าวเมือง')).toEqual(['Leader', 'Professional', 'Freelance', 'Trainee']);
      expect([levelsIn('ข่าวกีฬา'), levelsIn('ข่าวเศรษฐกิจ')]).toEqual([['Head'], ['Head']]);
      expect(screen.getByLabelText('ระดับใน ข่าวเมือง')).toHaveDisplayValue('Trainee');
      await user.selectOptions(screen.getByLabelText('ระดับใน ข่าวเมือง'), 'Freelance');
      await user.click(screen.getByRole('button', { name: 'ไม่เข้ากลุ่ม ข่าวกีฬา' }));
      await user.click(screen.getByRole('button', { name: 'Create' }));
      expect(await screen.findByText('ข่าวเมือง (Freelance), ข่าวเศรษฐกิจ (Head)')).toBeVisible();
      expect(screen.getByText('โต๊ะข่าว')).toBeVisible();
      expect(made[0]?.body).toEqual({
        ...NAMES,
        permission: PRESETS.deskEditor,
        groups: [
          { groupId: '7', level: JournalistLevel.Freelance },
          { groupId: '9', level: JournalistLevel.Head },
        ],
      });
    });

    it('begin anew for the next person if the form was left: only the names are kept', async () => {
      const { user, choose, unmount } = await openForm();
      await user.selectOptions(screen.getByLabelText('ชุดสิทธิ์'), 'ผู้ดูแลระบบ');
      await choose('ข่าวเมือง');
      unmount();
      renderWithProviders(<UserCreatePage />);
      await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveValue('malee'));
      expect(screen.getByLabelText('ชุดสิทธิ์')).toHaveDisplayValue('นักเขียน');
      expect(screen.queryByLabelText('ระดับใน ข่าวเมือง')).not.toBeInTheDocument();
    });

    it('keep a name that was typed before the pasted one', async () => {
      signInAs(ADMINISTRATOR);
      const { user } = renderWithProviders(<UserCreatePage />);
      await user.type(screen.getByLabelText(/^Username/), 'own');
      await user.click(screen.getByLabelText(/^Display name/));
      await user.paste('มาลี ศรีสุข <malee@newsdesk.test>');
      expect(screen.getByLabelText(/^Email/)).toHaveValue('malee@newsdesk.test');
      expect(screen.getByLabelText(/^Username/)).toHaveValue('own');
    });

    it('take the address of the name that was pasted last, unless it was corrected', async () => {
      signInAs(ADMINISTRATOR);
      const { user } = renderWithProviders(<UserCreatePage />);
      const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
      const paste = async (text: string) => {
        await user.clear(field(/^Display name/));
        await user.paste(text);
      };
      const values = () => [/^Display name/, /^Username/, /^Email/].map((label) => field(label).value);
      await paste('ก <a@x.test>');
      await paste('ข <b@x.test>');
      expect(values()).toEqual(['ข', 'b', 'b@x.test']);
      await user.type(field(/^Username/), '2');
      await paste('ค <c@x.test>');
      expect(values()).toEqual(['ค', 'b2', 'c@x.test']);
    });

    it('show under the groups why the backend refuses one', async () => {
      const { user, choose } = await openForm();
      const refusal = { status: 400, errors: { groups: 'ไม่มีกลุ่มนี้แล้ว' } };
      answer('post', '/api/accounts', () => refused(ErrorCode.InvalidInput, 'ไม่มีกลุ่มนี้แล้ว', refusal));
      await choose('ข่าวเมือง');
      await user.click(screen.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(screen.getByLabelText('กลุ่ม')).toBeInvalid());
    });

    it('are not asked of a backend that does not know them', async () => {
      announceExtensions('accounts', 'members');
      signInAs(ADMINISTRATOR);
      const asked = answer('get', '/api/news/journalist', () => ok([createGroup()]));
      await loadRuntimeConfig();
      renderWithProviders(<UserCreatePage />);
      await screen.findByLabelText('ชุดสิทธิ์');
      expect([screen.queryByLabelText('กลุ่ม'), asked]).toEqual([null, []]);
    });
  });

  it.each([
    ['เปิดหน้าผู้ใช้', 'another page'],
    ['สร้างอีกคน', 'Create'],
    ['Back', 'another page'],
  ])('ask before their link is left that nobody copied: %s', async (way, then) => {
    announceExtensions('accounts');
    signInAs(ADMINISTRATOR);
    answer('post', '/api/accounts', () => ok({ user: createUser({ id: 3 }), link: LINK }));
    const { user, router } = renderWithProviders(<UserCreatePage />, {
      at: '/user',
      path: '/user/create',
      routes: [{ path: '/user/:userId?', element: <p>another page</p> }],
    });
    await act(() => router.navigate('/user/create'));
    await user.type(screen.getByLabelText(/^Display name/), 'มาลี');
    await user.type(screen.getByLabelText(/^Username/), 'malee');
    await user.type(screen.getByLabelText(/^Email/), 'malee@newsdesk.test');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByDisplayValue(/set-password#secret$/);
    const leave = () => (way === 'Back' ? act(() => router.navigate(-1)) : user.click(screen.getByText(way)));
    const ask = async () => within(await screen.findByRole('dialog', { name: 'ปิดโดยไม่คัดลอก' }));
    await leave();
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByDisplayValue(/set-password#secret$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await leave();
    await user.click((await ask()).getByRole('button', { name: 'ปิดโดยไม่คัดลอก' }));
    await waitFor(() => expect(screen.queryByDisplayValue(/#secret$/)).not.toBeInTheDocument());
    expect(screen.getByText(then)).toBeVisible();
  });

  it.each([
    [true, /ทางอีเมลแล้ว$/, 0, { role: 'button', name: 'Create' }],
    [false, /^ส่งลิงก์ทางอีเมลไม่สำเร็จ/, 1, { role: 'dialog', name: 'ปิดโดยไม่คัดลอก' }],
  ])(
    'say whether their link was sent by mail, and speak of copying only if not: %s [CON-03]',
    async (isMailed, words, hints, then) => {
      announceExtensions('accounts', 'mail');
      signInAs(ADMINISTRATOR);
      answer('post', '/api/accounts', () => ok({ user: createUser({ id: 3 }), link: { ...LINK, isMailed } }));
      const { user } = renderWithProviders(<UserCreatePage />);
      await user.type(screen.getByLabelText(/^Display name/), 'มาลี');
      await user.type(screen.getByLabelText(/^Username/), 'malee');
      await user.type(screen.getByLabelText(/^Email/), 'malee@newsdesk.test');
      await user.click(screen.getByRole('button', { name: 'Create' }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryAllByText(/ลิงก์นี้แสดงครั้งเดียว/)).toHaveLength(hints);
      await user.click(screen.getByRole('button', { name: 'สร้างอีกคน' }));
      expect(await screen.findByRole(then.role, { name: then.name })).toBeVisible();
    },
  );

  const actionsOf = async (state: UserState, id = 1) => {
    announceExtensions('accounts');
    signInAs(ADMINISTRATOR);
    const view = renderWithProviders(<AccountActions user={createUser({ id: String(id), state })} />);
    await screen.findByRole('link', { name: 'Edit' });
    return view;
  };

  const openEdit = () =>
    renderWithProviders(<UserEditPage />, {
      at: '/user/3/edit',
      path: '/user/:userId/edit',
      routes: [{ path: '/user/:userId', element: <p>the page of the person</p> }],
    });

  it('can be edited, with or without a bio [ACC-01]', async () => {
    announceExtensions('accounts');
    signInAs(ADMINISTRATOR);
    answer('get', '/api/users/detail/:id', () => ok(createUser({ id: 3, bio: '' })));
    const sent = answer('put', '/api/accounts/3', () => ok(createUser({ id: 3 })));
    const { user } = openEdit();
    const name = await screen.findByLabelText(/^Display name/);
    expect(screen.queryByRole('button', { name: 'นำรูปออก' })).not.toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'มานี');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('the page of the person')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ displayName: 'มานี', bio: '' });
    expect(sent[0]?.body).not.toHaveProperty('removeAvatar');
  });

  it('lose their picture with the next save', async () => {
    announceExtensions('accounts');
    signInAs(ADMINISTRATOR);
    answer('get', '/api/users/detail/:id', () => ok(createUser({ id: 3, avatarUrl: '/files/a.webp' })));
    const sent = answer('put', '/api/accounts/3', () => ok(createUser({ id: 3 })));
    const { user } = openEdit();
    await user.click(await screen.findByRole('button', { name: 'นำรูปออก' }));
    expect(screen.queryByRole('button', { name: 'นำรูปออก' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('the page of the person')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ removeAvatar: 'true' });
  });

  it('are disabled after a confirmation that explains the consequences [ACC-02]', async () => {
    const sent = answer('post', '/api/accounts/1/disable', () => ok(createUser({ state: 'disabled' })));
    const { user } = await actionsOf('active');
    await user.click(screen.getByRole('button', { name: 'ปิดบัญชี' }));
    const dialog = await screen.findByRole('dialog');
    expect(sent).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'ปิดบัญชี' }));
    expect(sent).toHaveLength(1);
  });

  it('get a new link, shown with its expiry', async () => {
    answer('post', '/api/accounts/1/link', () => ok(LINK));
    const { user } = await actionsOf('active');
    await user.click(screen.getByRole('button', { name: 'สร้างลิงก์ใหม่' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'สร้างลิงก์ใหม่' }));
    expect(await screen.findByDisplayValue('http://localhost/set-password#secret')).toBeVisible();
  });

  it('are enabled if they are disabled; the user cannot disable their own', async () => {
    await actionsOf('disabled');
    expect(screen.getByRole('button', { name: 'เปิดบัญชี' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'ปิดบัญชี' })).not.toBeInTheDocument();
  });
});
