import { type ApprovalRequest, type ApprovalStep, ErrorCode, type NewsItem } from '@contract';

import type { Database } from '../../db/database';
import { ApiError, notFound } from '../../http/api-error';
import { changesOf } from '../audit/changes';
import { type AuditActor, recordAudit } from '../audit/record';
import { publish, thatIs } from '../published/publish';
import { markApproved } from '../versions/keep-version';

import { hasChanges, isRenewed, nextStep, statusAt } from './approval';
import { approvalOf, newsOf } from './audited-news';
import type { NewsRow } from './columns';
import { newsMessages } from './messages';
import { approveNews, lockNews, renewNews } from './repository';
import { entityTagOf, meetsIfMatch } from './version';

type Options = {
  now: Date;
  by: AuditActor;
  /** The entity tags of what the approver has seen; without them the current version is approved, as in the core API. */
  ifMatch?: string;
  /** Whether somebody else has to approve what a person wrote. */
  fourEyes: boolean;
  /** Whether another 24 hours are given, instead of the permanent step. */
  again?: boolean;
  /** What the approver saw of the approval; without it, the step that is due is taken, as in the core API. */
  seen?: ApprovalRequest['seen'];
  /** Why the item is approved in spite of what the checks found. */
  reason?: string;
};

/** Whether another step is due, or from another state, than when the item was read. */
const isDecided = (read: NewsRow, current: NewsRow): boolean =>
  JSON.stringify([nextStep(read), approvalOf(read)]) !==
  JSON.stringify([nextStep(current), approvalOf(current)]);

/** Whether somebody has approved, withdrawn or returned the item, or its 24 hours have ended, since the approver saw it. */
const isAnother = (current: NewsRow, seen: ApprovalRequest['seen'], now: Date): boolean => {
  if (seen === undefined) return false;
  const waitingSince = current.waitingSince?.toISOString() ?? null;
  return (
    seen.status !== statusAt(current, now) ||
    seen.step !== nextStep(current) ||
    (seen.waitingSince !== undefined && seen.waitingSince !== waitingSince)
  );
};

const stepOf = (current: NewsRow, again?: boolean): ApprovalStep | null => {
  if (!again) return nextStep(current);
  return current.approvedPermanently ? null : 'hours';
};

/** Stores the step, publishes the version unless it is published already, and records both. */
const storeApproval = async (
  tx: Database,
  current: NewsRow,
  step: ApprovalStep,
  { now, by, again, reason }: Options,
) => {
  const isRenewal = again === true && isRenewed(current);
  const isPublished = isRenewal || current.publishedVersion === current.version;
  const row = await (isRenewal ? renewNews(tx, current, now) : approveNews(tx, current, step, now));
  if (!isPublished) await publish(tx, thatIs(row.id), { at: now, by: by.userId });
  if (!isRenewal) await markApproved(tx, row, { approval: step, approvedAt: now, approvedBy: by.userId });
  const changes = changesOf(approvalOf(current), approvalOf(row));
  const after = reason === undefined ? changes.after : { ...changes.after, reason };
  const action = again && isPublished ? 'news.approved-again' : 'news.approved';
  await recordAudit(tx, by, { action, ...newsOf(row), ...changes, after });
  return { step, row, hadChanges: !isRenewal && hasChanges(current) };
};

/** Approves the item if it is what the approver has seen; otherwise returns the `current` item, unapproved. */
export const approveVersion = (db: Database, read: NewsRow, options: Options) =>
  db.transaction(async (tx) => {
    const { by, ifMatch, fourEyes, again, seen, now } = options;
    // Locked, so that no edit can happen between the comparison and the approval.
    const current = read.groupId === null ? null : await lockNews(tx, read.groupId, read.id);
    if (!current) throw notFound();
    if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) return { current };
    if (fourEyes && current.writers.some((id) => id === by.userId)) return 'own-work';
    // Of two simultaneous approvals one is refused; otherwise it would take a step that nobody asked for (SRV-02).
    if (isDecided(read, current)) {
      return entityTagOf(current) === entityTagOf(read) ? 'approved-meanwhile' : 'edited-meanwhile';
    }
    const step = stepOf(current, again);
    if (step && isAnother(current, seen, now)) return 'approved-meanwhile';
    return step ? await storeApproval(tx, current, step, options) : 'already-approved';
  });

/** The text was changed after the approver had read it (412); `current` is the current item. */
export const changedBeforeApproval = (current: NewsItem): ApiError =>
  new ApiError(ErrorCode.Alert, newsMessages.changedBeforeApproval, { httpStatus: 412, current });
