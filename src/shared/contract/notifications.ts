import type { Id, IsoDate } from './entities';

/** What a person is told of. */
export const NOTIFICATION_KINDS = [
  /** News of theirs was returned with a comment. */
  'returned',
  /** News of theirs was taken off the website with a comment. */
  'withdrawn',
  /** Somebody else approved news of theirs. */
  'approved',
  /** The 24 hours of news of theirs end within two hours. */
  'runs-out',
  /** The 24 hours of news of theirs are over. */
  'went-dark',
  /** News has waited for more than a day in a group in which they approve. */
  'waits',
  /** News was handed over to them. */
  'handed-over',
  /** They were made a member of a group. */
  'invited',
  /** A comment on news of their group names them. */
  'mentioned',
  /** Somebody commented on news of theirs, or replied in a conversation in which they take part. */
  'commented',
  /** Somebody signed in to their account on a new device. */
  'new-device',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How a person is told: in the console, there and also by mail, or not at all. */
export const NOTIFICATION_CHANNELS = ['console', 'mail', 'never'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationChannels = Record<NotificationKind, NotificationChannel>;

/** What a person has who has chosen nothing. */
export const DEFAULT_CHANNELS: NotificationChannels = {
  returned: 'console',
  withdrawn: 'console',
  approved: 'console',
  'runs-out': 'console',
  'went-dark': 'console',
  waits: 'console',
  'handed-over': 'console',
  invited: 'console',
  mentioned: 'console',
  commented: 'console',
  'new-device': 'mail',
};

/** For how many days a notification is kept, and how many of a person. */
export const NOTIFICATION_DAYS = 30;
export const MAX_NOTIFICATIONS = 500;
/** The most of one kind in a day. All kinds together stay within `MAX_NOTIFICATIONS`, so that none of the last day is removed. */
export const MAX_NOTIFICATIONS_OF_KIND = 45;
export const NOTIFICATIONS_PAGE_SIZE = 20;
/** Unread notifications are counted up to here. */
export const UNREAD_COUNT_LIMIT = 100;

/** What concerns a person, with the names of now (extension `notifications`). */
export type Notification = {
  id: Id;
  kind: NotificationKind;
  at: IsoDate;
  isRead: boolean;
  group: { id: Id; name: string } | null;
  /** The title is null if the news was deleted. */
  news: { id: Id; title: string | null } | null;
  /** Who did it; null if time did, or the person themselves. */
  by: { id: Id; displayName: string } | null;
};

export type UnreadNotifications = { count: number };

export type NotificationSettings = {
  channels: NotificationChannels;
  /** Whether this installation sends mail. */
  hasMail: boolean;
};

/** A kind that is left out stays as it is: a console of an earlier release does not know every kind. */
export type NotificationSettingsRequest = { channels: Partial<NotificationChannels> };
