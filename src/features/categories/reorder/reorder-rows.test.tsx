import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { ErrorCode, type NewsCategory } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { CategoryListPage } from '../pages/category-list-page';

const all: NewsCategory[] = ['การเมือง', 'กีฬา', 'เศรษฐกิจ', 'บันเทิง'].map((name, index) =>
  createCategory({ id: index + 1, name, sortOrder: 4 - index }),
);

const setup = async () => {
  signInAs({ permission: 4 });
  answer('get', '/api/news/categories', () => ok(all));
  const view = renderWithProviders(<CategoryListPage />, { at: '/news/category', path: '/news/category' });
  const handle = await screen.findByRole('button', { name: 'ลาก: กีฬา' });
  const said = () => screen.getByText(/^(หยิบ|วาง|กีฬา|การเมือง) .*\d/);
  const names = () => screen.getAllByRole('link', { name: /^[ก-๙]+$/ }).map((link) => link.textContent);
  // The code loads on focus.
  await act(async () => {
    handle.focus();
    await import('./reorder-rows');
  });
  const press = (key: string) => fireEvent.keyDown(handle, { key });
  press(' ');
  expect(said()).toHaveTextContent('หยิบ กีฬา แล้ว อยู่ลำดับที่ 2 จาก 4');
  return { ...view, handle, said, names, press };
};

describe('dragging a category with the keyboard', () => {
  it('announces the lifted row, its target and the drop, and sends the same call as the buttons', async () => {
    const { said, names, press, handle } = await setup();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const puts = answer('put', '/api/news/categories/2', () => held.then(() => ok(null)));
    press('ArrowDown');
    expect(said()).toHaveTextContent('กีฬา จะอยู่ลำดับที่ 3 จาก 4');
    press('ArrowDown');
    press('ArrowDown');
    expect(puts).toHaveLength(0);
    press(' ');
    expect(said()).toHaveTextContent('วาง กีฬา ที่ลำดับ 4 จาก 4');
    await waitFor(() => expect(puts.map(({ body }) => body)).toEqual([{ name: 'กีฬา', sortOrder: 1 }]));
    expect(names()).toEqual(['การเมือง', 'เศรษฐกิจ', 'บันเทิง', 'กีฬา']);
    release();
    await waitFor(() => expect(handle).toBeEnabled());
    expect(handle).toHaveFocus();
  });

  it('cancels with Escape, when the focus leaves the handle, and on a drop on the same place', async () => {
    const { said, press, names, handle } = await setup();
    const puts = answer('put', '/api/news/categories/2', () => ok(null));
    const before = names();
    press('ArrowUp');
    press('Escape');
    expect(said()).toHaveTextContent('กีฬา กลับมาอยู่ลำดับที่ 2 จาก 4');
    press(' ');
    press('ArrowUp');
    fireEvent.focusOut(handle);
    expect(said()).toHaveTextContent('กลับมาอยู่');
    press(' ');
    press(' ');
    expect(said()).toHaveTextContent('กลับมาอยู่');
    expect(puts).toHaveLength(0);
    expect(names()).toEqual(before);
  });

  it('moves back and shows the message if the server refuses', async () => {
    const { press, names } = await setup();
    const before = names();
    answer('put', '/api/news/categories/2', () => refused(ErrorCode.Alert, 'มีผู้อื่นย้ายอยู่', { status: 409 }));
    press('ArrowUp');
    press(' ');
    expect(await screen.findByText('มีผู้อื่นย้ายอยู่')).toBeVisible();
    expect(names()).toEqual(before);
  });

  it('announces in English if that is chosen, and explains how to use a handle', async () => {
    const { press, handle } = await setup();
    press('Escape');
    act(() => setLocale('en'));
    await screen.findByText(/^Press Space to lift/);
    expect(handle).toHaveAccessibleDescription(/^Press Space to lift/);
    press(' ');
    expect(screen.getByText('กีฬา lifted from place 2 of 4.')).toBeInTheDocument();
  });
});
