import { prefetchCountries, useListCountriesQuery } from '@/features/countries';
import { prefetchGroupCategories, useListGroupCategoriesQuery } from '@/features/journalists';
import type { Prefetch } from '@/shared/api/store';
import type { Id } from '@/shared/contract';

import type { NewsChoices } from '../fields/news-form-values';

/** Asks for the choices ahead of the form. */
export const prefetchNewsChoices: Prefetch =
  ({ groupId }) =>
  (dispatch) => {
    dispatch(prefetchCountries());
    if (groupId) dispatch(prefetchGroupCategories(groupId));
  };

/** The group's categories and all countries (NWS-15); `choices` once both are there. */
export const useNewsChoices = (groupId: Id) => {
  const categories = useListGroupCategoriesQuery(groupId);
  const countries = useListCountriesQuery('');
  const choices: NewsChoices | undefined = categories.data &&
    countries.data && { categories: categories.data, countries: countries.data };
  return {
    choices,
    error: categories.error ?? countries.error,
    retry: () => [categories, countries].forEach(({ isError, refetch }) => isError && void refetch()),
  };
};
