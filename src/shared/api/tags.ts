import type { TagDescription } from '@reduxjs/toolkit/query';

import { idTag, type Id, type TagType } from '@/shared/contract';

export { idTag, listTag, partialTag, TAG_TYPES, type TagType } from '@/shared/contract';

/** A tag as RTK Query takes it: a bare type is everything of that type. */
export type Tag = TagDescription<TagType>;

/** The tags of a list: the collection's own and those of the items it shows. */
export const provideList = (
  type: TagType,
  items: readonly { id: Id }[] | undefined,
  ...collection: Tag[]
): Tag[] => [...collection, ...(items ?? []).map(({ id }) => idTag(type, id))];

/** RTK Query computes the tags of refused writes too; a refused write changed nothing, so it refetches nothing. */
export const onSuccess = (error: unknown, tags: Tag[]): Tag[] => (error ? [] : tags);
