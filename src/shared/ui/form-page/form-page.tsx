import type { ReactNode } from 'react';

import { isNotFound } from '@/shared/api/api-error';
import { useMessages } from '@/shared/i18n/messages';

import { Card } from '../card/card';
import { kitMessages } from '../messages';
import { NotFound } from '../not-found/not-found';
import { PageHeader, type PageHeaderProps } from '../page-header/page-header';
import { QueryState } from '../query-state/query-state';
import { useFailureToast } from '../query-state/use-failure-toast';

/** The part of a query hook's result that a form page needs. */
type ItemQuery<Item> = {
  data?: Item;
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
};

type Shell = PageHeaderProps & {
  /** Content to show instead of the form if the server refuses with this error; null for any other error. */
  forbidden?: (error: unknown) => ReactNode;
  /** The form renders its own cards. */
  bare?: boolean;
};

/** A new item needs no query; an existing item is passed to the form once it is loaded. */
type FormPageProps<Item> = Shell &
  (
    | { query?: undefined; children: ReactNode }
    | { query: ItemQuery<Item>; children: (item: Item) => ReactNode }
  );

/**
 * The page of a form: title and back link, the states of the item until the form opens, and the form on a
 * card.
 */
export function FormPage<Item>(props: FormPageProps<Item>) {
  const { title, subtitle, names, backTo, actions, query, forbidden, bare = false } = props;
  const messages = useMessages(kitMessages);
  const isThere = query === undefined || query.data !== undefined;
  const failure = isThere ? undefined : query.error;
  const refusal = forbidden?.(failure);
  useFailureToast(refusal || isNotFound(failure) ? undefined : failure);
  if (isNotFound(failure)) return <NotFound reason={messages.loadError} />;

  const form = props.query
    ? props.query.data !== undefined && props.children(props.query.data)
    : props.children;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} names={names} backTo={backTo} actions={actions} />
      {bare && isThere ? (
        form
      ) : (
        <Card title={Boolean(failure) && messages.loadError}>
          {refusal || (
            <QueryState
              isLoading={!isThere && !query.error}
              isFetching={query?.isFetching}
              error={query?.error}
              hasData={isThere}
              onRetry={() => void query?.refetch()}
            >
              {form}
            </QueryState>
          )}
        </Card>
      )}
    </>
  );
}
