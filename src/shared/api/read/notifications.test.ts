import { DEFAULT_CHANNELS } from '@/shared/contract';

import { readNotificationPage, readNotificationSettings } from './notifications';

const FIRST = { page: 1 };

describe('notifications from any backend', () => {
  it('are read whole [CON-02]', () => {
    const told = {
      id: '7',
      kind: 'returned',
      at: '2026-11-30T05:00:00Z',
      isRead: true,
      group: { id: '3', name: 'ข่าวเศรษฐกิจ' },
      news: { id: '5', title: 'น้ำขึ้น' },
      by: { id: '1', displayName: 'มาลี' },
    };
    const { data, totalPages } = readNotificationPage(
      { data: [{ ...told, more: 1 }], totalPages: 4 },
      null,
      FIRST,
    );
    expect([data, totalPages]).toEqual([[told], 4]);
  });

  it('may lack everything but id and kind, and those of an unknown kind are left out', () => {
    const { data } = readNotificationPage(
      {
        data: [
          { id: 7, kind: 'waits' },
          { id: 8, kind: 'more' },
        ],
      },
      null,
      FIRST,
    );
    expect(data).toEqual([
      { id: '7', kind: 'waits', at: '', isRead: false, group: null, news: null, by: null },
    ]);
    expect(readNotificationPage(null, null, FIRST).data).toEqual([]);
  });

  it('are told as by default if nothing is known of a choice [CON-02]', () => {
    const settings = { channels: { waits: 'never', returned: 'pigeon' }, hasMail: true };
    expect(readNotificationSettings(settings)).toEqual({
      channels: { ...DEFAULT_CHANNELS, waits: 'never' },
      hasMail: true,
    });
    expect(readNotificationSettings(null)).toEqual({ channels: DEFAULT_CHANNELS, hasMail: false });
  });
});
