import { baseApi } from '@/shared/api/base-api';
import { isWire, numberOrNull } from '@/shared/api/read/values';
import { idTag, listTag } from '@/shared/api/tags';
import type { Id } from '@/shared/contract';

/** The one call of the bell before it is used; the others load with their part. */
const unreadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countUnreadNotifications: build.query<number, Id>({
      query: () => ({ url: '/api/notifications/unread' }),
      transformResponse: (data: unknown) => (isWire(data) && numberOrNull(data['count'])) || 0,
      providesTags: (_count, _error, me) => [idTag('Notification', me), listTag('Group')],
    }),
  }),
});

export const { useCountUnreadNotificationsQuery } = unreadApi;
