import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readList } from '@/shared/api/read/values';
import { readView } from '@/shared/api/read/views';
import { idTag, listTag, onSuccess, provideNames } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Id, SavedView, SavedViewRequest } from '@/shared/contract';

/** `me`: whose list it is, as the stream of changes names it. */
type OfPerson = { me: Id };

const changed = (_data: unknown, error: unknown, { me }: OfPerson) =>
  onSuccess(error, [idTag('View', me), listTag('View')]);

const ignore = () => undefined;

const without = (views: SavedView[], id: Id) => views.filter((view) => view.id !== id);

/** The extension `views`. Call it only after `useExtension('views')` is true. */
const viewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listViews: build.query<SavedView[], Id>({
      query: () => ({ url: '/api/views' }),
      transformResponse: readList(readView),
      // Whoever comes to a group or leaves it sees other views, with the group's name of now.
      providesTags: (views, _error, me) => [
        idTag('View', me),
        listTag('View'),
        listTag('Group'),
        ...provideNames(views?.map(({ owner }) => owner)),
      ],
    }),
    createView: build.mutation<SavedView, OfPerson & SavedViewRequest>({
      query: ({ me: _me, ...body }) => ({ url: '/api/views', method: 'POST', body }),
      extraOptions: ITEM,
      transformResponse: readView,
      invalidatesTags: changed,
      onQueryStarted: ({ me }, { dispatch, queryFulfilled }) => {
        const show = (added: SavedView) => changeList(me, (views) => [...without(views, added.id), added]);
        void queryFulfilled.then(({ data }) => dispatch(show(data)), ignore);
      },
    }),
    updateView: build.mutation<SavedView, OfPerson & { id: Id } & SavedViewRequest>({
      query: ({ me: _me, id, ...body }) => ({ url: url`/api/views/${id}`, method: 'PUT', body }),
      extraOptions: ITEM,
      transformResponse: readView,
      invalidatesTags: changed,
      onQueryStarted: ({ me, id }, { dispatch, queryFulfilled }) => {
        const show = (updated: SavedView) =>
          changeList(me, (views) => views.map((view) => (view.id === id ? updated : view)));
        void queryFulfilled.then(({ data }) => dispatch(show(data)), ignore);
      },
    }),
    deleteView: build.mutation<unknown, OfPerson & { id: Id }>({
      query: ({ id }) => ({ url: url`/api/views/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
      onQueryStarted: ({ me, id }, { dispatch, queryFulfilled }) => {
        const hide = changeList(me, (views) => without(views, id));
        void queryFulfilled.then(() => dispatch(hide), ignore);
      },
    }),
  }),
});

/** Shows a change at once; the list is loaded again after it. */
const changeList = (me: Id, change: (views: SavedView[]) => SavedView[]) =>
  viewsApi.util.updateQueryData('listViews', me, change);

export const { useListViewsQuery, useCreateViewMutation, useUpdateViewMutation, useDeleteViewMutation } =
  viewsApi;
