import { type CacheTag, type Id, idTag, partialTag } from '@contract';

/** The tags that every write of news invalidates: any page of the group's news, and the group's figures. */
export const groupTags = (groupId: Id): CacheTag[] => [
  partialTag('News', groupId),
  idTag('GroupStatistics', groupId),
];
