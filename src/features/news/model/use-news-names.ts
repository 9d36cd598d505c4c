import { useMemo } from 'react';

import { useListCategoriesQuery } from '@/features/categories';
import { useListCountriesQuery } from '@/features/countries';
import { useMessages } from '@/shared/i18n/messages';

import type { NewsNames } from '../fields/news-field';
import { newsMessages } from '../messages';

const NO_NAMES: NewsNames = { categories: [], countries: [] };

/**
 * The names of all categories and countries as they are now, also of those that the item's group does not have; undefined while
 * they load. Without them, a difference shows the ids.
 */
export const useNewsNames = (): NewsNames | undefined => {
  const { gone } = useMessages(newsMessages);
  const { data: categories, isError: noCategories } = useListCategoriesQuery('');
  const { data: countries, isError: noCountries } = useListCountriesQuery('');
  return useMemo(() => {
    if (categories && countries) return { categories, countries, gone };
    return noCategories || noCountries ? NO_NAMES : undefined;
  }, [categories, countries, gone, noCategories, noCountries]);
};
