import { styled } from '@mui/material/styles';

import { ownLevel, useOwnGroups } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { type Id, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';
import { Button } from '@/shared/ui/button/button';
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

/** For a Head: the person's news in the groups of both, to hand over. */
function NewsInOwnGroups({ userId }: { userId: Id }) {
  const messages = useMessages(usersMessages);
  const { own } = useOwnGroups();
  if (!own?.some((group) => mayAtLevel(ownLevel(group), 'manageNews'))) return null;
  return (
    <Button variant="outlined" size="sm" to={`${paths.news}?author=${userId}`}>
      {messages.handOverNews}
    </Button>
  );
}

/** Whether the person is a journalist and, if so, their news (USR-07). */
export function JournalistSection({ userId }: { userId: Id }) {
  const messages = useMessages(usersMessages);
  // Membership changes elsewhere, so do not reuse the response of an earlier visit.
  const check = useCheckJournalistQuery(userId, { refetchOnMountOrArgChange: true });
  const isJournalist = check.data === true;
  const hasFilter = useExtension('find-news');
  const canHandOver = useExtension('hand-over-news') && hasFilter;

  return (
    <Card
      flush
      title={messages.journalist}
      actions={
        isJournalist && (
          <>
            {canHandOver && <NewsInOwnGroups userId={userId} />}
            <Badge color="success">{messages.isJournalist}</Badge>
          </>
        )
      }
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
