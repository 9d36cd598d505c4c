import { desc } from 'drizzle-orm';

import { Permission, type LoginResponse, type RecoveryCodes, type TwoFactor, type User } from '@contract';

import { auditLog, secondFactors } from '../../db/schema';
import { setUpSecondFactor, startSetUp } from '../../testing/authenticator';
import { createUser, PASSWORD } from '../../testing/factories';
import { KEYRING, type TestServer, useTestServer } from '../../testing/test-server';
import { openSession } from '../auth/sessions';
import { createKeyring } from '../keys/keyring';

import { countUnreadable } from './repository';
import { createSecrets } from './secrets';

const OWN = '/api/account/two-factor';

describe('the second factor', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const post = <T>(url: string, body: object, as?: number) =>
    server.call<T>(url, { method: 'POST', body, as });
  const signIn = (email: string) => post<LoginResponse>('/api/auth/sign-in', { email, password: PASSWORD });
  const second = (challenge: string | undefined, code: string) =>
    post<LoginResponse>('/api/auth/sign-in/second-factor', { challenge, code });
  const read = async (id: number, as = id) =>
    (await server.call<TwoFactor>(`/api/accounts/${id}/two-factor`, { as })).body.data;
  const actions = async () =>
    (await server.db.select().from(auditLog).orderBy(desc(auditLog.id))).map(({ action }) => action);

  const setup = async () => {
    const user = await createUser(server.db);
    const factor = await setUpSecondFactor(server, user.id);
    return { user, ...factor };
  };
  const challenged = async () => {
    const set = await setup();
    const { challenge } = (await signIn(set.user.username)).body.data ?? {};
    return { ...set, challenge };
  };

  it('is required after the password, and each code is valid once [ACC-05]', async () => {
    const { user, codeAt } = await setup();
    const first = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: user.username, password: PASSWORD },
    });
    const { challenge } = first.json<{ data: LoginResponse }>().data;
    expect(first.json()).toMatchObject({ data: { token: '', refreshToken: '' } });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(await actions()).toEqual(['two-factor.enabled']);

    const good = await second(challenge, codeAt());
    expect(good.body.data?.token).not.toBe('');
    expect(await actions()).toEqual(['sign-in.good', 'two-factor.enabled']);
    expect(await second(challenge, codeAt())).toMatchObject({
      status: 400,
      body: { errors: { code: expect.any(String) } },
    });
    expect((await actions())[0]).toBe('sign-in.refused');
  });

  it('gives a token for the password that is valid only for the second step [ACC-05]', async () => {
    const { user, challenge } = await challenged();
    const headers = { authorization: `Bearer ${challenge}` };
    expect((await server.call('/api/auth/me', { headers })).status).toBe(401);
    expect((await post('/api/auth/refresh', { refreshToken: challenge })).status).toBe(401);
    const session = await openSession(server.db, user.id, server.now());
    const { token, refreshToken } = await server.tokens.issue(user.id, session);
    for (const other of [token, refreshToken]) expect((await second(other, '000000')).status).toBe(401);
  });

  it('accepts one of two simultaneous requests with the same code [ACC-05]', async () => {
    const { challenge, codeAt } = await challenged();
    const both = await Promise.all([second(challenge, codeAt()), second(challenge, codeAt())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('says that the server’s secret was changed, not that the code is wrong', async () => {
    const { user, challenge, codeAt } = await challenged();
    const secrets = createSecrets(KEYRING);
    expect(await countUnreadable(server.db, secrets)).toBe(0);
    const secret = createSecrets(createKeyring('the secret before')).seal(Buffer.alloc(20), user.id);
    await server.db.update(secondFactors).set({ secret });
    expect(await countUnreadable(server.db, secrets)).toBe(1);
    expect(await second(challenge, codeAt())).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('NEWSDESK_SECRET') },
    });
  });

  it('tolerates a clock that is one step off, and no more [ACC-05]', async () => {
    const { challenge, codeAt } = await challenged();
    expect((await second(challenge, codeAt(2))).status).toBe(400);
    expect((await second(challenge, codeAt(-1))).status).toBe(200);
    expect((await second(challenge, codeAt(1))).status).toBe(200);
  });

  it('accepts each of ten recovery codes once, and stores only their hashes [ACC-05]', async () => {
    const { user, challenge, recoveryCodes } = await challenged();
    expect(recoveryCodes).toHaveLength(10);
    const [stored] = await server.db.select().from(secondFactors);
    expect(recoveryCodes.filter((code) => JSON.stringify(stored).includes(code))).toEqual([]);
    expect((await second(challenge, recoveryCodes[3]?.toUpperCase() ?? '')).status).toBe(200);
    expect((await actions()).slice(0, 3)).toContain('recovery-code.used');
    expect((await second(challenge, recoveryCodes[3] ?? '')).status).toBe(400);
    expect(await read(user.id)).toMatchObject({ isEnabled: true, isRequired: false, recoveryCodesLeft: 9 });
  });

  it('limits attempts, and the challenge expires after five minutes [ACC-05]', async () => {
    const { challenge, codeAt } = await challenged();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await second(challenge, `guess ${guess}`)).status).toBe(400);
    expect((await second(challenge, codeAt())).status).toBe(429);
    server.advance(5 * 60_000);
    expect((await second(challenge, codeAt())).status).toBe(401);
  });

  it('counts a browser of its owner apart from the guesses of others [SEC-02]', async () => {
    const { challenge, codeAt } = await challenged();
    const request = (path: string, payload: object, cookie = '') =>
      server.app.inject({ method: 'POST', url: `/api/auth/sign-in${path}`, headers: { cookie }, payload });
    const guess = async (cookie?: string) =>
      (await request('/second-factor', { challenge, code: 'guess' }, cookie)).statusCode;
    const cookieOf = ({ headers }: Awaited<ReturnType<typeof request>>) => String(headers['set-cookie']);

    const own = cookieOf(await request('/second-factor', { challenge, code: codeAt() }));
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
    expect(await guess(own)).toBe(400);

    const { username } = await createUser(server.db);
    const ofAnother = cookieOf(await request('', { email: username, password: PASSWORD }));
    expect(ofAnother).toMatch(/=.+; Path=/);
    expect(await guess(ofAnother)).toBe(429);
  });

  it('has no effect before a code confirms it, and its set-up can be restarted [ACC-05]', async () => {
    const user = await createUser(server.db);
    const old = await startSetUp(server, user.id);
    const codeAt = await startSetUp(server, user.id);
    expect((await signIn(user.username)).body.data?.token).not.toBe('');
    expect((await post(`${OWN}/confirm`, { code: old() }, user.id)).body).toMatchObject({
      errors: { code: expect.any(String) },
    });
    const empty = await post(`${OWN}/confirm`, {}, user.id);
    expect(empty).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } });
    expect((await post(`${OWN}/confirm`, { code: codeAt() }, user.id)).status).toBe(200);
    expect((await post(`${OWN}/start`, { password: PASSWORD }, user.id)).body.success).toBe(false);
    expect((await post(`${OWN}/confirm`, { code: codeAt(1) }, user.id)).body.success).toBe(false);
  });

  it('requires the password for its set-up, which allows ten wrong codes [ACC-05]', async () => {
    const user = await createUser(server.db);
    const refused = await post(`${OWN}/start`, { password: 'not it' }, user.id);
    expect(refused.body).toMatchObject({ errors: { password: expect.any(String) } });
    const codeAt = await startSetUp(server, user.id);
    for (let guess = 0; guess < 10; guess += 1) await post(`${OWN}/confirm`, { code: 'guess' }, user.id);
    expect((await post(`${OWN}/confirm`, { code: codeAt() }, user.id)).status).toBe(429);
  });

  it.each(['disable', 'recovery-codes'])('requires password and code for %s [ACC-05]', async (call) => {
    const { user, codeAt } = await setup();
    const change = (password: string, code: string) => post(`${OWN}/${call}`, { password, code }, user.id);
    expect((await change('not it', codeAt())).body).toMatchObject({
      errors: { password: expect.any(String) },
    });
    expect((await change(PASSWORD, 'not it')).body).toMatchObject({ errors: { code: expect.any(String) } });
    expect((await change(PASSWORD, codeAt())).status).toBe(200);
    const { token } = (await signIn(user.username)).body.data ?? {};
    expect(token === '').toBe(call === 'recovery-codes');
    expect((await change(PASSWORD, codeAt())).body.success).toBe(false);
  });

  it('replaces the old recovery codes with new ones [ACC-05]', async () => {
    const { user, challenge, codeAt, recoveryCodes } = await challenged();
    const proof = { password: PASSWORD, code: codeAt() };
    const { body } = await post<RecoveryCodes>(`${OWN}/recovery-codes`, proof, user.id);
    expect((await second(challenge, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await second(challenge, body.data?.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('can be reset by an administrator, not by its owner, which ends the person’s sessions [ACC-05]', async () => {
    const { user } = await setup();
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const reset = (id: number) =>
      server.call(`/api/accounts/${id}/two-factor`, { method: 'DELETE', as: admin.id });
    await setUpSecondFactor(server, admin.id);
    expect((await reset(admin.id)).body.success).toBe(false);
    expect(await read(admin.id)).toMatchObject({ isEnabled: true });
    expect(await read(user.id, admin.id)).toMatchObject({ isEnabled: true });
    expect((await reset(user.id)).status).toBe(200);
    expect((await server.call('/api/auth/me', { as: user.id })).status).toBe(401);
    expect((await signIn(user.username)).body.data?.token).not.toBe('');
    expect((await reset(user.id)).status).toBe(404);
  });

  it('must be set up before anything else if the installation requires it [ACC-05]', async () => {
    const strict = await server.build({ twoFactor: 'administrators' });
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const plain = await createUser(server.db);
    const ask = async (url: string, id: number) => {
      const headers = { authorization: `Bearer ${await server.tokenOf(id)}` };
      return strict.inject({ url, headers });
    };
    const me = async (id: number) => (await ask('/api/auth/me', id)).json<{ data: User }>().data;
    expect(await me(plain.id)).not.toHaveProperty('needsSecondFactor');
    expect((await ask('/api/account/sessions', plain.id)).statusCode).toBe(200);
    expect(await me(admin.id)).toMatchObject({ needsSecondFactor: true });
    for (const url of ['/api/account/sessions', '/api/events?client=console-1', '/api/users/search'])
      expect([url, (await ask(url, admin.id)).statusCode]).toEqual([url, 403]);
    await setUpSecondFactor(server, admin.id);
    expect(await me(admin.id)).not.toHaveProperty('needsSecondFactor');
    expect((await ask('/api/account/sessions', admin.id)).statusCode).toBe(200);
    const required = await ask(`/api/accounts/${admin.id}/two-factor`, admin.id);
    expect(required.json()).toMatchObject({ data: { isEnabled: true, isRequired: true } });
    await strict.close();
  });
});
