import type { NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Badge } from '@/shared/ui/badge/badge';

import { newsMessages } from '../messages';

import { useItemState } from './item-state';

const COLOURS = {
  draft: 'secondary',
  scheduled: 'primary',
  published: 'success',
  'went-dark': 'danger',
  hidden: 'danger',
} as const;

/** The name of what readers get of an item; the text of the server (NWS-02) if the backend has no published copy. */
export const useStateName = (news: NewsSummary): string => {
  const messages = useMessages(newsMessages);
  const { shown, from, isKnown } = useItemState(news);
  if (!isKnown) return messages.statusOf(news.status, news.statusText);
  return shown === 'scheduled' ? messages.scheduledFor(formatDate(from)) : messages[shown];
};

/** What readers get of an item. */
export function StatusBadge({ news }: { news: NewsSummary }) {
  return <Badge color={COLOURS[useItemState(news).shown]}>{useStateName(news)}</Badge>;
}
