import { baseApi, REFRESH_AFTER_SECONDS } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readCountry } from '@/shared/api/read/entities';
import { readItem, readList } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, provideList } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Country, CountryRequest, Id } from '@/shared/contract';

const LIST = listTag('Country');
const countryUrl = (id: Id) => url`/api/news/countries/${id}`;

/** Responses contain the name of a country as `label`; requests send it as `name` (API-07). */
export const countriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All countries that match, in the server's order; an empty search returns the whole list. */
    listCountries: build.query<Country[], string>({
      query: (search) => ({ url: '/api/news/countries', params: { search } }),
      transformResponse: readList(readCountry),
      providesTags: (countries) => provideList('Country', countries, LIST),
    }),
    getCountry: build.query<Country, Id>({
      query: (id) => ({ url: countryUrl(id) }),
      transformResponse: readItem(readCountry),
      extraOptions: ITEM,
      providesTags: (_country, _error, id) => [idTag('Country', id)],
      // Do not cache: a form must start from the current state of the server.
      keepUnusedDataFor: 0,
    }),
    createCountry: build.mutation<unknown, CountryRequest>({
      query: (body) => ({ url: '/api/news/countries', method: 'POST', body }),
      invalidatesTags: (_country, error) => onSuccess(error, [LIST]),
    }),
    updateCountry: build.mutation<unknown, { id: Id } & CountryRequest>({
      query: ({ id, ...body }) => ({ url: countryUrl(id), method: 'PUT', body }),
      // News shows the code, which can be another one now.
      invalidatesTags: (_country, error, { id }) => onSuccess(error, [LIST, idTag('Country', id), 'News']),
    }),
    /** The extension `restore`. */
    restoreCountry: build.mutation<unknown, Id>({
      query: (id) => ({ url: `${countryUrl(id)}/restore`, method: 'POST' }),
      invalidatesTags: (_country, error, id) => onSuccess(error, [LIST, idTag('Country', id)]),
    }),
    deleteCountry: build.mutation<unknown, Id>({
      query: (id) => ({ url: countryUrl(id), method: 'DELETE' }),
      invalidatesTags: (_data, error) => onSuccess(error, [LIST]),
    }),
  }),
});

export const {
  useListCountriesQuery,
  usePrefetch: usePrefetchCountries,
  useGetCountryQuery,
  useCreateCountryMutation,
  useUpdateCountryMutation,
  useDeleteCountryMutation,
  useRestoreCountryMutation,
} = countriesApi;

/** Prefetches all countries. */
export const prefetchCountries = () =>
  countriesApi.util.prefetch('listCountries', '', { ifOlderThan: REFRESH_AFTER_SECONDS });
