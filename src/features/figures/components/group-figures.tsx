import { styled } from '@mui/material/styles';

import { isApiError } from '@/shared/api/api-error';
import type { Id } from '@/shared/contract';
import { Card } from '@/shared/ui/card/card';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetGroupFiguresQuery } from '../api/figures-api';

import { MostReadFigure } from './most-read-figure';
import { PublishedFigure } from './published-figure';
import { WaitFigure } from './wait-figure';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** What a group published in 30 days, how long its news waited for a decision (DSK-11), and what readers opened most. */
export function GroupFigures({ groupId }: { groupId: Id }) {
  const { data, error, isLoading, isFetching, refetch } = useGetGroupFiguresQuery(groupId);
  // Another backend may have the desk without the figures.
  const hasNone = isApiError(error) && error.httpStatus === 404;
  if (!data) {
    return (
      <Card flush>
        <QueryState
          isEmpty={hasNone}
          error={hasNone ? undefined : error}
          isLoading={isLoading}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <QueryState hasData error={error} isFetching={isFetching} onRetry={() => void refetch()}>
      <Root>
        <PublishedFigure figures={data} />
        <WaitFigure figures={data} />
        {data.mostRead && <MostReadFigure groupId={groupId} mostRead={data.mostRead} />}
      </Root>
    </QueryState>
  );
}
