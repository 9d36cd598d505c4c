import { ContentDifferences } from '@/features/history';
import type { NewsNames } from '@/features/news';
import type { Id, NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetPublishedNewsQuery } from '../api/published-api';
import { reviewMessages } from '../messages';

type Props = { groupId: Id; news: NewsItem; names: NewsNames | undefined };

/** What changes for readers if the item is approved: its newest version beside the published copy. */
export function ReaderChanges({ groupId, news, names }: Props) {
  const messages = useMessages(reviewMessages);
  const { currentData, error, refetch } = useGetPublishedNewsQuery({ groupId, newsId: news.id });
  return (
    <QueryState isLoading={!error && (!currentData || !names)} error={error} onRetry={() => void refetch()}>
      {currentData && names && (
        <ContentDifferences
          before={currentData.content}
          after={news}
          names={names}
          labels={[messages.readersSee, messages.onceApproved]}
          none={messages.changesNone}
        />
      )}
    </QueryState>
  );
}
