import { type NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { newsMessages } from '../messages';

import { useItemState } from './item-state';
import { ReturnBadge } from './return-badge';
import { useStateName } from './status-badge';
import { TimeSince } from './time-since';

type Props = {
  news: NewsSummary;
  /** Whether its badges stand beside the words; without them, the words also say what the badges would. */
  hasBadge?: boolean;
};

/** How an item is approved, since when it waits and how much of its 24 hours is left (DSK-05). */
export function StateWords({ news, hasBadge = true }: Props) {
  const messages = useMessages(newsMessages);
  const name = useStateName(news);
  const { shown, newest, waitingSince, until, isKnown } = useItemState(news);
  const isShown = shown === 'published' || shown === 'scheduled';
  const hasHours = isShown && until !== null && (isKnown || !news.isApprovedPermanent);
  // A draft is what the approval button is for, and of a published item the words below tell more.
  const isNamed = shown !== 'draft' && shown !== 'published';
  const missing = hasBadge
    ? []
    : [
        isNamed && name,
        newest === 'returned' && <ReturnBadge isPlain returned={news.returned} />,
        isKnown && isShown && newest === 'waits' && messages.changesWait,
      ];
  const parts = [
    ...missing,
    // First, because a list cuts what does not fit.
    hasHours && (
      <>
        {messages.beforeTimeLeft}
        <TimeSince until at={until} />
        {messages.afterTimeLeft}
      </>
    ),
    !(isKnown && shown === 'went-dark') && news.approvalText,
    newest === 'waits' && waitingSince && <TimeSince isWait at={waitingSince} />,
  ].filter(Boolean);
  return parts.map((part, index) => (
    // The parts have no ids, so the index is the key.
    <span key={index}>
      {index > 0 && ' · '}
      {part}
    </span>
  ));
}
