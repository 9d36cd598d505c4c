import { ErrorCode, type NewsItem } from '@contract';

import type { Database } from '../../db/database';
import { ApiError, notFound } from '../../http/api-error';
import { changesOf } from '../audit/changes';
import { type AuditActor, recordAudit } from '../audit/record';
import { markApproved } from '../versions/keep-version';

import { approvalOf, newsOf } from './audited-news';
import type { NewsRow } from './columns';
import { newsMessages } from './messages';
import { approveNews, lockNews } from './repository';
import { entityTagOf, meetsIfMatch } from './version';

type Options = {
  now: Date;
  by: AuditActor;
  /** The entity tags of what the approver has seen; without them the current version is approved, as in the core API. */
  ifMatch?: string;
  /** Whether somebody else has to approve what a person wrote. */
  fourEyes: boolean;
  /** Why the item is approved in spite of what the checks found. */
  reason?: string;
};

/** Approves the item if it is what the approver has seen; otherwise returns the `current` item, unapproved. */
export const approveVersion = (
  db: Database,
  read: NewsRow,
  { now, by, ifMatch, fourEyes, reason }: Options,
) =>
  db.transaction(async (tx) => {
    // Locked, so that no edit can happen between the comparison and the approval.
    const current = read.groupId === null ? null : await lockNews(tx, read.groupId, read.id);
    if (!current) throw notFound();
    if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) return { current };
    if (fourEyes && current.writers.some((id) => id === by.userId)) return 'own-work';
    const approval = await approveNews(tx, read, now);
    if (approval === 'approved-meanwhile' && entityTagOf(current) !== entityTagOf(read))
      return 'edited-meanwhile';
    if (typeof approval === 'object') {
      const changes = changesOf(approvalOf(read), approvalOf(approval.row));
      const after = reason === undefined ? changes.after : { ...changes.after, reason };
      await markApproved(tx, approval.row, {
        approval: approval.step,
        approvedAt: now,
        approvedBy: by.userId,
      });
      await recordAudit(tx, by, { action: 'news.approved', ...newsOf(approval.row), ...changes, after });
    }
    return approval;
  });

/** The text was changed after the approver had read it (412); `current` is the current item. */
export const changedBeforeApproval = (current: NewsItem): ApiError =>
  new ApiError(ErrorCode.Alert, newsMessages.changedBeforeApproval, { httpStatus: 412, current });
