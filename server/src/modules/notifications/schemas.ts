import { Type } from 'typebox';

import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
  NOTIFICATIONS_PAGE_SIZE,
} from '@contract';

import { dateTime, idSchema, nullable, pageQuery } from '../../http/schemas';

const kindSchema = Type.Unsafe<NotificationKind>({ type: 'string', enum: [...NOTIFICATION_KINDS] });
const channelSchema = Type.Unsafe<NotificationChannel>({ type: 'string', enum: [...NOTIFICATION_CHANNELS] });

export const notificationsQuery = Type.Object(pageQuery(NOTIFICATIONS_PAGE_SIZE));
export const notificationParams = Type.Object({ id: idSchema });

export const notificationSchema = Type.Object({
  id: idSchema,
  kind: kindSchema,
  at: dateTime,
  isRead: Type.Boolean(),
  group: nullable(Type.Object({ id: idSchema, name: Type.String() })),
  news: nullable(Type.Object({ id: idSchema, title: nullable(Type.String()) })),
  by: nullable(Type.Object({ id: idSchema, displayName: Type.String() })),
});

export const unreadNotificationsSchema = Type.Object({ count: Type.Integer() });

const channels = Type.Object({
  returned: channelSchema,
  withdrawn: channelSchema,
  approved: channelSchema,
  'runs-out': channelSchema,
  'went-dark': channelSchema,
  waits: channelSchema,
  'handed-over': channelSchema,
  invited: channelSchema,
  mentioned: channelSchema,
  commented: channelSchema,
  'new-device': channelSchema,
});

export const notificationSettingsBody = Type.Object({ channels: Type.Partial(channels) });

export const notificationSettingsSchema = Type.Object({ channels, hasMail: Type.Boolean() });
