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

/** Whether a level has a right in its group; null is no member, and a Deleted member has none. */
export const mayAtLevel = (level: JournalistLevel | null, right: keyof typeof LOWEST_LEVEL): boolean =>
  level !== null && level <= LOWEST_LEVEL[right];

/** Whether a member may give a level to another: none above their own. */
export const mayGiveLevel = (own: JournalistLevel, given: JournalistLevel): boolean => given >= own;
