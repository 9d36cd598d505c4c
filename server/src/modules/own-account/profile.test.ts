import { eq } from 'drizzle-orm';

import { ErrorCode, type LoginResponse, type User } from '@contract';

import { users } from '../../db/schema';
import { openTestStream } from '../../testing/event-stream';
import { createUser, PASSWORD } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { NO_PASSWORD } from '../auth/password';

const NEW_PASSWORD = 'ม้าที่ถูกต้อง ลวดเย็บ';
const THAI_200 = 'ก้'.repeat(100);

describe('one’s own account', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const put = <T>(as: number, url: string, body: object) => server.call<T>(url, { method: 'PUT', as, body });
  const change = (as: number, currentPassword: string, newPassword: string) =>
    put(as, '/api/account/password', { currentPassword, newPassword });
  const signIn = (email: string, password: string) =>
    server.call<LoginResponse>('/api/auth/sign-in', { method: 'POST', body: { email, password } });

  it('has a name and a bio that its owner can change [ACC-03]', async () => {
    const user = await createUser(server.db);
    const profile = { displayName: ` ${THAI_200} `, bio: 'บรรทัดแรก\nบรรทัดสอง' };
    const { status, body } = await put<User>(user.id, '/api/account/profile', profile);
    const saved = { ...user, ...profile, displayName: THAI_200 };
    expect({ status, user: body.data }).toEqual({ status: 200, user: saved });
    const me = await server.call('/api/auth/me', { as: user.id });
    expect(me.body.data).toEqual({ ...saved, state: undefined });
  });

  it.each([
    [{ displayName: ' ', bio: '' }, 'displayName'],
    [{ displayName: '\u2060\u202e', bio: '' }, 'displayName'],
    [{ displayName: 'ก'.repeat(255), bio: '' }, 'displayName'],
    [{ displayName: 'มาลี', bio: 'ก'.repeat(2_001) }, 'bio'],
  ])('reports an invalid profile field: %j [ACC-03]', async (profile, field) => {
    const user = await createUser(server.db);
    expect(await put(user.id, '/api/account/profile', profile)).toMatchObject({
      status: 400,
      body: { code: ErrorCode.InvalidInput, errors: { [field]: expect.any(String) } },
    });
  });

  it('tells somebody without a password the way to one [ACC-03, CON-06]', async () => {
    const user = await createUser(server.db);
    await server.db.update(users).set({ passwordHash: NO_PASSWORD }).where(eq(users.id, user.id));
    expect(await change(user.id, PASSWORD, NEW_PASSWORD)).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: expect.stringContaining('ขอลิงก์ตั้งรหัสผ่าน') } },
    });
  });

  it('gets a new password if the old one is given, and all other sessions end [ACC-03]', async () => {
    const user = await createUser(server.db);
    const elsewhere = (await signIn(user.username, PASSWORD)).body.data;
    expect((await change(user.id, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(user.username, PASSWORD)).status).toBe(400);
    expect((await signIn(user.username, NEW_PASSWORD)).status).toBe(200);
    const headers = { authorization: `Bearer ${elsewhere?.token}` };
    expect((await server.call('/api/auth/me', { headers })).status).toBe(401);
    const body = { refreshToken: elsewhere?.refreshToken };
    expect((await server.call('/api/auth/refresh', { method: 'POST', body })).status).toBe(401);
    expect((await server.call('/api/auth/me', { as: user.id })).status).toBe(200);
  });

  it.each([
    ['not it', NEW_PASSWORD, 'currentPassword'],
    [PASSWORD, 'short', 'newPassword'],
    [PASSWORD, 'q1w2e3r4t5', 'newPassword'],
    [PASSWORD, 'Password123', 'newPassword'],
    [PASSWORD, PASSWORD, 'newPassword'],
    [PASSWORD, 'ก'.repeat(1_025), 'newPassword'],
  ])(
    'refuses to change the password from %s to %s, with an error on the field [ACC-03]',
    async (old, next, field) => {
      const user = await createUser(server.db);
      expect(await change(user.id, old, next)).toMatchObject({
        status: 400,
        body: { errors: { [field]: expect.any(String) } },
      });
      expect((await signIn(user.username, PASSWORD)).status).toBe(200);
    },
  );

  it('allows ten wrong passwords per session, without affecting other sessions', async () => {
    const user = await createUser(server.db);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(user.id, `guess ${guess}`, NEW_PASSWORD)).status).toBe(400);
    expect((await change(user.id, PASSWORD, NEW_PASSWORD)).status).toBe(429);
    const { token } = (await signIn(user.username, PASSWORD)).body.data ?? {};
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const headers = { authorization: `Bearer ${token}` };
    const there = await server.call('/api/account/password', { method: 'PUT', body, headers });
    expect(there.status).toBe(200);
  });

  it('accepts one of two simultaneous changes', async () => {
    const user = await createUser(server.db);
    const both = await Promise.all([
      change(user.id, PASSWORD, NEW_PASSWORD),
      change(user.id, PASSWORD, `${NEW_PASSWORD} 2`),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends the streams of other sessions within a second [ACC-03]', async () => {
    const user = await createUser(server.db);
    const app = await server.build();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { token = '' } = (await signIn(user.username, PASSWORD)).body.data ?? {};
    const stream = await openTestStream(app, token);
    await change(user.id, PASSWORD, NEW_PASSWORD);
    const changedAt = performance.now();
    await stream.ended();
    expect(performance.now() - changedAt).toBeLessThan(1_000);
    stream.close();
    await app.close();
  });
});
