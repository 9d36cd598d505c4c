import { createHmac } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { decodeProtectedHeader, SignJWT } from 'jose';

import type { LoginResponse } from '@contract';

import { secondFactors } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { readConfig } from '../../settings/config';
import { setUpSecondFactor } from '../../testing/authenticator';
import { createUser, PASSWORD } from '../../testing/factories';
import { KEYRING, SECRET, type TestServer, useTestServer } from '../../testing/test-server';
import { isStartToken, startTokenOf } from '../accounts/first-run';
import { openSession } from '../auth/sessions';
import { createDeviceCookies } from '../auth/sign-in/device-cookie';

import { createKeyring } from './keyring';
import { loadKeyring } from './load-keyring';
import { reseal } from './reseal';

const NEW = 'the new secret of the newsroom, for tests';
const ROTATING = createKeyring(NEW, [SECRET]);
const ROTATED = createKeyring(NEW);

describe('a secret that is replaced', () => {
  let server: TestServer;
  let open: App[] = [];
  useTestServer((started) => (server = started));
  afterEach(async () => {
    for (const app of open) await app.close();
    open = [];
  });

  const start = async (keyring = ROTATING) => {
    const app = await server.build({ keyring });
    open.push(app);
    return app;
  };
  const post = (app: App, url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const dataOf = ({ body }: { body: string }): LoginResponse =>
    // The test fails at its next line if the answer is not the expected one.
    (JSON.parse(body) as { data: LoginResponse }).data;
  const me = (app: App, token: string) =>
    app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  const secondStep = async (app: App, email: string, code: string) => {
    const { challenge } = dataOf(await post(app, '/api/auth/sign-in', { email, password: PASSWORD }));
    return post(app, '/api/auth/sign-in/second-factor', { challenge, code });
  };
  const withFactor = async () => {
    const user = await createUser(server.db);
    return { user, ...(await setUpSecondFactor(server, user.id)) };
  };
  const stored = async () => (await server.db.select().from(secondFactors)).map(({ secret }) => secret);

  it('has separate keys with ids, which differ by purpose and secret [SAF-10]', () => {
    const [token, seal] = [KEYRING.keysFor('token'), KEYRING.keysFor('second factor: secret')];
    const ids = [token.current.id, seal.current.id, ROTATED.keysFor('token').current.id];
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8}$/);
    expect(token.current.bytes).not.toEqual(seal.current.bytes);
    expect(ROTATING.keysFor('token').all.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  });

  it('can take the place of the one in the database, which the word "stored" names while they rotate [SAF-10]', async () => {
    const before = await start(await loadKeyring(server.db, {}));
    const user = await createUser(server.db);
    const { token } = dataOf(
      await post(before, '/api/auth/sign-in', { email: user.username, password: PASSWORD }),
    );
    const { secret, previousSecrets } = readConfig({
      NEWSDESK_SECRET: NEW,
      NEWSDESK_SECRET_PREVIOUS: 'stored',
    });
    const rotating = await start(await loadKeyring(server.db, { secret, previousSecrets }));
    expect((await me(rotating, token)).statusCode).toBe(200);
    const next = dataOf(
      await post(rotating, '/api/auth/sign-in', { email: user.username, password: PASSWORD }),
    );
    const rotated = await start(await loadKeyring(server.db, { secret }));
    expect((await me(rotated, next.token)).statusCode).toBe(200);
    expect((await me(rotated, token)).statusCode).toBe(401);
  });

  it('ends no session while it is named as the previous one, and every session once it is not [SAF-10]', async () => {
    const user = await createUser(server.db);
    const { token, refreshToken } = dataOf(
      await post(server.app, '/api/auth/sign-in', { email: user.username, password: PASSWORD }),
    );
    const [rotating, rotated] = [await start(), await start(ROTATED)];
    expect((await me(rotating, token)).statusCode).toBe(200);
    expect((await me(rotated, token)).statusCode).toBe(401);
    const next = dataOf(await post(rotating, '/api/auth/refresh', { refreshToken }));
    expect(decodeProtectedHeader(next.token).kid).toBe(ROTATED.keysFor('token').current.id);
    expect((await me(rotated, next.token)).statusCode).toBe(200);
  });

  it('opens second factors and recovery codes while it is named, and the app’s codes after re-sealing without it [SAF-10]', async () => {
    const { user, codeAt, recoveryCodes } = await withFactor();
    const [rotating, rotated] = [await start(), await start(ROTATED)];
    expect((await secondStep(rotating, user.username, codeAt())).statusCode).toBe(200);
    expect((await secondStep(rotating, user.username, recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect((await secondStep(rotating, user.username, recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await secondStep(rotated, user.username, codeAt(1))).statusCode).toBe(409);

    expect(await reseal(server.db, ROTATING)).toEqual({
      resealed: 1,
      current: 0,
      unreadable: 0,
      ofPrevious: [user.id],
      ofUnknown: [],
    });
    expect((await secondStep(rotated, user.username, codeAt(1))).statusCode).toBe(200);
    expect((await secondStep(rotated, user.username, recoveryCodes[1] ?? '')).statusCode).toBe(400);
    expect((await secondStep(rotating, user.username, recoveryCodes[1] ?? '')).statusCode).toBe(200);
  });

  it('is re-sealed once, and what cannot be re-sealed is counted [SAF-10]', async () => {
    const [first, second] = [await withFactor(), await withFactor()];
    await server.db
      .update(secondFactors)
      .set({ secret: 'xxxxxxxx.unreadable', recoveryHashes: ['of an earlier release'] })
      .where(eq(secondFactors.userId, second.user.id));
    const counts = { unreadable: 1, ofPrevious: [first.user.id], ofUnknown: [second.user.id] };
    expect(await reseal(server.db, ROTATING)).toEqual({ resealed: 1, current: 0, ...counts });
    const after = await stored();
    expect(await reseal(server.db, ROTATING)).toEqual({ resealed: 0, current: 1, ...counts });
    expect(await stored()).toEqual(after);
  });

  it('opens what the last release wrote, which named no key [SAF-10]', async () => {
    const { user, codeAt, recoveryCodes } = await withFactor();
    const [row] = await server.db.select().from(secondFactors);
    const withoutId = (text: string) => text.replace(/^[\w-]{8}\./, '');
    expect(withoutId(row?.secret ?? '')).not.toBe(row?.secret);
    await server.db.update(secondFactors).set({
      secret: withoutId(row?.secret ?? ''),
      recoveryHashes: (row?.recoveryHashes ?? []).map(withoutId),
    });
    const session = await openSession(server.db, user.id, server.now());
    const seconds = Math.floor(server.now().getTime() / 1_000);
    const token = await new SignJWT({ use: 'access', sid: session.sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(user.id))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3_600)
      .sign(new TextEncoder().encode(SECRET));
    const nonce = 'a'.repeat(36);
    const signature = createHmac('sha256', SECRET).update(`device ${user.id} ${nonce}`).digest('base64url');
    const cookie = `newsdesk_device_${user.id}=${nonce}.${signature}`;

    const rotating = await start();
    for (const app of [server.app, rotating]) expect((await me(app, token)).statusCode).toBe(200);
    expect((await secondStep(server.app, user.username, codeAt())).statusCode).toBe(200);
    expect((await secondStep(rotating, user.username, codeAt(1))).statusCode).toBe(200);
    expect((await secondStep(rotating, user.username, recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect((await secondStep(rotating, user.username, recoveryCodes[0] ?? '')).statusCode).toBe(400);
    const known = [{ userId: user.id, nonce }];
    expect(createDeviceCookies(ROTATING).read(cookie)).toEqual(known);
    expect(createDeviceCookies(ROTATED).read(cookie)).toEqual([]);
    expect(await reseal(server.db, ROTATING)).toMatchObject({ resealed: 1, ofUnknown: [user.id] });
  });

  it('keeps the known browsers and the printed code of the first run while it is named [SAF-10]', async () => {
    const cookie = createDeviceCookies(KEYRING).write(7, false).split(';')[0];
    expect(createDeviceCookies(ROTATING).read(cookie)).toMatchObject([{ userId: 7 }]);
    expect(createDeviceCookies(ROTATED).read(cookie)).toEqual([]);
    const code = await startTokenOf(server.db, KEYRING);
    expect(await isStartToken(server.db, code, ROTATING)).toBe(true);
    expect(await isStartToken(server.db, code, ROTATED)).toBe(false);
  });

  it('does not let one kind of token pass for another, nor a token with another’s key id [SAF-10]', async () => {
    const user = await createUser(server.db);
    const { sessionId } = await openSession(server.db, user.id, server.now());
    const forge = (kid: string) =>
      new SignJWT({ use: 'access', sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setSubject(String(user.id))
        .setExpirationTime(Math.floor(server.now().getTime() / 1_000) + 60)
        .sign(new TextEncoder().encode(SECRET));
    for (const kid of ['', 'unknown', KEYRING.keysFor('token').current.id])
      expect((await me(server.app, await forge(kid))).statusCode).toBe(401);
  });
});
