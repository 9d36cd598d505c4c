import { jest } from '@jest/globals';

import {
  type Desk,
  type DeskItem,
  FOUND_NEWS_LIMIT,
  type Id,
  JournalistLevel,
  type Paginated,
  PostStatus,
} from '@contract';

import { groupMembers, news } from '../../db/schema';
import { asking } from '../../db/slow-queries';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { setReturn } from '../returns/returned';

const at = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * 3_600_000);
const forADay = (hours: number) => ({ status: PostStatus.Published, approvedUntil: at(hours) });

describe('finding news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  type Query = Record<string, string | number>;
  const call = (as: Id | undefined, query: Query = {}) =>
    server.call<Paginated<DeskItem>>(
      `/api/news?${Object.entries(query)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('&')}`,
      as === undefined ? {} : { as },
    );
  const find = async (as: Id, query?: Query) => {
    const { data } = (await call(as, query)).body;
    if (!data) throw new Error('There is no page.');
    return data;
  };
  const ids = async (as: Id, query?: Query) => (await find(as, query)).data.map(({ id }) => id);
  const setup = async (level: JournalistLevel = JournalistLevel.Trainee) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const person = await createMember(server.db, groupId, level);
    const write = (values: Partial<Parameters<typeof createNewsItem>[1]> = {}) =>
      createNewsItem(server.db, { groupId, categoryId, authorId: head.id, ...values });
    return { groupId, categoryId, head, person, write };
  };

  it('lists the news of the person’s groups, newest or oldest first [DSK-09]', async () => {
    const { groupId, head, person, write } = await setup();
    const second = await createNewsroom(server.db);
    const elsewhere = { groupId: second.groupId, categoryId: second.categoryId, authorId: second.head.id };
    await createNewsItem(server.db, elsewhere);
    const [late, early] = [await write({ createdAt: at(2) }), await write({ createdAt: at(1) })];

    expect(await ids(person.id)).toEqual([late, early]);
    expect(await ids(person.id, { sort: 'oldest' })).toEqual([early, late]);
    // The queue has one order: since when each waits.
    expect(await ids(person.id, { state: 'waiting' })).toEqual([early, late]);
    expect(await ids(person.id, { groupId })).toEqual([late, early]);
    expect(await ids(person.id, { groupId: second.groupId })).toEqual([]);
    expect((await find(person.id)).data[0]).toMatchObject({
      groupId,
      authorName: head.displayName,
      approvedUntil: null,
      returned: null,
      groupName: expect.stringMatching(/^Group /),
    });
  });

  it('lists what waits for the caller as their desk does, in number and order [PUB-08]', async () => {
    const { head, person, write } = await setup();
    const elsewhere = await createNewsroom(server.db);
    await server.db.insert(groupMembers).values({
      groupId: elsewhere.groupId,
      userId: head.id,
      level: JournalistLevel.Trainee,
    });
    const foreign = await createNewsItem(server.db, {
      groupId: elsewhere.groupId,
      categoryId: elsewhere.categoryId,
      authorId: elsewhere.head.id,
    });
    const [late, early] = [await write({ createdAt: at(2) }), await write({ createdAt: at(1) })];

    const { data: desk } = (await server.call<Desk>('/api/desk', { as: head.id })).body;
    expect(desk?.waiting.items.map(({ id }) => id)).toEqual([early, late]);
    expect(await ids(head.id, { state: 'waiting' })).toEqual([early, late]);
    // In a group in which they approve nothing, and for a Trainee, it is all that waits.
    expect(await ids(head.id, { state: 'waiting', groupId: elsewhere.groupId })).toEqual([foreign]);
    expect(await ids(person.id, { state: 'waiting' })).toEqual([early, late]);
  });

  it('shows nothing to a stranger or a removed member, and requires sign-in [DSK-09]', async () => {
    const { groupId, person, write } = await setup(JournalistLevel.Deleted);
    await write();
    expect(await ids(person.id, { groupId })).toEqual([]);
    expect(await ids((await createUser(server.db)).id)).toEqual([]);
    expect((await call(undefined)).status).toBe(401);
  });

  it('filters by state, according to the clock; what readers see may also wait [DSK-07]', async () => {
    const { head, person, write } = await setup();
    const waiting = await write();
    const returned = await write();
    await setReturn(server.db, returned, {
      waitingSince: null,
      returnedAt: at(0),
      returnedBy: head.id,
      returnComment: 'Why?',
    });
    const withdrawn = await write({ createdAt: at(-1), approvedUntil: at(-1), status: PostStatus.Hidden });
    await setReturn(server.db, withdrawn, { returnedAt: at(0), returnedBy: head.id, returnComment: 'Off.' });
    const [later, soon] = [await write(forADay(20)), await write(forADay(1))];
    const dark = await write(forADay(-1));
    const permanent = await write({ ...forADay(-1), approvedPermanently: true });

    expect(await ids(person.id, { state: 'waiting' })).toEqual([waiting]);
    const changed = await write({ ...forADay(3), waitingSince: at(-2) });
    expect(await ids(person.id, { state: 'waiting' })).toEqual([changed, waiting]);
    expect(await ids(person.id, { state: 'returned' })).toEqual([returned, withdrawn]);
    expect(await ids(person.id, { state: 'for-a-day', sort: 'runs-out' })).toEqual([soon, changed, later]);
    expect(await ids(person.id, { state: 'went-dark' })).toEqual([dark]);
    expect(await ids(person.id, { state: 'permanent' })).toEqual([permanent]);
    server.advance(3_600_000);
    expect(await ids(person.id, { state: 'went-dark', sort: 'runs-out' })).toEqual([dark, soon]);
  });

  it('filters by author, category and time of writing, also combined [DSK-07]', async () => {
    const { categoryId, head, person, write } = await setup();
    const other = (await createNewsroom(server.db)).categoryId;
    const early = await write({ createdAt: at(0) });
    const own = await write({ createdAt: at(1), authorId: person.id });
    const late = await write({ createdAt: at(2), categoryId: other });

    expect(await ids(person.id, { author: head.id })).toEqual([late, early]);
    expect(await ids(person.id, { category: other })).toEqual([late]);
    expect(await ids(person.id, { from: at(1).toISOString(), to: at(2).toISOString() })).toEqual([own]);
    expect(await ids(person.id, { author: head.id, category: categoryId, state: 'waiting' })).toEqual([
      early,
    ]);
  });

  it('pages through a limited number of matches [DSK-07]', async () => {
    const { groupId, categoryId, head, person, write } = await setup();
    const first = await write({ createdAt: at(-1) });
    const [row] = await server.db.select().from(news);
    if (!row) throw new Error('There is no row.');
    const { id: _id, ...values } = row;
    const more = Array.from({ length: FOUND_NEWS_LIMIT + 1 }, (_, index) => ({
      ...values,
      groupId,
      categoryId,
      authorId: head.id,
      createdAt: at(index),
    }));
    await server.db.insert(news).values(more);

    expect(await ids(person.id, { sort: 'oldest', limit: 1 })).toEqual([first]);
    expect(await find(person.id, { page: 2, limit: 10 })).toMatchObject({ currentPage: 2, lastPage: 4 });
    expect(await find(person.id, { page: 999, limit: 100 })).toMatchObject({ currentPage: 10, lastPage: 10 });
  });

  it.each([
    [{ sort: 'runs-out' }, 'sort'],
    [{ sort: 'runs-out', state: 'waiting' }, 'sort'],
    [{ from: '0000-01-01T00:00:00Z' }, 'from'],
    [{ state: 'lost' }, 'state'],
  ])('refuses %j with an error on its field [DSK-07]', async (query, field) => {
    const { person } = await setup();
    const { status, body } = await call(person.id, query);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });

  it('takes the turns of its person, on every engine [SAF-11]', async () => {
    const { person } = await setup();
    const people: unknown[] = [];
    const transaction = jest.spyOn(server.db, 'transaction').mockImplementationOnce(() => {
      people.push(asking.getStore()?.().person);
      return Promise.reject(new Error('seen'));
    });
    await call(person.id, { search: 'ข่าว' });
    expect(people).toEqual([person.id]);
    transaction.mockRestore();
  });
});
