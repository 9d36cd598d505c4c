import type { TagDescription } from '@reduxjs/toolkit/query';

import { idTag, type Id, type TagType } from '@/shared/contract';

export { idTag, listTag, partialTag, TAG_TYPES, type TagType } from '@/shared/contract';

/** A tag as RTK Query accepts it. A bare type means everything of that type. */
export type Tag = TagDescription<TagType>;

/** The tags of a list: the tag of the collection and those of its items. */
export const provideList = (
  type: TagType,
  items: readonly { id: Id }[] | undefined,
  ...collection: Tag[]
): Tag[] => [...collection, ...(items ?? []).map(({ id }) => idTag(type, id))];

/** No tags for a refused write. RTK Query computes tags for refused writes too, but those changed nothing. */
export const onSuccess = (error: unknown, tags: Tag[]): Tag[] => (error ? [] : tags);
