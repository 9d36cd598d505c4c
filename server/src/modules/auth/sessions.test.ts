import { ErrorCode, type LoginResponse } from '@contract';

import { sessions } from '../../db/schema';
import { createUser, PASSWORD } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { loadStoredKey } from '../keys/stored-key';

import { REFRESH_GRACE_MS } from './sessions';

const DAY_MS = 24 * 3_600_000;
const ENDED = { status: 401, body: { success: false, code: ErrorCode.UnAuthorization } };

describe('a session', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const post = (url: string, body: object) => server.call<LoginResponse>(url, { method: 'POST', body });
  const signIn = async (username: string): Promise<LoginResponse> => {
    const { body } = await post('/api/auth/sign-in', { email: username, password: PASSWORD });
    if (!body.data) throw new Error('The sign-in was refused.');
    return body.data;
  };
  const refresh = (refreshToken: string) => post('/api/auth/refresh', { refreshToken });
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
  const me = (token: string) => server.call('/api/auth/me', { headers: headersOf(token) });
  const signOut = (token: string) =>
    server.call('/api/auth/sign-out', { method: 'POST', headers: headersOf(token) });

  it('continues with a refresh token, which is valid once', async () => {
    const user = await createUser(server.db);
    const first = await signIn(user.username);
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(await me(body.data?.token ?? '')).toMatchObject({ status: 200, body: { data: { id: user.id } } });
    expect((await refresh(body.data?.refreshToken ?? '')).status).toBe(200);
  });

  it('ends for owner and thief when a refresh token is used again', async () => {
    const { username } = await createUser(server.db);
    const first = await signIn(username);
    const thief = (await refresh(first.refreshToken)).body.data;
    server.advance(REFRESH_GRACE_MS);
    expect(await refresh(first.refreshToken)).toMatchObject(ENDED);
    expect(await refresh(thief?.refreshToken ?? '')).toMatchObject(ENDED);
    expect(await me(thief?.token ?? '')).toMatchObject(ENDED);
    expect(await me(first.token)).toMatchObject(ENDED);
  });

  it('ends for both also if a token was renewed while the clock was ahead', async () => {
    const { username } = await createUser(server.db);
    const first = await signIn(username);
    server.advance(DAY_MS);
    const thief = (await refresh(first.refreshToken)).body.data;
    server.advance(-DAY_MS / 2);
    expect(await refresh(first.refreshToken)).toMatchObject(ENDED);
    expect(await me(thief?.token ?? '')).toMatchObject(ENDED);
  });

  it('has no access token that is valid for longer because the clock was ahead, and goes on with a new one', async () => {
    const { username } = await createUser(server.db);
    server.advance(40 * DAY_MS);
    const early = await signIn(username);
    server.advance(-40 * DAY_MS);
    expect(await me(early.token)).toMatchObject(ENDED);
    const { body } = await refresh(early.refreshToken);
    expect((await me(body.data?.token ?? '')).status).toBe(200);
  });

  it('continues if the response to a refresh was lost, or two refreshes are sent at once', async () => {
    const { username } = await createUser(server.db);
    const { refreshToken } = await signIn(username);
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    server.advance(REFRESH_GRACE_MS - 1);
    const late = await refresh(refreshToken);
    expect((await refresh(late.body.data?.refreshToken ?? '')).status).toBe(200);
  });

  it('ends if a token older than the previous one is used, however soon', async () => {
    const { username } = await createUser(server.db);
    const first = await signIn(username);
    const second = (await refresh(first.refreshToken)).body.data;
    const third = (await refresh(second?.refreshToken ?? '')).body.data;
    expect(await refresh(first.refreshToken)).toMatchObject(ENDED);
    expect(await me(third?.token ?? '')).toMatchObject(ENDED);
  });

  it('ends with sign-out, and the person’s other sessions stay open [SEC-06]', async () => {
    const { username } = await createUser(server.db);
    const [here, elsewhere] = [await signIn(username), await signIn(username)];
    expect((await signOut(here.token)).status).toBe(200);
    expect(await me(here.token)).toMatchObject(ENDED);
    expect(await refresh(here.refreshToken)).toMatchObject(ENDED);
    expect((await me(elsewhere.token)).status).toBe(200);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  it('cannot be refreshed after thirty days, with an access token, or with a broken one', async () => {
    const { username } = await createUser(server.db);
    const { token, refreshToken } = await signIn(username);
    expect(await refresh(token)).toMatchObject(ENDED);
    expect(await refresh(`${refreshToken.slice(0, -3)}abc`)).toMatchObject(ENDED);
    expect(await refresh('x'.repeat(3_000))).toMatchObject({ status: 400 });
    server.advance(30 * DAY_MS);
    expect(await refresh(refreshToken)).toMatchObject(ENDED);
  });

  it('ends ninety days after its sign-in, however often it is used', async () => {
    const { username } = await createUser(server.db);
    let { refreshToken } = await signIn(username);
    for (const days of [29, 29, 29, 2.9]) {
      server.advance(days * DAY_MS);
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      refreshToken = body.data?.refreshToken ?? '';
    }
    server.advance(0.1 * DAY_MS);
    expect(await refresh(refreshToken)).toMatchObject(ENDED);
    expect((await signIn(username)).token).not.toBe('');
  });

  it('has no access token that outlives it', async () => {
    const { username } = await createUser(server.db);
    let tokens = await signIn(username);
    for (const days of [29, 29, 29, 2.99]) {
      server.advance(days * DAY_MS);
      tokens = (await refresh(tokens.refreshToken)).body.data ?? tokens;
    }
    expect((await me(tokens.token)).status).toBe(200);
    server.advance(0.02 * DAY_MS);
    expect(await me(tokens.token)).toMatchObject(ENDED);
  });

  it('that an earlier release renewed beyond ninety days is not renewed again', async () => {
    const { username } = await createUser(server.db);
    const { refreshToken } = await signIn(username);
    const createdAt = new Date(server.now().getTime() - 91 * DAY_MS);
    await server.db.update(sessions).set({ createdAt });
    expect(await refresh(refreshToken)).toMatchObject(ENDED);
  });

  it('is signed with one key, which the first start creates and later starts share', async () => {
    const key = await loadStoredKey(server.db);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await loadStoredKey(server.db)).toBe(key);
  });
});
