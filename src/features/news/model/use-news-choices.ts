import { useListCountriesQuery } from '@/features/countries';
import { useListGroupCategoriesQuery } from '@/features/journalists';
import type { Id } from '@/shared/contract';

import type { NewsChoices } from './news-form-values';

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
