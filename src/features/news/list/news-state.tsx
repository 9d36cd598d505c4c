import { type NewsSummary, nextApproval } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { newsMessages } from '../messages';
import { useIsOwnWork } from '../model/use-is-own-work';
import { StateLine } from '../state/state-line';

type Props = { news: NewsSummary; mayApprove: boolean; onApprove: (news: NewsSummary) => void };

/** The status column: the approval button for people who may take the next step, otherwise the badge (NWS-02, NWS-03, DSK-05). */
export function NewsState({ news, mayApprove, onApprove }: Props) {
  const messages = useMessages(newsMessages);
  const step = nextApproval(news);
  const isOwnWork = useIsOwnWork()(news);
  const button = mayApprove && step && !isOwnWork && (
    <Button
      size="xs"
      variant="outlined"
      aria-label={`${messages[step]}: ${news.title}`}
      onClick={() => onApprove(news)}
    >
      {messages[step]}
    </Button>
  );
  return <StateLine news={news} button={button || undefined} />;
}
