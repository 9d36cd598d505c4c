import { JournalistLevel, mayGiveLevel, type JournalistGroup } from '@/shared/contract';

/** The user's level in a group; null for a non-member and for a Deleted member. */
export const ownLevel = (group: Pick<JournalistGroup, 'me'> | undefined): JournalistLevel | null => {
  const level = group?.me?.level;
  return level === undefined || level === JournalistLevel.Deleted ? null : level;
};

/** The levels that a member may give to others: at most their own, and never Deleted (GRP-08). */
export const invitableLevels = (own: JournalistLevel | null) =>
  Object.entries(JournalistLevel)
    .map(([label, value]) => ({ label, value }))
    .filter(({ value }) => value !== JournalistLevel.Deleted && (own === null || mayGiveLevel(own, value)));
