/* eslint-disable max-lines -- one page, whose cases share a long set-up */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, type NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createCategory, createCountry, createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsCreatePage } from './news-create-page';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('../testing/plain-editor'));
// The calendar is a hundred elements that no test here looks at.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';
const image = (name: string) => new File(['picture'], name, { type: 'image/png' });

const setup = async (countries = [createCountry({ label: 'ไทย', code: 'TH' })]) => {
  signInAs();
  answer('get', `${BASE}/categories`, () =>
    ok([createCategory({ id: 11, name: 'การเมือง' }), createCategory({ id: 12, name: 'เศรษฐกิจ' })]),
  );
  answer('get', '/api/news/countries', () => ok(countries));
  answer('get', BASE, () => ok(createGroup()));
  const view = renderWithProviders(<NewsCreatePage />, {
    path: '/journalist/group/:groupId/news/create',
    at: '/journalist/group/7/news/create',
    routes: [{ path: '/journalist/group/7/news', element: 'the list' }],
  });
  await screen.findByLabelText(/^Title/);
  await screen.findByLabelText('Video URL');
  const { user } = view;
  const save = () => user.click(screen.getByText('Save'));
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fill = async () => {
    enter(/^Title/, 'น้ำท่วม');
    enter(/^Markdown/, 'สรุป');
    enter(/^Category/, '12');
    enter(/^Country/, 'TH');
    enter(/^Content/, 'เนื้อข่าว');
    await user.upload(screen.getByLabelText(/^Cover image 16:9/), image('cover.png'));
    await user.upload(screen.getByLabelText(/^Cover image 1:1/), image('square.png'));
  };
  return { ...view, save, enter, fill };
};

beforeAll(() => {
  // jsdom makes no addresses for files
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('writing a new item', () => {
  it("offers the group's categories and the countries [RT-12, NWS-15]", async () => {
    await setup();
    const options = (name: RegExp) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options(/^Category/)).toEqual(['เลือกหมวดหมู่', 'การเมือง', 'เศรษฐกิจ']);
    expect(options(/^Country/)).toEqual(['เลือกประเทศ', 'ไทย']);
  });

  it('offers no country without a code, and a code once [ANY-02]', async () => {
    const named = { ไทย: 'TH', none: '', 'none either': '', Thailand: 'TH', ลาว: 'LA' };
    await setup(Object.entries(named).map(([label, code], id) => createCountry({ id, label, code })));
    const options = within(screen.getByRole('combobox', { name: /^Country/ })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['เลือกประเทศ', 'ไทย', 'ลาว']);
  });

  it('has every field of the form, all of them empty [NWS-07]', async () => {
    await setup();
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
    expect(screen.getByText('Add reference')).toBeInTheDocument();
    expect(screen.getByText('Generate Tag')).toBeInTheDocument();
  });

  it('marks what it needs, the content and both covers included [NWS-11, VAL-07]', async () => {
    await setup();
    const starred = ['Title', 'Markdown', 'Category', 'Country', 'Cover image 16:9', 'Cover image 1:1'];
    starred.forEach((label) => expect(screen.getByLabelText(`${label} *`)).toBeRequired());
    expect(screen.getByLabelText('Content')).toBeRequired();
  });

  it('sends everything as one form, published now, says so and goes to the list [NWS-07, NWS-11, NWS-13, ERR-04]', async () => {
    const { user, fill, save, router } = await setup();
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
    const { publishedDate } = calls[0]?.body as { publishedDate: string }; // what the form sends
    expect(Math.abs(Date.now() - Date.parse(publishedDate))).toBeLessThan(60_000);
  });

  it('names every field that is missing and sends nothing [VAL-07]', async () => {
    const { save } = await setup();
    const calls = answer('post', `${BASE}/news/create`, () => ok(null));
    await save();
    expect(await screen.findByText('โปรดกรอกหัวข้อข่าว')).toBeInTheDocument();
    for (const text of [
      'โปรดกรอก Markdown',
      'please choose category โปรดเลือกหมวดหมู่',
      'โปรดเลือกประเทศ',
      'โปรดกรอกเนื้อหาข่าว',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it('says in a toast and on the field which cover is missing [NWS-11]', async () => {
    const { save } = await setup();
    await save();
    await waitFor(() =>
      expect(screen.getAllByText('please add Cover image โปรดเพิ่มภาพ Cover')).toHaveLength(2),
    );
    await waitFor(() =>
      expect(screen.getAllByText('please add Square image โปรดเพิ่มภาพ Square')).toHaveLength(2),
    );
    expect(screen.getByLabelText(/^Cover image 16:9/)).toBeInvalid();
  });

  it("lays the server's errors on the fields, toasts each with its field, and keeps what was typed [VAL-09]", async () => {
    const { fill, save } = await setup();
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
  it('asks, and stays with everything typed', async () => {
    const { user, enter, router } = await setup();
    enter(/^Title/, 'น้ำท่วม');
    await user.click(screen.getByLabelText('Back'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toMatch(/create$/);
    expect(screen.getByDisplayValue('น้ำท่วม')).toBeInTheDocument();
  });

  it('leaves when that is confirmed', async () => {
    const { user, enter, router } = await setup();
    enter(/^Title/, 'น้ำท่วม');
    await user.click(screen.getByLabelText('Back'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/journalist/group/7/news'));
  });

  it('makes the browser ask before the tab is closed, only while something is unsaved', async () => {
    const { user } = await setup();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await user.type(screen.getByLabelText(/^Title/), 'น');
    expect(close()).toBe(true);
  });
});

describe('saving a new item more than once', () => {
  const LIST = `${BASE}/news`;
  const unanswered = () => ({ status: 504, body: '<html>Gateway Timeout</html>' });
  /** A backend of section 7 alone: it makes an item of every form, but the first answer is lost. */
  const forgetful = () => {
    const items: NewsItem[] = [];
    const calls = answer('post', `${LIST}/create`, ({ body }) => {
      const { title, html, tags, publishedDate, markdown } = body as Record<string, string>; // what the form sends
      items.push(
        createNews({
          id: 200 + items.length,
          title: title ?? '',
          html: `${html ?? ''}\n`,
          markdown: markdown ?? '',
          categoryId: 12,
          publishedAt: publishedDate ?? '',
          tags: tags ? tags.split(',').map((name) => ({ name })) : [],
        }),
      );
      return items.length === 1 ? unanswered() : ok(null);
    });
    const searches = answer('get', LIST, () => ok(page(items)));
    answer('get', `${LIST}/:newsId`, ({ params }) =>
      ok(items.find(({ id }) => String(id) === params['newsId']) ?? null),
    );
    return { items, calls, searches };
  };
  const failed = () => screen.findAllByText(/เซิร์ฟเวอร์ไม่ตอบ|ติดต่อเซิร์ฟเวอร์ไม่ได้/);
  const saved = () => screen.findByText('สร้างข่าวสำเร็จ');

  it('makes one of five clicks', async () => {
    const { fill } = await setup();
    const calls = answer('post', `${LIST}/create`, () => ok(null));
    await fill();
    for (let click = 0; click < 5; click += 1) fireEvent.click(screen.getByText('Save'));
    await saved();
    expect(calls).toHaveLength(1);
  });

  it('carries one key for one form, which a server takes for the same item', async () => {
    announceExtensions('idempotency');
    const { fill, save } = await setup();
    answer('get', LIST, () => ok(page([])));
    const calls = answer('post', `${LIST}/create`, () => (calls.length === 1 ? unanswered() : ok(null)));
    await fill();
    await save();
    await failed();
    await save();
    await saved();
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('finds what arrived all the same and takes it for saved', async () => {
    const { fill, save } = await setup();
    const { items, calls, searches } = forgetful();
    await fill();
    await save();
    await failed();
    await save();
    await saved();
    expect(searches[0]?.query).toMatchObject({ search: 'น้ำท่วม', page: '1' });
    expect(calls).toHaveLength(1);
    expect(items).toHaveLength(1);
  });

  it('sends what was typed since as an edit of what arrived', async () => {
    const { fill, enter, save } = await setup();
    const { items } = forgetful();
    const edits = answer('post', `${LIST}/200/edit`, () => ok(null));
    await fill();
    await save();
    await failed();
    enter(/^Title/, 'น้ำท่วมใหญ่');
    await save();
    await saved();
    expect(items).toHaveLength(1);
    expect(edits[0]?.body).toMatchObject({ title: 'น้ำท่วมใหญ่', news_id: '200' });
  });

  it('does not take an item of the same title for its own', async () => {
    const { fill, save } = await setup();
    const other = createNews({ id: 300, title: 'น้ำท่วม', html: '<p>เรื่องอื่น</p>' });
    answer('get', LIST, () => ok(page([other])));
    answer('get', `${LIST}/300`, () => ok(other));
    const calls = answer('post', `${LIST}/create`, () => (calls.length === 1 ? unanswered() : ok(null)));
    await fill();
    await save();
    await failed();
    await save();
    await saved();
    expect(calls).toHaveLength(2);
  });

  it('does not look after a refusal: nothing was made', async () => {
    const { fill, save } = await setup();
    const searches = answer('get', LIST, () => ok(page([])));
    const calls = answer('post', `${LIST}/create`, () =>
      calls.length === 1 ? refused(ErrorCode.InvalidInput, 'ไม่ถูกต้อง') : ok(null),
    );
    await fill();
    await save();
    expect(await screen.findAllByText('ไม่ถูกต้อง')).not.toHaveLength(0);
    await save();
    await saved();
    expect(searches).toHaveLength(0);
    expect(calls).toHaveLength(2);
  });
});
