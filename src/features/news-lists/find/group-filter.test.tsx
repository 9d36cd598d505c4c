import { screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import {
  ErrorCode,
  type ExtensionName,
  FOUND_NEWS_LIMIT,
  JournalistLevel,
  type DeskItem,
} from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { chooseFilter, filterNamed, filterOptions, filterValue } from '@/shared/testing/choose-filter';
import { createCategory, createGroup, createMember, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { GroupNewsPage } from '../pages/group-news-page';
import { AT, BASE, openGroupNews, PATH, row } from '../testing/open-group-news';

const found = (values: Partial<DeskItem> = {}): DeskItem => ({
  ...createNews({ title: 'พบแล้ว' }),
  groupId: 7,
  groupName: 'ข่าวเศรษฐกิจ',
  authorName: 'สมชาย',
  approvedUntil: null,
  ...values,
});
const members = [5, 9].map((id) =>
  createMember({ profile: { id, displayName: `คนที่ ${id}`, avatarUrl: null } }),
);

const ALL: ExtensionName[] = ['find-news', 'search-news'];

const setup = async ({ at = AT, items = [found()], pages = 1, extensions = ALL } = {}) => {
  signInAs({ id: 5 });
  announceExtensions(...extensions);
  await loadRuntimeConfig();
  answer('get', '/api/news/categories', () => ok([createCategory()]));
  const asked = answer('get', '/api/news', () => ok({ ...page(items), totalPages: pages, lastPage: pages }));
  const view = openGroupNews({ at });
  answer('get', BASE, () => ok(createGroup({ me: { level: JournalistLevel.Head }, members })));
  return { ...view, asked, address: () => view.router.state.location.search };
};
describe("the filters of a group's own list", () => {
  it('are hidden on a backend without the extension, whatever the address says [DSK-07]', async () => {
    const { lists } = openGroupNews({ at: `${AT}?state=waiting` });
    await row(/น้ำท่วม/);
    expect(screen.queryByRole('button', { name: /^สถานะ/ })).not.toBeInTheDocument();
    expect(lists[0]?.query).toEqual({ page: '1', limit: '20', search: '' });
  });

  it('use the core API until a filter is set [DSK-07]', async () => {
    const { lists, asked } = await setup({ at: `${AT}?search=a&group=8` });
    await row(/น้ำท่วม/);
    expect(lists[0]?.query).toMatchObject({ search: 'a' });
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: /^กลุ่ม:/ })).not.toBeInTheDocument();
  });

  it('are kept in the address and start at the first page, and the rows keep their actions [DSK-07]', async () => {
    const { user, asked, address, lists, router } = await setup({ at: `${AT}?page=2&search=a` });
    await row(/น้ำท่วม/);
    const before = lists.length;
    await chooseFilter(user, 'สถานะ', 'รออนุมัติ');
    expect(new URLSearchParams(address())).toEqual(new URLSearchParams({ search: 'a', state: 'waiting' }));
    expect(filterNamed('สถานะ')).toHaveFocus();
    const item = within(await row(/พบแล้ว/));
    expect(item.getByRole('button', { name: /^Approve 24 hours/ })).toBeVisible();
    expect(item.getByRole('link', { name: /^Edit/ })).toBeVisible();
    await chooseFilter(user, 'ลำดับ', 'ใหม่สุดก่อน');
    await waitFor(() =>
      expect(asked.at(-1)?.query).toEqual({
        groupId: '7',
        state: 'waiting',
        sort: 'newest',
        search: 'a',
        page: '1',
        limit: '20',
      }),
    );
    expect(lists).toHaveLength(before);
    await waitFor(() => void router.navigate(-1));
    await waitFor(() => expect(filterValue('ลำดับ')).toBe('เก่าสุดก่อน'));
  });

  it('work together with the search, which stays when they are cleared [DSK-07]', async () => {
    const { user, asked, lists, address } = await setup({
      at: `${AT}?search=น้ำมัน&state=permanent`,
      items: [],
    });
    expect(await screen.findByText('ไม่พบข่าวที่ตรงกับ “น้ำมัน”')).toBeVisible();
    expect(asked.at(-1)?.query).toMatchObject({ groupId: '7', state: 'permanent', search: 'น้ำมัน' });
    const search = screen.getByRole('searchbox');
    expect(search).toHaveValue('น้ำมัน');
    await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await row(/น้ำท่วม/);
    expect(new URLSearchParams(address()).get('search')).toBe('น้ำมัน');
    expect(lists.at(-1)?.query).toMatchObject({ search: 'น้ำมัน' });
  });

  it('hide the search of the core API while they are set, if the backend cannot search in them [DSK-07]', async () => {
    const { user, asked, lists } = await setup({
      at: `${AT}?search=a&state=waiting`,
      extensions: ['find-news'],
    });
    await row(/พบแล้ว/);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(asked[0]?.query).not.toHaveProperty('search');
    await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await row(/น้ำท่วม/);
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(lists.at(-1)?.query).toMatchObject({ search: 'a' });
  });

  it('offer the members of the group as authors, and keep a former member selected [DSK-07]', async () => {
    const { user, asked } = await setup({ at: `${AT}?author=66` });
    await row(/พบแล้ว/);
    await waitFor(() => expect(filterValue('ผู้เขียน')).toBe('สมชาย'));
    expect(await filterOptions(user, 'ผู้เขียน')).toEqual(['ทั้งหมด', 'ของฉัน', 'คนที่ 9', 'สมชาย']);
    await chooseFilter(user, 'ผู้เขียน', 'คนที่ 9');
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ author: '9' }));
    expect(await filterOptions(user, 'ผู้เขียน')).toEqual(['ทั้งหมด', 'ของฉัน', 'คนที่ 9']);
  });

  it('say that there are more results than shown [DSK-07]', async () => {
    await setup({ at: `${AT}?sort=oldest`, pages: FOUND_NEWS_LIMIT / 20 });
    expect(await screen.findByText(/^แสดงเฉพาะ 1,000 ข่าวแรก/)).toBeVisible();
  });

  it('give no access to a group of which the user is not a member [DSK-07]', async () => {
    signInAs({ id: 5 });
    announceExtensions('find-news', 'search-news');
    await loadRuntimeConfig();
    answer('get', '/api/news/categories', () => ok([]));
    answer('get', '/api/news', () => ok(page([])));
    answer('get', BASE, () => ok(createGroup({ me: null })));
    answer('get', `${BASE}/news`, () => refused(ErrorCode.Alert, 'เฉพาะสมาชิกของกลุ่ม', { status: 403 }));
    renderWithProviders(<GroupNewsPage />, { path: PATH, at: `${AT}?state=waiting` });
    expect(await screen.findByText('เฉพาะสมาชิกของกลุ่ม', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^สถานะ/ })).not.toBeInTheDocument();
  });
});
