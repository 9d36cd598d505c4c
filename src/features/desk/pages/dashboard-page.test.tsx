import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import 'fake-indexeddb/auto';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { type Desk, type DeskItem, ErrorCode, PostStatus } from '@/shared/contract';
import { createDraftStore } from '@/shared/draft/draft-store';
import { announceExtensions, answer, type ApiCall, ok, page, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { bringIntoView } from '@/shared/testing/in-view';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { DashboardPage } from './dashboard-page';

const HOUR_MS = 3_600_000;
const ITEM = '/api/news/journalist/7/news/101';
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const item = (values: Partial<DeskItem>): DeskItem => ({
  ...createNews(),
  groupId: 7,
  groupName: 'ข่าวเศรษฐกิจ',
  authorName: 'มาลี',
  approvedUntil: null,
  ...values,
});
const listOf = (...items: DeskItem[]) => ({ items, total: items.length });

const setup = async (desk: Partial<Desk> = {}, ...extensions: 'approval-again'[]) => {
  const whole: Desk = {
    groupIds: [7],
    waiting: listOf(),
    runningOut: listOf(),
    goneDark: listOf(),
    own: [],
    ...desk,
  };
  announceExtensions('approval-desk', ...extensions);
  const calls = answer('get', '/api/desk', () => ok(whole));
  await loadRuntimeConfig();
  renderWithProviders(<DashboardPage />);
  return calls;
};
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the dashboard', () => {
  it('shows an approver the lists of waiting, ending and ended news [DSK-01]', async () => {
    await setup({
      waiting: listOf(item({ id: 1, title: 'น้ำท่วม', createdAt: fromNow(-3.25) })),
      runningOut: listOf(item({ id: 2, title: 'ฝนตก', approvedUntil: fromNow(1.51) })),
      goneDark: listOf(item({ id: 3, title: 'แดดออก', approvedUntil: fromNow(-26) })),
    });
    expect(await rowsOf('รอคุณอนุมัติ')).toEqual([['น้ำท่วม', 'ข่าวเศรษฐกิจ', 'มาลี', '3 ชม. 15 นาที']]);
    expect(await rowsOf('ใกล้หมดเวลา')).toEqual([['ฝนตก', 'ข่าวเศรษฐกิจ', 'มาลี', '1 ชม. 30 นาที']]);
    expect(await rowsOf('หมดเวลาแล้ว')).toEqual([['แดดออก', 'ข่าวเศรษฐกิจ', 'มาลี', '1 วัน 2 ชม.']]);
    expect(screen.getByRole('link', { name: 'น้ำท่วม' })).toHaveAttribute('href', '/journalist/group/7/news/1');
  });

  it('highlights an approval with less than two hours left [DSK-05]', async () => {
    await setup({
      runningOut: listOf(
        item({ id: 1, title: 'ก', approvedUntil: fromNow(1.99) }),
        item({ id: 2, title: 'ข', approvedUntil: fromNow(2.01) }),
      ),
    });
    await screen.findByRole('table', { name: 'ใกล้หมดเวลา' });
    expect(screen.getAllByRole('time').map((time) => time.dataset['soon'])).toEqual(['true', undefined]);
  });

  it.each([
    ['ใกล้หมดเวลา', 'runningOut', 1],
    ['หมดเวลาแล้ว', 'goneDark', -26],
  ] as const)('shows an item of "%s" for another 24 hours [DSK-01, PUB-05]', async (list, kind, hours) => {
    const until = fromNow(hours);
    const shown = {
      id: 101,
      title: 'ฝนตก',
      groupId: 7,
      waitingSince: null,
      status: PostStatus.Published,
      published: { version: 1, publishedAt: fromNow(hours - 24), until, by: 'สมชาย' },
    };
    await setup({ [kind]: listOf(item({ ...shown, approvedUntil: until })) }, 'approval-again');
    answer('get', ITEM, () => ok(createNews({ ...shown, approvedUntil: until })));
    const sent = answer('post', `${ITEM}/approve`, () => ok(null, 'ต่ออีก 24 ชั่วโมงแล้ว'));
    const table = await screen.findByRole('table', { name: list });
    fireEvent.click(within(table).getByRole('button', { name: 'ต่ออีก 24 ชั่วโมง: ฝนตก' }));
    expect(await screen.findByText('ต่ออีก 24 ชั่วโมงแล้ว')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ again: true }]);
  });

  it.each([
    [1, 'not requested again while its first approval has time left'],
    [2, 'requested again when the time is over'],
  ])('with %i requests, the desk is %s [DSK-05]', async (asked) => {
    const calls = await setup({
      runningOut: listOf(item({ approvedUntil: fromNow(asked === 1 ? 1 : -0.1) })),
    });
    await screen.findByRole('table', { name: 'ใกล้หมดเวลา' });
    await waitFor(() => expect(calls).toHaveLength(asked));
  });

  it('shows a writer only their own news, with their state [DSK-01]', async () => {
    await setup({
      groupIds: [],
      own: [item({ title: 'ของฉัน', status: PostStatus.Hidden, statusText: 'Hidden' })],
    });
    expect((await rowsOf('ข่าวล่าสุดของคุณ'))[0]?.slice(0, 3)).toEqual(['ของฉัน', 'ข่าวเศรษฐกิจ', 'Hidden']);
    expect(screen.queryByText('รอคุณอนุมัติ')).not.toBeInTheDocument();
  });

  it('shows a writer the returned news with the comment, and links to the form [DSK-01, DSK-04]', async () => {
    const returned = { comment: 'แก้ชื่อ', at: fromNow(-2.5), by: 'สมชาย' };
    await setup({ groupIds: [], returned: [item({ id: 4, title: 'ตีกลับ', returned })] });
    expect(await rowsOf('ส่งกลับให้คุณแก้')).toEqual([['ตีกลับ', 'ข่าวเศรษฐกิจ', 'แก้ชื่อ', '2 ชม. 30 นาที']]);
    expect(screen.getByRole('link', { name: 'ตีกลับ' })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/4/edit',
    );
  });

  it('explains empty lists, and says how many items there are in all', async () => {
    const items = Array.from({ length: 10 }, (_, id) => item({ id: id + 1, title: `ข่าว ${id}` }));
    await setup({ waiting: { items, total: 100 } });
    expect(await screen.findByText('แสดง 10 จาก 99+ ข่าว')).toBeVisible();
    expect(screen.getByText(/ข่าวที่อนุมัติไว้ 24 ชั่วโมง/)).toBeVisible();
  });

  it('reports once that the desk could not be loaded, and retries on request', async () => {
    announceExtensions('approval-desk');
    answer('get', '/api/desk', () => refused(ErrorCode.Alert, 'ฐานข้อมูลไม่ตอบ', { status: 500 }));
    await loadRuntimeConfig();
    const { user } = renderWithProviders(<DashboardPage />);
    expect(await screen.findByText('ฐานข้อมูลไม่ตอบ')).toBeVisible();
    answer('get', '/api/desk', () =>
      ok({ groupIds: [], waiting: listOf(), runningOut: listOf(), goneDark: listOf(), own: [] }),
    );
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('ข่าวที่คุณเขียนจะแสดงที่นี่')).toBeVisible();
  });

  it('shows the drafts of this device on any backend [DSK-01]', async () => {
    signInAs({ id: 5 });
    announceExtensions();
    answer('get', '/api/news/journalist', () => ok([]));
    await loadRuntimeConfig();
    const address = '/journalist/group/7/news/create';
    const draft = createDraftStore({
      userId: '5',
      form: 'create:7',
      address,
      name: () => 'น้ำท่วมเชียงใหม่',
      read: () => ({ title: 'น้ำท่วมเชียงใหม่' }),
    });
    await draft.open();
    draft.touch();
    await draft.close();
    renderWithProviders(<DashboardPage />);
    expect((await rowsOf('ฉบับร่างในเครื่องนี้'))[0]?.[0]).toBe('น้ำท่วมเชียงใหม่');
    expect(screen.getByRole('link', { name: 'น้ำท่วมเชียงใหม่' })).toHaveAttribute('href', address);
  });
});

describe('the dashboard of a backend without the desk', () => {
  const setup = async (count: number) => {
    announceExtensions();
    const groups = Array.from({ length: count }, (_, at) =>
      createGroup({ id: at + 1, name: `กลุ่ม ${at + 1}` }),
    );
    answer('get', '/api/news/journalist', () =>
      ok([...groups, createGroup({ id: 99, name: 'กลุ่มอื่น', me: null })]),
    );
    const news = Array.from({ length: 7 }, (_, id) => createNews({ id, title: `ข่าว ${id}` }));
    const lists = answer('get', '/api/news/journalist/:groupId/news', () => ok(page(news)));
    await loadRuntimeConfig();
    renderWithProviders(<DashboardPage />);
    return lists;
  };
  const pathsOf = (calls: ApiCall[]) => [...new Set(calls.map(({ path }) => path))];

  it("shows the user's groups with the latest news of each, and links to their lists [DSK-01]", async () => {
    const lists = await setup(1);
    expect((await rowsOf('กลุ่ม 1')).map(([title]) => title)).toEqual([
      'ข่าว 0',
      'ข่าว 1',
      'ข่าว 2',
      'ข่าว 3',
      'ข่าว 4',
    ]);
    expect(screen.getByRole('link', { name: 'กลุ่ม 1' })).toHaveAttribute('href', '/journalist/group/1/news');
    expect(screen.queryByText('กลุ่มอื่น')).not.toBeInTheDocument();
    // The same cache entry as the first page of the list, so opening it sends no request.
    expect(lists.map(({ query }) => query)).toEqual([{ page: '1', limit: '20', search: '' }]);
  });

  it('loads only the news of the first group until others come into view [DSK-01]', async () => {
    const lists = await setup(3);
    await rowsOf('กลุ่ม 1');
    expect(pathsOf(lists)).toEqual(['/api/news/journalist/1/news']);
  });

  it('shows the news of at most six groups, and the others as links [DSK-01]', async () => {
    const end = bringIntoView();
    const lists = await setup(8);
    await waitFor(() => expect(pathsOf(lists)).toHaveLength(6));
    await rowsOf('กลุ่ม 6');
    end();
    expect(pathsOf(lists)).toHaveLength(6);
    const others = within(screen.getByRole('list')).getAllByRole('link');
    expect(others.map(({ textContent }) => textContent)).toEqual(['กลุ่ม 7', 'กลุ่ม 8']);
    expect(others[0]).toHaveAttribute('href', '/journalist/group/7/news');
  });

  it('explains without figures what will appear there [RT-04, DSK-01]', async () => {
    await setup(0);
    expect(await screen.findByText(/^คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/\d/);
  });

  it('reports that the groups could not be loaded, and retries on request', async () => {
    announceExtensions();
    answer('get', '/api/news/journalist', () => refused(ErrorCode.Alert, 'ฐานข้อมูลไม่ตอบ', { status: 500 }));
    await loadRuntimeConfig();
    const { user } = renderWithProviders(<DashboardPage />);
    const [retry] = await screen.findAllByRole('button', { name: 'ลองใหม่' });
    answer('get', '/api/news/journalist', () => ok([]));
    if (retry) await user.click(retry);
    expect(await screen.findByText(/^คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด/)).toBeVisible();
  });
});
