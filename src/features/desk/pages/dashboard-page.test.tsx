import { screen, waitFor, within } from '@testing-library/react';

import 'fake-indexeddb/auto';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, JournalistLevel, PostStatus } from '@/shared/contract';
import { putEntry } from '@/shared/draft/draft-database';
import { createDraftStore } from '@/shared/draft/draft-store';
import { announceExtensions, answer, type ApiCall, ok, page, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { bringIntoView } from '@/shared/testing/in-view';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { fromNow, item, listOf, openDesk, rowsOf } from '../testing/open-desk';

import { DashboardPage } from './dashboard-page';

describe('the dashboard', () => {
  const asWriter = { level: JournalistLevel.Trainee };

  it('shows a writer only their own news, with their state, and Add news first [DSK-01]', async () => {
    await openDesk(
      { groupIds: [], own: [item({ title: 'ของฉัน', status: PostStatus.Hidden, statusText: 'Hidden' })] },
      asWriter,
    );
    expect((await rowsOf('ข่าวล่าสุดของคุณ'))[0]?.slice(0, 2)).toEqual(['ของฉัน', 'Hidden']);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Add news' })).toBeVisible();
  });

  it('shows a writer the returned news with the comment, and links to the form [DSK-01, DSK-04]', async () => {
    const returned = { comment: 'แก้ชื่อ', at: fromNow(-2.5), by: 'สมชาย' };
    await openDesk({ groupIds: [], returned: [item({ id: 4, title: 'ตีกลับ', returned })] }, asWriter);
    expect((await rowsOf('ส่งกลับให้คุณแก้'))[0]?.slice(0, 4)).toEqual([
      'ตีกลับ',
      'แก้ชื่อ',
      '2 ชม. 30 นาที',
      'ข่าวเศรษฐกิจ',
    ]);
    expect(screen.getByRole('link', { name: 'ตีกลับ' })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/4/edit',
    );
    // What is empty has no card.
    expect(screen.queryByText('ข่าวล่าสุดของคุณ')).not.toBeInTheDocument();
  });

  it.each([
    { who: 'a person in no group whom to ask', level: null, text: /^คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด/ },
    {
      who: 'a writer without news what will be here',
      level: JournalistLevel.Trainee,
      text: 'ข่าวที่คุณเขียนจะแสดงที่นี่',
    },
  ])('tells $who', async ({ level, text }) => {
    await openDesk({ groupIds: [] }, { level });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'ดูกลุ่มทั้งหมด' })).toHaveLength(level === null ? 1 : 0);
  });

  it('reports once that the desk could not be loaded, and retries on request', async () => {
    signInAs({ id: 5 });
    announceExtensions('approval-desk');
    answer('get', '/api/news/journalist', () => ok([createGroup({ id: 7 })]));
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
    signInAs({ id: 6 });
    announceExtensions();
    answer('get', '/api/news/journalist', () => ok([]));
    await loadRuntimeConfig();
    const address = '/journalist/group/7/news/create';
    const draft = createDraftStore({
      userId: '6',
      form: 'create:7',
      address,
      name: () => 'น้ำท่วมเชียงใหม่',
      read: () => ({ title: 'น้ำท่วมเชียงใหม่' }),
    });
    await draft.open();
    draft.touch();
    await draft.close();
    renderWithProviders(<DashboardPage />);
    expect(await screen.findByRole('table', { name: 'ฉบับร่างในเครื่องนี้' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'น้ำท่วมเชียงใหม่' })).toHaveAttribute('href', address);
  });

  it('shows the drafts of other devices with those of this one, each once, the latest first [DFT-02]', async () => {
    signInAs({ id: 8 });
    announceExtensions('drafts');
    answer('get', '/api/news/journalist', () => ok([]));
    const draft = (id: string, name: string, hours: number) => ({
      id,
      form: `create:${id}`,
      address: `/journalist/group/${id}/news/create`,
      name,
      savedAt: fromNow(hours),
      version: 1,
    });
    const [both, phone] = [draft('one', 'ต่อบนโทรศัพท์', -1), draft('two', 'เริ่มบนโทรศัพท์', -3)];
    await putEntry({ ...both, userId: '8', name: 'เริ่มที่โต๊ะ', savedAt: fromNow(-2), values: {} }, {});
    answer('get', '/api/drafts', () => ok([both, phone]));
    await loadRuntimeConfig();
    renderWithProviders(<DashboardPage />);
    const link = await screen.findByRole('link', { name: 'เริ่มบนโทรศัพท์' });
    expect(link).toHaveAttribute('href', phone.address);
    const table = within(screen.getByRole('table', { name: 'ฉบับร่างของคุณ' }));
    expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'ต่อบนโทรศัพท์',
      'เริ่มบนโทรศัพท์',
    ]);
  });
});

describe('the dashboard of a backend without the desk', () => {
  const setup = async (count: number) => {
    signInAs({ id: 5 });
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
    const table = within(await screen.findByRole('table', { name: 'กลุ่ม 1' }));
    const titles = table.getAllByRole('link').map(({ textContent }) => textContent);
    expect(titles).toEqual(['ข่าว 0', 'ข่าว 1', 'ข่าว 2', 'ข่าว 3', 'ข่าว 4']);
    expect(screen.getByRole('link', { name: 'กลุ่ม 1' })).toHaveAttribute('href', '/journalist/group/1/news');
    expect(screen.queryByText('กลุ่มอื่น')).not.toBeInTheDocument();
    // The same cache entry as the first page of the list, so opening it sends no request.
    expect(lists.map(({ query }) => query)).toEqual([{ page: '1', limit: '20', search: '' }]);
  });

  it('loads only the news of the first group until others come into view [DSK-01]', async () => {
    const lists = await setup(3);
    await screen.findByRole('table', { name: 'กลุ่ม 1' });
    expect(pathsOf(lists)).toEqual(['/api/news/journalist/1/news']);
  });

  it('shows the news of at most six groups, and the others as links [DSK-01]', async () => {
    const end = bringIntoView();
    const lists = await setup(8);
    await waitFor(() => expect(pathsOf(lists)).toHaveLength(6));
    await screen.findByRole('table', { name: 'กลุ่ม 6' });
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
    signInAs({ id: 5 });
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
