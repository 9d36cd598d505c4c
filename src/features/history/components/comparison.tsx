import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

import type { NewsKey, NewsNames } from '@/features/news';
import { isNotFound } from '@/shared/api/api-error';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetNewsVersionQuery } from '../api/versions-api';
import { versionMessages } from '../messages';
import type { Compared } from '../model/use-compared';

import { ContentDifferences } from './content-differences';

const Below = styled(Card)(({ theme }) => ({ marginTop: theme.spacing(2) }));

type Props = NewsKey & Compared & { names: NewsNames };

/** The differences between two versions, field by field (HIS-02). */
export function Comparison({ groupId, newsId, before, after, names }: Props) {
  const messages = useMessages(versionMessages);
  const one = useGetNewsVersionQuery({ groupId, newsId, number: before });
  const other = useGetNewsVersionQuery({ groupId, newsId, number: after });
  const error = one.error ?? other.error;
  const retry = () => [one, other].forEach(({ isError, refetch }) => isError && void refetch());
  const [from, to] = [one.currentData, other.currentData];
  return (
    <Below title={messages.comparison(before, after)}>
      {isNotFound(error) ? (
        <Alert severity="warning">{messages.gone}</Alert>
      ) : (
        <QueryState isLoading={!error && (!from || !to)} error={error} onRetry={retry}>
          {from && to && (
            <ContentDifferences
              before={from}
              after={to}
              names={names}
              labels={[messages.numbered(before), messages.numbered(after)]}
              none={messages.same}
            />
          )}
        </QueryState>
      )}
    </Below>
  );
}
