import { useMemo } from 'react';

import { prefetchCountries, useListCountriesQuery } from '@/features/countries';
import { prefetchGroup, prefetchGroupCategories, useListGroupCategoriesQuery } from '@/features/journalists';
import type { NewsChoices } from '@/features/news';
import type { Prefetch } from '@/shared/api/store';
import type { Country, Id } from '@/shared/contract';
import { uniqueBy } from '@/shared/lib/unique-by';

/** Prefetches the options of the form and the name of the group, for the trail. */
export const prefetchNewsChoices: Prefetch =
  ({ groupId }) =>
  (dispatch) => {
    dispatch(prefetchCountries());
    if (!groupId) return;
    dispatch(prefetchGroupCategories(groupId));
    dispatch(prefetchGroup(groupId));
  };

/**
 * An item stores the country code, so a country without a code cannot be chosen, and each code is offered
 * once.
 */
const withCode = (countries: Country[] | undefined) =>
  countries && uniqueBy(countries, ({ code }) => code).filter(({ code }) => code !== '');

/**
 * The options of the form: the group's categories and all countries (NWS-15). `choices` is set when both are
 * loaded.
 */
export const useNewsChoices = (groupId: Id) => {
  const categories = useListGroupCategoriesQuery(groupId);
  const countries = useListCountriesQuery('');
  const offered = useMemo(() => withCode(countries.data), [countries.data]);
  const choices: NewsChoices | undefined = categories.data &&
    offered && { categories: categories.data, countries: offered };
  return {
    choices,
    error: categories.error ?? countries.error,
    retry: () => [categories, countries].forEach(({ isError, refetch }) => isError && void refetch()),
  };
};
