import { type CacheTag, idTag, listTag, partialTag } from '@contract';

import { createTagFilter } from './tag-filter';

const NAMING = [
  idTag('Group', 7),
  idTag('GroupStatistics', 7),
  listTag('Category', 7),
  partialTag('News', 7),
];
const OPEN: CacheTag[] = [
  listTag('Group'),
  partialTag('News'),
  idTag('News', 7),
  { type: 'GroupStatistics' },
];
const tags = [...NAMING, ...OPEN];

describe('the changes that a person receives', () => {
  it('are those without a group, and those of their own groups [ACC-08]', () => {
    expect(createTagFilter(1, [7])({ tags })).toEqual(tags);
    expect(createTagFilter(1, [77])({ tags })).toEqual(OPEN);
  });

  it('stop with the end of the membership, which is the last change they receive [ACC-08]', () => {
    const filterTags = createTagFilter(1, [7]);
    const membership = { groupId: 7, isMember: false };
    expect(filterTags({ tags, membership: { ...membership, userId: 2 } })).toEqual(tags);
    expect(filterTags({ tags })).toEqual(tags);
    expect(filterTags({ tags, membership: { ...membership, userId: 1 } })).toEqual(tags);
    expect(filterTags({ tags })).toEqual(OPEN);
  });

  it('start with the membership, also for a console that reconnects', () => {
    const filterTags = createTagFilter(1, []);
    expect(filterTags({ tags })).toEqual(OPEN);
    expect(filterTags({ tags, membership: { userId: 1, groupId: 7, isMember: true } })).toEqual(tags);
    expect(filterTags({ tags })).toEqual(tags);
  });
});
