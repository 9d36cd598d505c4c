import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { NewsHistory } from '@/features/audit';
import { canApprove, ownLevel, useGetGroupQuery } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { nextApproval, type NewsItem, type NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useOpenList } from '@/shared/lib/list-places';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useUrlParams } from '@/shared/lib/use-url-params';
import { Button } from '@/shared/ui/button/button';
import { NotFound } from '@/shared/ui/not-found/not-found';

import type { NewsKey, ReadNews } from '../api/news-api';
import { ApprovalDialog } from '../approval/approval-dialog';
import { APPROVE_PARAMETER } from '../approval/approval-path';
import { useIsOwnWork } from '../approval/use-is-own-work';
import { NewsFormFrame } from '../form/news-form-frame';
import { useNewsChoices } from '../form/use-news-choices';
import { newsMessages } from '../messages';
import { ReturnNotice } from '../returns/return-notice';
import { ReturnOnDemand } from '../returns/return-on-demand';
import { KeysDialog } from '../review/keys-dialog';
import { reviewMessages } from '../review/messages';
import { ReviewBar } from '../review/review-bar';
import { useReviewKeys, type ReviewAction, type ReviewActions } from '../review/review-keys';
import { ReviewedNews } from '../review/reviewed-news';
import { useKeysPreference } from '../review/use-keys-preference';
import { useShownNews } from '../review/use-shown-news';
import { useWaitingNews } from '../review/use-waiting-news';
import { DeleteNews } from '../trash/delete-news';
import { VersionLinks } from '../versions/version-links';

const OF_APPROVERS: readonly ReviewAction[] = ['approve', 'edit', 'previous', 'next', 'keys'];
const WITH_RETURN: readonly ReviewAction[] = ['approve', 'return', 'edit', 'previous', 'next', 'keys'];
const OF_OTHERS: readonly ReviewAction[] = ['edit', 'keys'];

// Not keyed by the item: dialogs can fade out, and screen reader messages finish, while the next item opens.
function ReviewNews({ groupId, newsId }: NewsKey) {
  const messages = useMessages(reviewMessages);
  const words = useMessages(newsMessages);
  const navigate = useNavigate();
  const openList = useOpenList(paths.groupNews.href(groupId));
  const { news, isOutdated, showCurrent, error, refetch } = useShownNews({ groupId, newsId });
  const { choices } = useNewsChoices(groupId);
  const { data: group } = useGetGroupQuery(groupId);
  const mayApprove = canApprove(ownLevel(group));
  const waiting = useWaitingNews({ groupId, newsId }, mayApprove);
  const [approving, setApproving] = useState<NewsItem | null>(null);
  const [params, changeParams] = useUrlParams();
  const [returning, setReturning] = useState<ReadNews | null>(null);
  const [keysShown, setKeysShown] = useState(false);
  const keys = useKeysPreference();

  // The row is known before the item is loaded, so the button does not move.
  const known = news ?? waiting.row;
  const isOwnWork = useIsOwnWork()(known);
  const step = known && mayApprove && !isOwnWork ? nextApproval(known) : null;
  const canReturn = useExtension('returns') && mayApprove;
  const mayReturn = canReturn && known !== undefined && !known.returned;
  const editPath = paths.newsEdit.href(groupId, newsId);
  const opening = (other: NewsSummary | undefined) =>
    other && (() => void navigate(paths.newsReview.href(groupId, other.id)));
  const actions: ReviewActions = {
    ...(news && { edit: () => void navigate(editPath) }),
    ...(news && step && { approve: () => setApproving(news) }),
    ...(news && mayReturn && { return: () => setReturning(news) }),
    previous: opening(waiting.previous),
    next: opening(waiting.next),
    keys: () => setKeysShown(true),
  };
  useReviewKeys(keys.isOn, actions);

  // A link with this parameter opens the approval dialog once.
  const isAsked = params.has(APPROVE_PARAMETER);
  const endApproving = () => {
    setApproving(null);
    if (!isAsked) return;
    changeParams((next) => next.delete(APPROVE_PARAMETER), { replace: true });
  };

  const endDialogs = () => {
    setApproving(null);
    setReturning(null);
  };
  // The item can change below an open dialog: by Back, or because J was pressed just before A.
  useEffect(() => endDialogs, [newsId]);

  const goOn = () => {
    endDialogs();
    const open = opening(waiting.afterDecision) ?? (() => void openList());
    open();
  };

  return (
    <>
      <NewsFormFrame
        groupId={groupId}
        title={messages.title}
        newsTitle={news?.title || undefined}
        opened={news}
        error={error}
        onRetry={() => void refetch()}
      >
        {(shown) => (
          <>
            {isOutdated && (
              <Alert
                severity="warning"
                sx={{ marginBottom: 2 }}
                action={
                  <Button size="sm" variant="outlined" onClick={showCurrent}>
                    {messages.showCurrent}
                  </Button>
                }
              >
                {messages.changed}
              </Alert>
            )}
            {mayApprove && isOwnWork && nextApproval(shown) && (
              <Alert severity="info" sx={{ marginBottom: 2 }}>
                {words.ownWork}
              </Alert>
            )}
            <ReturnNotice returned={shown.returned} />
            <ReviewedNews key={newsId} groupId={groupId} news={shown} choices={choices} />
            <VersionLinks groupId={groupId} newsId={newsId} />
            <DeleteNews groupId={groupId} newsId={newsId} news={shown} onDeleted={() => void openList()} />
            <NewsHistory key={`${newsId} history`} groupId={groupId} newsId={newsId} />
          </>
        )}
      </NewsFormFrame>
      {(news || !error) && (
        <ReviewBar
          news={news}
          actions={actions}
          mayApprove={mayApprove}
          step={step}
          known={known}
          mayReturn={mayReturn}
          editPath={editPath}
          waiting={waiting}
        />
      )}
      <ApprovalDialog
        groupId={groupId}
        news={approving ?? (isAsked && step && news ? news : null)}
        onApproved={goOn}
        onCancel={endApproving}
      />
      <ReturnOnDemand
        groupId={groupId}
        news={returning}
        onReturned={goOn}
        onCancel={() => setReturning(null)}
      />
      <KeysDialog
        open={keysShown}
        onClose={() => setKeysShown(false)}
        actions={canReturn ? WITH_RETURN : mayApprove ? OF_APPROVERS : OF_OTHERS}
        isOn={keys.isOn}
        onChoose={keys.choose}
      />
    </>
  );
}

/** A news item as its readers see it, for approval or return (DSK-02). */
export function NewsReviewPage() {
  const groupId = useIdParam('groupId');
  const newsId = useIdParam('newsId');
  if (groupId === null || newsId === null) return <NotFound />;
  return <ReviewNews key={groupId} groupId={groupId} newsId={newsId} />;
}
