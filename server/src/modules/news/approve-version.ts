import { ErrorCode, type NewsItem } from '@contract';

import type { Database } from '../../db/database';
import { ApiError, notFound } from '../../http/api-error';
import { changesOf } from '../audit/changes';
import { type AuditActor, recordAudit } from '../audit/record';
import { markApproved } from '../versions/keep-version';

import { approvalOf, newsOf } from './audited-news';
import { newsMessages } from './messages';
import type { NewsRow } from './presenter';
import { approveNews, lockNews } from './repository';
import { meetsIfMatch } from './version';

type Options = {
  now: Date;
  by: AuditActor;
  /** The entity tags of what the approver has seen; without them whatever is there is approved, as in the core API. */
  ifMatch?: string;
  /** Why it is approved over what the checks found. */
  reason?: string;
};

/** Approves the item while it is what the approver has seen; else gives it as it is `current`ly, unapproved. */
export const approveVersion = (db: Database, read: NewsRow, { now, by, ifMatch, reason }: Options) =>
  db.transaction(async (tx) => {
    // Locked: no edit comes between the comparison and the approval.
    const current = read.groupId === null ? null : await lockNews(tx, read.groupId, read.id);
    if (!current) throw notFound();
    if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) return { current };
    const approval = await approveNews(tx, read, now);
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

/** The text was changed after the approver had read it (412); `current` shows what it is now. */
export const changedBeforeApproval = (current: NewsItem): ApiError =>
  new ApiError(ErrorCode.Alert, newsMessages.changedBeforeApproval, { httpStatus: 412, current });
