import { Type } from 'typebox';

import { idTag, type NotificationSettings } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { paginated } from '../../http/schemas';
import { announce } from '../events/announce';

import { countUnread, findChannels, listNotifications, markRead, saveChannels } from './repository';
import {
  notificationParams,
  notificationSchema,
  notificationSettingsBody,
  notificationSettingsSchema,
  notificationsQuery,
  unreadNotificationsSchema,
} from './schemas';

type Deps = { db: Database; clock: Clock; hasMail: boolean };

// What a person has read, and of what they are told, is private: the audit log says nothing of it.
const CONFIG = { access: 'signed-in', extension: 'notifications', tag: 'Account' } as const;

/** The calls for what concerns a person; nobody else sees it, whatever permissions they have. */
export const registerNotificationRoutes = (app: App, { db, clock, hasMail }: Deps): void => {
  app.get(
    '/api/notifications',
    {
      config: {
        ...CONFIG,
        operationId: 'listNotifications',
        summary: 'A page of what concerns the caller, latest first',
      },
      schema: { querystring: notificationsQuery, response: success(paginated(notificationSchema)) },
    },
    async (request) => ok(await listNotifications(db, callerOf(request).id, request.query)),
  );

  app.get(
    '/api/notifications/unread',
    {
      config: {
        ...CONFIG,
        operationId: 'countUnreadNotifications',
        summary: 'How many notifications the caller has not read, counted up to 100',
      },
      schema: { response: success(unreadNotificationsSchema) },
    },
    async (request) => ok({ count: await countUnread(db, callerOf(request).id) }),
  );

  const WRITES = { ...CONFIG, announces: true, audits: false } as const;

  app.post(
    '/api/notifications/read',
    {
      config: {
        ...WRITES,
        operationId: 'markAllNotificationsRead',
        summary: 'Mark all notifications of the caller as read',
      },
      schema: { response: success(Type.Null()) },
    },
    async (request) => {
      const { id } = callerOf(request);
      await markRead(db, id, 'all', clock());
      announce(request, [idTag('Notification', id)]);
      return ok(null);
    },
  );

  app.post(
    '/api/notifications/:id/read',
    {
      config: {
        ...WRITES,
        operationId: 'markNotificationRead',
        summary: 'Mark a notification of the caller as read',
      },
      schema: { params: notificationParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { id } = callerOf(request);
      if (!(await markRead(db, id, request.params.id, clock()))) throw notFound();
      announce(request, [idTag('Notification', id)]);
      return ok(null);
    },
  );

  app.get(
    '/api/notifications/settings',
    {
      config: {
        ...CONFIG,
        operationId: 'getNotificationSettings',
        summary: 'How the caller is told of each kind of notification',
      },
      schema: { response: success(notificationSettingsSchema) },
    },
    async (request) => {
      const channels = await findChannels(db, callerOf(request).id);
      return ok<NotificationSettings>({ channels, hasMail });
    },
  );

  app.put(
    '/api/notifications/settings',
    {
      config: {
        ...WRITES,
        operationId: 'saveNotificationSettings',
        summary: 'Choose how the caller is told of each kind of notification',
        announces: false,
      },
      schema: { body: notificationSettingsBody, response: success(notificationSettingsSchema) },
    },
    async (request) => {
      const { id } = callerOf(request);
      await saveChannels(db, id, request.body.channels);
      return ok<NotificationSettings>({ channels: await findChannels(db, id), hasMail });
    },
  );
};
