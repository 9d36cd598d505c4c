import { useEventCallback } from '@mui/material/utils';
import { useEffect, useEffectEvent } from 'react';

import type { Paginated } from '@/shared/contract';

import { useListArguments } from './use-list-arguments';

type Answer<Row> = readonly Row[] | Paginated<Row>;

/** The part of the result of RTK Query's `endpoint.useQuery` that a list needs. */
type ListQuery<Row> = {
  data?: Answer<Row>;
  currentData?: Answer<Row>;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type ListSource<Row, Args> = {
  /**
   * The endpoint of an API slice: `usersApi.endpoints.searchUsers`. Its `Types` provide the types of
   * arguments and rows; a hook that combines several calls has none.
   */
  endpoint: {
    Types?: { QueryArg: Args; ResultType: Answer<Row> };
    useQuery: (args: NoInfer<Args>) => ListQuery<NoInfer<Row>>;
  };
  /** `usePrefetch` of the same endpoint. */
  prefetch: (args: NoInfer<Args>) => void;
  /** The arguments for one page of a search; pages count from 1. */
  toArguments: (place: { search: string; page: number }) => NoInfer<Args>;
  /** The query parameter of the page number, for a page with two lists. */
  pageParameter?: string;
};

/** A list without pages is a single page. */
const toPage = <Row>(answer: Answer<Row> | undefined) =>
  answer && 'data' in answer ? answer : answer && { data: answer, currentPage: 1, totalPages: 1 };

/**
 * Everything that a list page needs: its arguments from the URL, their query, and a prefetch of the next
 * page. The previous rows stay until the new ones are loaded, but not if the new request fails, because they
 * belong to another search.
 */
export const useList = <Row, Args>(source: ListSource<Row, Args>) => {
  const { endpoint, prefetch, toArguments, pageParameter } = source;
  const { search, page, typed, type, setPage } = useListArguments(
    (text) => prefetch(toArguments({ search: text, page: 1 })),
    pageParameter,
  );
  const { data, currentData, error, isLoading, isFetching, refetch } = endpoint.useQuery(
    toArguments({ search, page }),
  );
  const current = toPage(currentData);
  const shown = error ? current : toPage(data);

  // These two stay the same functions, so that a keystroke does not render the page buttons.
  const changePage = useEventCallback(setPage);
  const prefetchPage = useEventCallback((wanted: number) => prefetch(toArguments({ search, page: wanted })));
  const prefetchNext = useEffectEvent(() => prefetchPage(page + 1));
  const hasNext = !isFetching && current !== undefined && page < current.totalPages;
  useEffect(() => {
    if (hasNext) prefetchNext();
  }, [hasNext, search, page]);

  return {
    search,
    searchBox: { value: typed, onChange: type },
    /** Props for a `DataTable`. */
    table: {
      rows: shown?.data,
      error,
      // If the previous search found nothing, show the loading state instead of an empty list.
      isLoading: isLoading || (isFetching && !current && shown?.data.length === 0),
      isFetching,
      onRetry: () => void refetch(),
      pagination: {
        // A server may answer a page beyond the end with the last page.
        page: current?.currentPage ?? page,
        totalPages: toPage(data)?.totalPages ?? 1,
        onChange: changePage,
        onIntent: prefetchPage,
      },
    },
  };
};
