import type { TagDescription } from '@reduxjs/toolkit/query';

import { groupNamedBy, idTag, listTag, type CacheTag, type Id, type TagType } from '@/shared/contract';

export { idTag, listTag, partialTag, TAG_TYPES, type TagType } from '@/shared/contract';

/** A tag as RTK Query accepts it. A bare type means everything of that type. */
export type Tag = TagDescription<TagType>;

/** News of several groups at once. Every write of a group's news invalidates it. */
export const NEWS_OF_GROUPS = listTag('News');

/**
 * The tags of a change elsewhere, with the tag of news of several groups. The server sends the tag of a group
 * only to its members, so that news of foreign groups refetch nothing.
 */
export const withNewsOfGroups = (tags: readonly CacheTag[]): readonly CacheTag[] =>
  tags.some((tag) => tag.type === 'News' && groupNamedBy(tag) !== undefined)
    ? [...tags, NEWS_OF_GROUPS]
    : tags;

/** The tags of the people whose names a response contains. */
export const provideNames = (people: readonly ({ id: Id } | null | undefined)[] | undefined): Tag[] =>
  (people ?? []).flatMap((person) => (person ? [idTag('User', person.id)] : []));

/** The tags of a list: the tag of the collection and those of its items. */
export const provideList = (
  type: TagType,
  items: readonly { id: Id }[] | undefined,
  ...collection: Tag[]
): Tag[] => [...collection, ...(items ?? []).map(({ id }) => idTag(type, id))];

/** No tags for a refused write. RTK Query computes tags for refused writes too, but those changed nothing. */
export const onSuccess = (error: unknown, tags: Tag[]): Tag[] => (error ? [] : tags);
