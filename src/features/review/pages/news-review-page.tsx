import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { VersionLinks } from '@/features/history';
import { ownLevel, useGetGroupQuery } from '@/features/journalists';
import {
  DeleteNews,
  ItemState,
  NewsFormFrame,
  type NewsKey,
  type OpenedFrom,
  type ReadNews,
  useIsOwnWork,
  useNewsNames,
  useOpenedList,
} from '@/features/news';
import { PresentHere } from '@/features/presence';
import { DuplicateLink } from '@/features/writing';
import { useExtensions } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useUrlParams } from '@/shared/lib/use-url-params';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { ApprovalDialog } from '../approval/approval-dialog';
import { APPROVE_PARAMETER } from '../approval/approval-path';
import { useDecisions } from '../approval/use-decisions';
import { useShowAgain } from '../approval/use-show-again';
import { HandOverNews } from '../bulk/hand-over-news';
import { ReviewBar } from '../components/review-bar';
import { ReviewNotices } from '../components/review-notices';
import { ReviewedNews } from '../components/reviewed-news';
import { reviewMessages } from '../messages';
import { useReviewKeys, type ReviewActions } from '../model/review-keys';
import { type QueueRow, useQueue } from '../model/use-queue';
import { useReviewTabs } from '../model/use-review-tabs';
import { useShownNews } from '../model/use-shown-news';
import { ReturnOnDemand } from '../returns/return-on-demand';

// Not keyed by the item or its group: dialogs can fade out, and screen reader messages finish, while the next item opens.
function ReviewNews({ groupId, newsId }: NewsKey) {
  const messages = useMessages(reviewMessages);
  const navigate = useNavigate();
  const list = useOpenedList(groupId);
  const openList = () => navigate(list);
  const { news, shown, isOutdated, showCurrent, error, refetch } = useShownNews({ groupId, newsId });
  const names = useNewsNames();
  const { data: group } = useGetGroupQuery(groupId);
  const mayApprove = mayAtLevel(ownLevel(group), 'approve');
  const queue = useQueue({ groupId, newsId }, list, mayApprove);
  const extensions = useExtensions();
  const [approving, setApproving] = useState<ReadNews | null>(null);
  const [params, changeParams] = useUrlParams();
  const [returning, setReturning] = useState<{ news: ReadNews; withdraws: boolean } | null>(null);

  // The row is known before the item is loaded, so the buttons do not move.
  const known = news ?? queue.row ?? shown;
  const isOwnWork = useIsOwnWork()(known);
  const may = useDecisions()(known, mayApprove);
  const { showAgain } = useShowAgain();
  const editPath = paths.newsEdit.href(groupId, newsId);
  const opening = (other: QueueRow | undefined) => {
    if (!other) return undefined;
    const address = paths.newsReview.href(other.groupId ?? groupId, other.id);
    return () => void navigate(address, { state: { list } satisfies OpenedFrom });
  };
  const { tabs, tab, openTab, compare } = useReviewTabs(shown);
  const actions: ReviewActions = {
    ...(news && { edit: () => void navigate(editPath) }),
    ...(news && may.approve && { approve: () => setApproving(news) }),
    ...(news && may.return && { return: () => setReturning({ news, withdraws: false }) }),
    ...(news && may.withdraw && { withdraw: () => setReturning({ news, withdraws: true }) }),
    ...(news &&
      may.again && { again: () => void showAgain({ groupId, newsId }, news).then((done) => done && goOn()) }),
    ...(compare && { compare }),
    previous: opening(queue.previous),
    next: opening(queue.next),
  };
  useReviewKeys(actions, mayApprove, extensions);

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
    void (opening(queue.afterDecision) ?? openList)();
  };

  return (
    <>
      <NewsFormFrame
        groupId={groupId}
        title={shown?.title || messages.title}
        subtitle={shown && <ItemState news={shown} />}
        actions={
          shown &&
          extensions.includes('presence') && <PresentHere isNarrow groupId={groupId} newsId={newsId} />
        }
        newsTitle={shown?.title || undefined}
        backTo={list.startsWith(paths.groupNews.href(groupId)) ? undefined : list}
        opened={shown}
        error={error}
        onRetry={() => void refetch()}
      >
        {(item) => (
          <>
            <ReviewNotices
              news={item}
              isOwnWork={mayApprove && isOwnWork}
              onShowCurrent={isOutdated ? showCurrent : undefined}
            />
            <ReviewedNews
              key={item.id}
              groupId={groupId}
              names={names}
              news={item}
              tabs={tabs}
              tab={tab}
              onTab={openTab}
            />
            <VersionLinks groupId={groupId} newsId={newsId} />
            <DuplicateLink groupId={groupId} newsId={newsId} />
            <HandOverNews key={`of ${item.id}`} groupId={groupId} news={item} onHandedOver={goOn} />
            <DeleteNews groupId={groupId} newsId={newsId} news={item} onDeleted={() => void openList()} />
          </>
        )}
      </NewsFormFrame>
      {(news || !error) && (
        <ReviewBar
          news={news}
          actions={actions}
          mayApprove={mayApprove}
          may={may}
          editPath={editPath}
          place={queue.place}
        />
      )}
      <ApprovalDialog
        groupId={groupId}
        news={approving ?? (isAsked && may.approve && news ? news : null)}
        onApproved={goOn}
        onCancel={endApproving}
      />
      <ReturnOnDemand
        groupId={groupId}
        news={returning?.news ?? null}
        withdraws={returning?.withdraws ?? false}
        onReturned={goOn}
        onCancel={() => setReturning(null)}
      />
    </>
  );
}

/** A news item as its readers see it, for approval or return (DSK-02). */
export function NewsReviewPage() {
  const groupId = useIdParam('groupId');
  const newsId = useIdParam('newsId');
  if (groupId === null || newsId === null) return <NotFound />;
  return <ReviewNews groupId={groupId} newsId={newsId} />;
}
