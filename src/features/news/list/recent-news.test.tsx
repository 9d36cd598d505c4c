import { screen } from '@testing-library/react';

import { openGroupNews } from '@/features/news-lists/testing/open-group-news';
import { createStore } from '@/shared/api/store';
import { ErrorCode } from '@/shared/contract';
import { answer, ok, page, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { RecentNews } from './recent-news';

const setup = () => {
  const store = createStore();
  const lists = answer('get', '/api/news/journalist/7/news', () => ok(page([createNews()])));
  answer('get', '/api/news/journalist/7', () => ok(createGroup()));
  return { store, lists };
};

describe('the latest news of a group', () => {
  it('shows the first 20 and links to all of them [GRP-07]', async () => {
    const { store, lists } = setup();
    renderWithProviders(<RecentNews groupId={7} />, { store });
    expect(await screen.findByText(/น้ำท่วม/)).toBeInTheDocument();
    expect(lists[0]?.query).toEqual({ page: '1', limit: '20', search: '' });
    expect(screen.getByRole('link', { name: 'ข่าวทั้งหมด' })).toHaveAttribute(
      'href',
      '/journalist/group/7/news',
    );
  });

  it('shares one request with the first page of the list', async () => {
    const { store, lists } = setup();
    const { unmount } = renderWithProviders(<RecentNews groupId="7" />, { store });
    await screen.findByText(/น้ำท่วม/);
    unmount();
    const list = openGroupNews({ store });
    expect(await screen.findByText(/น้ำท่วม/)).toBeInTheDocument();
    expect(lists).toHaveLength(1);
    expect(list.lists).toHaveLength(0);
  });

  it('tells a non-member that the news are for members only', async () => {
    const { store } = setup();
    answer('get', '/api/news/journalist/7/news', () => refused(ErrorCode.Alert, '', { status: 403 }));
    renderWithProviders(<RecentNews groupId={7} />, { store });
    expect(await screen.findByText(/เฉพาะสมาชิกของกลุ่มนี้/)).toBeInTheDocument();
  });
});
