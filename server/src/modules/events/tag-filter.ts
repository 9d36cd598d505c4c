import { type CacheTag, groupNamedBy, type Id } from '@contract';

import type { Change } from './change-feed';

export type Listener = {
  userId: Id;
  /** The person's groups when the stream begins. */
  groupIds: readonly Id[];
  /** Whether the person may read other users. */
  readsUsers: () => boolean;
};

/** The tag of one object: not of a list, and not of everything of a type. */
const isOfOne = (tag: CacheTag, type: CacheTag['type']): boolean =>
  tag.type === type && /^\d+$/.test(String(tag.id));

/** Whether the change is one of the person's own account. */
export const concerns = (userId: Id, { tags }: Change): boolean =>
  tags.some((tag) => isOfOne(tag, 'User') && String(tag.id) === String(userId));

/**
 * Filters the tags of each change for a person, who receives ids only of what they may read: a tag that names a group is for
 * its members, and so is one of a news item of the group; one of a user is for that user and for people who may read users, and one
 * of the notifications or the views of a person is for that person. It follows memberships that start and end; the end of a membership is the last
 * change that the person receives of that group.
 */
export const createTagFilter = ({
  userId,
  groupIds,
  readsUsers,
}: Listener): ((change: Change) => CacheTag[]) => {
  const own = new Set(groupIds.map(String));
  return (change) => {
    const { tags, membership } = change;
    const changed = membership?.userId === userId ? membership : undefined;
    if (changed) own.add(String(changed.groupId));
    const isOwn = (tag: CacheTag) => own.has(groupNamedBy(tag) ?? '');
    const isOfOwnGroup = tags.some(isOwn);
    const received = tags.filter((tag) => {
      if (groupNamedBy(tag) !== undefined) return isOwn(tag);
      // What happens to news, or who has it open, names its group in another tag.
      if (isOfOne(tag, 'News') || isOfOne(tag, 'Presence')) return isOfOwnGroup;
      if (isOfOne(tag, 'Notification') || isOfOne(tag, 'View')) return String(tag.id) === String(userId);
      return !isOfOne(tag, 'User') || readsUsers() || concerns(userId, { tags: [tag] });
    });
    if (changed?.isMember === false) own.delete(String(changed.groupId));
    return received;
  };
};
