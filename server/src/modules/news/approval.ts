import {
  APPROVAL_WINDOW_HOURS,
  type ApprovalStep,
  type JournalistLevel,
  mayAtLevel,
  nextApproval,
  PostStatus,
} from '@contract';

/** The stored state of an item's approval. */
export type ApprovalState = {
  status: PostStatus;
  /** When the approval for 24 hours ends; null if there was none. */
  approvedUntil: Date | null;
  approvedPermanently: boolean;
};

/** The next step of an item's approval; null if there is nothing left to approve. */
export const nextStep = ({ approvedUntil, approvedPermanently }: ApprovalState): ApprovalStep | null =>
  nextApproval({
    isApprovedLifeTime: approvedPermanently || approvedUntil !== null,
    isApprovedPermanent: approvedPermanently,
  });

/** The state after a step at the given time; the item is published from then on. */
export const approve = (state: ApprovalState, step: ApprovalStep, now: Date): ApprovalState => ({
  status: PostStatus.Published,
  approvedUntil:
    step === 'hours' ? new Date(now.getTime() + APPROVAL_WINDOW_HOURS * 3_600_000) : state.approvedUntil,
  approvedPermanently: step === 'permanent',
});

/** The state after a withdrawal: as if the 24 hours were over, whatever approval the item had. */
export const withdraw = (now: Date): ApprovalState => ({
  status: PostStatus.Hidden,
  approvedUntil: now,
  approvedPermanently: false,
});

/** Whether the 24 hours are over and no permanent approval followed. */
export const hasExpired = ({ approvedUntil, approvedPermanently }: ApprovalState, now: Date): boolean =>
  !approvedPermanently && approvedUntil !== null && approvedUntil <= now;

/**
 * The status that readers see: published news is hidden when its 24 hours are over. It stays time-approved,
 * so that the next approval is the permanent one.
 */
export const statusAt = (state: ApprovalState, now: Date): PostStatus =>
  state.status === PostStatus.Published && hasExpired(state, now) ? PostStatus.Hidden : state.status;

type Editor = {
  level: JournalistLevel;
  wasReturned?: boolean;
  /** Whether somebody else has to approve what a person wrote. */
  fourEyes?: boolean;
};

/**
 * The state after an edit. If the editor may not approve it, an approved item becomes a draft that waits for approval, so
 * that every changed text is reviewed. A returned item becomes such a draft whoever saves it: otherwise, as approved
 * and hidden, it would not appear in anybody's queue.
 */
export const afterEdit = (
  state: ApprovalState,
  { level, wasReturned = false, fourEyes = false }: Editor,
): ApprovalState =>
  !wasReturned && ((mayAtLevel(level, 'approve') && !fourEyes) || nextStep(state) === 'hours')
    ? state
    : { status: PostStatus.Draft, approvedUntil: null, approvedPermanently: false };
