import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import type { DeskItem, Id } from '@/shared/contract';
import { createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { toast } from '@/shared/ui/toast/toast';

import { NotifyOutside } from './notify-outside';
import { Reminder } from './reminder';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-23T05:00:00Z');

const item = (hours: number, values: Partial<DeskItem> = {}): DeskItem => ({
  ...createNews({ id: 101, title: 'น้ำท่วม' }),
  groupId: 7,
  groupName: 'ข่าวเศรษฐกิจ',
  authorName: 'มาลี',
  approvedUntil: new Date(NOW + hours * HOUR_MS).toISOString(),
  ...values,
});

// Advance in steps, as a browser renders: a transition begins only after the previous step has rendered.
const pass = async (ms: number) => {
  for (let step = 0; step < 20; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / 20));
};
/** Waits for asynchronous work: the toast host, and storage. */
const settle = () => pass(200);
const SETTLED_MS = 200;

/** Opens any page as a person; `change` simulates a new response of the desk. */
const open = async (first: DeskItem[], userId: Id = 5) => {
  let change = (_items: DeskItem[]): void => undefined;
  const Page = () => {
    const [items, setItems] = useState(first);
    change = setItems;
    return <Reminder userId={userId} items={items} />;
  };
  const view = renderWithProviders(<Page />);
  await settle();
  return { ...view, change: async (items: DeskItem[]) => (act(() => change(items)), await pass(2_000)) };
};
const link = () => screen.queryByRole('link', { name: 'อนุมัติ: น้ำท่วม' });

const look = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

/** Simulates a browser with this notification permission. */
const browserThat = (permission: NotificationPermission, answers: NotificationPermission = 'granted') => {
  const shown: { title: string; tag?: string; onclick?: () => void }[] = [];
  const asked = jest.fn(() => Promise.resolve((FakeNotification.permission = answers)));
  class FakeNotification {
    static permission = permission;
    static requestPermission = asked;
    onclick?: () => void;
    close() {}
    constructor(
      readonly title: string,
      options: NotificationOptions,
    ) {
      shown.push(Object.assign(this, options));
    }
  }
  Object.assign(window, { Notification: FakeNotification });
  return { shown, asked };
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});
afterEach(async () => {
  act(() => toast.dismiss());
  await pass(2_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(window, 'Notification');
});

describe('the reminder of an approval that ends soon', () => {
  it('names the item and the time left two hours before, and links to the approval [DSK-05]', async () => {
    const { router } = await open([item(2.5)]);
    await pass(0.5 * HOUR_MS - 2 * SETTLED_MS);
    expect(link()).not.toBeInTheDocument();
    await pass(2 * SETTLED_MS);
    expect(link()).toHaveAttribute('href', '/journalist/group/7/news/101?approve');
    expect(screen.getByRole('status')).toHaveTextContent(/น้ำท่วมเหลือ (2 ชม\.|1 ชม\. 59 นาที)/);
    await pass(60_000);
    const [approve] = screen.getAllByRole('link');
    if (approve) fireEvent.click(approve);
    await pass(2_000);
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/journalist/group/7/news/101?approve',
    );
    expect(link()).not.toBeInTheDocument();
  });

  it('stays until it is dismissed; a reload does not repeat it, but another person sees it [DSK-05]', async () => {
    const { unmount } = await open([item(1.5)]);
    await pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: /ปิด|dismiss|close/i }));
    await pass(2_000);
    unmount();
    const again = await open([item(1.5)]);
    expect(link()).not.toBeInTheDocument();
    again.unmount();
    await open([item(1.5)], 6);
    expect(link()).toBeVisible();
  });

  it('is shown only once in several tabs [DSK-05]', async () => {
    renderWithProviders(
      <>
        <Reminder userId={5} items={[item(1)]} />
        <Reminder userId={5} items={[item(1)]} />
      </>,
    );
    await settle();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('disappears when the item is approved, and reappears for the next approval [DSK-05]', async () => {
    const { change } = await open([item(1)]);
    expect(link()).toBeVisible();
    await change([item(5, { id: 102 })]);
    expect(link()).not.toBeInTheDocument();
    await change([item(1)]);
    expect(link()).not.toBeInTheDocument();
    await change([item(1.2)]);
    expect(link()).toBeVisible();
  });

  it('disappears when the time is over, and when the person logs out [DSK-05]', async () => {
    await open([item(0.5)]);
    expect(link()).toBeVisible();
    await pass(0.5 * HOUR_MS);
    await pass(2_000);
    expect(link()).not.toBeInTheDocument();
    const { unmount } = await open([item(1)], 6);
    expect(link()).toBeVisible();
    const dismissed = jest.spyOn(toast, 'dismiss');
    unmount();
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  it('is one notice for several items, with a link to the rest [DSK-05]', async () => {
    const { router } = await open([1, 2, 3, 4, 5].map((id) => item(1, { id, title: `ข่าว ${id}` })));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['อนุมัติ', 'อนุมัติ', 'อนุมัติ', 'อีก 2 ข่าว'],
    ]);
    fireEvent.click(screen.getByText('อีก 2 ข่าว'));
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('browser notifications', () => {
  it('appear once if no page is visible; the page shows the reminder when it is visible again [DSK-05]', async () => {
    const { shown } = browserThat('granted');
    // jsdom does not implement it.
    jest.spyOn(window, 'focus').mockReturnValue();
    look('hidden');
    const { router } = await open([item(1)]);
    expect(shown).toEqual([]);
    await pass(2_000);
    expect(shown.map(({ title, tag }) => [title, tag])).toEqual([
      ['น้ำท่วม', `7/101@${item(1).approvedUntil}`],
    ]);
    expect(link()).not.toBeInTheDocument();
    await open([item(1)]);
    await pass(3_000);
    expect(shown).toHaveLength(1);
    act(() => shown[0]?.onclick?.());
    expect(router.state.location.pathname).toBe('/journalist/group/7/news/101');
    look('visible');
    await settle();
    expect(link()).toBeVisible();
  });

  it('do not repeat what was shown on a page [DSK-05]', async () => {
    const { shown } = browserThat('granted');
    await open([item(1)]);
    look('hidden');
    await pass(3_000);
    expect(shown).toEqual([]);
  });

  it('do not appear, and permission is not requested, unless the person turned them on [DSK-05]', async () => {
    const { shown, asked } = browserThat('default');
    look('hidden');
    await open([item(1)]);
    await pass(3_000);
    expect([shown, asked.mock.calls]).toEqual([[], []]);
  });

  it('are turned on and off by a click, which requests permission [DSK-05]', async () => {
    const { asked, shown } = browserThat('default');
    renderWithProviders(<NotifyOutside />);
    const box = screen.getByRole('checkbox', { name: 'แจ้งเตือนนอกแท็บนี้ด้วย' });
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(box);
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(box).toBeChecked();
    fireEvent.click(box);
    await settle();
    expect(box).not.toBeChecked();
    look('hidden');
    await open([item(1)]);
    await pass(3_000);
    expect(shown).toEqual([]);
  });

  it('that the browser blocks are explained, with how to allow them [DSK-05]', async () => {
    browserThat('default', 'denied');
    renderWithProviders(<NotifyOutside />);
    fireEvent.click(screen.getByRole('checkbox'));
    await settle();
    expect(screen.getByText(/^เบราว์เซอร์ปิดการแจ้งเตือน/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
