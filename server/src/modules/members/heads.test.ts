import { desc, eq } from 'drizzle-orm';

import {
  ErrorCode,
  type JournalistGroup,
  JournalistLevel,
  type ManagedMember,
  Permission,
  PROOF_MINUTES,
} from '@contract';

import { auditLog, groupMembers, users } from '../../db/schema';
import { createGroup, createMember, createUser, PASSWORD } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { disableAccount } from '../accounts/repository';

import { appointHead } from './appoint-head';

const URL = '/api/news/journalist';
const { Head, Leader, Trainee, Deleted } = JournalistLevel;

describe('the last Head of a group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const groupId = await createGroup(server.db, 'กีฬา');
    const head = await createMember(server.db, groupId, Head);
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const disable = (id: number) =>
      server.call(`/api/accounts/${id}/disable`, { method: 'POST', as: admin.id });
    const give = (as: number, userId: number, level: JournalistLevel = Head) =>
      server.call<ManagedMember>(`${URL}/${groupId}/members/${userId}`, {
        method: 'PUT',
        as,
        body: { level },
      });
    const remove = (as: number, userId: number) =>
      server.call(`${URL}/${groupId}/members/${userId}`, { method: 'DELETE', as });
    const members = async () =>
      (await server.call<ManagedMember[]>(`${URL}/${groupId}/members`, { as: admin.id })).body.data ?? [];
    return { groupId, head, admin, disable, give, remove, members };
  };
  const refusalFor = (groupId: number, name: string) => ({
    status: 409,
    body: {
      code: ErrorCode.Alert,
      message: expect.stringMatching(new RegExp(`${name}.*“กีฬา”`)),
      groups: [{ id: groupId, name: 'กีฬา' }],
    },
  });

  it('cannot be disabled, and the refusal names the group [SAF-04]', async () => {
    const { groupId, head, disable, give } = await setup();
    const other = await createMember(server.db, groupId, Leader);
    expect(await disable(head.id)).toMatchObject(refusalFor(groupId, head.displayName));
    expect((await disable(other.id)).status).toBe(200);
    const third = await createMember(server.db, groupId, Trainee);
    expect((await give(head.id, third.id)).status).toBe(200);
    expect((await disable(head.id)).status).toBe(200);
  });

  it('is the last one even beside a Head whose account is disabled [SAF-04]', async () => {
    const { groupId, head, disable, give, remove } = await setup();
    const other = await createMember(server.db, groupId, Head);
    await disable(other.id);
    const refusal = refusalFor(groupId, head.displayName);
    expect(await give(head.id, head.id, Leader)).toMatchObject(refusal);
    expect(await remove(head.id, head.id)).toMatchObject(refusal);
    expect(await disable(head.id)).toMatchObject(refusal);
    expect((await remove(head.id, other.id)).status).toBe(200);
  });

  it('is the last one beside a Head who has not set a password yet and cannot sign in [SAF-04]', async () => {
    const { groupId, head, admin, disable, give, remove } = await setup();
    const invited = await createMember(server.db, groupId, Head);
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, invited.id));
    const refusal = refusalFor(groupId, head.displayName);
    expect(await give(head.id, head.id, Leader)).toMatchObject(refusal);
    expect(await remove(head.id, head.id)).toMatchObject(refusal);
    expect(await disable(head.id)).toMatchObject(refusal);
    await server.db.delete(groupMembers).where(eq(groupMembers.userId, head.id));
    const { body } = await server.call<JournalistGroup[]>(URL, { as: admin.id });
    expect(body.data?.find(({ id }) => id === groupId)).toMatchObject({ hasHead: false });
  });

  it('stays if both Heads are disabled at once [SAF-04]', async () => {
    const { groupId, head, disable } = await setup();
    const other = await createMember(server.db, groupId, Head);
    const answers = await Promise.all([disable(head.id), disable(other.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may go if the group is deleted, and every group is named, three of many [SAF-04]', async () => {
    const { groupId, head, admin, disable } = await setup();
    for (const name of ['ข่าว', 'บันเทิง', 'ต่างประเทศ', 'ไอที']) {
      const id = await createGroup(server.db, name);
      await server.db.insert(groupMembers).values({ groupId: id, userId: head.id, level: Head });
    }
    const { body } = await server.call(`/api/accounts/${head.id}/disable`, {
      method: 'POST',
      as: admin.id,
      headers: { 'accept-language': 'en' },
    });
    expect(body.message).toMatch('“กีฬา”, “ข่าว”, “บันเทิง” and 2 more');
    expect(body).toMatchObject({ groups: { length: 5 } });
    for (const { id } of (body as { groups: { id: number }[] }).groups)
      // as expected above
      await server.call(`${URL}/${id}`, { method: 'DELETE', as: admin.id });
    expect((await disable(head.id)).status).toBe(200);
    expect((await server.call(`${URL}/${groupId}`, { as: admin.id })).status).toBe(404);
  });

  it('can be disabled while the group is deleted; whoever restores it is told that a Head is needed [SAF-04]', async () => {
    const { groupId, head, disable } = await setup();
    const permission = Permission.NEWS_DELETE_JOURNALIST_GROUP;
    const remover = await createUser(server.db, { permission });
    const url = `${URL}/${groupId}`;
    const headers = { 'accept-language': 'en' };
    const remove = () => server.call(url, { method: 'DELETE', as: remover.id });
    const restore = () => server.call(`${url}/restore`, { method: 'POST', as: remover.id, headers });
    await remove();
    expect((await restore()).body.message).toBe('The group was restored.');
    await remove();
    expect((await disable(head.id)).status).toBe(200);
    expect(await restore()).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching('no active Head') },
    });
  });

  it('can be appointed by an administrator, from the members or from outside [SAF-04]', async () => {
    const { groupId, head, admin, give, members } = await setup();
    const writer = await createMember(server.db, groupId, Trainee);
    const former = await createMember(server.db, groupId, Deleted);
    const outsider = await createUser(server.db);
    for (const { id } of [writer, former, outsider])
      expect(await give(admin.id, id)).toMatchObject({
        status: 200,
        body: { data: { profile: { id }, level: Head } },
      });
    expect((await members()).map(({ profile, level }) => [profile.id, level])).toEqual(
      [head, writer, former, outsider].map(({ id }) => [id, Head]),
    );
    const lines = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3);
    expect(lines).toMatchObject([
      { action: 'member.invited', groupId, actorId: admin.id, objectId: String(outsider.id) },
      { action: 'member.invited', groupId, objectId: String(former.id) },
      { action: 'member.level-changed', before: { level: 'Trainee' }, after: { level: 'Head' } },
    ]);
    expect((await server.call(`${URL}/${groupId}`, { as: outsider.id })).status).toBe(200);
  });

  it('is appointed by an administrator only after a proof of identity of the last ten minutes [SAF-08]', async () => {
    const { groupId, head, admin, give } = await setup();
    const { id } = await createUser(server.db);
    const { id: other } = await createMember(server.db, groupId, Trainee);
    // Begins the sessions, which is a proof.
    for (const as of [admin.id, head.id]) await server.call('/api/auth/me', { as });
    server.advance(PROOF_MINUTES * 60_000);
    expect(await give(admin.id, id)).toMatchObject({ status: 403, body: { needsProof: true } });
    expect((await give(head.id, other)).status).toBe(200);
    await server.call('/api/auth/step-up', { method: 'POST', as: admin.id, body: { password: PASSWORD } });
    expect((await give(admin.id, id)).status).toBe(200);
  });

  it('is all that an administrator can appoint, with an active account, in a group that exists [SAF-04]', async () => {
    const { groupId, head, admin, disable, give, remove } = await setup();
    const writer = await createMember(server.db, groupId, Trainee);
    expect((await give(admin.id, writer.id, Leader)).status).toBe(403);
    expect((await remove(admin.id, writer.id)).status).toBe(403);
    expect((await give((await createUser(server.db)).id, writer.id)).status).toBe(403);
    await disable(writer.id);
    expect(await give(admin.id, writer.id)).toMatchObject({ status: 409, body: { code: ErrorCode.Alert } });
    expect(await give(head.id, writer.id)).toMatchObject({ status: 409, body: { code: ErrorCode.Alert } });
    expect((await give(admin.id, 9_999)).status).toBe(404);
    await server.call(`${URL}/${groupId}`, { method: 'DELETE', as: admin.id });
    expect((await give(admin.id, head.id)).status).toBe(404);
  });

  it('is not appointed by an administrator who has lost the right meanwhile [SAF-04]', async () => {
    const { groupId, admin } = await setup();
    const person = await createUser(server.db);
    await server.db.update(users).set({ permission: 0 }).where(eq(users.id, admin.id));
    const actor = { userId: admin.id, sessionId: null, address: '', at: server.now() };
    const change = { groupId, userId: person.id, level: Head };
    await expect(appointHead(server.db, actor, change)).rejects.toMatchObject({ httpStatus: 403 });
    await expect(appointHead(server.db, { ...actor, userId: null }, change)).rejects.toMatchObject({
      httpStatus: 403,
    });
  });

  it('is missing from a group of older data: an administrator sees that in the list [SAF-04]', async () => {
    const { groupId, head, admin, members } = await setup();
    const without = await createGroup(server.db);
    await server.db.update(users).set({ disabledAt: server.now() }).where(eq(users.id, head.id));
    const led = await createGroup(server.db);
    const other = await createMember(server.db, led, Head);
    const list = async (as: number) =>
      (await server.call<JournalistGroup[]>(URL, { as })).body.data?.map(({ id, hasHead }) => [id, hasHead]);
    expect(await list(admin.id)).toEqual([
      [groupId, false],
      [without, false],
      [led, true],
    ]);
    expect(await list(other.id)).toEqual([groupId, without, led].map((id) => [id, undefined]));
    expect(await members()).toMatchObject([{ profile: { id: head.id } }]);
    const by = { userId: admin.id, sessionId: null, address: '', at: server.now() };
    expect(await disableAccount(server.db, by, head.id)).toMatchObject({ state: 'disabled' });
  });
});
