import { eq } from 'drizzle-orm';

import { type Desk, DESK_ROWS, JournalistLevel, PostStatus } from '@contract';

import { news } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * HOUR_MS);
const forADay = (hours: number) => ({ status: PostStatus.Published, approvedUntil: at(hours) });

describe('the approval desk', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const read = async (as: number): Promise<Desk> => {
    const { data } = (await server.call<Desk>('/api/desk', { as })).body;
    if (!data) throw new Error('There is no desk.');
    return data;
  };
  const setup = async (level: JournalistLevel = JournalistLevel.Professional) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const person = await createMember(server.db, groupId, level);
    const write = (values: Partial<Parameters<typeof createNewsItem>[1]> = {}) =>
      createNewsItem(server.db, { groupId, categoryId, authorId: head.id, ...values });
    return { groupId, head, person, write };
  };
  const ids = (list: { items: { id: unknown }[] }) => list.items.map(({ id }) => id);

  it('shows waiting news, oldest first, from all groups in which the person approves [DSK-01]', async () => {
    const { groupId, head, person, write } = await setup();
    const other = await createNewsroom(server.db);
    const elsewhere = { groupId: other.groupId, categoryId: other.categoryId, authorId: other.head.id };
    const late = await write({ createdAt: at(2) });
    const foreign = await createNewsItem(server.db, { ...elsewhere, createdAt: at(1) });
    const early = await write({ createdAt: at(0) });
    await write({ approvedPermanently: true, status: PostStatus.Published });
    await write(forADay(5));

    const { waiting, groupIds } = await read(person.id);
    expect(ids(waiting)).toEqual([early, late]);
    expect(waiting.total).toBe(2);
    expect(groupIds).toEqual([groupId]);
    expect(waiting.items[0]).toMatchObject({
      groupId,
      authorName: head.displayName,
      approvedUntil: null,
      groupName: expect.stringMatching(/^Group /),
    });
    expect(waiting.items.map(({ id }) => id)).not.toContain(foreign);
  });

  it('shows news that runs out, the next first, and news that went dark within a day [DSK-01]', async () => {
    const { person, write } = await setup();
    const later = await write(forADay(20));
    const soon = await write(forADay(1));
    const dark = await write(forADay(-1));
    await write(forADay(-25));
    await write({ ...forADay(-1), approvedPermanently: true });
    const desk = await read(person.id);
    expect(ids(desk.runningOut)).toEqual([soon, later]);
    expect(ids(desk.goneDark)).toEqual([dark]);
    expect(desk.goneDark.items[0]?.status).toBe(PostStatus.Hidden);
    server.advance(HOUR_MS);
    const after = await read(person.id);
    expect(ids(after.runningOut)).toEqual([later]);
    expect(ids(after.goneDark)).toEqual([soon, dark]);
  });

  it('shows news that went dark after its changes were returned, and says so, but not what was returned since [DSK-01, PUB-11]', async () => {
    const { person, write } = await setup();
    const write24 = async (hours: number) => {
      const id = await write(forADay(hours));
      const values = { returnedAt: at(-2), returnComment: 'ขาดที่มา' };
      await server.db.update(news).set(values).where(eq(news.id, id));
      return id;
    };
    const dark = await write24(-1);
    await write24(-3);
    const soon = await write24(1);
    const { goneDark, runningOut } = await read(person.id);
    expect(ids(goneDark)).toEqual([dark]);
    expect(ids(runningOut)).toEqual([soon]);
    const shown = [...goneDark.items, ...runningOut.items];
    expect(shown.map(({ returned }) => returned?.comment)).toEqual(['ขาดที่มา', 'ขาดที่มา']);
  });

  it.each([JournalistLevel.Freelance, JournalistLevel.Deleted])(
    'shows nothing to approve at level %i, which may not approve [DSK-01]',
    async (level) => {
      const { person, write } = await setup(level);
      await write();
      await write(forADay(1));
      const nothing = { items: [], total: 0 };
      expect(await read(person.id)).toEqual({
        groupIds: [],
        waiting: nothing,
        runningOut: nothing,
        goneDark: nothing,
        returned: [],
        own: [],
      });
    },
  );

  it('shows the person’s latest news, and nothing to a stranger [DSK-01]', async () => {
    const { person, write } = await setup(JournalistLevel.Trainee);
    await write({ createdAt: at(3) });
    const old = await write({ authorId: person.id, createdAt: at(0) });
    const fresh = await write({ authorId: person.id, createdAt: at(1) });
    expect((await read(person.id)).own.map(({ id }) => id)).toEqual([fresh, old]);
    expect((await read((await createUser(server.db)).id)).own).toEqual([]);
    expect((await server.call('/api/desk')).status).toBe(401);
  });

  it('says of the person’s latest news too that it was returned, with the comment [DSK-04]', async () => {
    const { person, write } = await setup(JournalistLevel.Trainee);
    const id = await write({ authorId: person.id, waitingSince: null });
    await server.db
      .update(news)
      .set({ returnedAt: at(0), returnComment: 'ขาดที่มา' })
      .where(eq(news.id, id));
    const { own, returned } = await read(person.id);
    expect(own.map((item) => item.returned?.comment)).toEqual(['ขาดที่มา']);
    expect(own).toEqual(returned);
  });

  it('shows the first items and counts the others', async () => {
    const { person, write } = await setup();
    for (let index = 0; index < DESK_ROWS + 2; index += 1) await write();
    const { waiting } = await read(person.id);
    expect([waiting.items.length, waiting.total]).toEqual([DESK_ROWS, DESK_ROWS + 2]);
  });
});
