import { screen, waitFor, within } from '@testing-library/react';

import { checksLine, focusedInArticle } from '@/features/checks/testing/checks-panel';
import { changeIn } from '@/features/news/testing/change-in';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { type NewsItem, PostStatus } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { openReview, pressKey } from '../testing/open-review';

const ITEM = '/api/news/journalist/7/news/101';
const COPY = { version: 1, publishedAt: '2026-11-20T01:00:00Z', until: null, by: 'สมชาย' };

const open = async (news: Partial<NewsItem>, ...extensions: ('published-copy' | 'approval-again')[]) => {
  announceExtensions('published-copy', ...extensions);
  await loadRuntimeConfig();
  answer('get', `${ITEM}/published`, () => ok({ ...COPY, content: createNews({ title: 'หัวข้อเดิม' }) }));
  return openReview({ news: [createNews({ title: 'หัวข้อใหม่', ...news })] });
};
const LIVE = { status: PostStatus.Published, published: COPY };

describe('reviewing changes of an item that readers see', () => {
  it('shows the whole text with what changes for readers beside it, and the checks with one key [PUB-09]', async () => {
    await open({ ...LIVE, waitingSince: '2026-11-20T02:00:00Z' });
    const title = await screen.findByRole('group', { name: 'Title' });
    const { added, removed } = changeIn(title);
    expect(removed.join('')).toContain('เดิม');
    expect(added.join('')).toContain('ใหม่');
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('สิ่งที่เปลี่ยน');
    pressKey('แ', 'KeyC');
    expect(await checksLine()).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Title' })).not.toBeInTheDocument();
    pressKey('c', 'KeyC');
    expect(await screen.findByRole('group', { name: 'Title' })).toBeVisible();
  });

  it('says if the category or country that readers see was deleted [PUB-09]', async () => {
    await open({ ...LIVE, waitingSince: '2026-11-20T02:00:00Z' });
    const content = createNews({ categoryId: 99, countryCode: '' });
    answer('get', `${ITEM}/published`, () => ok({ ...COPY, content }));
    expect(changeIn(await screen.findByRole('group', { name: 'Category' })).removed).toEqual(['(ลบแล้ว)']);
    expect(changeIn(await screen.findByRole('group', { name: 'Country' })).removed).toEqual(['(ลบแล้ว)']);
  });

  it('shows the whole text before the first approval, and of what has no changes [PUB-09]', async () => {
    const { unmount } = await open({ published: null, waitingSince: '2026-11-20T02:00:00Z' });
    expect(await screen.findByRole('article')).toBeVisible();
    unmount();
    await open({ ...LIVE, waitingSince: null });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('ข้อควรตรวจ');
    expect(screen.queryByRole('tab', { name: 'สิ่งที่เปลี่ยน' })).not.toBeInTheDocument();
  });
});

describe('the checks beside the changes', () => {
  it('go to a place in the article, whether it changed or not [PUB-09, DSK-03]', async () => {
    const html = '<p>มี TODO ตัวเลข</p>';
    const { user } = await open({ ...LIVE, waitingSince: '2026-11-20T02:00:00Z', html });
    await user.click(await screen.findByRole('tab', { name: 'ข้อควรตรวจ' }));
    await checksLine();
    await user.click(screen.getByRole('button', { name: 'Content: “มี TODO ตัวเลข”' }));
    await waitFor(() => expect(focusedInArticle()).toHaveTextContent('มี TODO ตัวเลข'));
  });
});

describe('another 24 hours', () => {
  it('are given with one key to what is on screen [PUB-05]', async () => {
    const copy = { ...COPY, until: '2026-11-20T23:00:00Z' };
    await open({ ...LIVE, published: copy, waitingSince: null, isApprovedLifeTime: true }, 'approval-again');
    const sent = answer('post', `${ITEM}/approve`, () => ok(null, 'ต่ออีก 24 ชั่วโมงแล้ว'));
    await screen.findByRole('button', { name: 'ต่ออีก 24 ชั่วโมง' });
    pressKey('d', 'KeyD');
    expect(await screen.findByText('ต่ออีก 24 ชั่วโมงแล้ว')).toBeVisible();
    const seen = { status: PostStatus.Published, step: 'permanent', waitingSince: null };
    expect(sent.map(({ body }) => body)).toEqual([{ again: true, seen }]);
  });

  it('are not offered while changes wait, which would be approved unseen [PUB-05]', async () => {
    const copy = { ...COPY, until: '2026-11-20T23:00:00Z' };
    await open({ ...LIVE, published: copy, waitingSince: '2026-11-20T02:00:00Z' }, 'approval-again');
    const actions = await screen.findByRole('button', { name: /^Approve/ });
    expect(actions).toBeEnabled();
    expect(within(document.body).queryByRole('button', { name: 'ต่ออีก 24 ชั่วโมง' })).not.toBeInTheDocument();
  });
});
