import { eq } from 'drizzle-orm';

import { ErrorCode, type JournalistGroup, JournalistLevel, type ManagedMember } from '@contract';

import { news } from '../../db/schema';
import {
  createGroup,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const URL = '/api/news/journalist';
const { Head, Leader, Professional, Trainee, Deleted } = JournalistLevel;

describe('the members of a group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const list = async (as: number, groupId: number) =>
    (await server.call<ManagedMember[]>(`${URL}/${groupId}/members`, { as })).body.data ?? [];
  const setLevel = (as: number, groupId: number, userId: number, level: number) =>
    server.call<ManagedMember>(`${URL}/${groupId}/members/${userId}`, { method: 'PUT', as, body: { level } });
  const remove = (as: number, groupId: number, userId: number) =>
    server.call(`${URL}/${groupId}/members/${userId}`, { method: 'DELETE', as });
  const levelsOf = async (as: number, groupId: number) =>
    Object.fromEntries((await list(as, groupId)).map(({ profile, level }) => [profile.id, level]));

  it('are listed with their level, the date they joined, and the number of their news [ACC-08]', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const writer = await createMember(server.db, groupId, Trainee);
    const item = { groupId, authorId: writer.id, categoryId };
    const first = await createNewsItem(server.db, item);
    await createNewsItem(server.db, item);
    await createNewsItem(server.db, { ...item, authorId: head.id });
    expect(await list(writer.id, groupId)).toMatchObject([
      { profile: { id: head.id }, level: Head, levelClassMsg: 'Head', newsCount: 1 },
      { profile: { id: writer.id }, level: Trainee, newsCount: 2, since: expect.stringMatching(/T.*Z$/) },
    ]);
    await server.db.delete(news).where(eq(news.id, first));
    expect((await list(writer.id, groupId)).map(({ newsCount }) => newsCount)).toEqual([1, 1]);
  });

  it('get another level only from a Head [ACC-08]', async () => {
    const groupId = await createGroup(server.db);
    const head = await createMember(server.db, groupId, Head);
    const leader = await createMember(server.db, groupId, Leader);
    const writer = await createMember(server.db, groupId, Trainee);
    expect((await setLevel(leader.id, groupId, writer.id, Professional)).status).toBe(403);
    expect(await setLevel(head.id, groupId, writer.id, Professional)).toMatchObject({
      status: 200,
      body: { data: { level: Professional, levelClassMsg: 'Professional' } },
    });
    expect(await levelsOf(head.id, groupId)).toEqual({
      [head.id]: Head,
      [leader.id]: Leader,
      [writer.id]: Professional,
    });
  });

  it.each([Deleted, 0, 99])('cannot be given the level %i [ACC-08]', async (level) => {
    const groupId = await createGroup(server.db);
    const head = await createMember(server.db, groupId, Head);
    const writer = await createMember(server.db, groupId, Trainee);
    expect(await setLevel(head.id, groupId, writer.id, level)).toMatchObject({
      status: 400,
      body: { errors: { level: expect.any(String) } },
    });
  });

  it('always include a Head: the last one can neither leave nor step down [ACC-08]', async () => {
    const groupId = await createGroup(server.db);
    const head = await createMember(server.db, groupId, Head);
    const other = await createMember(server.db, groupId, Leader);
    const refusal = {
      status: 409,
      body: { code: ErrorCode.Alert, message: expect.stringContaining(head.displayName) },
    };
    expect(await remove(head.id, groupId, head.id)).toMatchObject(refusal);
    expect(await setLevel(head.id, groupId, head.id, Leader)).toMatchObject(refusal);
    await setLevel(head.id, groupId, other.id, Head);
    expect((await remove(head.id, groupId, head.id)).status).toBe(200);
    expect(await levelsOf(other.id, groupId)).toEqual({ [other.id]: Head });
  });

  it('keep one Head if two step down at once [ACC-08]', async () => {
    const groupId = await createGroup(server.db);
    const [one, two] = [
      await createMember(server.db, groupId, Head),
      await createMember(server.db, groupId, Head),
    ];
    const answers = await Promise.all([
      setLevel(one.id, groupId, one.id, Leader),
      setLevel(two.id, groupId, two.id, Leader),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot be changed by a Head who was removed a moment before [ACC-08]', async () => {
    const groupId = await createGroup(server.db);
    const [one, two] = [
      await createMember(server.db, groupId, Head),
      await createMember(server.db, groupId, Head),
    ];
    const answers = await Promise.all([remove(one.id, groupId, two.id), remove(two.id, groupId, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('leave their news behind, lose access to every call, and can be invited again [ACC-08]', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const writer = await createMember(server.db, groupId, Trainee);
    await createNewsItem(server.db, { groupId, authorId: writer.id, categoryId });
    expect((await remove(head.id, groupId, writer.id)).status).toBe(200);
    expect((await server.call(`${URL}/${groupId}/news`, { as: writer.id })).status).toBe(403);
    expect((await server.call(`${URL}/${groupId}/news`, { as: head.id })).body.data).toMatchObject({
      data: [expect.anything()],
    });
    expect((await remove(head.id, groupId, writer.id)).status).toBe(404);
    server.advance(86_400_000);
    const invitation = {
      method: 'POST',
      as: head.id,
      body: { email: writer.email, level: Trainee },
    } as const;
    expect((await server.call(`${URL}/${groupId}/member`, invitation)).status).toBe(200);
    expect((await list(writer.id, groupId))[1]).toMatchObject({
      newsCount: 1,
      since: server.now().toISOString(),
    });
  });

  it('are restored at their old level, unless they are members already [HIS-04]', async () => {
    const { groupId, head } = await createNewsroom(server.db);
    const member = await createMember(server.db, groupId, JournalistLevel.Audit);
    const url = `/api/news/journalist/${groupId}/members/${member.id}`;
    const restore = (as = head.id) => server.call(`${url}/restore`, { method: 'POST', as });
    expect((await restore()).body).toMatchObject({ code: ErrorCode.Alert });
    await server.call(url, { method: 'DELETE', as: head.id });
    expect((await restore(member.id)).status).toBe(403);
    expect((await restore()).body).toMatchObject({ data: { level: JournalistLevel.Audit } });
    expect((await server.call(`/api/news/journalist/${groupId}`, { as: member.id })).status).toBe(200);
  });

  it('are not found if they are not members', async () => {
    const groupId = await createGroup(server.db);
    const head = await createMember(server.db, groupId, Head);
    const stranger = await createUser(server.db);
    expect((await setLevel(head.id, groupId, stranger.id, Leader)).status).toBe(404);
  });

  describe('the name of their group', () => {
    const rename = (as: number, groupId: number, name: string) =>
      server.call<JournalistGroup>(`${URL}/${groupId}`, { method: 'PUT', as, body: { name } });

    it('is changed by its Head [ACC-08]', async () => {
      const groupId = await createGroup(server.db);
      const head = await createMember(server.db, groupId, Head);
      const leader = await createMember(server.db, groupId, Leader);
      expect((await rename(leader.id, groupId, 'ข่าวค่ำ')).status).toBe(403);
      expect((await rename(head.id, groupId, ' ข่าวค่ำ ')).body.data).toMatchObject({
        name: 'ข่าวค่ำ',
        me: { level: Head },
      });
      expect((await server.call(`${URL}/${groupId}`, { as: leader.id })).body.data).toMatchObject({
        name: 'ข่าวค่ำ',
      });
    });

    it('must be unused and have at most 100 characters [ACC-08]', async () => {
      const groupId = await createGroup(server.db);
      const head = await createMember(server.db, groupId, Head);
      await createGroup(server.db, 'ข่าวเช้า');
      expect(await rename(head.id, groupId, 'ข่าวเช้า')).toMatchObject({
        status: 409,
        body: { errors: { name: expect.any(String) } },
      });
      for (const name of [' ', 'ก'.repeat(101)])
        expect(await rename(head.id, groupId, name)).toMatchObject({
          status: 400,
          body: { errors: { name: expect.any(String) } },
        });
    });
  });
});
