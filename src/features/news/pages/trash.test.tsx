import { screen, waitFor, within } from '@testing-library/react';

import { openGroupNews } from '@/features/news-lists/testing/open-group-news';
import { openReview } from '@/features/review/testing/open-review';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, JournalistLevel } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { DeletedNewsPage } from './deleted-news-page';

const ITEM = '/api/news/journalist/7/news/101';

const announce = async () => {
  announceExtensions('trash', 'search-news');
  await loadRuntimeConfig();
};

const deleted = (id: number, title: string) => ({
  id,
  title,
  deletedAt: '2026-11-20T01:00:00Z',
  keptUntil: '2026-12-20T01:00:00Z',
  deletedBy: { id: 9, displayName: 'หัวหน้า' },
});

describe('deleting an item', () => {
  it('asks for confirmation, removes it from the list, and offers Undo [DSK-06, HIS-04]', async () => {
    await announce();
    const removals = answer('delete', ITEM, () => ok(null));
    const returns = answer('post', `${ITEM}/restore`, () => ok(null));
    const { user } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ลบข่าว' }));
    expect(dialog.getByText(/น้ำท่วมภาคเหนือคลี่คลาย.*30 วัน/)).toBeVisible();
    expect(removals).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('the list')).toBeVisible();
    expect(removals).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    await waitFor(() => expect(returns).toHaveLength(1));
  });

  it('is offered to a Head if the backend has the extension [DSK-06]', async () => {
    openReview();
    await screen.findByRole('heading', { name: 'น้ำท่วมภาคเหนือคลี่คลาย' });
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('is not offered to a Professional [DSK-06]', async () => {
    await announce();
    openReview({ level: JournalistLevel.Professional });
    await screen.findByRole('heading', { name: 'น้ำท่วมภาคเหนือคลี่คลาย' });
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('keeps the item if the server refuses, and shows the reason [DSK-06, ERR-02]', async () => {
    await announce();
    answer('delete', ITEM, () => refused(ErrorCode.Alert, 'ลบไม่ได้ตอนนี้', { status: 409 }));
    const { user } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ลบข่าว' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('ลบไม่ได้ตอนนี้')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

describe('the deleted news of a group', () => {
  const setup = async (rows = [deleted(101, 'ข่าวที่ลบ'), deleted(102, 'อีกข่าว')]) => {
    await announce();
    let stored = rows;
    answer('get', '/api/news/journalist/7', () => ok(createGroup({ me: { level: JournalistLevel.Head } })));
    const lists = answer('get', '/api/news/journalist/7/trash', () => ok(page(stored)));
    const returns = answer('post', `${ITEM}/restore`, () => {
      stored = stored.filter(({ id }) => id !== 101);
      return ok(null);
    });
    const view = renderWithProviders(<DeletedNewsPage />, {
      path: '/journalist/group/:groupId/news/deleted',
      at: '/journalist/group/7/news/deleted',
    });
    return { ...view, lists, returns };
  };

  it('are listed with who deleted them and until when they are kept, and can be restored [DSK-06]', async () => {
    const { user, returns } = await setup();
    const row = await screen.findByRole('row', { name: /ข่าวที่ลบ/ });
    expect(row).toHaveTextContent(/20.*หัวหน้า.*20/);
    await user.click(within(row).getByRole('button', { name: 'กู้คืน: ข่าวที่ลบ' }));
    expect(await screen.findByText('กู้คืนข่าวแล้ว')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ข่าวที่ลบ')).not.toBeInTheDocument());
    expect(screen.getByText('อีกข่าว')).toBeVisible();
    expect(returns).toHaveLength(1);
  });

  it('can be searched [DSK-06]', async () => {
    const { user, lists } = await setup([]);
    await user.type(screen.getByRole('searchbox'), 'น้ำมัน');
    expect(await screen.findByText('ไม่พบข่าวที่ตรงกับ “น้ำมัน”')).toBeVisible();
    expect(lists.at(-1)?.query).toEqual({ search: 'น้ำมัน', page: '1', limit: '20' });
  });

  it('show an empty list if nothing was deleted [DSK-06]', async () => {
    await setup([]);
    expect(await screen.findByText('ไม่มีข่าวที่ลบไว้')).toBeVisible();
  });

  it('are linked from the list of the group, for a Head [DSK-06]', async () => {
    await announce();
    const { unmount } = openGroupNews();
    const link = await screen.findByRole('link', { name: 'ข่าวที่ลบไว้' });
    expect(link).toHaveAttribute('href', '/journalist/group/7/news/deleted');
    unmount();
    openGroupNews({ level: JournalistLevel.Leader });
    await screen.findByRole('link', { name: 'Add news' });
    expect(screen.queryByRole('link', { name: 'ข่าวที่ลบไว้' })).not.toBeInTheDocument();
  });
});
