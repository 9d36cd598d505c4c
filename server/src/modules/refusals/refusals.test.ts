import { type JournalistGroup, JournalistLevel, type MissingRight, Permission } from '@contract';

import { createGroup, createMember, createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const { Head, Leader, Trainee } = JournalistLevel;

describe('a refusal', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const refusalOf = async (url: string, as: number, options: { method?: 'POST'; language?: string } = {}) => {
    const { method = 'GET', language = 'en' } = options;
    const { status, body } = await server.call(url, { method, as, headers: { 'accept-language': language } });
    expect(status).toBe(403);
    return (body as { missing?: MissingRight }).missing; // of a refusal
  };
  const createAdministrators = async (count: number) => {
    for (let number = 1; number <= count; number += 1)
      await createUser(server.db, { permission: Permission.ADMINISTRATOR, displayName: `Chief ${number}` });
  };

  it('names the permission that is missing, what it allows, and three who give it [ACC-09]', async () => {
    const { id } = await createUser(server.db);
    await createAdministrators(4);
    expect(await refusalOf('/api/users/search', id)).toEqual({
      permissions: ['USER_SEARCH'],
      allows: 'Opens the list of users and searches it.',
      givenBy: ['Chief 1', 'Chief 2', 'Chief 3'],
    });
    expect((await refusalOf('/api/users/search', id, { language: 'th' }))?.allows).toMatch('เปิดรายชื่อผู้ใช้');
  });

  it('names the level that is missing, and the Heads of that group [ACC-09]', async () => {
    const groupId = await createGroup(server.db);
    const head = await createMember(server.db, groupId, Head);
    await createMember(server.db, await createGroup(server.db), Head);
    const trainee = await createMember(server.db, groupId, Trainee);
    const url = `/api/news/journalist/${groupId}`;
    expect(await refusalOf(`${url}/member`, trainee.id, { method: 'POST' })).toEqual({
      level: Leader,
      allows: 'Invites members.',
      givenBy: [head.displayName],
    });
    const stranger = await createUser(server.db);
    expect(await refusalOf(url, stranger.id)).toMatchObject({ level: Trainee, givenBy: [head.displayName] });
  });

  it('names nobody to whoever is no colleague, and nothing to whoever is not signed in [ACC-09]', async () => {
    const { id } = await createUser(server.db, { permission: 0 });
    await createAdministrators(1);
    const groupId = await createGroup(server.db);
    await createMember(server.db, groupId, Head);
    expect((await refusalOf('/api/users/search', id))?.givenBy).toEqual([]);
    expect((await refusalOf(`/api/news/journalist/${groupId}`, id))?.givenBy).toEqual([]);
    expect((await server.call('/api/users/administrators', { as: id })).status).toBe(403);
    expect((await server.call('/api/users/search')).body).not.toHaveProperty('missing');
  });

  it('of a group can be told ahead too: the list names the Heads of those that the caller is not in [ACC-09]', async () => {
    const groupId = await createGroup(server.db);
    const head = await createMember(server.db, groupId, Head);
    const other = await createGroup(server.db);
    const member = await createMember(server.db, other, Head);
    const list = async (as: number) =>
      (await server.call<JournalistGroup[]>('/api/news/journalist', { as })).body.data;
    expect(await list(member.id)).toEqual([
      expect.objectContaining({ id: groupId, heads: [head.displayName] }),
      expect.not.objectContaining({ heads: expect.anything() }),
    ]);
    const { id } = await createUser(server.db, { permission: 0 });
    expect((await list(id))?.flatMap(({ heads = [] }) => heads)).toEqual([]);
  });

  it('says nothing of it where the server answers the core API alone [ACC-09]', async () => {
    const app = await server.build({ onlySection7: true });
    const { id } = await createUser(server.db);
    const headers = { authorization: `Bearer ${await server.tokenOf(id)}` };
    const answer = await app.inject({ url: '/api/users/search', headers });
    await app.close();
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).not.toHaveProperty('missing');
    expect([...app.extensions]).toEqual([]);
  });

  it('can be told ahead: who gives permissions is known to every colleague [ACC-09]', async () => {
    await createAdministrators(4);
    const { id } = await createUser(server.db);
    expect((await server.call('/api/users/administrators', { as: id })).body.data).toEqual([
      'Chief 1',
      'Chief 2',
      'Chief 3',
    ]);
  });
});
