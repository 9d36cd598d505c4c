import { useState } from 'react';

import { checks } from '@/features/checks';
import { newsApi, storedVersion, trashApi, useLinkRules } from '@/features/news';
import { errorMessage, isApiError } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/api/store';
import type { JournalistNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { fewAtATime } from '@/shared/lib/few-at-a-time';

import { returnsApi } from '../api/returns-api';
import { approvalMessages } from '../approval/messages';
import { useDecisions } from '../approval/use-decisions';
import { isUnchanged } from '../approval/use-fresh-news';

import { isDecided, type BulkKind } from './bulk-actions';
import { bulkMessages } from './messages';

/** What became of one of the items; `failure` says why it was not done. */
export type Outcome = { row: JournalistNews; failure: string | null };

const { getNews, approveNews } = newsApi.endpoints;
const { deleteNews, restoreNews } = trashApi.endpoints;
const { returnNews } = returnsApi.endpoints;

const ONCE = { subscribe: false, forceRefetch: true };

/**
 * Runs an action on each of several items with the calls, checks and conditions of the page of a single one. An item that is
 * not what the list showed is not decided on, and one with a blocker is not approved.
 */
export const useBulkRun = (kind: BulkKind) => {
  const messages = useMessages(bulkMessages);
  const { changedMeanwhile } = useMessages(approvalMessages);
  const dispatch = useAppDispatch();
  const decide = useDecisions();
  const isApproval = kind === 'hours' || kind === 'permanent';
  const checker = checks.usePart(isApproval);
  const rules = useLinkRules(isApproval);
  const [progress, setProgress] = useState<number | null>(null);

  /** Resolves to the reason why it was not done, or to null. */
  const runOne = async (row: JournalistNews, comment: string): Promise<string | null> => {
    const key = { groupId: row.groupId, newsId: row.id };
    if (kind === 'delete') {
      await dispatch(deleteNews.initiate(key)).unwrap();
      return null;
    }
    const news = await dispatch(getNews.initiate(key, ONCE)).unwrap();
    if (!isUnchanged({ ...news, ...row }, news) || !isDecided(kind, decide(news, true)))
      return changedMeanwhile;
    const version = { ...key, entityTag: news.entityTag };
    if (!isApproval) {
      const withdraws = kind === 'withdraw' && news.published !== undefined;
      await dispatch(returnNews.initiate({ ...version, withdraws, comment })).unwrap();
    } else {
      if (!checker || !rules || checker.findBlockers(storedVersion(news), rules).length > 0)
        return messages.blocked;
      const seen = { status: news.status, step: kind };
      await dispatch(approveNews.initiate({ ...version, seen })).unwrap();
    }
    return null;
  };

  const run = async (rows: readonly JournalistNews[], comment: string): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    setProgress(0);
    await fewAtATime(rows, async (row) => {
      const failure = await runOne(row, comment).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return error.httpStatus === 412 ? changedMeanwhile : errorMessage(error);
      });
      outcomes.push({ row, failure });
      setProgress(outcomes.length);
    });
    setProgress(null);
    return rows.flatMap((row) => outcomes.find((outcome) => outcome.row === row) ?? []);
  };

  return {
    run,
    /** How many are done; null while nothing runs. */
    progress,
    isReady: !isApproval || (checker !== undefined && rules !== undefined),
    /** Restores what was deleted. */
    undo:
      kind === 'delete'
        ? (outcomes: readonly Outcome[]) =>
            fewAtATime(
              outcomes.filter(({ failure }) => failure === null),
              ({ row: { groupId, id } }) => dispatch(restoreNews.initiate({ groupId, newsId: id })).unwrap(),
            )
        : undefined,
  };
};
