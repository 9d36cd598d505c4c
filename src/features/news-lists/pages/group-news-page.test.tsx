import { screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, JournalistLevel, PostStatus } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { AT, BASE, openGroupNews, PATH, row } from '../testing/open-group-news';

import { GroupNewsPage } from './group-news-page';

describe("a group's news", () => {
  it('shows title, cover, status, dates and an edit link of every item [RT-11, NWS-01, LIM-01]', async () => {
    const { lists } = openGroupNews({ level: JournalistLevel.Trainee });
    const item = within(await row(/น้ำท่วม/));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Title', 'Cover image', 'Status', 'Published', 'Created', 'Edit']),
    );
    expect(item.getByText('Draft')).toBeInTheDocument();
    expect(item.getAllByText(/^\d\d\/\d\d\/\d\d \d\d:\d\d$/)).toHaveLength(2);
    expect(item.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/101/edit',
    );
    expect(item.getByRole('presentation')).toHaveAttribute('src', '/files/cover.webp');
    expect(lists[0]?.query).toEqual({ page: '1', limit: '20', search: '' });
  });

  it('shows how much time is left of a 24-hour approval, in red below two hours [DSK-05]', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const forADay = { status: PostStatus.Published, isApprovedLifeTime: true, approvalText: 'อนุมัติ 24 ชั่วโมง' };
    openGroupNews({
      news: [
        createNews({ id: 1, title: 'ยังอีกนาน', ...forADay, approvedUntil: inHours(3.21) }),
        createNews({ id: 2, title: 'ใกล้หมด', ...forADay, approvedUntil: inHours(1.51) }),
        createNews({
          id: 3,
          title: 'ถาวร',
          ...forADay,
          isApprovedPermanent: true,
          approvedUntil: inHours(1),
        }),
      ],
    });
    const time = async (name: RegExp) => within(await row(name)).queryByRole('time');
    expect(await row(/ยังอีกนาน/)).toHaveTextContent('อีก 3 ชม. 12 นาที · อนุมัติ 24 ชั่วโมง');
    expect(await time(/ยังอีกนาน/)).not.toHaveAttribute('data-soon');
    expect(await time(/ใกล้หมด/)).toHaveAttribute('data-soon', 'true');
    expect(await time(/ถาวร/)).toBeNull();
  });

  it('cuts a title after 25 graphemes and links to the item; tooltip and name have it in full [NWS-01]', async () => {
    openGroupNews({ news: [createNews({ title: 'ก็'.repeat(26) })] });
    const link = await screen.findByRole('link', { name: 'ก็'.repeat(26) });
    expect(link).toHaveTextContent(`${'ก็'.repeat(25)}…`);
    expect(link).toHaveAttribute('title', 'ก็'.repeat(26));
    expect(link).toHaveAttribute('href', '/journalist/group/7/news/101');
  });

  it('links back to the group and to a new item [NWS-01]', async () => {
    openGroupNews();
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/journalist/group/7');
    expect(screen.getByRole('link', { name: 'Add news' })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/create',
    );
  });

  it('keeps search and page in the address [NWS-01]', async () => {
    const { user, lists, router } = openGroupNews({ at: `${AT}?page=2`, totalPages: 3 });
    await screen.findByText(/น้ำท่วม/);
    expect(lists[0]?.query).toMatchObject({ page: '2' });
    await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
    expect(router.state.location.search).toBe('?page=3');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'น้ำ');
    await waitFor(() => expect(lists.at(-1)?.query).toMatchObject({ search: 'น้ำ', page: '1' }));
  });

  it('prefetches the next page', async () => {
    const { lists } = openGroupNews({ totalPages: 3 });
    await waitFor(() => expect(lists.map(({ query }) => query['page'])).toEqual(['1', '2']));
  });

  it('has no control to change the status, because no call does that [NWS-14]', async () => {
    openGroupNews();
    await row(/น้ำท่วม/);
    expect(screen.queryByRole('button', { name: /row actions|change status/i })).not.toBeInTheDocument();
  });

  it("shows the server's refusal in a toast and on the page [ERR-02]", async () => {
    answer('get', BASE, () => ok(createGroup({ me: null })));
    answer('get', `${BASE}/news`, () => refused(ErrorCode.Alert, 'ปิดปรับปรุงคืนนี้', { status: 403 }));
    renderWithProviders(<GroupNewsPage />, { path: PATH, at: AT });
    expect(await screen.findByRole('alert')).toHaveTextContent('ปิดปรับปรุงคืนนี้');
    expect(screen.getByText('ปิดปรับปรุงคืนนี้', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(/เฉพาะสมาชิก/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add news' })).not.toBeInTheDocument();
  });

  it('shows the not-found page for an unknown group [RT-21]', async () => {
    answer('get', BASE, () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    answer('get', `${BASE}/news`, () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    renderWithProviders(<GroupNewsPage />, { path: PATH, at: AT });
    expect(await screen.findByRole('heading', { name: /404/ })).toBeInTheDocument();
  });
});

describe('the publishing date', () => {
  it.each([
    ['that lies ahead', new Date(Date.now() + 3_600_000).toISOString(), 1],
    ['that has passed', '2026-11-20T08:00:00+07:00', 0],
  ])('%s is marked as planned as it should', async (_when, publishedAt, marks) => {
    openGroupNews({ news: [createNews({ publishedAt })] });
    await row(/น้ำท่วม/);
    expect(screen.queryAllByText('กำหนดเผยแพร่')).toHaveLength(marks);
  });
});

describe('the status column', () => {
  it.each([
    [PostStatus.Published, 'success'],
    [PostStatus.Draft, 'secondary'],
    [PostStatus.Hidden, 'danger'],
  ])('shows the status %s as a badge in %s [NWS-02]', async (status, colour) => {
    openGroupNews({ level: JournalistLevel.Trainee, news: [createNews({ status, statusText: 'สถานะ' })] });
    expect(await screen.findByText('สถานะ')).toHaveAttribute('data-colour', colour);
  });

  it.each([1, 2, 3, 4] as const)(
    'shows the approval button instead of the badge to level %s [NWS-02, NWS-03]',
    async (level) => {
      openGroupNews({ level });
      expect(await screen.findByRole('button', { name: /^Approve 24 hours/ })).toBeInTheDocument();
      expect(screen.queryByText('Draft')).not.toBeInTheDocument();
    },
  );

  it('says in words beside the button what the badge would say, and nothing else [NWS-02, PUB-11]', async () => {
    const published = { version: 1, publishedAt: null, until: null, by: '' };
    const waits = { waitingSince: '2026-11-20T08:00:00Z', status: PostStatus.Published, published };
    const comment = 'ขาดที่มา';
    openGroupNews({
      news: [
        createNews({ id: 1, title: 'ส่งกลับ', returned: { comment, at: '2026-11-20T08:00:00Z', by: '' } }),
        createNews({ id: 2, title: 'แก้ไขรอ', ...waits }),
        createNews({ id: 3, title: 'ซ่อนไว้', status: PostStatus.Hidden, statusText: 'Hidden' }),
      ],
    });
    expect(within(await row(/ส่งกลับ/)).getByTitle(comment)).toHaveTextContent('ส่งกลับแล้ว');
    expect(within(await row(/แก้ไขรอ/)).getByText('มีการแก้ไขรออนุมัติ')).toBeInTheDocument();
    expect(within(await row(/ซ่อนไว้/)).getByText('Hidden')).toBeInTheDocument();
    expect(screen.queryByText(/./, { selector: '[data-colour]' })).not.toBeInTheDocument();
  });

  it.each([5, 6, 7] as const)('shows no approval button to level %s [NWS-03]', async (level) => {
    openGroupNews({ level });
    expect(await screen.findByText('Draft')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });

  it('shows the badge again when both approvals are given [NWS-03]', async () => {
    openGroupNews({
      news: [createNews({ isApprovedLifeTime: true, isApprovedPermanent: true, statusText: 'Published' })],
    });
    expect(within(await row(/น้ำท่วม/)).getByText('Published')).toHaveAttribute('data-colour');
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });
});
