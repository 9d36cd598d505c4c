import { eq } from 'drizzle-orm';

import { type ChangeEvent, JournalistLevel, Permission, type User } from '@contract';

import { auditLog, groupMembers, users } from '../../db/schema';
import { openTestStream } from '../../testing/event-stream';
import { createGroup, createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const NEW = {
  displayName: 'มาลี ศรีสุข',
  username: 'malee',
  email: 'malee@newsdesk.example',
  permission: Permission.USER,
};

describe('a new account that joins groups', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const { Head, Leader, Freelance, Trainee } = JournalistLevel;
  const createAdmin = () => createUser(server.db, { permission: Permission.ADMINISTRATOR });
  const create = (as: number, change: object) =>
    server.call<{ user: User }>('/api/accounts', { method: 'POST', as, body: { ...NEW, ...change } });
  const actions = async () => (await server.db.select().from(auditLog)).map(({ action }) => action);
  const membersOf = async (groupId: number) => {
    const rows = await server.db.select().from(groupMembers).where(eq(groupMembers.groupId, groupId));
    return rows.map(({ level }) => level).sort();
  };
  const people = () => server.db.$count(users);

  it('is a member from the start, with a line of the audit log for each as if invited [ACC-01]', async () => {
    const { id: admin } = await createAdmin();
    const [led, other] = [await createGroup(server.db), await createGroup(server.db)];
    await server.db.insert(groupMembers).values({ groupId: led, userId: admin, level: Leader });
    const groups = [
      { groupId: other, level: Head },
      { groupId: led, level: Freelance },
    ];
    const { status, body } = await create(admin, { groups });
    expect(status).toBe(200);
    expect([await membersOf(led), await membersOf(other)]).toEqual([[Leader, Freelance], [Head]]);
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.id);
    const invited = { action: 'member.invited', actorId: admin, objectName: NEW.displayName };
    const objectId = String(body.data?.user.id);
    expect(lines).toMatchObject([
      { action: 'user.created', objectId },
      { ...invited, objectId, groupId: led, after: { level: 'Freelance' } },
      { ...invited, objectId, groupId: other, after: { level: 'Head' } },
    ]);
  });

  const inAGroup = async (own: JournalistLevel | null) => {
    const { id: admin } = await createAdmin();
    const groupId = await createGroup(server.db);
    if (own !== null) await server.db.insert(groupMembers).values({ groupId, userId: admin, level: own });
    return { admin, groupId };
  };

  it('is the member, not somebody whose e-mail is the same since names are folded', async () => {
    const { admin, groupId } = await inAGroup(Head);
    const double = await createUser(server.db, { email: NEW.email });
    const asLaterDouble = { emailKey: `\n${NEW.email}` };
    await server.db.update(users).set(asLaterDouble).where(eq(users.id, double.id));
    const { body } = await create(admin, { groups: [{ groupId, level: Trainee }] });
    const rows = await server.db.select().from(groupMembers).where(eq(groupMembers.level, Trainee));
    expect(rows).toMatchObject([{ groupId, userId: body.data?.user.id }]);
  });

  it('tells the people of each group', async () => {
    const { admin, groupId } = await inAGroup(Head);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openTestStream(server.app, await server.tokenOf(admin));
    await create(admin, { groups: [{ groupId, level: Trainee }] });
    const isAbout = ({ tags }: ChangeEvent, id: number | string) =>
      tags.some((tag) => tag.type === 'Group' && tag.id === id);
    let change = await stream.next();
    // Changes of earlier tests, and the list of people.
    while (!isAbout(change, groupId)) change = await stream.next();
    expect(isAbout(change, 'LIST')).toBe(true);
    stream.close();
  });

  it.each([
    ['above one’s own', Leader, Head, 400],
    ['other than Head, where one invites nobody', Trainee, Trainee, 403],
    ['other than Head, where one is no member', null, Trainee, 403],
    ['Deleted', Head, JournalistLevel.Deleted, 400],
  ])('is not created with a level %s', async (_what, own, level, status) => {
    const { admin, groupId } = await inAGroup(own);
    const before = [await people(), await membersOf(groupId), await actions()];
    expect((await create(admin, { groups: [{ groupId, level }] })).status).toBe(status);
    expect([await people(), await membersOf(groupId), await actions()]).toEqual(before);
  });

  it('is not created with a group that is unknown or named twice: the error is on the field', async () => {
    const { admin, groupId } = await inAGroup(Head);
    const known = { groupId, level: Trainee };
    for (const groups of [
      [known, { groupId: 2_147_483_647, level: Trainee }],
      [known, known],
    ]) {
      const refusal = await create(admin, { groups });
      expect(refusal).toMatchObject({ status: 400, body: { errors: { groups: expect.any(String) } } });
    }
    expect([await people(), await membersOf(groupId), await actions()]).toEqual([1, [Head], []]);
  });
});
