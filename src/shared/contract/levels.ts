import { JournalistLevel } from './enums';

/** The lowest level that has each right in a group. A smaller number is a higher level. */
export const LOWEST_LEVEL = {
  read: JournalistLevel.Trainee,
  /** Approving, returning and withdrawing news (NWS-03). */
  approve: JournalistLevel.Professional,
  /** Inviting members (SRV-05). */
  invite: JournalistLevel.Leader,
  /** Adding categories to the group and removing them (GRP-04). */
  manageCategories: JournalistLevel.Head,
  /** Renaming the group, changing levels and removing members (ACC-08). */
  manageMembers: JournalistLevel.Head,
  /** Deleting, restoring and handing over news, restoring a version directly (HIS-03), and the templates of the group. */
  manageNews: JournalistLevel.Head,
  /** Sharing a view with the group, and changing and removing what others share with it (DSK-09). */
  shareViews: JournalistLevel.Head,
} as const;

export type LevelRight = keyof typeof LOWEST_LEVEL;

/** Whether a level has a right in its group. False for null (no member) and for a Deleted member. */
export const mayAtLevel = (level: JournalistLevel | null, right: LevelRight): boolean =>
  level !== null && level <= LOWEST_LEVEL[right];

/** Whether a member may give a level to another: it must not be above their own. */
export const mayGiveLevel = (own: JournalistLevel, given: JournalistLevel): boolean => given >= own;
