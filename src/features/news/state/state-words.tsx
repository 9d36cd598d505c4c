import { type NewsSummary, PostStatus } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { newsMessages } from '../messages';

import { TimeSince } from './time-since';

type Props = { news: Pick<NewsSummary, 'status' | 'approvalText' | 'approvedUntil' | 'isApprovedPermanent'> };

/** How an item is approved and, for 24 hours, how much time is left (DSK-05). */
export function ApprovalWords({ news }: Props) {
  const messages = useMessages(newsMessages);
  const { status, approvalText, approvedUntil, isApprovedPermanent } = news;
  const runs = status === PostStatus.Published && !isApprovedPermanent && approvedUntil;
  return (
    <>
      {approvalText}
      {runs && (
        <>
          {approvalText && ' · '}
          {messages.beforeTimeLeft}
          <TimeSince until at={approvedUntil} />
          {messages.afterTimeLeft}
        </>
      )}
    </>
  );
}
