import type { Id, NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetPublishedNewsQuery } from '../api/published-api';
import { ContentDifferences } from '../diff/content-differences';
import type { NewsChoices } from '../fields/news-field';

import { reviewMessages } from './messages';

type Props = { groupId: Id; news: NewsItem; choices: NewsChoices | undefined };

/** What changes for readers if the item is approved: its newest version beside the published copy. */
export function ReaderChanges({ groupId, news, choices }: Props) {
  const messages = useMessages(reviewMessages);
  const { currentData, error, refetch } = useGetPublishedNewsQuery({ groupId, newsId: news.id });
  return (
    <QueryState isLoading={!error && (!currentData || !choices)} error={error} onRetry={() => void refetch()}>
      {currentData && choices && (
        <ContentDifferences
          before={currentData.content}
          after={news}
          choices={choices}
          labels={[messages.readersSee, messages.onceApproved]}
          none={messages.changesNone}
        />
      )}
    </QueryState>
  );
}
