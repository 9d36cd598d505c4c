import { type NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { newsMessages } from '../messages';

import { useItemState } from './item-state';
import { TimeSince } from './time-since';

/** How an item is approved, since when it waits and how much of its 24 hours is left (DSK-05). */
export function StateWords({ news }: { news: NewsSummary }) {
  const messages = useMessages(newsMessages);
  const { shown, newest, waitingSince, until, isKnown } = useItemState(news);
  const isShown = shown === 'published' || shown === 'scheduled';
  const hasHours = isShown && until !== null && (isKnown || !news.isApprovedPermanent);
  const parts = [
    news.approvalText,
    newest === 'waits' && waitingSince && <TimeSince at={waitingSince} />,
    hasHours && (
      <>
        {messages.beforeTimeLeft}
        <TimeSince until at={until} />
        {messages.afterTimeLeft}
      </>
    ),
  ].filter(Boolean);
  return parts.map((part, index) => (
    // The parts have no ids, so the index is the key.
    <span key={index}>
      {index > 0 && ' · '}
      {part}
    </span>
  ));
}
