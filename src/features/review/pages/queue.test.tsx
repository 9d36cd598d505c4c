import { screen, waitFor, within } from '@testing-library/react';

import { openGroupNews, row } from '@/features/news-lists/testing/open-group-news';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { JournalistLevel, type NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openReview, pressKey } from '../testing/open-review';

const waiting = (id: number, title: string) => createNews({ id, title, html: `<p>${title}</p>` });
const shown = (title: string) => screen.findByRole('heading', { level: 1, name: title });

const found = (rows: NewsItem[]) =>
  rows.map((news) => ({ groupId: 7, ...news, groupName: 'กลุ่ม', authorName: 'นักข่าว' }));

describe('the queue of an approver', () => {
  const setup = async (rows: NewsItem[], options: Parameters<typeof openReview>[0] = {}) => {
    announceExtensions('find-news', 'search-news');
    await loadRuntimeConfig();
    const asked = answer('get', '/api/news', ({ query }) => ok(page(found(rows), Number(query['page']), 2)));
    return { asked, ...openReview({ news: rows, at: 102, ...options }) };
  };
  const THREE = [waiting(101, 'เก่าสุด'), waiting(102, 'ถัดมา'), waiting(103, 'ใหม่สุด')];

  it('is what waits in the group, oldest first, for a page that was opened by a link [DSK-02, PUB-08]', async () => {
    const { asked } = await setup(THREE);
    await shown('ถัดมา');
    expect(await screen.findByText('2 จาก 3+ รออนุมัติ · เก่าสุดก่อน')).toBeVisible();
    expect(asked[0]?.query).toEqual({
      groupId: '7',
      state: 'waiting',
      sort: 'oldest',
      page: '1',
      limit: '100',
    });
    pressKey('j', 'KeyJ');
    await shown('ใหม่สุด');
    pressKey('k', 'KeyK');
    await shown('ถัดมา');
    pressKey('k', 'KeyK');
    await shown('เก่าสุด');
  });

  it('follows the list that was last open, including its filters and page [DSK-02, DSK-07]', async () => {
    const { asked, lists } = await setup(THREE, { leftAt: '?state=went-dark&sort=runs-out&author=9&page=6' });
    await shown('ถัดมา');
    expect(await screen.findByText('102 จาก 103 · หมดเวลาก่อน')).toBeVisible();
    expect(asked[0]?.query).toMatchObject({
      groupId: '7',
      state: 'went-dark',
      author: '9',
      sort: 'runs-out',
      page: '2',
    });
    // The whole list is searched only for news with the same title.
    expect(lists.filter(({ query }) => query['search'] === '')).toEqual([]);
  });

  it('follows the list of all groups from which it was opened, into other groups [DSK-02, PUB-08]', async () => {
    const rows = [waiting(101, 'กลุ่มนี้'), { ...waiting(55, 'กลุ่มอื่น'), groupId: 8 }];
    const { asked, router } = await setup(rows, { at: 101, openedFrom: '/news?state=waiting' });
    await shown('กลุ่มนี้');
    answer('get', '/api/news/journalist/8', () => ok(createGroup({ id: 8 })));
    answer('get', '/api/news/journalist/8/categories', () => ok([]));
    answer('get', '/api/news/journalist/8/news', () => ok(page([])));
    answer('get', '/api/news/journalist/8/news/55', () => ok(rows[1] ?? null));
    expect(asked[0]?.query).toEqual({ state: 'waiting', sort: 'oldest', page: '1', limit: '100' });
    pressKey('j', 'KeyJ');
    await waitFor(() => expect(router.state.location.pathname).toBe('/journalist/group/8/news/55'));
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/news?state=waiting');
    expect(router.state.location.state).toEqual({ list: '/news?state=waiting' });
    expect(screen.getByRole('article')).toBeVisible();
    await shown('กลุ่มอื่น');
  });

  it('keeps the old text and the bar until the next item is there, and decides nothing meanwhile [DSK-02]', async () => {
    await setup(THREE, { at: 101 });
    await shown('เก่าสุด');
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => (arrive = resolve));
    answer('get', '/api/news/journalist/7/news/102', async () => {
      await gate;
      return ok(THREE[1] ?? null);
    });
    pressKey('j', 'KeyJ');
    expect(await screen.findByText('2 จาก 3+ รออนุมัติ · เก่าสุดก่อน')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'เก่าสุด' })).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    arrive();
    await shown('ถัดมา');
    expect(screen.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  });
});

describe('a link with the approve parameter', () => {
  it('opens the approval dialog once, for people who may approve [DSK-05]', async () => {
    const { user, router } = openReview({ query: '?approve' });
    const dialog = await screen.findByRole('dialog', { name: 'อนุมัติข่าว' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('opens no dialog for others [DSK-05]', async () => {
    openReview({ query: '?approve', level: JournalistLevel.Trainee });
    await screen.findByRole('article');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('an installation that requires four eyes', () => {
  const open = async (authorId: number) => {
    signInAs({ id: 9 });
    announceExtensions('four-eyes', 'author');
    await loadRuntimeConfig();
    const author = { id: authorId, displayName: 'ผู้เขียน', avatarUrl: null };
    openReview({ news: [createNews({ author })], isSignedIn: true });
    await screen.findByRole('article');
  };

  it('tells the writer of an item that another person has to approve it [DSK-05]', async () => {
    await open(9);
    expect(await screen.findByText(/คุณเขียนหรือแก้ไขข่าวนี้/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });

  it('offers whoever wrote a part of an item no approval in the list [DSK-05, PUB-04]', async () => {
    signInAs({ id: 9 });
    announceExtensions('four-eyes');
    await loadRuntimeConfig();
    const items = [
      createNews({ id: 1, title: 'ของฉัน', authorId: 9 }),
      createNews({ id: 2, title: 'ของคนอื่น', authorId: 8 }),
      createNews({ id: 3, title: 'ที่ฉันแก้', authorId: 8, writers: [8, 9] }),
      createNews({ id: 4, title: 'ที่คนอื่นแก้แล้ว', authorId: 9, writers: [8] }),
    ];
    openGroupNews({ news: items, isSignedIn: true });
    expect(within(await row(/ของคนอื่น/)).getByRole('button', { name: /^Approve/ })).toBeEnabled();
    expect(within(await row(/ของฉัน/)).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    expect(within(await row(/ที่ฉันแก้/)).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    expect(within(await row(/ที่คนอื่นแก้แล้ว/)).getByRole('button', { name: /^Approve/ })).toBeEnabled();
  });

  it("skips the user's own items in the queue [DSK-02, DSK-05]", async () => {
    signInAs({ id: 9 });
    announceExtensions('four-eyes', 'author');
    await loadRuntimeConfig();
    const written = (id: number, authorId: number) => createNews({ id, title: `ข่าว ${id}`, authorId });
    openReview({ news: [written(101, 8), written(102, 9), written(103, 8)], isSignedIn: true });
    expect(await screen.findByText('1 จาก 2 รออนุมัติ')).toBeVisible();
    pressKey('j', 'KeyJ');
    await shown('ข่าว 103');
  });

  it('offers the approval to everybody else [DSK-05]', async () => {
    await open(8);
    expect(await screen.findByRole('button', { name: /^Approve/ })).toBeEnabled();
  });
});
