import { screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, type ExtensionName, FOUND_NEWS_LIMIT, type DeskItem } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { chooseFilter, filterOptions, filterValue } from '@/shared/testing/choose-filter';
import { createCategory, createGroup, createMember, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsPage } from '../pages/news-page';

const item = (values: Partial<DeskItem> = {}): DeskItem => ({
  ...createNews(),
  groupId: 7,
  groupName: 'ข่าวเศรษฐกิจ',
  authorName: 'มาลี',
  approvedUntil: null,
  ...values,
});

const ALL: ExtensionName[] = ['find-news', 'search-news'];

const setup = async ({
  at = '/news',
  items = [item()],
  pages = 1,
  extensions = ALL,
  isMember = true,
} = {}) => {
  signInAs({ id: 5 });
  announceExtensions(...extensions);
  await loadRuntimeConfig();
  answer('get', '/api/news/journalist', () =>
    ok([
      createGroup({ id: 7, name: 'ข่าวเศรษฐกิจ', ...(!isMember && { me: null }) }),
      createGroup({ id: 8, name: 'กลุ่มอื่น', me: null }),
    ]),
  );
  answer('get', '/api/news/journalist/7', () => ok(createGroup()));
  answer('get', '/api/news/categories', () => ok([createCategory()]));
  const asked = answer('get', '/api/news', () => ok({ ...page(items), totalPages: pages, lastPage: pages }));
  const view = renderWithProviders(<NewsPage />, { at, path: '/news' });
  await waitFor(() => expect(asked).not.toHaveLength(0));
  return { ...view, asked, address: () => view.router.state.location.search };
};

describe('the news of all groups', () => {
  it('are listed with group and writer, with links to both [DSK-09]', async () => {
    const { asked } = await setup();
    const row = within(await screen.findByRole('row', { name: /น้ำท่วม/ }));
    expect(row.getByRole('link', { name: /น้ำท่วม/ })).toHaveAttribute('href', '/journalist/group/7/news/101');
    expect(row.getByRole('link', { name: 'ข่าวเศรษฐกิจ' })).toHaveAttribute('href', '/journalist/group/7/news');
    expect(row.getByText('มาลี')).toBeInTheDocument();
    expect(asked[0]?.query).toEqual({ page: '1', limit: '20' });
  });

  it('that wait are in the order of their queue, and the order says so [PUB-08]', async () => {
    const { user, asked, address } = await setup({ at: '/news?state=waiting' });
    await waitFor(() => expect(filterValue('ลำดับ')).toBe('เก่าสุดก่อน'));
    await chooseFilter(user, 'ลำดับ', 'ใหม่สุดก่อน');
    await waitFor(() => expect(address()).toBe('?state=waiting&sort=newest'));
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ state: 'waiting', sort: 'newest' }));
    expect(filterValue('ลำดับ')).toBe('ใหม่สุดก่อน');
  });

  it('keep filters and order in the address, start at the first page, and Back undoes a change [DSK-07]', async () => {
    const { user, asked, address, router } = await setup({ at: '/news?page=3' });
    await chooseFilter(user, 'สถานะ', 'อนุมัติ 24 ชั่วโมง');
    await waitFor(() => expect(address()).toBe('?state=for-a-day'));
    await chooseFilter(user, 'ลำดับ', 'หมดเวลาก่อน');
    await chooseFilter(user, 'กลุ่ม', 'ข่าวเศรษฐกิจ');
    await chooseFilter(user, 'ผู้เขียน', 'ของฉัน');
    await waitFor(() =>
      expect(asked.at(-1)?.query).toEqual({
        state: 'for-a-day',
        sort: 'runs-out',
        groupId: '7',
        author: '5',
        page: '1',
        limit: '20',
      }),
    );
    await waitFor(() => void router.navigate(-1));
    await waitFor(() => expect(filterValue('ผู้เขียน')).toBe('ทั้งหมด'));
  });

  it("can be filtered by the user's groups; an order that does not fit the state is dropped [DSK-07]", async () => {
    const { user, asked } = await setup({ at: '/news?state=went-dark&sort=runs-out' });
    expect(asked[0]?.query).toMatchObject({ state: 'went-dark', sort: 'runs-out' });
    await waitFor(async () => expect(await filterOptions(user, 'กลุ่ม')).toEqual(['ทั้งหมด', 'ข่าวเศรษฐกิจ']));
    await chooseFilter(user, 'สถานะ', 'รออนุมัติ');
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ state: 'waiting', page: '1', limit: '20' }));
  });

  it('can be filtered by the members of the chosen group, without further requests [DSK-07]', async () => {
    const profile = { id: 9, displayName: 'สมชาย', avatarUrl: null };
    const { user, asked } = await setup({ at: '/news?group=8&author=9' });
    const groups = [7, 8].map((id) =>
      answer('get', `/api/news/journalist/${id}`, () =>
        ok(createGroup({ id, members: [createMember({ profile })] })),
      ),
    );
    await waitFor(() => expect(filterValue('ผู้เขียน')).toBe('มาลี'));
    await chooseFilter(user, 'กลุ่ม', 'ข่าวเศรษฐกิจ');
    await waitFor(() => expect(filterValue('ผู้เขียน')).toBe('สมชาย'));
    expect(asked.at(-1)?.query).toMatchObject({ groupId: '7', author: '9' });
    expect(groups.map((calls) => calls.length)).toEqual([1, 0]);
  });

  it('are requested for whole days of the newsroom, including the last day [DSK-07]', async () => {
    const { asked } = await setup({ at: '/news?from=2026-11-01&to=2026-11-02' });
    expect(asked[0]?.query).toMatchObject({
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 3).toISOString(),
    });
  });

  it('can be searched within the filters, in the address, from the first page [DSK-07, FND-01]', async () => {
    const { user, asked, address } = await setup({ at: '/news?state=waiting&page=2' });
    await user.type(screen.getByRole('searchbox'), 'น้ำมัน');
    await waitFor(() =>
      expect(asked.at(-1)?.query).toEqual({ state: 'waiting', search: 'น้ำมัน', page: '1', limit: '20' }),
    );
    await waitFor(() =>
      expect(new URLSearchParams(address())).toEqual(
        new URLSearchParams({ state: 'waiting', search: 'น้ำมัน' }),
      ),
    );
  });

  it('mark what was found in the title, and show where else it was found [FND-01]', async () => {
    const snippet: DeskItem['snippet'] = {
      field: 'text',
      parts: [
        { text: '…ราคา', isMatch: false },
        { text: 'นํ้ามัน', isMatch: true },
      ],
    };
    const items = [item({ title: 'น้ำท่วม', snippet }), item({ id: 102, title: 'ปั๊มนํ้ามัน' })];
    await setup({ at: '/news?search=น้ำมัน', items });
    expect(await screen.findByText(/^Content: …ราคา/)).toHaveTextContent('Content: …ราคานํ้ามัน');
    expect(screen.getAllByText('นํ้ามัน').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  });

  it('have no search on a backend that filters but does not search [FND-01]', async () => {
    const { asked } = await setup({ at: '/news?state=waiting&search=a', extensions: ['find-news'] });
    await screen.findByRole('row', { name: /น้ำท่วม/ });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(asked.map(({ query }) => query)).toEqual([{ state: 'waiting', page: '1', limit: '20' }]);
  });

  it('say that nothing matches, and can be shown again without filters', async () => {
    const { user, address } = await setup({ at: '/news?state=permanent', items: [] });
    expect(await screen.findByText('ไม่มีข่าวที่ตรงกับตัวกรอง')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(await screen.findByText('กลุ่มของคุณยังไม่มีข่าว')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).not.toBeInTheDocument();
  });

  it('tell a person in no group whom to ask, and speak of no groups of theirs', async () => {
    await setup({ items: [], isMember: false });
    expect(await screen.findByText(/^คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด ขอให้ Head/)).toBeVisible();
  });

  it('say that there are more news than shown [DSK-09]', async () => {
    await setup({ pages: FOUND_NEWS_LIMIT / 20 });
    expect(await screen.findByText(/^แสดงเฉพาะ 1,000 ข่าวแรก/)).toBeVisible();
  });

  it('say nothing of the kind one page below that [DSK-09]', async () => {
    await setup({ pages: FOUND_NEWS_LIMIT / 20 - 1 });
    await screen.findByRole('row', { name: /น้ำท่วม/ });
    expect(screen.queryByText(/^แสดงเฉพาะ/)).not.toBeInTheDocument();
  });

  it('show why they could not be loaded, such as a search that takes too long, and retry [FND-04]', async () => {
    const { user } = await setup();
    answer('get', '/api/news', () =>
      refused(ErrorCode.TryAgainLater, 'ค้นหานานเกินไป กรุณาพิมพ์เพิ่ม', { status: 503 }),
    );
    await chooseFilter(user, 'สถานะ', 'ส่งกลับแล้ว');
    expect((await screen.findAllByText('ค้นหานานเกินไป กรุณาพิมพ์เพิ่ม'))[0]).toBeVisible();
    answer('get', '/api/news', () => ok(page([item({ title: 'กลับมา' })])));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByRole('link', { name: 'กลับมา' })).toBeVisible();
  });
});
