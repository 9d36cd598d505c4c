import { styled } from '@mui/material/styles';

import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';
import { Card } from '@/shared/ui/card/card';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useCheckJournalistQuery } from '../api/users-api';
import { usersMessages } from '../messages';

import { JournalistNewsTable } from './journalist-news-table';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

/** Whether the person is a journalist and, if so, their news (USR-07). */
export function JournalistSection({ userId }: { userId: Id }) {
  const messages = useMessages(usersMessages);
  // Membership changes elsewhere, so do not reuse the response of an earlier visit.
  const check = useCheckJournalistQuery(userId, { refetchOnMountOrArgChange: true });
  const isJournalist = check.data === true;

  return (
    <Card
      flush
      title={messages.journalist}
      actions={isJournalist && <Badge color="success">{messages.isJournalist}</Badge>}
    >
      <QueryState
        isLoading={check.isLoading}
        error={check.error}
        isFetching={check.isFetching}
        onRetry={check.refetch}
        hasData={check.data !== undefined}
      >
        {isJournalist ? <JournalistNewsTable userId={userId} /> : <Line>{messages.isNoJournalist}</Line>}
      </QueryState>
    </Card>
  );
}
