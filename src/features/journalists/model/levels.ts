import { JournalistLevel, mayAtLevel, mayGiveLevel, type JournalistGroup } from '@/shared/contract';

/** The user's level in a group; null for a non-member and for a Deleted member. */
export const ownLevel = (group: Pick<JournalistGroup, 'me'> | undefined): JournalistLevel | null => {
  const level = group?.me?.level;
  return level === undefined || level === JournalistLevel.Deleted ? null : level;
};

/** Approving news: Head, Audit, Leader, Professional (NWS-03). */
export const canApprove = (level: JournalistLevel | null) => mayAtLevel(level, 'approve');

/** Inviting members: Head, Audit, Leader (SRV-05). */
export const canInvite = (level: JournalistLevel | null) => mayAtLevel(level, 'invite');

/** Adding and removing the group's categories: Head (GRP-04). */
export const canManageCategories = (level: JournalistLevel | null) => mayAtLevel(level, 'manageCategories');

/** Renaming the group, changing levels and removing members: Head (ACC-08). */
export const canManageMembers = (level: JournalistLevel | null) => mayAtLevel(level, 'manageMembers');

/** Restoring a version of news directly: Head (HIS-03). */
export const canManageNews = (level: JournalistLevel | null) => mayAtLevel(level, 'manageNews');

/** The levels that a member may give to others: at most their own, and never Deleted (GRP-08). */
export const invitableLevels = (own: JournalistLevel | null) =>
  Object.entries(JournalistLevel)
    .map(([label, value]) => ({ label, value }))
    .filter(({ value }) => value !== JournalistLevel.Deleted && (own === null || mayGiveLevel(own, value)));
