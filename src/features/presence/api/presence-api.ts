import { type NewsKey, newsUrl } from '@/features/news';
import { baseApi } from '@/shared/api/base-api';
import { CHANGES_NO_READ } from '@/shared/api/base-query';
import { clientIdToSend } from '@/shared/api/live/client-id';
import { readNewsPresence, readPeoplePresent } from '@/shared/api/read/presence';
import { idTag, listTag, provideNames } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Id, NewsPresence, PersonPresent, PresenceRequest } from '@/shared/contract';

/** A page on which an item is open; the page makes the `client`. */
type OpenPage = NewsKey & { client: string };

const pageUrl = ({ client, ...key }: OpenPage) => newsUrl(key) + url`/presence/${client}`;

/** The page knows already what it reports itself. */
const withoutOwnChanges = () => {
  const id = clientIdToSend();
  return id ? { 'x-client-id': id } : {};
};

/** The extension `presence`. Call it only after `useExtension('presence')` is true. */
export const presenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPresence: build.query<NewsPresence[], Id>({
      query: (groupId) => ({ url: url`/api/news/journalist/${groupId}/presence` }),
      transformResponse: readNewsPresence,
      providesTags: (items, _error, groupId) => [
        listTag('Presence', groupId),
        ...provideNames(items?.flatMap(({ people }) => people)),
      ],
    }),
    /** A query, because a page polls it for the others who have the item open; none is kept after the page. */
    reportPresence: build.query<PersonPresent[], OpenPage & PresenceRequest>({
      query: ({ isEditing, ...page }) => ({
        url: pageUrl(page),
        method: 'PUT',
        body: { isEditing },
        headers: withoutOwnChanges(),
      }),
      transformResponse: readPeoplePresent,
      providesTags: (people, _error, { newsId }) => [idTag('Presence', newsId), ...provideNames(people)],
      keepUnusedDataFor: 0,
    }),
    /** The browser sends it also while it closes the page. */
    leavePresence: build.mutation<unknown, OpenPage>({
      query: (page) => ({ url: pageUrl(page), method: 'DELETE', keepalive: true }),
      extraOptions: CHANGES_NO_READ,
    }),
  }),
});

export const { useReportPresenceQuery, useLeavePresenceMutation } = presenceApi;
