import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { isNotFound } from '@/shared/api/api-error';
import type { NewsContent } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { QueryState } from '@/shared/ui/query-state/query-state';

import type { NewsKey } from '../api/news-api';
import { useGetNewsVersionQuery } from '../api/versions-api';
import { differencesOf } from '../diff/differences';
import { FieldDifference } from '../diff/field-difference';
import type { NewsChoices } from '../fields/news-field';
import { storedVersion } from '../fields/news-version';
import { newsFormMessages } from '../form-messages';

import { versionMessages } from './messages';
import type { Compared } from './use-compared';

const Below = styled(Card)(({ theme }) => ({ marginTop: theme.spacing(2) }));

type DifferencesProps = {
  before: NewsContent;
  after: NewsContent;
  choices: NewsChoices;
  labels: [string, string];
};

function Differences({ before, after, choices, labels: [beforeLabel, afterLabel] }: DifferencesProps) {
  const messages = useMessages(versionMessages);
  const names = useMessages(newsFormMessages);
  const differences = useMemo(
    () => differencesOf(storedVersion(before), storedVersion(after), choices),
    [before, after, choices],
  );
  if (differences.length === 0) return <p>{messages.same}</p>;
  return differences.map((difference) => (
    <FieldDifference
      key={difference.field}
      {...difference}
      name={names[difference.field]}
      beforeLabel={beforeLabel}
      afterLabel={afterLabel}
    />
  ));
}

type Props = NewsKey & Compared & { choices: NewsChoices };

/** The differences between two versions, field by field (HIS-02). */
export function Comparison({ groupId, newsId, before, after, choices }: Props) {
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
            <Differences
              before={from}
              after={to}
              choices={choices}
              labels={[messages.numbered(before), messages.numbered(after)]}
            />
          )}
        </QueryState>
      )}
    </Below>
  );
}
