import Alert from '@mui/material/Alert';

import { ReturnNotice } from '@/features/news';
import { type NewsItem, nextApproval } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { approvalMessages } from '../approval/messages';
import { reviewMessages } from '../messages';

type Props = {
  news: NewsItem;
  /** Somebody else has to approve it. */
  isOwnWork: boolean;
  /** Shows the item as it is now; undefined if that is on screen. */
  onShowCurrent: (() => void) | undefined;
};

/** What to know before deciding on an item: that it has changed, that it is one's own, why it was returned. */
export function ReviewNotices({ news, isOwnWork, onShowCurrent }: Props) {
  const messages = useMessages(reviewMessages);
  const { ownWork } = useMessages(approvalMessages);
  return (
    <>
      {onShowCurrent && (
        <Alert
          severity="warning"
          sx={{ marginBottom: 2 }}
          action={
            <Button size="sm" variant="outlined" onClick={onShowCurrent}>
              {messages.showCurrent}
            </Button>
          }
        >
          {messages.changed}
        </Alert>
      )}
      {isOwnWork && nextApproval(news) && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          {ownWork}
        </Alert>
      )}
      <ReturnNotice returned={news.returned} />
    </>
  );
}
