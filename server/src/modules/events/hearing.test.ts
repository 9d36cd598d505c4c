import { type CacheTag, idTag, listTag, partialTag } from '@contract';

import { createHearing } from './hearing';

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
    expect(createHearing(1, [7])({ tags })).toEqual(tags);
    expect(createHearing(1, [77])({ tags })).toEqual(OPEN);
  });

  it('stop with the end of the membership, which is the last change they receive [ACC-08]', () => {
    const hear = createHearing(1, [7]);
    const membership = { groupId: 7, isMember: false };
    expect(hear({ tags, membership: { ...membership, userId: 2 } })).toEqual(tags);
    expect(hear({ tags })).toEqual(tags);
    expect(hear({ tags, membership: { ...membership, userId: 1 } })).toEqual(tags);
    expect(hear({ tags })).toEqual(OPEN);
  });

  it('start with the membership, also for a console that reconnects', () => {
    const hear = createHearing(1, []);
    expect(hear({ tags })).toEqual(OPEN);
    expect(hear({ tags, membership: { userId: 1, groupId: 7, isMember: true } })).toEqual(tags);
    expect(hear({ tags })).toEqual(tags);
  });
});
