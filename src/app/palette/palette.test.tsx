import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { JournalistLevel, Permission, type ExtensionName, type User } from '@/shared/contract';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import { createGroup, createNews, createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';
import { Keys } from '@/shared/ui/keys/keys';

import { SearchButton } from '../layout/search-button';

const GROUPS = [
  createGroup({ id: 7, name: 'ข่าวเศรษฐกิจ', me: { level: JournalistLevel.Trainee } }),
  createGroup({ id: 8, name: 'ข่าวกีฬา', me: null }),
];

const opener = () => screen.findByRole('button', { name: 'ค้นหา' });

/** A page with the search of the header and a text in the editor. */
const setup = async (person: Partial<User> = {}, extensions: ExtensionName[] = []) => {
  signInAs({ id: 3, permission: Permission.USER, ...person });
  announceExtensions(...extensions);
  await loadRuntimeConfig();
  answer('get', '/api/news/journalist', () => ok(GROUPS));
  const view = renderWithProviders(
    <AuthGuard>
      <SearchButton />
      <Keys />
      <div role="textbox" tabIndex={0} onKeyDown={(event) => event.preventDefault()}>
        text with a use of its own for the key
      </div>
      <div className="MuiModal-root">another dialog</div>
    </AuthGuard>,
    { at: '/news/country' },
  );
  await opener();
  return view;
};

const press = (target: Element, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: 'k', code: 'KeyK', ctrlKey: true, ...init });

const field = () => screen.findByRole('combobox', { name: /^ค้นหาหน้า/ });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const enter = async () => fireEvent.keyDown(await field(), { key: 'Enter', code: 'Enter' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const ofKind = async (kind: string) =>
  within(await screen.findByRole('group', { name: kind }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());

describe('the palette', () => {
  it('opens with Ctrl+K, and opens a page by typing and Enter [LOK-01]', async () => {
    const { router } = await setup();
    press(document.body);
    expect(await field()).toHaveFocus();
    await type('dash');
    expect(options()).toEqual(['Dashboard']);
    expect(await field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    await enter();
    await closed();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('opens by the position of the key on a Thai keyboard, and Escape returns the focus [LOK-01]', async () => {
    const { user } = await setup();
    (await opener()).focus();
    press(await opener(), { key: 'า', ctrlKey: false, metaKey: true });
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await closed();
    expect(await opener()).toHaveFocus();
  });

  it('leaves the key to the editor and to an open dialog [LOK-01]', async () => {
    await setup();
    press(screen.getByRole('textbox'));
    expect(press(screen.getByText('another dialog'))).toBe(true);
    expect(press(document.body, { shiftKey: true })).toBe(true);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('offers only the pages and groups that the person may open [LOK-01, PRM-02]', async () => {
    await setup({}, ['audit', 'accounts']);
    press(document.body);
    expect(await ofKind('หน้า')).toEqual(['Dashboard', 'Journalists', 'News', 'Categories', 'Countries']);
    expect(await ofKind('กลุ่ม')).toEqual([
      'ข่าวเศรษฐกิจ › News',
      'Add news: ข่าวเศรษฐกิจ',
      'ข่าวเศรษฐกิจ',
      'ข่าวกีฬา',
    ]);
  });

  it('offers the keys of the page as actions, and runs the one that is chosen [LOK-01]', async () => {
    await setup();
    press(document.body);
    await type('ปุ่มลัด');
    await enter();
    expect(await screen.findByRole('dialog', { name: 'ปุ่มลัด' })).toHaveTextContent('Ctrl+K');
  });

  it('finds news by its words and people by their names, and shows what was opened first [LOK-01]', async () => {
    const seesPeople = Permission.USER_SEARCH | Permission.USER_READ;
    const { router } = await setup({ permission: seesPeople }, ['find-news', 'search-news']);
    const news = { ...createNews({ id: 55, title: 'น้ำลดแล้ว' }), groupId: 7, groupName: 'ข่าวเศรษฐกิจ' };
    const asked = answer('get', '/api/news', () => ok(page([{ ...news, authorName: 'มาลี' }])));
    answer('get', '/api/users/search', () => ok(page([createUser({ id: 9, displayName: 'สมชาย น้ำใจ' })])));
    press(document.body);
    await type('น้ำ');
    expect(await ofKind('News')).toEqual(['น้ำลดแล้วข่าวเศรษฐกิจ · มาลี', 'ข่าวทั้งหมดที่ตรงกับ “น้ำ”']);
    expect(asked.map(({ query }) => query)).toEqual([{ search: 'น้ำ', sort: 'best', page: '1', limit: '7' }]);
    fireEvent.click(await screen.findByRole('option', { name: /สมชาย/ }));
    await closed();
    expect(router.state.location.pathname).toBe('/user/9');
    press(document.body);
    expect(await ofKind('เปิดล่าสุด')).toEqual([expect.stringMatching(/^สมชาย น้ำใจ/)]);
  });

  it('searches neither news nor people where the backend or the permissions do not allow it [LOK-01, ANY-03]', async () => {
    // A backend with `find-news` alone filters, and would show any news for any words.
    await setup({}, ['find-news']);
    const asked = [
      answer('get', '/api/news', () => ok(page([]))),
      answer('get', '/api/users/search', () => ok(page([]))),
    ];
    press(document.body);
    await type('ไม่มี');
    expect(await screen.findByText('ไม่พบสิ่งที่ตรงกัน')).toBeVisible();
    expect(asked.flat()).toEqual([]);
  });
});
