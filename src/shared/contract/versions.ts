import type { ApprovalStep } from './approval';
import type { Id, IsoDate, NewsContent } from './entities';

/** Why a version was saved; `found`: it is what stood there when versions began to be kept. */
export const VERSION_REASONS = ['create', 'edit', 'merge', 'restore', 'import', 'found'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** The reasons that whoever saves an item can name; any other save is its creation or an edit. */
export const SENT_REASONS = ['merge', 'restore', 'import'] as const satisfies VersionReason[];
export type SentReason = (typeof SENT_REASONS)[number];

/** A version of an item in its history (extension `versions`). */
export type VersionSummary = {
  /** Counted from 1; the greatest is the item as it is. */
  number: number;
  reason: VersionReason;
  /** The version that was brought back, or that was merged with. */
  fromNumber: number | null;
  /** Null where it was found. */
  savedAt: IsoDate | null;
  savedBy: { id: Id; displayName: string } | null;
  /** The characters of title, summary and article, without markup. */
  size: number;
  /** The last approval that looked at it; null where there was none since versions are kept. */
  approved: { step: ApprovalStep; at: IsoDate; by: string } | null;
};

/** A version with all that can be edited of an item. */
export type NewsVersionContent = VersionSummary & { content: NewsContent };
