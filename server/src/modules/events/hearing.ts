import { type CacheTag, groupNamedBy, type Id } from '@contract';

import type { Change } from './change-feed';

/**
 * Which tags of each change a person hears, from the groups that they are a member of now: a tag that names a group is for
 * its members. It follows memberships that begin and end; of the end of their own, the person hears as the last thing.
 */
export const createHearing = (userId: Id, groupIds: readonly Id[]): ((change: Change) => CacheTag[]) => {
  const own = new Set(groupIds.map(String));
  return ({ tags, membership }) => {
    const changed = membership?.userId === userId ? membership : undefined;
    if (changed) own.add(String(changed.groupId));
    const heard = tags.filter((tag) => {
      const group = groupNamedBy(tag);
      return group === undefined || own.has(group);
    });
    if (changed?.isMember === false) own.delete(String(changed.groupId));
    return heard;
  };
};
