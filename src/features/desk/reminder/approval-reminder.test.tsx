import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { type DeskItem, PostStatus } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';
import { provideIdle } from '@/shared/testing/idle';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { useWaitingCount } from '../use-waiting-count';

import { ApprovalReminder } from './approval-reminder';

const endingIn = (ms: number): DeskItem => ({
  ...createNews({ title: 'น้ำท่วม' }),
  groupId: 7,
  groupName: 'ข่าวเศรษฐกิจ',
  authorName: 'มาลี',
  approvedUntil: new Date(Date.now() + ms).toISOString(),
});
const HOUR_MS = 3_600_000;
const NOTHING = { items: [], total: 0 };
const Count = () => <p>{useWaitingCount()} waiting</p>;

const setup = async (
  hasDesk: boolean,
  item: DeskItem | DeskItem[] = endingIn(HOUR_MS),
  whenIdle?: (callback: () => void) => void,
  ...extensions: ('approval-again' | 'four-eyes')[]
) => {
  provideIdle(whenIdle);
  signInAs({ id: 5 });
  announceExtensions(...(hasDesk ? (['approval-desk', ...extensions] as const) : []));
  await loadRuntimeConfig();
  const calls = answer('get', '/api/desk', () =>
    ok({
      groupIds: [7],
      waiting: { items: [item].flat(), total: 3 },
      goneDark: NOTHING,
      own: [],
      runningOut: { items: [item].flat(), total: 1 },
    }),
  );
  renderWithProviders(
    <AuthGuard>
      <Count />
      <ApprovalReminder />
    </AuthGuard>,
  );
  return calls;
};

afterEach(() => jest.useRealTimers());

describe('the reminder on any page', () => {
  it('loads and appears when an approval has less than two hours left [DSK-05]', async () => {
    // Fake timers must come first, because another test may have loaded the code already.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const calls = await setup(true, endingIn(3 * HOUR_MS));
    expect(await screen.findByText('3 waiting')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(0.9 * HOUR_MS));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(0.1 * HOUR_MS));
    expect(await screen.findByRole('link', { name: 'อนุมัติ: น้ำท่วม' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('sends no request of its own: it uses the data of the menu count [DSK-05]', async () => {
    const calls = await setup(true);
    expect(await screen.findByRole('link', { name: 'อนุมัติ: น้ำท่วม' })).toBeVisible();
    expect(screen.getByText('3 waiting')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('waits until the browser has been idle, as the menu count does [DSK-05]', async () => {
    const waiting: (() => void)[] = [];
    const calls = await setup(true, endingIn(HOUR_MS), (callback) => waiting.push(callback));
    expect(await screen.findByText('0 waiting')).toBeVisible();
    // A request of its own would have been sent before this one.
    answer('get', '/api/later', () => ok(null));
    await act(async () => void (await fetch('/api/later')));
    expect(calls).toEqual([]);
    act(() => waiting.forEach((callback) => callback()));
    expect(await screen.findByRole('link', { name: 'อนุมัติ: น้ำท่วม' })).toBeVisible();
  });

  const SHOWN = { status: PostStatus.Published, waitingSince: null, shownFrom: '2026-03-17T03:00:00Z' };

  it.each([
    ['nothing waits', {}],
    ['changes wait beside it', { waitingSince: '2026-03-18T03:00:00Z' }],
    ['its changes were returned', { returned: { comment: 'แก้ชื่อ', at: '2026-03-18T03:00:00Z', by: 'มาลี' } }],
  ])('shows an item for another 24 hours if %s [DSK-05, PUB-05]', async (_what, values) => {
    const item = { ...endingIn(HOUR_MS), ...SHOWN, ...values };
    const address = `/api/news/journalist/7/news/${item.id}`;
    answer('get', address, () => ok(createNews({ ...item })));
    const sent = answer('post', `${address}/approve`, () => ok(null, 'ต่ออีก 24 ชั่วโมงแล้ว'));
    await setup(true, item, undefined, 'approval-again');
    fireEvent.click(await screen.findByRole('button', { name: 'ต่ออีก 24 ชั่วโมง: น้ำท่วม' }));
    expect(await screen.findByText('ต่ออีก 24 ชั่วโมงแล้ว')).toBeVisible();
    expect(sent.map(({ body }) => body)).toMatchObject([{ again: true }]);
  });

  it('offers no other 24 hours before the first begin [DSK-05, PUB-05]', async () => {
    await setup(
      true,
      { ...endingIn(HOUR_MS), ...SHOWN, shownFrom: '2099-03-18T03:00:00Z' },
      undefined,
      'approval-again',
    );
    expect(await screen.findByRole('link', { name: 'อนุมัติ: น้ำท่วม' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^ต่ออีก 24 ชั่วโมง/ })).not.toBeInTheDocument();
  });

  it('tells nobody of what they wrote a part of, if somebody else has to approve it [DSK-05, PUB-04]', async () => {
    const own = { ...endingIn(HOUR_MS), id: 102, title: 'ฝนตก', authorId: 9, writers: [9, 5] };
    await setup(true, [own, { ...endingIn(HOUR_MS), authorId: 5, writers: [9] }], undefined, 'four-eyes');
    expect(await screen.findByRole('link', { name: 'อนุมัติ: น้ำท่วม' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'อนุมัติ: ฝนตก' })).not.toBeInTheDocument();
  });

  it('does not exist on a backend without the desk [DSK-05]', async () => {
    const calls = await setup(false);
    await waitFor(() => expect(screen.getByText('0 waiting')).toBeVisible());
    expect(calls).toEqual([]);
  });
});
