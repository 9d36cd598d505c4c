import { baseApi } from '@/shared/api/base-api';
import { readNotificationSettings } from '@/shared/api/read/notifications';
import { idTag, onSuccess } from '@/shared/api/tags';
import type { NotificationSettings, NotificationSettingsRequest } from '@/shared/contract';

const SETTINGS = idTag('Notification', 'settings');

/** How a person is told of each kind. */
const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSettings: build.query<NotificationSettings, void>({
      query: () => ({ url: '/api/notifications/settings' }),
      transformResponse: readNotificationSettings,
      providesTags: [SETTINGS],
    }),
    saveNotificationSettings: build.mutation<unknown, NotificationSettingsRequest>({
      query: (body) => ({ url: '/api/notifications/settings', method: 'PUT', body }),
      invalidatesTags: (_settings, error) => onSuccess(error, [SETTINGS]),
    }),
  }),
});

export const { useGetNotificationSettingsQuery, useSaveNotificationSettingsMutation } = settingsApi;
