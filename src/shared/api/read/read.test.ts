import { JournalistLevel, PostStatus } from '@/shared/contract';
import {
  createCategory,
  createCountry,
  createGroup,
  createNews,
  createStatistics,
  createUser,
} from '@/shared/testing/factories';

import { readCategory, readCheck, readCountry, readGroup, readStatistics, readUser } from './entities';
import { readNews } from './news';
import { readItem, readList, readPage } from './values';

const nulls = (entity: object) => Object.fromEntries(Object.keys(entity).map((key) => [key, null]));

describe('an entity, as a backend may send it', () => {
  it('is unchanged if complete, with its id as text', () => {
    expect(readUser(createUser())).toEqual({ ...createUser(), id: '1' });
    expect(readCategory(createCategory())).toEqual({ ...createCategory(), id: '11' });
    expect(readCountry(createCountry())).toEqual({ ...createCountry(), id: '21' });
    expect(readNews(createNews())).toEqual({ ...createNews(), id: '101', categoryId: '11' });
    expect(readGroup(createGroup())).toMatchObject({ id: '7', me: { level: JournalistLevel.Head } });
    expect(readStatistics(createStatistics())).toEqual(createStatistics());
  });

  it('keeps any text as an id [ANY-01]', () => {
    expect(readUser(createUser({ id: '5f0c-4e1b' })).id).toBe('5f0c-4e1b');
    expect(readNews(createNews({ categoryId: 'c/7' })).categoryId).toBe('c/7');
  });

  it.each([
    ['null', nulls],
    ['absent', () => ({})],
  ] as const)('contains no unexpected null if every field is %s [ANY-02]', (_what, without) => {
    expect(readUser({ ...without(createUser()), id: 1, username: 'malee' })).toEqual({
      id: '1',
      email: '',
      username: 'malee',
      displayName: 'malee',
      bio: '',
      avatarUrl: null,
      permission: 0,
    });
    expect(readGroup({ ...without(createGroup()), id: 7 })).toEqual({
      id: '7',
      name: '',
      createdAt: '',
      me: null,
      members: [],
    });
    expect(readNews({ ...without(createNews()), id: 101 })).toMatchObject({
      title: '',
      tags: [],
      references: [],
      videoUrl: '',
      publishedAt: '',
      coverImageUrl: null,
      status: PostStatus.Draft,
      isApprovedLifeTime: false,
    });
    expect(Object.values(readStatistics(without(createStatistics())))).toEqual(Array(5).fill(null));
  });

  it('keeps a member with an unnamed level, and drops one without a profile [ANY-02]', () => {
    const { members } = readGroup({
      ...createGroup(),
      members: [null, { profile: null }, { profile: { id: 'u1', displayName: null }, levelClassMsg: null }],
    });
    expect(members).toEqual([
      {
        profile: { id: 'u1', displayName: '', avatarUrl: null },
        level: JournalistLevel.Trainee,
        levelClassMsg: '',
      },
    ]);
  });

  it('contains the author of an item, or omits it without a name [ANY-02]', () => {
    const author = { id: 3, displayName: 'มาลี ศรีสุข', avatarUrl: null };
    expect(readNews({ ...createNews(), author }).author).toEqual({ ...author, id: '3' });
    for (const none of [null, undefined, 'มาลี', {}, { id: 3, displayName: null }])
      expect(readNews({ ...createNews(), author: none })).not.toHaveProperty('author');
  });

  it('contains each tag once, even if it is stored twice [ANY-02]', () => {
    const tags = [{ name: 'น้ำท่วม' }, { name: 'เหนือ' }, null, { name: 'น้ำท่วม' }];
    expect(readNews({ id: 1, tags }).tags).toEqual([{ name: 'น้ำท่วม' }, { name: 'เหนือ' }]);
  });

  it('reads the date of news and the name of a country under either field name', () => {
    expect(readNews({ id: 1, publishedDate: '2026-01-01T00:00:00Z' }).publishedAt).toBe(
      '2026-01-01T00:00:00Z',
    );
    expect(readCountry({ id: 1, name: 'ไทย' }).label).toBe('ไทย');
  });

  it.each([
    [true, true],
    [{ isJournalist: true }, true],
    [{ id: 1, isJournalist: false }, false],
    [{ isJournalist: null }, false],
    [null, false],
    [false, false],
  ])('reads %j as the answer to whether somebody is a journalist: %s', (data, expected) => {
    expect(readCheck(data)).toBe(expected);
  });
});

describe('a list or a page, as a backend may send it', () => {
  const page = readPage(readCategory);

  it.each([null, undefined, {}, 'none', 7])('is empty for %j [ANY-02]', (data) => {
    expect(readList(readCategory)(data)).toEqual([]);
    expect(page(data, null, { page: 3 })).toEqual({
      data: [],
      totalPages: 3,
      firstPage: 1,
      lastPage: 3,
      currentPage: 3,
    });
  });

  it('drops entries that are not objects or have no id', () => {
    expect(readList(readCategory)([null, 4, { name: 'x' }, createCategory()])).toEqual([
      { ...createCategory(), id: '11' },
    ]);
  });

  it('counts its pages if the backend does not', () => {
    const data = [createCategory()];
    expect(page({ data, lastPage: 4, totalPages: null }, null, { page: 2 })).toMatchObject({
      totalPages: 4,
      currentPage: 2,
    });
    expect(page(data, null, { page: 1 })).toMatchObject({ totalPages: 1, data: [{ id: '11' }] });
  });

  it('gives one item the requested id if the response has none', () => {
    expect(readItem(readCategory)({ name: 'x' }, null, 'c-1').id).toBe('c-1');
    expect(readItem(readCategory)({ id: 5 }, null, 'c-1').id).toBe('5');
  });
});
