import { useEffect, useEffectEvent } from 'react';

import type { Paginated } from '@/shared/contract';

import { useListArguments } from './use-list-arguments';

type Answer<Row> = readonly Row[] | Paginated<Row>;

/** What RTK Query's `endpoint.useQuery` returns, as far as a list needs it. */
type ListQuery<Row> = {
  data?: Answer<Row>;
  currentData?: Answer<Row>;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type ListSource<Row, Args> = {
  /** Of an api slice: `usersApi.endpoints.searchUsers`. Its `Types` say what is asked and what a row is; a hook over several calls has none. */
  endpoint: {
    Types?: { QueryArg: Args; ResultType: Answer<Row> };
    useQuery: (args: NoInfer<Args>) => ListQuery<NoInfer<Row>>;
  };
  /** `usePrefetch` of the same endpoint. */
  prefetch: (args: NoInfer<Args>) => void;
  /** What is asked for one page of one search; pages count from 1. */
  toArguments: (place: { search: string; page: number }) => NoInfer<Args>;
  /** The page's name in the address, for a list that shares it with another. */
  pageParameter?: string;
};

/** A list that comes as a whole is its own only page. */
const toPage = <Row>(answer: Answer<Row> | undefined) =>
  answer && 'data' in answer ? answer : answer && { data: answer, currentPage: 1, totalPages: 1 };

/**
 * All that a list page needs: its arguments from the URL, the query for them, and the next page asked for ahead. The
 * rows of the last answer stay until the next one is there, but not where that one fails: they belong to another search.
 */
export const useList = <Row, Args>(source: ListSource<Row, Args>) => {
  const { endpoint, prefetch, toArguments, pageParameter } = source;
  const { search, page, typed, setTyped, setPage } = useListArguments(
    (text) => prefetch(toArguments({ search: text, page: 1 })),
    pageParameter,
  );
  const { data, currentData, error, isLoading, isFetching, refetch } = endpoint.useQuery(
    toArguments({ search, page }),
  );
  const current = toPage(currentData);
  const shown = error ? current : toPage(data);

  const prefetchPage = (wanted: number) => prefetch(toArguments({ search, page: wanted }));
  const prefetchNext = useEffectEvent(() => prefetchPage(page + 1));
  const hasNext = !isFetching && current !== undefined && page < current.totalPages;
  useEffect(() => {
    if (hasNext) prefetchNext();
  }, [hasNext, search, page]);

  return {
    search,
    searchBox: { value: typed, onChange: setTyped },
    /** For a `DataTable`. */
    table: {
      rows: shown?.data,
      error,
      // That the last search found nothing says nothing of this one.
      isLoading: isLoading || (isFetching && !current && shown?.data.length === 0),
      isFetching,
      onRetry: () => void refetch(),
      pagination: {
        // A server may answer a page beyond the last one with the last one.
        page: current?.currentPage ?? page,
        totalPages: toPage(data)?.totalPages ?? 1,
        onChange: setPage,
        onIntent: prefetchPage,
      },
    },
  };
};
