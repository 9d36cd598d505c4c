import { type CacheTag, groupNamedBy, type Id } from '@contract';

import type { Change } from './change-feed';

/**
 * Filters the tags of each change for a person, starting with their current groups: a tag that names a group is for
 * its members. It follows memberships that start and end; the end of a membership is the last change that the person
 * receives of that group.
 */
export const createTagFilter = (userId: Id, groupIds: readonly Id[]): ((change: Change) => CacheTag[]) => {
  const own = new Set(groupIds.map(String));
  return ({ tags, membership }) => {
    const changed = membership?.userId === userId ? membership : undefined;
    if (changed) own.add(String(changed.groupId));
    const received = tags.filter((tag) => {
      const group = groupNamedBy(tag);
      return group === undefined || own.has(group);
    });
    if (changed?.isMember === false) own.delete(String(changed.groupId));
    return received;
  };
};
