import type { TagDescription } from '@reduxjs/toolkit/query';

import type { Id } from '@/shared/contract';

/** What the cache knows by name. `docs/caching.md` tells which query provides and which mutation invalidates each. */
export const TAG_TYPES = ['User', 'Group', 'GroupStatistics', 'News', 'Category', 'Country'] as const;
export type TagType = (typeof TAG_TYPES)[number];
export type Tag = TagDescription<TagType>;

const scoped = (name: string, scope?: Id) => (scope === undefined ? name : `${name}:${scope}`);

/** One item. */
export const idTag = (type: TagType, id: Id): Tag => ({ type, id });

/** A whole collection, or that of one group. */
export const listTag = (type: TagType, scope?: Id): Tag => ({ type, id: scoped('LIST', scope) });

/** Any page of a collection, or of that of one group: what was on page 2 may be on page 3 after a write. */
export const partialTag = (type: TagType, scope?: Id): Tag => ({ type, id: scoped('PARTIAL', scope) });

/** The tags of a list: the collection's own and those of the items it shows. */
export const provideList = (
  type: TagType,
  items: readonly { id: Id }[] | undefined,
  ...collection: Tag[]
): Tag[] => [...collection, ...(items ?? []).map(({ id }) => idTag(type, id))];

/** RTK Query computes the tags of refused writes too; a refused write changed nothing, so it refetches nothing. */
export const onSuccess = (error: unknown, tags: Tag[]): Tag[] => (error ? [] : tags);
