import { screen, waitFor, within } from '@testing-library/react';

import { changeIn } from '@/features/news/testing/change-in';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import {
  ErrorCode,
  type ExtensionName,
  JournalistLevel,
  type NewsContent,
  type NewsItem,
  PostStatus,
} from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createCountry, createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { NewsVersionsPage } from './news-versions-page';

const BASE = '/api/news/journalist/7';
const VERSIONS = `${BASE}/news/101/versions`;

const row = (number: number, overrides: object = {}) => ({
  number,
  reason: number === 1 ? 'create' : 'edit',
  fromNumber: null,
  size: 100 + number,
  savedAt: '2026-11-20T01:00:00Z',
  savedBy: { id: 9, displayName: 'นักข่าว' },
  approved: null,
  ...overrides,
});
const CONTENTS: Record<number, Partial<NewsContent>> = {
  1: { title: 'ระดับน้ำลดลง' },
  2: { title: 'ระดับน้ำเพิ่มขึ้น' },
  3: { title: 'ระดับน้ำเพิ่มขึ้น', html: '<p>เนื้อข่าวใหม่</p>' },
  // A category that the group no longer has, and ones that were deleted.
  4: { categoryId: 8 },
  5: { categoryId: 99, countryCode: '' },
};
const APPROVED = { step: 'hours', at: '2026-11-20T02:00:00Z', by: 'บก.' };

type Options = {
  level?: JournalistLevel;
  query?: string;
  rows?: object[];
  news?: Partial<NewsItem>;
  extensions?: readonly ExtensionName[];
};

const setup = async ({
  level = JournalistLevel.Head,
  query = '',
  rows = [row(3), row(2), row(1, { approved: APPROVED })],
  news = {},
  extensions = [],
}: Options = {}) => {
  announceExtensions('versions', 'conditional-edit', ...extensions);
  await loadRuntimeConfig();
  answer('get', BASE, () => ok(createGroup({ me: { level } })));
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/categories', () =>
    ok([createCategory(), createCategory({ id: 8, name: 'กีฬาไทย' })]),
  );
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', `${BASE}/news/101`, () => ok(createNews(news), '', { etag: '"3"' }));
  const lists = answer('get', VERSIONS, ({ query: { approved } }) => {
    const data = approved ? rows.filter((one) => 'approved' in one && one.approved) : rows;
    return ok({ data, totalPages: 1, firstPage: 1, lastPage: 1, currentPage: 1 });
  });
  answer('get', `${VERSIONS}/:number`, ({ params }) => {
    const content = CONTENTS[Number(params['number'])];
    if (!content) return refused(ErrorCode.ResourceNotFound, 'ไม่พบ', { status: 404 });
    return ok({ ...row(Number(params['number'])), content: { ...createNews(), ...content } });
  });
  const view = renderWithProviders(<NewsVersionsPage />, {
    path: '/journalist/group/:groupId/news/:newsId/versions',
    at: `/journalist/group/7/news/101/versions${query}`,
    routes: [{ path: '/journalist/group/7/news/101/edit', element: 'the form' }],
  });
  return { ...view, lists };
};

const change = async (name: string) => changeIn(await screen.findByRole('group', { name }));

describe('the versions of an item', () => {
  it('are listed with who, when, why, size and approval [HIS-01]', async () => {
    await setup({ rows: [row(2, { reason: 'restore', fromNumber: 1 }), row(1, { approved: APPROVED })] });
    const [, newest, oldest] = within(await screen.findByRole('table', { name: 'รุ่นของข่าว' })).getAllByRole(
      'row',
    );
    expect(newest).toHaveTextContent(/รุ่นที่ 2.*กู้คืน.*จากรุ่นที่ 1.*นักข่าว.*102 \(\+1\)/);
    expect(oldest).toHaveTextContent(/รุ่นที่ 1.*สร้าง.*อนุมัติ 24 ชั่วโมง/);
  });

  it('are compared by words; initially the two newest [HIS-02]', async () => {
    await setup();
    expect(await screen.findByText('รุ่นที่ 2 → รุ่นที่ 3')).toBeVisible();
    await waitFor(async () => expect((await change('Content')).added.join('')).toContain('ใหม่'));
    expect(screen.queryByRole('group', { name: 'Title' })).not.toBeInTheDocument();
  });

  it('are compared as selected, and the address keeps the selection [HIS-02]', async () => {
    const { user, router } = await setup();
    await user.click(await screen.findByRole('radio', { name: 'เปรียบเทียบจากรุ่นที่ 1' }));
    expect(await change('Title')).toEqual({ removed: ['ลดลง'], added: ['เพิ่มขึ้น'] });
    expect(router.state.location.search).toBe('?before=1&after=3');
    expect(screen.getByRole('radio', { name: 'เปรียบเทียบกับรุ่นที่ 1' })).toBeDisabled();
  });

  it('can be compared with the version that readers saw, by a fixed address [HIS-02]', async () => {
    await setup({ query: '?before=approved' });
    expect(await screen.findByText('รุ่นที่ 1 → รุ่นที่ 3')).toBeVisible();
  });

  it('explain if none was approved, if there is only one, and if one no longer exists [HIS-02]', async () => {
    const first = await setup({ query: '?before=approved', rows: [row(3), row(2)] });
    expect(await screen.findByText(/ยังไม่มีรุ่นใดที่อนุมัติแล้ว/)).toBeVisible();
    first.unmount();
    const second = await setup({ rows: [row(1)] });
    expect(await screen.findByText(/ข่าวนี้มีรุ่นเดียว/)).toBeVisible();
    second.unmount();
    await setup({ query: '?before=1&after=9' });
    expect(await screen.findByText(/ไม่มีรุ่นนี้แล้ว/)).toBeVisible();
  });

  it('can be saved as the newest version by a Head, after a confirmation [HIS-03]', async () => {
    const { user, lists } = await setup();
    const calls = answer('post', `${VERSIONS}/1/restore`, () => ok(null, 'นำรุ่นที่ 1 กลับมาแล้ว'));
    await user.click(await screen.findByRole('button', { name: /รุ่นที่ 1/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'นำกลับมา' }));
    expect(calls).toEqual([]);
    const asked = lists.length;
    await user.click(await screen.findByRole('button', { name: 'นำกลับมา' }));
    expect(await screen.findByText('นำรุ่นที่ 1 กลับมาแล้ว')).toBeVisible();
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"']);
    await waitFor(() => expect(lists.length).toBeGreaterThan(asked));
  });

  it.each([
    [[], /ผู้อ่านจะเห็นการแก้ไขนี้ทันที$/],
    [['four-eyes'] as const, /ผู้อ่านยังเห็นฉบับที่อนุมัติไว้จนกว่าการแก้ไขของคุณจะได้รับอนุมัติ$/],
  ])(
    'say before one is brought back what that means for readers, with %j [PUB-03, PUB-04]',
    async (extensions, text) => {
      const published = { version: 1, publishedAt: '2026-11-20T01:00:00Z', until: null, by: 'บก.' };
      const { user } = await setup({ extensions, news: { status: PostStatus.Published, published } });
      await user.click(await screen.findByRole('button', { name: /รุ่นที่ 1/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'นำกลับมา' }));
      expect(within(await screen.findByRole('dialog')).getByText(/^เนื้อหาทั้งหมดของรุ่นนี้/)).toHaveTextContent(
        text,
      );
    },
  );

  it('can be opened in the form by everybody, but restored directly only by a Head [HIS-03]', async () => {
    const { user, router } = await setup({ level: JournalistLevel.Trainee });
    await user.click(await screen.findByRole('button', { name: /รุ่นที่ 2/ }));
    expect(screen.queryByRole('menuitem', { name: 'นำกลับมา' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'เปิดในฟอร์ม' }));
    expect(await screen.findByText('the form')).toBeVisible();
    expect(router.state.location.search).toBe('?version=2');
  });
});

describe('a row of the versions', () => {
  const cells = async (rows: object[]) => {
    await setup({ rows });
    const table = within(await screen.findByRole('table', { name: 'รุ่นของข่าว' }));
    return table.getAllByRole('row').slice(1);
  };

  it.each([
    [100, 102, '102 (+2)'],
    [102, 100, '100 (−2)'],
    [100, 100, '100 (±0)'],
  ])('shows how its size changed: from %s to %s', async (before, after, text) => {
    const [newest, oldest] = await cells([row(2, { size: after }), row(1, { size: before })]);
    expect(newest).toHaveTextContent(text);
    expect(oldest).toHaveTextContent(String(before));
    expect(oldest).not.toHaveTextContent('(');
  });

  it('says if the item is older than its versions, and if its time or author is unknown', async () => {
    const [, oldest] = await cells([row(2), row(1, { reason: 'found', savedAt: '', savedBy: null })]);
    expect(oldest).toHaveTextContent(/รุ่นที่ 1ก่อนเริ่มเก็บรุ่น/);
    expect(oldest).not.toHaveTextContent('นักข่าว');
    expect(within(oldest ?? document.body).getByRole('cell', { name: '-' })).toBeInTheDocument();
  });
});

describe('two versions', () => {
  it.each(['?after=0&before=-1', '?after=1.5&before=x', '?after=&before='])(
    'are the two newest if the address names none: %s',
    async (query) => {
      await setup({ query });
      expect(await screen.findByText('รุ่นที่ 2 → รุ่นที่ 3')).toBeVisible();
    },
  );

  it('are the chosen one and the one before it, if the address names one', async () => {
    await setup({ query: '?after=2' });
    expect(await screen.findByText('รุ่นที่ 1 → รุ่นที่ 2')).toBeVisible();
  });

  it('are chosen so that the older one is on the left', async () => {
    const { user, router } = await setup({ query: '?before=1&after=3' });
    const choice = (name: string) => screen.findByRole('radio', { name });
    expect(await choice('เปรียบเทียบจากรุ่นที่ 1')).toBeChecked();
    expect(await choice('เปรียบเทียบกับรุ่นที่ 3')).toBeChecked();
    expect(await choice('เปรียบเทียบจากรุ่นที่ 3')).toBeDisabled();
    expect(await choice('เปรียบเทียบจากรุ่นที่ 2')).toBeEnabled();
    await user.click(await choice('เปรียบเทียบกับรุ่นที่ 2'));
    expect(router.state.location.search).toBe('?before=1&after=2');
    expect(await choice('เปรียบเทียบจากรุ่นที่ 2')).toBeDisabled();
    expect(await screen.findByText('รุ่นที่ 1 → รุ่นที่ 2')).toBeVisible();
  });

  it('have the names of their categories and countries as they are now, and say which were deleted [HIS-02]', async () => {
    await setup({ rows: [row(5), row(4)] });
    expect(await change('Category')).toEqual({ removed: ['กีฬาไทย'], added: ['(ลบแล้ว)'] });
    expect(await change('Country')).toEqual({ removed: ['ไทย'], added: ['(ลบแล้ว)'] });
  });

  it('that are equal are called so', async () => {
    await setup({ rows: [row(4), row(3)] });
    answer('get', `${VERSIONS}/:number`, ({ params }) =>
      ok({ ...row(Number(params['number'])), content: createNews() }),
    );
    expect(await screen.findByText('สองรุ่นนี้เหมือนกันทุกอย่าง')).toBeVisible();
  });

  it('can be loaded again after a fault, and only the one that failed', async () => {
    const { user } = await setup();
    const asked = answer('get', `${VERSIONS}/2`, () =>
      asked.length === 1
        ? refused(ErrorCode.PleaseContactSupport, 'เซิร์ฟเวอร์ขัดข้อง', { status: 500 })
        : ok({ ...row(2), content: { ...createNews(), ...CONTENTS[2] } }),
    );
    const others = answer('get', `${VERSIONS}/3`, () =>
      ok({ ...row(3), content: { ...createNews(), ...CONTENTS[3] } }),
    );
    await user.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
    await waitFor(async () => expect((await change('Content')).added.join('')).toContain('ใหม่'));
    expect([asked.length, others.length]).toEqual([2, 1]);
  });
});

describe('a version that is brought back', () => {
  const ask = async () => {
    const view = await setup();
    await view.user.click(await screen.findByRole('button', { name: /รุ่นที่ 1/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'นำกลับมา' }));
    expect(await screen.findByRole('dialog', { name: 'นำรุ่นที่ 1 กลับมา?' })).toBeVisible();
    return view;
  };

  it('is not, if the person cancels', async () => {
    const { user } = await ask();
    const calls = answer('post', `${VERSIONS}/1/restore`, () => ok(null));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
  });

  it('is not, if the item was published since the question was asked, which then says what it means for readers', async () => {
    const { user } = await ask();
    const calls = answer('post', `${VERSIONS}/1/restore`, () => ok(null, 'นำรุ่นที่ 1 กลับมาแล้ว'));
    const published = { version: 3, publishedAt: '2026-11-20T01:00:00Z', until: null, by: 'บก.' };
    const live = createNews({ status: PostStatus.Published, published });
    answer('get', `${BASE}/news/101`, () => ok(live, '', { etag: '"3"' }));
    const bringBack = () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'นำกลับมา' }));
    await bringBack();
    expect(await screen.findByText(/โปรดอ่านคำถามอีกครั้ง/)).toBeVisible();
    expect(calls).toEqual([]);
    expect(await screen.findByText(/ผู้อ่านจะเห็นการแก้ไขนี้ทันที$/)).toBeVisible();
    await bringBack();
    expect(await screen.findByText('นำรุ่นที่ 1 กลับมาแล้ว')).toBeVisible();
  });

  it('is not, if the server refuses, and the reason is shown', async () => {
    const { user } = await ask();
    answer('post', `${VERSIONS}/1/restore`, () => refused(ErrorCode.Alert, 'ข่าวเปลี่ยนไปแล้ว', { status: 412 }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'นำกลับมา' }));
    expect(await screen.findByText('ข่าวเปลี่ยนไปแล้ว')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
