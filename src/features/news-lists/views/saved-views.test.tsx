import { screen, waitFor, within } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { forgetTypedText } from '@/shared/draft/typed-text';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { keepViews, viewsOf } from './saved-views';
import { ViewsMenu } from './views-menu';

const WAITING = { name: 'รออนุมัติของฉัน', query: 'state=waiting&author=5' };

const setup = async (at: string) => {
  signInAs({ id: 5 });
  answer('get', '/api/news/journalist', () => ok([]));
  const view = renderWithProviders(
    <AuthGuard>
      <ViewsMenu />
    </AuthGuard>,
    { at, path: '/news' },
  );
  const address = () => view.router.state.location.search;
  const button = () => screen.getByRole('button', { name: /^มุมมอง/ });
  const choose = async (role: 'menuitem' | 'menuitemradio', name: RegExp | string) => {
    await view.user.click(button());
    await view.user.click(await screen.findByRole(role, { name }));
  };
  const enter = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(/^ชื่อมุมมอง/);
    await view.user.clear(field);
    await view.user.type(field, name);
    await view.user.click(dialog.getByRole('button', { name: 'บันทึก' }));
  };
  await screen.findByRole('button', { name: /^(มุมมอง|Views)/ });
  return { ...view, address, button, choose, enter };
};

describe('a view of the news of all groups', () => {
  it('is saved under a name, without the page, and is the open one from then on [DSK-09]', async () => {
    const { choose, enter, button } = await setup('/news?page=3&author=5&state=waiting');
    await choose('menuitem', 'บันทึกมุมมองนี้');
    expect(await screen.findByText('เก็บไว้ในเครื่องนี้เท่านั้น')).toBeVisible();
    await enter('  รออนุมัติของฉัน ');
    expect(await screen.findByText('บันทึกมุมมอง “รออนุมัติของฉัน” แล้ว')).toBeVisible();
    expect(viewsOf(5)).toEqual([WAITING]);
    expect(button()).toHaveTextContent('รออนุมัติของฉัน');
  });

  it('is opened by the address, which says which one is open, and Back leaves it [DSK-09]', async () => {
    keepViews(5, [WAITING]);
    const { choose, address, button, router } = await setup('/news');
    expect(button()).toHaveTextContent(/^มุมมอง$/);
    await choose('menuitemradio', WAITING.name);
    expect(address()).toBe('?state=waiting&author=5');
    expect(button()).toHaveTextContent(WAITING.name);
    await choose('menuitemradio', 'ข่าวทั้งหมด');
    expect(address()).toBe('');
    await waitFor(() => router.navigate(-1));
    await waitFor(() => expect(button()).toHaveTextContent(WAITING.name));
  });

  it('is renamed, but not to the name of another one', async () => {
    keepViews(5, [WAITING, { name: 'อีกอัน', query: 'state=returned' }]);
    const { choose, enter } = await setup('/news?state=waiting&author=5');
    await choose('menuitem', 'แก้ไขมุมมอง');
    await enter('  อีกอัน');
    expect(await screen.findByText('มีมุมมองชื่อนี้แล้ว')).toBeVisible();
    await enter('ของฉัน');
    await waitFor(() => expect(viewsOf(5).map(({ name }) => name)).toEqual(['ของฉัน', 'อีกอัน']));
  });

  it('takes the filters that were set since it was opened [DSK-09]', async () => {
    keepViews(5, [WAITING]);
    const { choose, router } = await setup('/news?state=waiting&author=5');
    await waitFor(() => router.navigate('/news?state=returned&page=2'));
    await choose('menuitem', /^บันทึกตัวกรองนี้ลงใน/);
    await waitFor(() => expect(viewsOf(5)).toEqual([{ ...WAITING, query: 'state=returned' }]));
  });

  it('is deleted, which can be undone', async () => {
    keepViews(5, [WAITING]);
    const { user, choose } = await setup('/news?state=waiting&author=5');
    await choose('menuitem', 'ลบมุมมอง');
    await waitFor(() => expect(viewsOf(5)).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    await waitFor(() => expect(viewsOf(5)).toEqual([WAITING]));
  });

  it('is renamed and deleted alone where another one has its name', async () => {
    const other = { name: WAITING.name, query: 'state=returned' };
    keepViews(5, [other, WAITING]);
    const { choose, enter } = await setup('/news?state=waiting&author=5');
    await choose('menuitem', 'แก้ไขมุมมอง');
    await enter('ใหม่');
    await waitFor(() => expect(viewsOf(5)).toEqual([other, { ...WAITING, name: 'ใหม่' }]));
    keepViews(5, [other, WAITING]);
    await choose('menuitem', 'ลบมุมมอง');
    await waitFor(() => expect(viewsOf(5)).toEqual([other]));
  });

  it('is not saved of a list without filters, which the menu explains', async () => {
    const { user, button } = await setup('/news?page=2');
    await user.click(button());
    const save = await screen.findByRole('menuitem', { name: /^บันทึกมุมมองนี้/ });
    expect(save).toHaveTextContent('เลือกตัวกรองหรือพิมพ์คำค้นก่อน');
    await user.click(save);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is offered in English too', async () => {
    setLocale('en');
    keepViews(5, [WAITING]);
    const { user } = await setup('/news');
    await user.click(screen.getByRole('button', { name: 'Views' }));
    const all = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(all).toEqual(['All news', WAITING.name]);
  });
});

describe('the views of this browser', () => {
  it('are of one person, and go with what that person typed', () => {
    keepViews(5, [WAITING]);
    keepViews(6, [WAITING]);
    forgetTypedText(5, new Set());
    expect([viewsOf(5), viewsOf(6)]).toEqual([[], [WAITING]]);
  });

  it('are those that can be used: with a name, and what a list knows', () => {
    keepViews(5, [{ ...WAITING, name: ' \u200b' }, { ...WAITING, query: 'page=2' }, WAITING]);
    expect(viewsOf(5)).toEqual([WAITING]);
  });

  it.each(['{', '{}', '[1, {"name": "x"}, null]'])('are none if %s is stored', (stored) => {
    localStorage.setItem('news-views["5"]', stored);
    expect(viewsOf(5)).toEqual([]);
  });
});
