import { screen } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openReview, pressKey } from '../testing/open-review';

const waiting = (id: number, title: string) => createNews({ id, title, html: `<p>${title}</p>` });
const shown = (title: string) => screen.findByRole('heading', { name: title });

describe('the queue of an approver', () => {
  it('goes on after the page of the list, with the others of the group that wait [DSK-02]', async () => {
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

  it('asks for no others while the page of the list has more', async () => {
    announceExtensions('find-news');
    await loadRuntimeConfig();
    const asked = answer('get', '/api/news', () => ok(page([])));
    openReview({ news: [waiting(101, 'หนึ่ง'), waiting(102, 'สอง')] });
    await shown('หนึ่ง');
    expect(await screen.findByText('1 of 2 waiting')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('an installation that wants four eyes', () => {
  const open = async (authorId: number) => {
    signInAs({ id: 9 });
    announceExtensions('four-eyes', 'author');
    await loadRuntimeConfig();
    const author = { id: authorId, displayName: 'ผู้เขียน', avatarUrl: null };
    openReview({ news: [createNews({ author })], isSignedIn: true });
    await screen.findByRole('article');
  };

  it('tells whoever wrote an item that somebody else has to approve it [DSK-05]', async () => {
    await open(9);
    expect(await screen.findByText(/คุณเขียนข่าวนี้เอง/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });

  it('offers approval to everybody else [DSK-05]', async () => {
    await open(8);
    expect(await screen.findByRole('button', { name: /^Approve/ })).toBeEnabled();
  });
});
