import { useState } from 'react';

import { checks } from '@/features/checks';
import { handOverApi } from '@/features/hand-over';
import { ownLevel, useLazyGetGroupQuery } from '@/features/journalists';
import {
  changedFields,
  isTakenOffByLevel,
  newsApi,
  storedVersion,
  trashApi,
  useLinkRules,
  valuesOf,
} from '@/features/news';
import { type ApiError, errorMessage, isApiError } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/api/store';
import type { Id, JournalistLevel, JournalistNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { withConcurrency } from '@/shared/lib/with-concurrency';

import { returnsApi } from '../api/returns-api';
import { approvalMessages } from '../approval/messages';
import { useDecisions } from '../approval/use-decisions';
import { isUnchanged, seenOf } from '../approval/use-fresh-news';

import { isDecided, isEdit, type BulkKind } from './bulk-actions';
import { changedVersion, type BulkValues } from './bulk-values';
import { bulkMessages } from './messages';
import { useEditMeaning } from './use-edit-meaning';

/** What became of one of the items; `failure` says why it was not done. */
export type Outcome = { row: JournalistNews; failure: string | null };

const { getNews, editNews, approveNews } = newsApi.endpoints;
const { deleteNews, restoreNews } = trashApi.endpoints;
const { returnNews } = returnsApi.endpoints;
const { handOverNews } = handOverApi.endpoints;

/** The server's message, and what it says of single fields, which have no place in a list of items. */
const reasonOf = (error: ApiError) => [errorMessage(error), ...Object.values(error.fieldErrors)].join(' ');

/** A server may take few forms of a person at a time: ours takes two, of which another tab may send one. */
const FORMS_AT_ONCE = 1;

const ONCE = { subscribe: false, forceRefetch: true };

/**
 * Runs an action on each of several items with the calls, checks and conditions of the page of a single one. An item that is
 * not what the list showed is neither changed nor decided on, and one with a blocker is not approved.
 * @param levelOf the person's level in a group
 */
export const useBulkRun = (kind: BulkKind, levelOf: (groupId: Id) => JournalistLevel | null) => {
  const messages = useMessages(bulkMessages);
  const { changedMeanwhile } = useMessages(approvalMessages);
  const dispatch = useAppDispatch();
  const decide = useDecisions();
  const meaningOf = useEditMeaning();
  const isApproval = kind === 'hours' || kind === 'permanent';
  const checker = checks.usePart(isApproval);
  const rules = useLinkRules(isApproval);
  const [progress, setProgress] = useState<number | null>(null);

  const [readGroup] = useLazyGetGroupQuery();
  /** The level as it is now: somebody may have changed it since the list was loaded. Rejects like every read. */
  const levelNow = async (groupId: Id) => ownLevel(await readGroup(groupId).unwrap());

  /** Resolves to the reason why it was not done, or to null. */
  const runOne = async (row: JournalistNews, values: BulkValues): Promise<string | null> => {
    const key = { groupId: row.groupId, newsId: row.id };
    if (kind === 'delete') {
      await dispatch(deleteNews.initiate(key)).unwrap();
      return null;
    }
    const news = await dispatch(getNews.initiate(key, ONCE)).unwrap();
    if (kind === 'handOver') {
      const { groupId, authorId, categoryId } = values;
      const to = { groupId, ...(categoryId !== '' && { categoryId }) };
      // The author whom the list showed; a backend without `four-eyes` names nobody there.
      const from = row.authorId ?? news.author?.id;
      const receiver = {
        authorId,
        ...(from !== undefined && { from }),
        ...(!sameId(groupId, row.groupId) && { to }),
      };
      await dispatch(handOverNews.initiate({ ...key, ...receiver })).unwrap();
      return null;
    }
    if (!isUnchanged({ ...news, ...row }, news)) return changedMeanwhile;
    const version = { ...key, entityTag: news.entityTag };
    if (isEdit(kind)) {
      const level = isTakenOffByLevel(news) ? await levelNow(row.groupId) : levelOf(row.groupId);
      const meaning = meaningOf(news, level);
      if (meaning === null) return changedMeanwhile;
      const changed = changedVersion(storedVersion(news), kind, values);
      if (changedFields(storedVersion(news), changed).length === 0) return null;
      const isHeldBack = meaning !== 'publishes';
      await dispatch(editNews.initiate({ ...version, values: valuesOf(changed), isHeldBack })).unwrap();
      return null;
    }
    if (!isDecided(kind, decide(news, true))) return changedMeanwhile;
    if (!isApproval) {
      const withdraws = kind === 'withdraw' && news.published !== undefined;
      await dispatch(returnNews.initiate({ ...version, withdraws, comment: values.comment.trim() })).unwrap();
    } else {
      if (!checker || !rules || checker.findBlockers(storedVersion(news), rules).length > 0)
        return messages.blocked;
      await dispatch(approveNews.initiate({ ...version, seen: seenOf(news, kind) })).unwrap();
    }
    return null;
  };

  const run = async (rows: readonly JournalistNews[], values: BulkValues): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    setProgress(0);
    const judge = async (row: JournalistNews) => {
      const failure = await runOne(row, values).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return error.httpStatus === 412 ? changedMeanwhile : reasonOf(error);
      });
      outcomes.push({ row, failure });
      setProgress(outcomes.length);
    };
    await withConcurrency(rows, judge, isEdit(kind) ? FORMS_AT_ONCE : undefined);
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
            withConcurrency(
              outcomes.filter(({ failure }) => failure === null),
              ({ row: { groupId, id } }) => dispatch(restoreNews.initiate({ groupId, newsId: id })).unwrap(),
            )
        : undefined,
  };
};
