import type { JournalistNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { approvalMessages } from './messages';
import { useDecisions } from './use-decisions';
import { useShowAgain } from './use-show-again';

/** Shows an item of a list for another 24 hours; nothing if that is not possible. Only for a list of what the person may approve. */
export function ShowAgainButton({ news }: { news: JournalistNews }) {
  const messages = useMessages(approvalMessages);
  const may = useDecisions()(news, true);
  const { showAgain, isLoading } = useShowAgain();
  if (!may.again) return null;
  return (
    <Button
      size="xs"
      variant="outlined"
      loading={isLoading}
      aria-label={`${messages.again}: ${news.title}`}
      onClick={() => void showAgain({ groupId: news.groupId, newsId: news.id })}
    >
      {messages.again}
    </Button>
  );
}
