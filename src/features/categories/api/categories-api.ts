import { baseApi, REFRESH_AFTER_SECONDS } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readCategory } from '@/shared/api/read/entities';
import { readItem, readList } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, provideList } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { CategoryCreateRequest, CategoryUpdateRequest, Id, NewsCategory } from '@/shared/contract';

import { byOrder, withMoved } from '../model/order';

const LIST = listTag('Category');
const categoryUrl = (id: Id) => url`/api/news/categories/${id}`;

/** `place` is the new sortOrder of the category. */
export type Move = { category: NewsCategory; place: number };

export const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All categories whose name matches, highest sortOrder first; an empty search returns the whole list. */
    listCategories: build.query<NewsCategory[], string>({
      query: (search) => ({ url: '/api/news/categories', params: { search } }),
      transformResponse: (data: unknown) => readList(readCategory)(data).sort(byOrder),
      providesTags: (categories) => provideList('Category', categories, LIST),
    }),
    getCategory: build.query<NewsCategory, Id>({
      query: (id) => ({ url: categoryUrl(id) }),
      transformResponse: readItem(readCategory),
      extraOptions: ITEM,
      providesTags: (_category, _error, id) => [idTag('Category', id)],
      // Do not cache: a form that sends back an outdated sortOrder would move the category.
      keepUnusedDataFor: 0,
    }),
    createCategory: build.mutation<unknown, CategoryCreateRequest>({
      query: (body) => ({ url: '/api/news/categories', method: 'POST', body }),
      invalidatesTags: (_category, error) => onSuccess(error, [LIST]),
    }),
    updateCategory: build.mutation<unknown, { id: Id } & CategoryUpdateRequest>({
      query: ({ id, ...body }) => ({ url: categoryUrl(id), method: 'PUT', body }),
      invalidatesTags: (_category, error, { id }) => onSuccess(error, [LIST, idTag('Category', id)]),
    }),
    /**
     * Moves a category. The cached lists are updated optimistically, and rolled back if the server refuses.
     */
    moveCategory: build.mutation<unknown, Move>({
      query: ({ category, place }) => ({
        url: categoryUrl(category.id),
        method: 'PUT',
        body: { name: category.name, sortOrder: place } satisfies CategoryUpdateRequest,
      }),
      async onQueryStarted({ category, place }, { dispatch, getState, queryFulfilled }) {
        const patches = categoriesApi.util
          .selectInvalidatedBy(getState(), [LIST])
          .filter(({ endpointName }) => endpointName === 'listCategories')
          .map(({ originalArgs }) =>
            dispatch(
              categoriesApi.util.updateQueryData('listCategories', originalArgs, (list) =>
                withMoved(list, category, place),
              ),
            ),
          );
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
      // Refetch also after a refusal, which often means that another person has moved something.
      invalidatesTags: (_category, _error, { category }) => [LIST, idTag('Category', category.id)],
    }),
    /** The extension `restore`: restores the category with its groups. */
    restoreCategory: build.mutation<unknown, Id>({
      query: (id) => ({ url: `${categoryUrl(id)}/restore`, method: 'POST' }),
      // The lists of its groups do not show it yet.
      invalidatesTags: (_category, error) => onSuccess(error, ['Category', 'GroupStatistics']),
    }),
    deleteCategory: build.mutation<unknown, Id>({
      query: (id) => ({ url: categoryUrl(id), method: 'DELETE' }),
      // Also refetch the groups, because their categories and counts change.
      invalidatesTags: (_data, error, id) =>
        onSuccess(error, [LIST, idTag('Category', id), 'GroupStatistics']),
    }),
  }),
});

export const {
  useListCategoriesQuery,
  usePrefetch: usePrefetchCategories,
  useGetCategoryQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useMoveCategoryMutation,
  useDeleteCategoryMutation,
  useRestoreCategoryMutation,
} = categoriesApi;

/** Prefetches all categories. */
export const prefetchCategories = () =>
  categoriesApi.util.prefetch('listCategories', '', { ifOlderThan: REFRESH_AFTER_SECONDS });
