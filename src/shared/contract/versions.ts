import type { ApprovalStep } from './approval';
import type { Id, IsoDate } from './entities';
import type { NewsContent } from './news';

/** Why a version was saved. `found`: the content that existed when the backend began to keep versions. */
export const VERSION_REASONS = ['create', 'edit', 'merge', 'restore', 'import', 'found'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** The reasons that a client can send with a save. Any other save is a creation or an edit. */
export const SENT_REASONS = ['merge', 'restore', 'import'] as const satisfies VersionReason[];
export type SentReason = (typeof SENT_REASONS)[number];

/** A version of a news item in its history (extension `versions`). */
export type VersionSummary = {
  /** Counts from 1; the greatest number is the current content. */
  number: number;
  reason: VersionReason;
  /** The number of the version that was restored or merged. */
  fromNumber: number | null;
  /** Null for the reason `found`. */
  savedAt: IsoDate | null;
  savedBy: { id: Id; displayName: string } | null;
  /** The characters of title, summary and body, without markup. */
  size: number;
  /**
   * The last approval of this version; null if it was not approved since the backend began to keep versions.
   */
  approved: { step: ApprovalStep; at: IsoDate; by: string } | null;
};

/** A version with all editable fields of the item. */
export type NewsVersionContent = VersionSummary & { content: NewsContent };
