import {
  APPROVAL_WINDOW_HOURS,
  type ApprovalStep,
  type JournalistLevel,
  mayAtLevel,
  nextApproval,
  PostStatus,
} from '@contract';

import type { NewsRow } from './columns';

const WINDOW_MS = APPROVAL_WINDOW_HOURS * 3_600_000;

/** The stored state of the published copy: which version readers see, from when, and for how long. */
export type PublicState = Pick<
  NewsRow,
  'publishedVersion' | 'shownFrom' | 'status' | 'approvedUntil' | 'approvedPermanently'
>;

/** The whole stored state of an item: that of its published copy, and what became of its newest version. */
export type NewsState = PublicState &
  Pick<NewsRow, 'version' | 'publishedAt' | 'waitingSince' | 'returnedAt'>;

/** The state of a new item, which waits for its first approval. */
export const newDraft = (now: Date): PublicState & Pick<NewsRow, 'waitingSince'> => ({
  publishedVersion: null,
  shownFrom: null,
  approvedUntil: null,
  approvedPermanently: false,
  status: PostStatus.Draft,
  waitingSince: now,
});

/** Whether the newest version is not the one that readers see. */
export const hasChanges = ({ version, publishedVersion }: Pick<NewsState, 'version' | 'publishedVersion'>) =>
  publishedVersion !== null && version !== publishedVersion;

/**
 * How far the newest version is approved, for the core API. Changes of a permanently approved item lack the permanent step,
 * which puts them live; all others lack the 24 hours.
 */
export const approvalFlags = (state: NewsState) => {
  const { approvedUntil, approvedPermanently } = state;
  if (hasChanges(state)) return { isApprovedLifeTime: approvedPermanently, isApprovedPermanent: false };
  return {
    isApprovedLifeTime: approvedPermanently || approvedUntil !== null,
    isApprovedPermanent: approvedPermanently,
  };
};

/** The next step of an item's approval; null if there is nothing left to approve. */
export const nextStep = (state: NewsState): ApprovalStep | null => nextApproval(approvalFlags(state));

const later = (a: Date, b: Date): Date => (a > b ? a : b);
const endOf = (start: Date): Date => new Date(start.getTime() + WINDOW_MS);

/** The state after a step of approval: the newest version is published, for 24 hours from now or from its Publish at. */
export const approve = (state: NewsState, step: ApprovalStep, now: Date): PublicState => ({
  status: PostStatus.Published,
  approvedUntil: step === 'hours' ? endOf(later(now, state.publishedAt)) : state.approvedUntil,
  approvedPermanently: step === 'permanent',
  publishedVersion: state.version,
  shownFrom: state.publishedAt,
});

/**
 * Whether another 24 hours are those of the published copy: changes beside it go on waiting, as what became of them. What was
 * withdrawn is approved anew instead, as a draft is.
 */
export const isRenewed = (state: NewsState): boolean =>
  hasChanges(state) && state.status === PostStatus.Published;

/** The end of another 24 hours of what readers see, or saw. */
export const renewedUntil = ({ shownFrom }: NewsState, now: Date): Date =>
  endOf(later(now, shownFrom ?? now));

/** The state after a withdrawal: as if the 24 hours were over, whatever approval the item had. */
export const withdraw = (now: Date) => ({
  status: PostStatus.Hidden,
  approvedUntil: now,
  approvedPermanently: false,
});

type Clock = Pick<PublicState, 'approvedUntil' | 'approvedPermanently'>;

/** Whether the 24 hours are over and no permanent approval followed. */
export const hasExpired = ({ approvedUntil, approvedPermanently }: Clock, now: Date): boolean =>
  !approvedPermanently && approvedUntil !== null && approvedUntil <= now;

/** The status that readers see: the published copy is hidden when its 24 hours are over. */
export const statusAt = (state: Clock & Pick<PublicState, 'status'>, now: Date): PostStatus =>
  state.status === PostStatus.Published && hasExpired(state, now) ? PostStatus.Hidden : state.status;

/** Whether there is a published copy in force; it may be scheduled. */
export const isInForce = (state: PublicState, now: Date): boolean =>
  state.publishedVersion !== null && statusAt(state, now) === PostStatus.Published;

/** Whether the published copy is in force, and readers see it only later. */
export const isScheduled = (state: PublicState, now: Date): boolean =>
  isInForce(state, now) && state.shownFrom !== null && state.shownFrom > now;

type Save = {
  now: Date;
  level: JournalistLevel;
  /** Whether somebody else has to approve what a person wrote. */
  fourEyes: boolean;
  /** Whether the person wants readers to see the save at once, where that is theirs to decide. */
  isToPublish: boolean;
};

/** The 24 hours after a save that is published: what was scheduled starts anew, everything else goes on. */
const clockAfterSave = (before: NewsState, publishedAt: Date, now: Date): Date | null => {
  if (before.approvedUntil === null || before.approvedPermanently) return before.approvedUntil;
  const began = isScheduled(before, now) ? now : new Date(before.approvedUntil.getTime() - WINDOW_MS);
  return endOf(later(began, publishedAt));
};

/**
 * The state after a save of a new version. Somebody who may approve changes what readers see while a published copy is in
 * force; every other save waits, since the first one that nobody has decided on.
 */
export const afterSave = (
  before: NewsState,
  publishedAt: Date,
  { now, level, fourEyes, isToPublish }: Save,
): Partial<PublicState> & Pick<NewsState, 'version' | 'waitingSince'> => {
  const version = before.version + 1;
  if (fourEyes || !isToPublish || !mayAtLevel(level, 'approve') || !isInForce(before, now)) {
    return { version, waitingSince: before.waitingSince ?? now };
  }
  const approvedUntil = clockAfterSave(before, publishedAt, now);
  return { version, waitingSince: null, publishedVersion: version, shownFrom: publishedAt, approvedUntil };
};
