import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { accountMessages } from '../account-messages';
import { useGetUnfinishedWorkQuery } from '../api/accounts-api';

const Part = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(2, 0, 0.5) },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
  '& p': { margin: 0 },
}));

/** What a person leaves to others, with links to where it can be handed over (extension `hand-over`). */
export function UnfinishedWork({ userId }: { userId: Id }) {
  const messages = useMessages(accountMessages);
  const { data, error, isLoading, isFetching, refetch } = useGetUnfinishedWorkQuery(userId);
  const { items = [], total = 0, groups = [] } = data ?? {};
  return (
    <QueryState
      dense
      isLoading={isLoading}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
    >
      <Part>
        <h3>{messages.unfinished(total)}</h3>
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Link to={paths.newsReview.href(item.groupId, item.id)}>{item.title}</Link>
                {` · ${item.groupName} · ${item.isReturned ? messages.returned : messages.waits}`}
              </li>
            ))}
          </ul>
        )}
        {total > items.length && <p>{messages.moreUnfinished(total - items.length)}</p>}
        <h3>{messages.groupsOf(groups.length)}</h3>
        {groups.length > 0 && (
          <ul>
            {groups.map(({ id, name, isLastHead }) => (
              <li key={id}>
                <Link to={paths.group.href(id)}>{name}</Link>
                {isLastHead && ` · ${messages.lastHead}`}
              </li>
            ))}
          </ul>
        )}
        <p>{messages.handOver}</p>
      </Part>
    </QueryState>
  );
}
