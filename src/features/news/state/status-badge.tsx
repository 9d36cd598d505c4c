import { nameOf, PostStatus, type NewsSummary } from '@/shared/contract';
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

/** What readers get of an item; the text of the server (NWS-02) if the backend has no published copy. */
export function StatusBadge({ news }: { news: NewsSummary }) {
  const messages = useMessages(newsMessages);
  const { shown, from, isKnown } = useItemState(news);
  const { status, statusText } = news;
  const name = shown === 'scheduled' ? messages.scheduledFor(formatDate(from)) : messages[shown];
  return <Badge color={COLOURS[shown]}>{isKnown ? name : statusText || nameOf(PostStatus, status)}</Badge>;
}
