import { baseApi } from '@/shared/api/base-api';
import { readNotificationPage } from '@/shared/api/read/notifications';
import { idTag, listTag, onSuccess, partialTag, provideNames, type Tag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Id, Notification, PageQuery, Paginated } from '@/shared/contract';

/** `me`: whose they are, as the stream of changes names them. */
type OfPerson = { me: Id };
type NotificationPage = OfPerson & Pick<PageQuery, 'page'> & { limit: number };

const ofPerson = (me: Id): Tag => idTag('Notification', me);

/** The names of now of what the notifications are about; those of a group are seen by its members. */
const names = (all: readonly Notification[] = []): Tag[] => [
  listTag('Group'),
  partialTag('News'),
  ...provideNames(all.map(({ by }) => by)),
  ...all.flatMap(({ news }) => (news ? [idTag('News', news.id)] : [])),
];

/** What concerns a person (extension `notifications`). */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Paginated<Notification>, NotificationPage>({
      query: ({ page, limit }) => ({ url: '/api/notifications', params: { page, limit } }),
      transformResponse: readNotificationPage,
      providesTags: (page, _error, { me }) => [ofPerson(me), ...names(page?.data)],
    }),
    markNotificationRead: build.mutation<unknown, OfPerson & { id: Id }>({
      query: ({ id }) => ({ url: url`/api/notifications/${id}/read`, method: 'POST' }),
      invalidatesTags: (_data, error, { me }) => onSuccess(error, [ofPerson(me)]),
    }),
    markAllNotificationsRead: build.mutation<unknown, Id>({
      query: () => ({ url: '/api/notifications/read', method: 'POST' }),
      invalidatesTags: (_data, error, me) => onSuccess(error, [ofPerson(me)]),
    }),
  }),
});

export const {
  usePrefetch: usePrefetchNotifications,
  useListNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
} = notificationsApi;
