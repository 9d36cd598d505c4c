import { ErrorCode } from '@contract';

import { type Check, rowOf } from './extension-check';
import { recordIn } from './kit';

/** Reads the list, marks all as read, and stores the choice that is stored already. */
export const inspectNotifications: Check = async ({ client, inspect }) => {
  const row = rowOf('notifications');
  const { body, status } = await client.send('GET /api/notifications', { query: { page: '1', limit: '1' } });
  const isPage = Array.isArray(recordIn(body ?? {}, 'data')['data']);
  inspect.expect(row, isPage, `GET /api/notifications has no page (HTTP ${status})`);
  await client.send('POST /api/notifications/read');
  const unread = recordIn((await client.send('GET /api/notifications/unread')).body ?? {}, 'data');
  inspect.expect(row, unread['count'] === 0, 'something is unread after all were marked as read');
  const settings = recordIn((await client.send('GET /api/notifications/settings')).body ?? {}, 'data');
  const channels = recordIn(settings, 'channels');
  const saved = await client.send('PUT /api/notifications/settings', { body: { channels } });
  inspect.expect(row, saved.body?.['success'] === true, `a choice is refused (HTTP ${saved.status})`);
  const wrong = { body: { channels: { ...channels, waits: 'pigeon' } } };
  const refused = (await client.send('PUT /api/notifications/settings', wrong)).body;
  inspect.expect(row, refused?.['success'] === false, 'an unknown channel is not refused');
  const stranger = (await client.send('GET /api/notifications', { anonymous: true })).body;
  inspect.expect(row, stranger?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
};
