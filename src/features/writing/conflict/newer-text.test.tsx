import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { newsApi } from '@/features/news';
import { idTag } from '@/shared/api/tags';
import type { NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import {
  createCategory,
  createCountry,
  createGroup,
  createNews,
  createUser,
} from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsEditPage } from '../pages/news-edit-page';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';
const ANNA = createUser({ id: 5 });

const serverHas = (saved: Partial<NewsItem>) =>
  answer('get', `${BASE}/news/101`, () => ok(createNews(saved), '', { etag: '"2"' }));

const setup = async () => {
  signInAs(ANNA);
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', BASE, () => ok(createGroup()));
  answer('get', `${BASE}/news/101`, () => ok(createNews(), '', { etag: '"1"' }));
  answer('get', `${BASE}/news`, () => ok(page([])));
  const calls = answer('post', `${BASE}/news/101/edit`, () => ok(null));
  const view = renderWithProviders(<NewsEditPage />, {
    path: '/journalist/group/:groupId/news/:newsId/edit',
    at: '/journalist/group/7/news/101/edit',
    routes: [{ path: '/journalist/group/7/news', element: 'the list' }],
  });
  await screen.findByLabelText('Content');
  await screen.findByLabelText('Video URL');
  /** Somebody saves the item, and the console hears of it. */
  const somebodySaves = (saved: Partial<NewsItem>) => {
    serverHas(saved);
    act(() => void view.store.dispatch(newsApi.util.invalidateTags([idTag('News', 101)])));
  };
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const notice = () => screen.findByText(/แก้ไขข่าวนี้/);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, calls, somebodySaves, type, notice, press };
};

const savedBy = (id: number, displayName: string) => {
  announceExtensions('versions', 'conditional-edit');
  answer('get', `${BASE}/news/101/versions`, () =>
    ok(page([{ number: 2, reason: 'edit', size: 5, savedAt: '', savedBy: { id, displayName } }])),
  );
};

describe('a form whose item somebody else saves', () => {
  it('says who, and takes the changes in without losing what is typed [TOG-01]', async () => {
    savedBy(6, 'บี');
    const { somebodySaves, type, notice, press, calls } = await setup();
    type(/^Meta Title/, 'ของฉัน');
    somebodySaves({ title: 'หัวข้อของเขา' });
    expect(await notice()).toHaveTextContent('บี แก้ไขข่าวนี้ระหว่างที่คุณเปิดอยู่');
    expect(screen.getByLabelText('Title *')).not.toHaveValue('หัวข้อของเขา');
    await press('นำการแก้ไขเข้ามา');
    expect(screen.getByLabelText('Title *')).toHaveValue('หัวข้อของเขา');
    expect(screen.getByLabelText(/^Meta Title/)).toHaveValue('ของฉัน');
    expect(await screen.findByText('นำการแก้ไขเข้ามาแล้ว: Title ยังไม่ได้บันทึก')).toBeInTheDocument();
    expect(screen.queryByText(/แก้ไขข่าวนี้/)).not.toBeInTheDocument();
    // The title is of this form now, and no conflict with what it was opened with.
    type(/^Title/, 'หัวข้อของเรา');
    await press('Save');
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ title: 'หัวข้อของเรา', metaTitle: 'ของฉัน' });
    expect(calls[0]?.headers.get('if-match')).toBe('"2"');
  });

  it('keeps what both changed as it is, and the save asks [TOG-01]', async () => {
    const { somebodySaves, type, notice, press, calls } = await setup();
    type(/^Title/, 'หัวข้อของฉัน');
    somebodySaves({ title: 'หัวข้อของเขา', metaTitle: 'ของเขา' });
    expect(await notice()).toHaveTextContent('ผู้อื่น แก้ไขข่าวนี้');
    await press('นำการแก้ไขเข้ามา');
    expect(screen.getByLabelText('Title *')).toHaveValue('หัวข้อของฉัน');
    expect(screen.getByLabelText(/^Meta Title/)).toHaveValue('ของเขา');
    expect(await screen.findByText(/^แก้ไขพร้อมกันสองคน: Title ในฟอร์ม/)).toBeInTheDocument();
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    expect(calls).toHaveLength(0);
  });

  it('says that it was the same person in another window', async () => {
    savedBy(5, 'แอนนา');
    const { somebodySaves, notice } = await setup();
    somebodySaves({ title: 'จากอีกแท็บ' });
    expect(await notice()).toHaveTextContent('คุณแก้ไขข่าวนี้จากอีกหน้าต่างหนึ่ง');
  });

  it('says it again only of what is saved after the notice was closed [TOG-01]', async () => {
    const { somebodySaves, notice, press } = await setup();
    somebodySaves({ title: 'หนึ่ง' });
    await notice();
    await press('ไว้ทีหลัง');
    expect(screen.queryByText(/แก้ไขข่าวนี้/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title *')).not.toHaveValue('หนึ่ง');
    somebodySaves({ title: 'สอง' });
    expect(await notice()).toBeVisible();
  });

  it('says nothing of a decision on the item, which changes no text', async () => {
    const { somebodySaves, store } = await setup();
    somebodySaves({ isApprovedPermanent: true });
    const known = newsApi.endpoints.getNews.select({ groupId: '7', newsId: '101' });
    await waitFor(() => expect(known(store.getState()).data?.isApprovedPermanent).toBe(true));
    expect(screen.queryByText(/แก้ไขข่าวนี้/)).not.toBeInTheDocument();
  });

  it('sends an article that was only taken in byte for byte, and keeps it as no unsaved text [TOG-01]', async () => {
    const html = '<p class="old" >ของเขา <a href="https://a.test">ก</a></p>\n';
    const { somebodySaves, notice, press, calls } = await setup();
    somebodySaves({ html });
    await notice();
    await press('นำการแก้ไขเข้ามา');
    expect(screen.getByText('บันทึกแล้ว')).toBeInTheDocument();
    await press('Save');
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ html });
  });

  it('says nothing of what this form has saved itself', async () => {
    const { type, press } = await setup();
    type(/^Title/, 'ของฉัน');
    answer('post', `${BASE}/news/101/edit`, () => {
      serverHas({ title: 'ของฉัน' });
      return ok(null);
    });
    const notices: string[] = [];
    const observer = new MutationObserver(() => {
      const found = screen.queryByText(/แก้ไขข่าวนี้/);
      if (found) notices.push(found.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await press('Save');
    expect(await screen.findByText('the list')).toBeInTheDocument();
    observer.disconnect();
    expect(notices).toEqual([]);
  });

  it('takes the changes in while a picture uploads, which is not in its article yet [TOG-01]', async () => {
    const { user, somebodySaves, notice, press, calls } = await setup();
    let reply: () => void = () => {};
    const uploads = answer('post', '/api/news/journalist/7/upload', async () => {
      await new Promise<void>((resolve) => (reply = resolve));
      return ok({ url: '/files/inline.webp' });
    });
    await user.click(screen.getByText('Add picture'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    somebodySaves({ metaTitle: 'ของเขา' });
    await notice();
    await press('นำการแก้ไขเข้ามา');
    reply();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await press('Save');
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    const sent = { metaTitle: 'ของเขา', html: expect.stringContaining('<img src="/files/inline.webp">') };
    expect(calls[0]?.body).toMatchObject(sent);
  });

  it('has the focus again where it was before the notice', async () => {
    const { user, somebodySaves, notice } = await setup();
    somebodySaves({ metaTitle: 'ของเขา' });
    await notice();
    const more = screen.getByRole('button', { name: 'คำสั่งเพิ่มเติม' });
    const take = screen.getByRole('button', { name: 'นำการแก้ไขเข้ามา' });
    // The button of the menu has the focus before the notice.
    act(() => more.focus());
    act(() => take.focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByText(/แก้ไขข่าวนี้/)).not.toBeInTheDocument();
    expect(more).toHaveFocus();
  });
});
