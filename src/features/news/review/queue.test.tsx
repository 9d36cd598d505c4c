import { screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { JournalistLevel } from '@/shared/contract';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openGroupNews, row } from '../testing/open-group-news';
import { openReview, pressKey } from '../testing/open-review';

const waiting = (id: number, title: string) => createNews({ id, title, html: `<p>${title}</p>` });
const shown = (title: string) => screen.findByRole('heading', { name: title });

describe('the queue of an approver', () => {
  it('continues after the page of the list with the other waiting items of the group [DSK-02]', async () => {
    announceExtensions('find-news');
    await loadRuntimeConfig();
    const [here, old, older] = [waiting(101, 'ในหน้านี้'), waiting(51, 'เก่ากว่า'), waiting(50, 'เก่าสุด')];
    const asked = answer('get', '/api/news', () =>
      ok(page([old, older].map((news) => ({ ...news, groupId: 7, groupName: 'กลุ่ม', authorName: 'นักข่าว' })))),
    );
    openReview({ news: [here] });
    for (const news of [old, older]) answer('get', `/api/news/journalist/7/news/${news.id}`, () => ok(news));
    await shown('ในหน้านี้');
    expect(await screen.findByText('1 of 3 waiting')).toBeVisible();
    expect(asked[0]?.query).toMatchObject({ groupId: '7', state: 'waiting' });
    pressKey('j', 'KeyJ');
    await shown('เก่ากว่า');
    pressKey('j', 'KeyJ');
    await shown('เก่าสุด');
    pressKey('k', 'KeyK');
    await shown('เก่ากว่า');
  });

  it('follows the list that was last open, including its filters [DSK-02, DSK-07]', async () => {
    announceExtensions('find-news');
    await loadRuntimeConfig();
    const rows = [waiting(101, 'เก่าก่อน'), waiting(55, 'ถัดมา')];
    const asked = answer('get', '/api/news', () =>
      ok(page(rows.map((news) => ({ ...news, groupId: 7, groupName: 'กลุ่ม', authorName: 'นักข่าว' })))),
    );
    const { lists } = openReview({ news: rows, leftAt: '?state=waiting&sort=oldest&page=2' });
    await shown('เก่าก่อน');
    pressKey('j', 'KeyJ');
    await shown('ถัดมา');
    expect(asked[0]?.query).toMatchObject({ groupId: '7', state: 'waiting', sort: 'oldest', page: '2' });
    // The whole list is searched only for news with the same title.
    expect(lists.filter(({ query }) => query['search'] === '')).toEqual([]);
  });

  it('does not request other items while the page of the list has more', async () => {
    announceExtensions('find-news');
    await loadRuntimeConfig();
    const asked = answer('get', '/api/news', () => ok(page([])));
    openReview({ news: [waiting(101, 'หนึ่ง'), waiting(102, 'สอง')] });
    await shown('หนึ่ง');
    expect(await screen.findByText('1 of 2 waiting')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('a link with the approve parameter', () => {
  it('opens the approval dialog once, for people who may approve [DSK-05]', async () => {
    const { user, router } = openReview({ query: '?approve' });
    const dialog = await screen.findByRole('dialog', { name: 'Approve news' });
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
    expect(await screen.findByText('1 of 2 waiting')).toBeVisible();
    pressKey('j', 'KeyJ');
    await shown('ข่าว 103');
  });

  it('offers the approval to everybody else [DSK-05]', async () => {
    await open(8);
    expect(await screen.findByRole('button', { name: /^Approve/ })).toBeEnabled();
  });
});
