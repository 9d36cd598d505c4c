import { eq } from 'drizzle-orm';

import { ErrorCode, type LoginResponse, type User } from '@contract';

import { users } from '../../db/schema';
import { createUser, PASSWORD } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { openSession } from './sessions';

const HOUR_MS = 3_600_000;

describe('signing in', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const signIn = (email: string, password: string, headers?: Record<string, string>) =>
    server.call<LoginResponse>('/api/auth/sign-in', { method: 'POST', body: { email, password }, headers });

  it.each(['Writer', 'writer', 'WRITER@newsdesk.example'])(
    'accepts a username or an e-mail in any case: %s [SRV-01]',
    async (name) => {
      const user = await createUser(server.db, { username: 'Writer', email: 'writer@newsdesk.example' });
      const { status, body } = await signIn(name, PASSWORD);
      expect(status).toBe(200);
      expect(await server.tokens.verifyAccess(body.data?.token ?? '')).toMatchObject({ userId: user.id });
    },
  );

  it('gives the same message for an unknown name and a wrong password [SRV-04]', async () => {
    await createUser(server.db, { username: 'writer' });
    const wrongPassword = await signIn('writer', 'wrong');
    const unknownName = await signIn('nobody', 'wrong');
    expect(wrongPassword).toEqual(unknownName);
    expect(wrongPassword).toMatchObject({
      status: 400,
      body: { success: false, code: ErrorCode.InvalidInput, errors: { password: expect.any(String) } },
    });
  });

  it('names each empty field [SRV-04]', async () => {
    const { body } = await signIn(' ', '');
    expect(body).toMatchObject({
      code: ErrorCode.InvalidInput,
      errors: { email: 'กรุณากรอกข้อมูล', password: 'กรุณากรอกข้อมูล' },
    });
  });

  it('responds in the language that the browser requests', async () => {
    const { body } = await signIn('nobody', 'wrong', { 'accept-language': 'en-GB,th;q=0.5' });
    expect(body.message).toBe('The username, e-mail or password is wrong.');
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    await createUser(server.db, { username: 'known' });
    const fastest = { known: Infinity, unknown: Infinity };
    for (let attempt = 0; attempt < 9; attempt += 1) {
      for (const name of ['known', 'unknown'] as const) {
        const start = performance.now();
        await signIn(name, 'wrong');
        fastest[name] = Math.min(fastest[name], performance.now() - start);
      }
    }
    // Without a check of the password it would take a tenth of the time.
    expect(fastest.unknown / fastest.known).toBeGreaterThan(1 / 3);
    expect(fastest.unknown / fastest.known).toBeLessThan(3);
  });

  it('returns the current user without the password hash [SRV-01]', async () => {
    const user = await createUser(server.db);
    const { body } = await server.call<User>('/api/auth/me', { as: user.id });
    expect(body).toEqual({ success: true, data: { ...user, state: undefined } });
  });

  describe('an invalid token', () => {
    const meWith = (authorization: string) => server.call('/api/auth/me', { headers: { authorization } });
    const refusal = { status: 401, body: { success: false, code: ErrorCode.UnAuthorization } };

    it('is refused when missing, broken or meant for refreshing [SRV-01]', async () => {
      const user = await createUser(server.db);
      const session = await openSession(server.db, user.id, server.now());
      const { token, refreshToken } = await server.tokens.issue(user.id, session);
      expect(await server.call('/api/auth/me')).toMatchObject(refusal);
      expect(await meWith(`Bearer ${token.slice(0, -2)}`)).toMatchObject(refusal);
      expect(await meWith(`Bearer ${refreshToken}`)).toMatchObject(refusal);
    });

    it('is refused if it belongs to no session, like tokens of early releases', async () => {
      const user = await createUser(server.db);
      const { token } = await server.tokens.issue(user.id, {
        sessionId: '',
        tokenId: '',
        expiresAt: server.now(),
      });
      expect(await meWith(`Bearer ${token}`)).toMatchObject(refusal);
    });

    it('is refused after an hour', async () => {
      const user = await createUser(server.db);
      const token = await server.tokenOf(user.id);
      server.advance(HOUR_MS - 1000);
      expect((await meWith(`Bearer ${token}`)).status).toBe(200);
      server.advance(1000);
      expect(await meWith(`Bearer ${token}`)).toMatchObject(refusal);
    });

    it('is refused when its user no longer exists', async () => {
      const user = await createUser(server.db);
      const token = await server.tokenOf(user.id);
      await server.db.delete(users).where(eq(users.id, user.id));
      expect(await meWith(`Bearer ${token}`)).toMatchObject(refusal);
    });
  });
});
