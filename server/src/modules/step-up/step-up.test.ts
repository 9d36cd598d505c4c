import { eq } from 'drizzle-orm';

import { ErrorCode, Permission, PROOF_MINUTES } from '@contract';

import { accountLinks, users } from '../../db/schema';
import { createUser, PASSWORD } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const STALE_MS = PROOF_MINUTES * 60_000;

describe('a proof of identity', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const admin = await createUser(server.db, { permission: Permission.USER | Permission.ADMINISTRATOR });
    const other = await createUser(server.db);
    const post = (path: string, body?: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
      server.call(path, { method, as: admin.id, ...(body && { body }) });
    const account = (permission: number) =>
      post('/api/accounts', {
        displayName: 'ใหม่',
        username: `new-${permission}`,
        email: `new-${permission}@newsdesk.example`,
        permission,
      });
    const permission = (bit: number, change: 'add' | 'remove' = 'add') =>
      post(`/api/users/permissions/${other.id}/${change}`, { permission: bit }, 'PUT');
    return { admin, other, post, account, permission };
  };

  it('is needed for every call that makes somebody powerful, ten minutes after the last one [SAF-08]', async () => {
    const { other, post, account, permission } = await setup();
    // Begins the session, which is a proof.
    expect((await permission(Permission.USER_READ)).status).toBe(200);
    server.advance(STALE_MS);
    const refused = [
      await post(`/api/accounts/${other.id}/link`),
      await account(Permission.USER),
      await permission(Permission.ADMINISTRATOR),
      await permission(Permission.ADMINISTRATOR, 'remove'),
      await post(`/api/accounts/${other.id}/two-factor`, undefined, 'DELETE'),
      await post(`/api/accounts/${other.id}/disable`),
      await post(`/api/accounts/${other.id}/enable`),
      await post(`/api/accounts/${other.id}/erase`),
      // With a new address, the letter for a forgotten password goes to somebody else.
      await post(`/api/accounts/${other.id}`, undefined, 'PUT'),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toEqual([
        403,
        expect.objectContaining({ success: false, code: ErrorCode.Alert, needsProof: true }),
      ]);
    expect((await permission(Permission.USER_SEARCH)).status).toBe(200);

    expect((await post('/api/auth/step-up', { password: PASSWORD })).status).toBe(200);
    expect((await permission(Permission.ADMINISTRATOR)).status).toBe(200);
    expect((await account(Permission.USER)).status).toBe(200);
    server.advance(STALE_MS - 1);
    expect((await post(`/api/accounts/${other.id}/link`)).status).toBe(200);
  });

  it('that was stored while the clock was ahead does not count once it is right again', async () => {
    const { other, post } = await setup();
    server.advance(40 * 86_400_000);
    expect((await post('/api/auth/step-up', { password: PASSWORD })).status).toBe(200);
    server.advance(-39 * 86_400_000);
    expect((await post(`/api/accounts/${other.id}/link`)).status).toBe(403);
  });

  it('of one session does not count for another', async () => {
    const { admin, other } = await setup();
    const [first, second] = [await server.tokenOf(admin.id), await server.tokenOf(admin.id)];
    server.advance(STALE_MS);
    const as = (token: string) => ({
      method: 'POST' as const,
      headers: { authorization: `Bearer ${token}` },
    });
    await server.call('/api/auth/step-up', { ...as(first), body: { password: PASSWORD } });
    expect((await server.call(`/api/accounts/${other.id}/link`, as(first))).status).toBe(200);
    const isSame = first === second;
    expect((await server.call(`/api/accounts/${other.id}/link`, as(second))).status).toBe(isSame ? 200 : 403);
  });

  it('is refused for a wrong password, ten times in a quarter of an hour [SAF-08]', async () => {
    const { post } = await setup();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await post('/api/auth/step-up', { password: 'wrong' })).body).toMatchObject({
        errors: { password: expect.any(String) as unknown },
      });
    expect((await post('/api/auth/step-up', { password: PASSWORD })).status).toBe(429);
  });

  it('is not asked for by a server of the core API', async () => {
    const { admin, other } = await setup();
    const app = await server.build({ onlySection7: true });
    const token = await server.tokenOf(admin.id);
    server.advance(STALE_MS);
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/users/permissions/${other.id}/add`,
      headers: { authorization: `Bearer ${token}` },
      payload: { permission: Permission.ADMINISTRATOR },
    });
    await app.close();
    expect(answer.statusCode).toBe(200);
  });

  it('cannot be got round with a link for oneself, nor with one from before a new password [SAF-08]', async () => {
    const { admin, post } = await setup();
    expect((await post(`/api/accounts/${admin.id}/link`)).status).toBe(409);
    const second = await createUser(server.db, { permission: Permission.USER | Permission.ADMINISTRATOR });
    const given = await server.call(`/api/accounts/${admin.id}/link`, { method: 'POST', as: second.id });
    expect(given.status).toBe(200);
    const changed = await post(
      '/api/account/password',
      { currentPassword: PASSWORD, newPassword: 'กุหลาบสีแดงริมน้ำ' },
      'PUT',
    );
    expect(changed.status).toBe(200);
    const [link] = await server.db.select().from(accountLinks).where(eq(accountLinks.userId, admin.id));
    expect(link?.endedAt).toEqual(server.now());
    expect(await server.db.select().from(users).where(eq(users.id, admin.id))).toHaveLength(1);
  });
});
