import { prefetchGroups } from '@/features/journalists';
import { baseApi, REFRESH_AFTER_SECONDS } from '@/shared/api/base-api';
import { readDesk } from '@/shared/api/read/desk';
import type { Prefetch } from '@/shared/api/store';
import { listTag, NEWS_OF_GROUPS, provideList } from '@/shared/api/tags';
import { hasExtension } from '@/shared/config/extensions';
import type { Desk } from '@/shared/contract';

const itemsOf = ({ waiting, runningOut, goneDark, returned = [], own }: Desk) => [
  ...[waiting, runningOut, goneDark].flatMap(({ items }) => items),
  ...returned,
  ...own,
];

const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDesk: build.query<Desk, void>({
      query: () => ({ url: '/api/desk' }),
      transformResponse: readDesk,
      // Shows the names of the groups, and depends on the person's level in each.
      providesTags: (desk) => provideList('News', desk && itemsOf(desk), NEWS_OF_GROUPS, listTag('Group')),
    }),
  }),
});

export const { useGetDeskQuery } = deskApi;

/** Prefetches the groups, in which the person's levels decide on the buttons, and the desk, if the backend has one. */
export const prefetchDesk: Prefetch = () => async (dispatch) => {
  dispatch(prefetchGroups());
  if (await hasExtension('approval-desk'))
    dispatch(deskApi.util.prefetch('getDesk', undefined, { ifOlderThan: REFRESH_AFTER_SECONDS }));
};
