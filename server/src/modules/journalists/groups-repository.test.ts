import { JournalistLevel } from '@contract';

import { groupMembers, journalistGroups } from '../../db/schema';
import {
  createGroup as groupOf,
  createGroupCategory,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import {
  addGroupCategory,
  createGroup,
  findGroup,
  groupStatistics,
  listGroupCategories,
  listGroups,
  listMembers,
  removeGroupCategory,
} from './groups-repository';

const NOBODY = 9_999;
const { Head, Leader, Trainee, Deleted } = JournalistLevel;

describe('the stored groups', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('begin with their Head and a date', async () => {
    const { id: headId } = await createUser(server.db);
    const group = { name: 'A', headId, createdAt: START_OF_TESTS };
    const made = await server.db.transaction((tx) => createGroup(tx, group));
    const createdAt = START_OF_TESTS.toISOString();
    expect(made).toEqual({ id: made.id, name: 'A', createdAt, me: { level: Head } });
    expect(await findGroup(server.db, made.id)).toEqual({ id: made.id, name: 'A', createdAt });
    expect(await findGroup(server.db, NOBODY)).toBeNull();
    expect(await server.db.select().from(groupMembers)).toMatchObject([
      { groupId: made.id, userId: headId, level: Head, createdAt: START_OF_TESTS },
    ]);
  });

  it('are listed oldest first, all of them for a blank search', async () => {
    const ids = [
      await groupOf(server.db, 'B'),
      await groupOf(server.db, 'a'),
      await groupOf(server.db, 'AB'),
    ];
    const { id } = await createMember(server.db, ids[1] ?? 0, Leader);
    const list = async (search: string) =>
      (await listGroups(server.db, id, search)).map((group) => [group.id, group.me]);
    const [first, second, third] = ids;
    const all = [
      [first, null],
      [second, { level: Leader }],
      [third, null],
    ];
    expect([await list(''), await list('  ')]).toEqual([all, all]);
    expect(await list('A')).toEqual(all.slice(1));
  });

  it.each(['กี', 'กีฬา ข่าว', '"ข่าว กี"', 'ีฬา', 'ฬานํ้า'])(
    'are found by words in any order, their beginnings, and parts of three letters: %s [FND-02, FND-03]',
    async (search) => {
      const id = await groupOf(server.db, 'ข่าว กีฬาน้ำ');
      await groupOf(server.db, 'โต๊ะข่าวภูมิภาค');
      const member = await createMember(server.db, id, Leader);
      expect((await listGroups(server.db, member.id, search)).map((group) => group.id)).toEqual([id]);
    },
  );

  it('are found by two letters within a run of Thai, which has no blanks [FND-03]', async () => {
    const id = await groupOf(server.db, 'ข่าวกีฬา');
    await groupOf(server.db, 'sports');
    const member = await createMember(server.db, id, Leader);
    const found = async (search: string) => (await listGroups(server.db, member.id, search)).length;
    expect([await found('กี'), await found('po'), await found('sp')]).toEqual([1, 0, 1]);
  });

  it('list their members by level and then by name', async () => {
    const groupId = await groupOf(server.db);
    const add = async (displayName: string, level: JournalistLevel) => {
      const { id } = await createUser(server.db, { displayName });
      await server.db.insert(groupMembers).values({ groupId, userId: id, level });
    };
    await add('ข', Trainee);
    await add('เก', Trainee);
    await add('ฮ', Leader);
    await add('a', Trainee);
    await add('b', Deleted);
    await createMember(server.db, await groupOf(server.db), Head);
    expect(
      (await listMembers(server.db, groupId)).map(({ profile, levelClassMsg }) => [
        profile.displayName,
        levelClassMsg,
      ]),
    ).toEqual([
      ['ฮ', 'Leader'],
      ['a', 'Trainee'],
      ['เก', 'Trainee'],
      ['ข', 'Trainee'],
    ]);
  });

  it('are counted each by itself, this week’s news from the first moment of the week', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const other = await createNewsroom(server.db);
    await createMember(server.db, groupId, Leader);
    await createMember(server.db, groupId, Deleted);
    await createGroupCategory(server.db, groupId);
    const item = { groupId, authorId: head.id, categoryId };
    for (const ms of [0, 1, -1])
      await createNewsItem(server.db, { ...item, createdAt: new Date(START_OF_TESTS.getTime() + ms) });
    await createNewsItem(server.db, { ...item, groupId: other.groupId });
    await server.db.update(journalistGroups).set({ totalViews: 6 });
    expect(await groupStatistics(server.db, groupId, START_OF_TESTS)).toEqual({
      totalNews: 3,
      totalViews: 6,
      totalCategory: 2,
      totalMembers: 2,
      totalNewsInThisWeek: 2,
    });
    expect(await groupStatistics(server.db, NOBODY, START_OF_TESTS)).toBeNull();
  });

  it('get and lose a category once, the highest is listed first', async () => {
    const [groupId, other] = [await groupOf(server.db), await groupOf(server.db)];
    const [low, high] = [
      await createGroupCategory(server.db, other),
      await createGroupCategory(server.db, other),
    ];
    const both = (write: typeof addGroupCategory) =>
      Promise.all([low, high].map((id) => write(server.db, groupId, id)));
    const list = async (of: number) => (await listGroupCategories(server.db, of)).map(({ id }) => id);
    expect([await both(addGroupCategory), await both(addGroupCategory)]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await list(groupId)).toEqual([high, low]);
    expect(await removeGroupCategory(server.db, groupId, low)).toBe(true);
    expect(await removeGroupCategory(server.db, groupId, low)).toBe(false);
    expect([await list(groupId), await list(other)]).toEqual([[high], [high, low]]);
  });
});
