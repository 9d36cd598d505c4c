import { act, screen, waitFor, within } from '@testing-library/react';

import { partOfPage } from '@/features/news/testing/part-of-page';
import { learnServerClock } from '@/shared/api/server-clock';
import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCountry, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { BASE, openCreateForm } from '../testing/open-create-form';

import { NewsCreatePage } from './news-create-page';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

describe('writing a new item', () => {
  it("offers the group's categories and the countries [RT-12, NWS-15]", async () => {
    await openCreateForm();
    const options = (name: RegExp) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options(/^Category/)).toEqual(['เลือกหมวดหมู่', 'การเมือง', 'เศรษฐกิจ']);
    expect(options(/^Country/)).toEqual(['เลือกประเทศ', 'ไทย']);
  });

  it('offers no country without a code, and each code once [ANY-02]', async () => {
    const named = { ไทย: 'TH', none: '', 'none either': '', Thailand: 'TH', ลาว: 'LA' };
    await openCreateForm(
      Object.entries(named).map(([label, code], id) => createCountry({ id, label, code })),
    );
    const options = within(screen.getByRole('combobox', { name: /^Country/ })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['เลือกประเทศ', 'ไทย', 'ลาว']);
  });

  it('has every field of the form, all of them empty [NWS-07]', async () => {
    await openCreateForm();
    const typed = [
      /^Title/,
      /^Meta Title/,
      /^Markdown/,
      /^Meta Description/,
      'Tags',
      'TikTok URL',
      'Video URL',
    ];
    for (const label of [...typed, /^Content/, /^Cover image 1:1/, /^Cover image 16:9/]) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    expect(screen.getByText('Publish at')).toBeInTheDocument();
    expect(screen.getByText('เพิ่มลิงก์อ้างอิง')).toBeInTheDocument();
    expect(screen.getByText('Generate Tag')).toBeInTheDocument();
  });

  it('marks the required fields, including the content and both covers [NWS-11, VAL-07]', async () => {
    await openCreateForm();
    const starred = ['Title', 'Markdown', 'Category', 'Country', 'Cover image 16:9', 'Cover image 1:1'];
    starred.forEach((label) => expect(screen.getByLabelText(`${label} *`)).toBeRequired());
    expect(screen.getByLabelText('Content')).toBeRequired();
  });

  it('sends one form with the current date and opens the list [NWS-07, NWS-11, NWS-13, ERR-04]', async () => {
    const { user, fill, save, router } = await openCreateForm();
    const calls = answer('post', `${BASE}/news/create`, () => ok(null));
    await fill();
    await user.type(screen.getByLabelText('Tags'), 'น้ำ{Enter}');
    await save();
    expect(await screen.findByText('สร้างข่าวสำเร็จ')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/journalist/group/7/news');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      title: 'น้ำท่วม',
      markdown: 'สรุป',
      categoryId: '12',
      countryCode: 'TH',
      html: '<p>เนื้อข่าว</p>',
      tags: 'น้ำ',
      group_id: '7',
      cover: expect.objectContaining({ name: 'cover.png' }),
      square: expect.objectContaining({ name: 'square.png' }),
    });
    const { publishedDate } = calls[0]?.body as { publishedDate: string }; // the form sends a text
    expect(Math.abs(Date.now() - Date.parse(publishedDate))).toBeLessThan(60_000);
  });

  it('says what happens now to the item, and leads to it and to its address [NWS-13]', async () => {
    const { user, fill, save } = await openCreateForm();
    answer('post', `${BASE}/news/create`, () => ok(createNews({ fullUrl: 'https://news.test/n/101' })));
    await fill();
    await save();
    expect(await screen.findByText('ส่งไปรออนุมัติแล้ว')).toBeInTheDocument();
    expect(await screen.findByText('the list')).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'คัดลอกลิงก์' }));
    expect(write.mock.calls).toEqual([['https://news.test/n/101']]);
    await user.click(screen.getByRole('button', { name: 'เปิด' }));
    expect(await screen.findByText('the review')).toBeVisible();
  });

  it('shows what is in the form as readers will see it, before it is saved', async () => {
    const { user, enter } = await openCreateForm();
    enter(/^Title/, 'น้ำท่วม');
    enter(/^Markdown/, 'สรุป **สำคัญ**');
    await user.click(screen.getByRole('button', { name: 'ดูตัวอย่าง' }));
    expect(await screen.findByRole('article')).toHaveAccessibleName('ดูตัวอย่าง');
    await waitFor(() => expect(partOfPage('title')).toHaveTextContent('น้ำท่วม'));
    expect(partOfPage('markdown')?.innerHTML).toContain('<strong>สำคัญ</strong>');
    await user.click(screen.getByRole('button', { name: 'ปิด' }));
    expect(screen.getByLabelText(/^Title/)).toHaveValue('น้ำท่วม');
  });

  it('keeps the title in one line: Enter sends nothing, and pasted lines are joined', async () => {
    const { user } = await openCreateForm();
    const calls = answer('post', `${BASE}/news/create`, () => ok(null));
    await user.click(screen.getByLabelText(/^Title/));
    await user.paste('น้ำท่วม \n ภาคเหนือ');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText(/^Title/)).toHaveValue('น้ำท่วม ภาคเหนือ');
    expect(screen.queryByText('โปรดกรอก Markdown')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('begins with the time of the server, if the clock of this computer is wrong [PST-07]', async () => {
    const now = new Date(Date.now() - 3 * 3_600_000);
    learnServerClock({ headers: new Headers({ date: now.toUTCString() }) });
    const { fill, save } = await openCreateForm();
    const calls = answer('post', `${BASE}/news/create`, () => ok(null));
    await fill();
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    const { publishedDate } = calls[0]?.body as { publishedDate: string }; // the form sends a text
    learnServerClock({ headers: new Headers({ date: new Date().toUTCString() }) });
    expect(Math.abs(Date.parse(publishedDate) - now.getTime())).toBeLessThan(60_000);
  });

  it('reports every missing field and sends nothing [VAL-07]', async () => {
    const { save } = await openCreateForm();
    const calls = answer('post', `${BASE}/news/create`, () => ok(null));
    await save();
    expect(await screen.findByText('โปรดกรอกหัวข้อข่าว')).toBeInTheDocument();
    for (const text of [
      'โปรดกรอก Markdown',
      'โปรดเลือกหมวดหมู่ please choose category',
      'โปรดเลือกประเทศ',
      'โปรดกรอกเนื้อหาข่าว',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    // The first of them.
    expect(screen.getByLabelText(/^Cover image 16:9/)).toHaveFocus();
    expect(calls).toHaveLength(0);
    act(() => setLocale('en'));
    expect(await screen.findByText('Title is required')).toBeInTheDocument();
  });

  it('reports a missing cover in a toast and on the field [NWS-11]', async () => {
    const { save } = await openCreateForm();
    await save();
    expect(await screen.findByText('please add Cover image')).toBeVisible();
    expect(screen.getByText('please add Square image')).toBeVisible();
    expect(screen.getByLabelText(/^Cover image 16:9/)).toHaveAccessibleDescription(
      'โปรดเพิ่มภาพปก 16:9 please add Cover image',
    );
    expect(screen.getByLabelText(/^Cover image 1:1/)).toHaveAccessibleDescription(
      'โปรดเพิ่มภาพปก 1:1 please add Square image',
    );
  });

  it("shows the server's errors under the fields and in toasts, and keeps the input [VAL-09]", async () => {
    const { fill, save } = await openCreateForm();
    answer('post', `${BASE}/news/create`, () =>
      refused(ErrorCode.InvalidInput, 'ข้อมูลไม่ถูกต้อง', {
        errors: { title: 'หัวข้อซ้ำ', cover: 'ภาพเสียหาย', slug: 'ใช้ไม่ได้' },
      }),
    );
    await fill();
    await save();
    expect(await screen.findByText('Title: หัวข้อซ้ำ')).toBeInTheDocument();
    expect(screen.getByText('Cover image 16:9: ภาพเสียหาย')).toBeInTheDocument();
    expect(screen.getAllByText('slug: ใช้ไม่ได้')).toHaveLength(1);
    const title = screen.getByLabelText(/^Title/);
    expect(title).toHaveAccessibleDescription('หัวข้อซ้ำ');
    expect(title).toHaveValue('น้ำท่วม');
    expect(screen.getByLabelText(/^Content/)).toHaveValue('เนื้อข่าว');
    expect(screen.getByLabelText(/^Cover image 16:9/)).toHaveAccessibleDescription('ภาพเสียหาย');
  });

  it('tells a non-member that the news are for members only', async () => {
    answer('get', BASE, () => refused(ErrorCode.Alert, '', { status: 403 }));
    answer('get', `${BASE}/categories`, () => refused(ErrorCode.Alert, '', { status: 403 }));
    answer('get', '/api/news/countries', () => ok([]));
    renderWithProviders(<NewsCreatePage />, {
      path: '/journalist/group/:groupId/news/create',
      at: '/journalist/group/7/news/create',
    });
    expect(await screen.findByText(/เฉพาะสมาชิกของกลุ่มนี้/)).toBeInTheDocument();
  });
});

describe('leaving with unsaved changes', () => {
  it('asks for confirmation; Stay keeps everything typed', async () => {
    const { user, enter, router } = await openCreateForm();
    enter(/^Title/, 'น้ำท่วม');
    await user.click(screen.getByLabelText('Back'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'อยู่ต่อ' }));
    expect(router.state.location.pathname).toMatch(/create$/);
    expect(screen.getByDisplayValue('น้ำท่วม')).toBeInTheDocument();
  });

  it('leaves after the confirmation', async () => {
    const { user, enter, router } = await openCreateForm();
    enter(/^Title/, 'น้ำท่วม');
    await user.click(screen.getByLabelText('Back'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ออกจากหน้านี้' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/journalist/group/7/news'));
  });

  it('makes the browser ask before the tab is closed, but only with unsaved changes', async () => {
    const { user } = await openCreateForm();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await user.type(screen.getByLabelText(/^Title/), 'น');
    expect(close()).toBe(true);
    // jsdom has no database, so the draft that the closing tab began to write cannot be stored.
    expect(await screen.findByText('ยังไม่ได้เก็บ')).toBeVisible();
  });
});
