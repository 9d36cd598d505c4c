import { JournalistLevel } from './enums';

/** The lowest level that has each right in a group. A smaller number is a higher level. */
export const LOWEST_LEVEL = {
  read: JournalistLevel.Trainee,
  approve: JournalistLevel.Professional,
  invite: JournalistLevel.Leader,
  manageCategories: JournalistLevel.Head,
  manageMembers: JournalistLevel.Head,
  manageNews: JournalistLevel.Head,
} as const;

/** Whether a level has a right in its group. False for null (no member) and for a Deleted member. */
export const mayAtLevel = (level: JournalistLevel | null, right: keyof typeof LOWEST_LEVEL): boolean =>
  level !== null && level <= LOWEST_LEVEL[right];

/** Whether a member may give a level to another: it must not be above their own. */
export const mayGiveLevel = (own: JournalistLevel, given: JournalistLevel): boolean => given >= own;
