import {
  DEFAULT_CHANNELS,
  type Notification,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannels,
  type NotificationSettings,
} from '@/shared/contract';

import { flag, isWire, list, readPage, text, textOrNull, type Wire } from './values';

const wordOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);

/** The part that something is about; null if it has no id. */
const partOf = <T>(value: unknown, read: (wire: Wire) => T): (T & { id: string }) | null => {
  const id = isWire(value) ? text(value['id']) : '';
  return isWire(value) && id !== '' ? { id, ...read(value) } : null;
};

/** What concerns a person; null if this console does not know its kind. */
const readNotification = (wire: Wire): Notification | null => {
  const kind = wordOf(NOTIFICATION_KINDS, wire['kind']);
  const id = text(wire['id']);
  if (!kind || id === '') return null;
  return {
    id,
    kind,
    at: text(wire['at']),
    isRead: flag(wire['isRead']),
    group: partOf(wire['group'], (group) => ({ name: text(group['name']) })),
    news: partOf(wire['news'], (news) => ({ title: textOrNull(news['title']) })),
    by: partOf(wire['by'], (by) => ({ displayName: text(by['displayName']) })),
  };
};

/** A page of what concerns a person. */
export const readNotificationPage = (data: unknown, meta: unknown, place: { page: number }) => ({
  ...readPage((wire) => ({ id: text(wire['id']) }))(data, meta, place),
  data: list(isWire(data) ? data['data'] : data, readNotification),
});

/** How a person is told of each kind; as by default of one that the backend does not name. */
export const readNotificationSettings = (data: unknown): NotificationSettings => {
  const wire = isWire(data) ? data : {};
  const chosen = isWire(wire['channels']) ? wire['channels'] : {};
  return {
    channels: NOTIFICATION_KINDS.reduce<NotificationChannels>(
      (all, kind) => ({ ...all, [kind]: wordOf(NOTIFICATION_CHANNELS, chosen[kind]) ?? all[kind] }),
      DEFAULT_CHANNELS,
    ),
    hasMail: flag(wire['hasMail']),
  };
};
