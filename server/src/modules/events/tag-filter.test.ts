import { type CacheTag, idTag, listTag, partialTag } from '@contract';

import { createTagFilter } from './tag-filter';

const NAMING = [
  idTag('Group', 7),
  idTag('GroupStatistics', 7),
  listTag('Category', 7),
  partialTag('News', 7),
  idTag('News', 70),
];
const OPEN: CacheTag[] = [
  listTag('Group'),
  partialTag('News'),
  partialTag('User'),
  idTag('User', 1),
  idTag('Category', 5),
  { type: 'GroupStatistics' },
];
const tags = [...NAMING, ...OPEN];

const filterOf = (groupIds: number[], readsUsers = false) =>
  createTagFilter({ userId: 1, groupIds, readsUsers: () => readsUsers });

describe('the changes that a person receives', () => {
  it('are those without a group, and those of their own groups [ACC-08]', () => {
    expect(filterOf([7])({ tags })).toEqual(tags);
    expect(filterOf([77])({ tags })).toEqual(OPEN);
  });

  it('name another user only to people who may read users', () => {
    const change = { tags: [idTag('User', 2), idTag('User', 12)] };
    expect(filterOf([7])(change)).toEqual([]);
    expect(filterOf([], true)(change)).toEqual(change.tags);
  });

  it('name the notifications of nobody else [CON-02]', () => {
    const own = idTag('Notification', 1);
    expect(filterOf([7], true)({ tags: [own, idTag('Notification', 2)] })).toEqual([own]);
  });

  it('name no news item without its group', () => {
    expect(filterOf([7])({ tags: [idTag('News', 70)] })).toEqual([]);
    expect(filterOf([7])({ tags: [idTag('News', 70), partialTag('News', 8)] })).toEqual([]);
  });

  it('name a news item that somebody has open to the members of its group only [TOG-01]', () => {
    const opened = { tags: [listTag('Presence', 7), idTag('Presence', 70)] };
    expect(filterOf([7])(opened)).toEqual(opened.tags);
    expect(filterOf([8], true)(opened)).toEqual([]);
  });

  it('name the private views of a person to nobody else [DSK-09]', () => {
    const own = idTag('View', 1);
    expect(filterOf([7], true)({ tags: [own, idTag('View', 2)] })).toEqual([own]);
  });

  it('stop with the end of the membership, which is the last change they receive [ACC-08]', () => {
    const filterTags = filterOf([7]);
    const membership = { groupId: 7, isMember: false };
    expect(filterTags({ tags, membership: { ...membership, userId: 2 } })).toEqual(tags);
    expect(filterTags({ tags })).toEqual(tags);
    expect(filterTags({ tags, membership: { ...membership, userId: 1 } })).toEqual(tags);
    expect(filterTags({ tags })).toEqual(OPEN);
  });

  it('start with the membership, also for a console that reconnects', () => {
    const filterTags = filterOf([]);
    expect(filterTags({ tags })).toEqual(OPEN);
    expect(filterTags({ tags, membership: { userId: 1, groupId: 7, isMember: true } })).toEqual(tags);
    expect(filterTags({ tags })).toEqual(tags);
  });
});
