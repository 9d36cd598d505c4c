import { useMemo, useState } from 'react';

import { type Id, MEDIA_PAGE_SIZE } from '@/shared/contract';
import { useDebouncedValue } from '@/shared/lib/use-debounced-value';

import { useListMediaQuery } from '../api/media-api';

import { mediaFilterOf, type MediaParameter, NO_FILTER } from './media-filter';

/**
 * The list of a library in a dialog: like `useList`, but the address belongs to the page behind. Loaded whenever it opens, because
 * a picture may just have been uploaded into the text.
 */
export const usePickerList = (groupId: Id) => {
  const [typed, setTyped] = useState('');
  const [values, setValues] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const search = useDebouncedValue(typed);
  const filter = useMemo(() => mediaFilterOf((name) => values[name]), [values]);
  const { data, currentData, error, isLoading, isFetching, refetch } = useListMediaQuery(
    { groupId, ...filter, ...(search && { search }), page, limit: MEDIA_PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const shown = error ? currentData : data;
  return {
    search,
    filter,
    searchBox: {
      value: typed,
      onChange: (text: string) => {
        setTyped(text);
        setPage(1);
      },
    },
    filters: {
      valueOf: (name: MediaParameter) => values[name],
      onChange: (changed: Partial<Record<MediaParameter, string>>) => {
        setValues((last) => ({ ...last, ...changed }));
        setPage(1);
      },
    },
    list: {
      rows: shown?.data,
      error,
      isLoading,
      isFetching,
      onRetry: () => void refetch(),
      pagination: {
        page: currentData?.currentPage ?? page,
        totalPages: data?.totalPages ?? 1,
        onChange: setPage,
      },
    },
  };
};
