import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import 'fake-indexeddb/auto';

import { JournalistLevel, PostStatus } from '@/shared/contract';
import { answer, ok } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { fromNow, item, listOf, openDesk, rowsOf, tab } from '../testing/open-desk';

const ITEM = '/api/news/journalist/7/news/101';

describe('the lists of an approver', () => {
  it('shows an approver one list at a time, each with its number [DSK-01]', async () => {
    const { user } = await openDesk({
      waiting: { items: [item({ id: 1, title: 'น้ำท่วม', createdAt: fromNow(-3.25) })], total: 36 },
      runningOut: listOf(item({ id: 2, title: 'ฝนตก', approvedUntil: fromNow(1.51) })),
      goneDark: listOf(item({ id: 3, title: 'แดดออก', approvedUntil: fromNow(-26) })),
      returned: [],
    });
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'รอคุณอนุมัติ36',
      'ใกล้หมดเวลา1',
      'หมดเวลาแล้ว1',
      'ส่งกลับให้คุณแก้',
    ]);
    expect((await rowsOf('รอคุณอนุมัติ'))[0]?.slice(0, 4)).toEqual([
      'น้ำท่วม',
      '3 ชม. 15 นาที',
      'ข่าวเศรษฐกิจ',
      'มาลี',
    ]);
    expect(screen.getByRole('link', { name: 'น้ำท่วม' })).toHaveAttribute('href', '/journalist/group/7/news/1');
    await user.click(await tab(/^ใกล้หมดเวลา/));
    expect((await rowsOf('ใกล้หมดเวลา'))[0]?.slice(0, 2)).toEqual(['ฝนตก', '1 ชม. 30 นาที']);
    await user.click(await tab(/^หมดเวลาแล้ว/));
    expect((await rowsOf('หมดเวลาแล้ว'))[0]?.slice(0, 2)).toEqual(['แดดออก', '1 วัน 2 ชม.']);
    expect(screen.queryByRole('table', { name: 'รอคุณอนุมัติ' })).not.toBeInTheDocument();
  });

  it('opens the first list that is not empty, or the one in the address [DSK-01]', async () => {
    const lists = { runningOut: listOf(item({ id: 2, approvedUntil: fromNow(5) })) };
    const { unmount } = await openDesk(lists);
    expect(await tab(/^ใกล้หมดเวลา/)).toHaveAttribute('aria-selected', 'true');
    unmount();
    await openDesk(lists, { at: '/dashboard?list=goneDark' });
    expect(await tab(/^หมดเวลาแล้ว/)).toHaveAttribute('aria-selected', 'true');
  });

  it('marks what has waited for a day', async () => {
    await openDesk({
      waiting: listOf(
        item({ id: 1, title: 'ก', waitingSince: fromNow(-24.01) }),
        item({ id: 2, title: 'ข', waitingSince: fromNow(-23.9) }),
      ),
    });
    const table = await screen.findByRole('table', { name: 'รอคุณอนุมัติ' });
    const times = within(table).getAllByRole('time');
    expect(times.map((time) => time.dataset['long'])).toEqual(['true', undefined]);
  });

  it('decides on an item in its row, with the questions of a list of chosen items [DSK-01]', async () => {
    const waiting = { ...item({ id: 101, title: 'น้ำท่วม' }), waitingSince: fromNow(-3) };
    const { user, calls } = await openDesk(
      { waiting: listOf(waiting) },
      { extensions: ['returns', 'conditional-edit'] },
    );
    answer('get', ITEM, () => ok(waiting, '', { etag: '"v1"' }));
    const sent = answer('post', `${ITEM}/return`, () => ok(null));
    await user.click(await screen.findByRole('button', { name: 'ส่งกลับ: น้ำท่วม' }));
    const dialog = await screen.findByRole('dialog', { name: 'ส่งกลับ' });
    await user.type(within(dialog).getByRole('textbox'), 'ขาดที่มา');
    await user.click(within(dialog).getByRole('button', { name: 'ส่งกลับ' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ comment: 'ขาดที่มา' }]));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('offers in the menu of a row what its buttons offer, and no decision without the level', async () => {
    const waiting = listOf(item({ id: 101, title: 'น้ำท่วม' }));
    const { user, unmount } = await openDesk({ waiting }, { extensions: ['returns'] });
    const quick = await screen.findAllByRole('button', { name: /: น้ำท่วม$/ });
    expect(quick.map(({ textContent }) => textContent)).toEqual(['Approve 24 hours', 'ส่งกลับ', '⋮']);
    await user.click(screen.getByRole('button', { name: 'คำสั่งของรายการ: น้ำท่วม' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Approve 24 hours', 'ส่งกลับ']);
    unmount();
    await openDesk({ waiting }, { extensions: ['returns'], level: JournalistLevel.Trainee });
    await screen.findByRole('table', { name: 'รอคุณอนุมัติ' });
    expect(screen.queryByRole('button', { name: /: น้ำท่วม$/ })).not.toBeInTheDocument();
  });

  it('highlights an approval with less than two hours left [DSK-05]', async () => {
    await openDesk({
      runningOut: listOf(
        item({ id: 1, title: 'ก', approvedUntil: fromNow(1.99) }),
        item({ id: 2, title: 'ข', approvedUntil: fromNow(2.01) }),
      ),
    });
    const table = await screen.findByRole('table', { name: 'ใกล้หมดเวลา' });
    const times = within(table).getAllByRole('time');
    expect(times.map((time) => time.dataset['soon'])).toEqual(['true', undefined]);
  });

  it('shows beside the lists what ends next, with the part of its 24 hours that is left [DSK-05]', async () => {
    await openDesk({ runningOut: listOf(item({ id: 1, title: 'ก', approvedUntil: fromNow(6.01) })) });
    expect(await screen.findByRole('heading', { name: 'หมดเวลาถัดไป' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'ก' })).toHaveLength(2);
    expect(screen.getByRole('progressbar', { name: 'เหลือเวลา', value: { now: 25 } })).toBeVisible();
  });

  it.each([
    ['ใกล้หมดเวลา', 'runningOut', 1],
    ['หมดเวลาแล้ว', 'goneDark', -26],
  ] as const)('shows an item of "%s" for another 24 hours [DSK-01, PUB-05]', async (list, kind, hours) => {
    const until = fromNow(hours);
    const shown = {
      id: 101,
      title: 'ฝนตก',
      groupId: 7,
      waitingSince: null,
      status: PostStatus.Published,
      published: { version: 1, publishedAt: fromNow(hours - 24), until, by: 'สมชาย' },
    };
    await openDesk(
      { [kind]: listOf(item({ ...shown, approvedUntil: until })) },
      { extensions: ['approval-again'], at: `/dashboard?list=${kind}` },
    );
    answer('get', ITEM, () => ok(createNews({ ...shown, approvedUntil: until })));
    const sent = answer('post', `${ITEM}/approve`, () => ok(null, 'ต่ออีก 24 ชั่วโมงแล้ว'));
    const table = await screen.findByRole('table', { name: list });
    fireEvent.click(within(table).getByRole('button', { name: 'ต่ออีก 24 ชั่วโมง: ฝนตก' }));
    expect(await screen.findByText('ต่ออีก 24 ชั่วโมงแล้ว')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ again: true }]);
  });

  it.each([
    [1, 'not requested again while its first approval has time left'],
    [2, 'requested again when the time is over'],
  ])('with %i requests, the desk is %s [DSK-05]', async (asked) => {
    const { calls } = await openDesk({
      runningOut: listOf(item({ approvedUntil: fromNow(asked === 1 ? 1 : -0.1) })),
    });
    await screen.findByRole('table', { name: 'ใกล้หมดเวลา' });
    await waitFor(() => expect(calls).toHaveLength(asked));
  });

  it('explains empty lists, and says how many items there are in all', async () => {
    const items = Array.from({ length: 10 }, (_, id) => item({ id: id + 1, title: `ข่าว ${id}` }));
    await openDesk({ waiting: { items, total: 100 } }, { extensions: ['find-news'] });
    expect(await screen.findByRole('link', { name: 'แสดงทั้งหมด' })).toHaveAttribute(
      'href',
      '/news?state=waiting',
    );
    expect(await screen.findByText('แสดง 10 จาก 99+ ข่าว')).toBeVisible();
    fireEvent.click(await tab('ใกล้หมดเวลา'));
    expect(screen.getByText(/ข่าวที่อนุมัติไว้ 24 ชั่วโมง/)).toBeVisible();
  });
});
