import { desc, eq } from 'drizzle-orm';

import {
  type LoginResponse,
  MAX_PASSKEY_NAME,
  MAX_PASSKEYS,
  type Passkey,
  Permission,
  PROOF_MINUTES,
  type TwoFactor,
  type User,
} from '@contract';

import { answeredChallenges, auditLog, passkeys, sessions, users } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { setUpSecondFactor } from '../../testing/authenticator';
import { createUser, PASSWORD } from '../../testing/factories';
import { addPasskey, createPasskeyDevice, optionsOf } from '../../testing/passkey-device';
import { type TestServer, useTestServer } from '../../testing/test-server';
import type { Letter } from '../mail/mailer';

import { forgetOldChallenges } from './challenges';
import { relyingPartyOf } from './relying-party';

const OWN = '/api/account/passkeys';
const SIGN_IN = '/api/auth/sign-in/passkey';
const STEP_UP = '/api/auth/step-up/passkey';
const MINUTE_MS = 60_000;

let server: TestServer;
useTestServer((started) => (server = started));

const post = <T>(url: string, body: object, as?: number) => server.call<T>(url, { method: 'POST', body, as });
const list = async (as: number) => (await server.call<Passkey[]>(OWN, { as })).body.data;
const signInStart = (body: object = {}) => optionsOf(server, `${SIGN_IN}/start`, { body });
const signIn = (body: object) => post<LoginResponse>(SIGN_IN, body);
const byPassword = async ({ username }: User) =>
  (await post<LoginResponse>('/api/auth/sign-in', { email: username, password: PASSWORD })).body.data;
const lines = async () =>
  (await server.db.select().from(auditLog).orderBy(desc(auditLog.id))).map(({ action, before, after }) => ({
    action,
    before,
    after,
  }));

const setup = async (overrides: Partial<User> = {}) => {
  const user = await createUser(server.db, overrides);
  return { user, ...(await addPasskey(server, user.id)) };
};

/** A server on the same database with other settings, as the tests call it. */
const serverWith = async (overrides: Parameters<TestServer['build']>[0]) => {
  const app: App = await server.build(overrides);
  const call: TestServer['call'] = async (url, { method = 'GET', as, body, headers } = {}) => {
    const authorization = as === undefined ? {} : { authorization: `Bearer ${await server.tokenOf(as)}` };
    const answer = await app.inject({
      method,
      url,
      payload: body,
      headers: { ...authorization, ...headers },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { app, call };
};

describe('a passkey', () => {
  it('is added, listed, renamed and removed by its owner, in the audit log too [CON-06]', async () => {
    const { user, id, answer } = await setup();
    expect(answer).toMatchObject({ status: 200, body: { data: { name: 'โทรศัพท์', lastUsedAt: null } } });
    expect(
      (await server.call(`${OWN}/${id}`, { method: 'PUT', as: user.id, body: { name: ' คีย์ ' } })).status,
    ).toBe(200);
    expect(await list(user.id)).toMatchObject([{ id, name: 'คีย์', createdAt: server.now().toISOString() }]);
    expect((await server.call(`${OWN}/${id}`, { method: 'DELETE', as: user.id })).status).toBe(200);
    expect(await list(user.id)).toEqual([]);
    expect(await lines()).toEqual([
      { action: 'passkey.removed', before: { passkey: 'คีย์' }, after: null },
      { action: 'passkey.renamed', before: { passkey: 'โทรศัพท์' }, after: { passkey: 'คีย์' } },
      { action: 'passkey.added', before: null, after: { passkey: 'โทรศัพท์' } },
    ]);
  });

  it('of somebody else cannot be seen, renamed or removed [CON-06]', async () => {
    const { id } = await setup();
    const other = await createUser(server.db);
    expect(await list(other.id)).toEqual([]);
    const calls = [{ method: 'PUT', body: { name: 'x' } } as const, { method: 'DELETE' } as const];
    for (const call of calls)
      expect((await server.call(`${OWN}/${id}`, { ...call, as: other.id })).status).toBe(404);
  });

  it('is added and removed only by somebody who has proved that it is them [CON-06, SAF-08]', async () => {
    const { user, id } = await setup();
    server.advance(PROOF_MINUTES * MINUTE_MS);
    const needsProof = { status: 403, body: { needsProof: true } };
    expect(await post(`${OWN}/start`, {}, user.id)).toMatchObject(needsProof);
    expect(await server.call(`${OWN}/${id}`, { method: 'DELETE', as: user.id })).toMatchObject(needsProof);
    const { device } = await setup();
    const body = { name: 'x', passkey: device.make({ options: {} }, { challenge: 'eA' }) };
    expect(await post(OWN, body, user.id)).toMatchObject(needsProof);
  });

  it('has a name of limited length, and a person has a limited number [CON-06]', async () => {
    const { user } = await setup();
    expect((await addPasskey(server, user.id, 'ก'.repeat(MAX_PASSKEY_NAME + 1))).answer).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String) } },
    });
    expect((await addPasskey(server, user.id, ' ')).answer.status).toBe(400);
    for (let count = 1; count < MAX_PASSKEYS; count += 1)
      expect((await addPasskey(server, user.id)).answer.status).toBe(200);
    expect((await addPasskey(server, user.id)).answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(String(MAX_PASSKEYS)) },
    });
  });

  it('is asked for by options that name its owner, those that exist, and what the device must do [CON-06]', async () => {
    const { user, device } = await setup();
    const { options } = await optionsOf(server, `${OWN}/start`, { as: user.id });
    expect(options).toMatchObject({
      rp: { id: 'newsdesk.example', name: 'Newsdesk' },
      user: { name: user.username, displayName: user.displayName },
      attestation: 'none',
      excludeCredentials: [{ id: device.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await signInStart()).options).toMatchObject({
      rpId: 'newsdesk.example',
      userVerification: 'required',
    });
    expect(JSON.stringify((await signInStart()).options)).not.toContain(device.id);
  });

  it.each([
    ['of another origin', { origin: 'https://newsdesk.example.evil' }],
    ['of a console on another host', { origin: 'https://console.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['whose device does not recognise its person', { verifies: false }],
    ['with certificates, whose addresses nobody fetches', { x5c: [Buffer.from('certificate')] }],
  ])('%s is not added [CON-06]', async (_, faults) => {
    const user = await createUser(server.db);
    expect((await addPasskey(server, user.id, 'x', faults)).answer.status).toBe(409);
    expect(await list(user.id)).toEqual([]);
  });

  it('is added once, by the person and session that asked [CON-06]', async () => {
    const [user, other] = [await createUser(server.db), await createUser(server.db)];
    const device = createPasskeyDevice();
    const options = await optionsOf(server, `${OWN}/start`, { as: user.id });
    const body = { name: 'x', passkey: device.make(options) };
    expect((await post(OWN, body, other.id)).status).toBe(409);
    expect((await post(OWN, body, user.id)).status).toBe(200);
    expect((await post(OWN, body, user.id)).status).toBe(409);
    const again = {
      name: 'x',
      passkey: device.make(await optionsOf(server, `${OWN}/start`, { as: other.id })),
    };
    expect((await post(OWN, again, other.id)).status).toBe(409);
    const late = await optionsOf(server, `${OWN}/start`, { as: user.id });
    server.advance(5 * MINUTE_MS + 1);
    expect((await post(OWN, { name: 'x', passkey: createPasskeyDevice().make(late) }, user.id)).status).toBe(
      409,
    );
  });

  it('of which the owner is told by mail, when it is added and when it is removed [CON-06]', async () => {
    const sent: Letter[] = [];
    const { app, call } = await serverWith({
      mailer: async (letter) => {
        sent.push(letter);
      },
    });
    const user = await createUser(server.db);
    const { id } = await addPasskey({ call }, user.id, 'กุญแจ <b>');
    await call(`${OWN}/${id}`, { method: 'DELETE', as: user.id });
    await app.close();
    expect(sent.map(({ to }) => to)).toEqual([user.email, user.email]);
    expect(sent[0]?.subject).toContain('A passkey was added');
    expect(sent[0]?.text).toContain('the passkey “กุญแจ <b>” was added');
    expect(sent[0]?.html).toContain('“กุญแจ &lt;b&gt;”');
    expect(sent[1]?.subject).toContain('A passkey was removed');
  });
});

describe('sign-in with a passkey', () => {
  it('replaces the password and the code [CON-06]', async () => {
    const { user, device, id } = await setup();
    await setUpSecondFactor(server, user.id);
    const { body, status } = await signIn({ passkey: device.use(await signInStart()) });
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${String(body.data?.token)}` };
    expect((await server.call<User>('/api/auth/me', { headers })).body.data?.id).toBe(user.id);
    expect((await lines())[0]?.action).toBe('sign-in.good');
    expect(await list(user.id)).toMatchObject([{ id, lastUsedAt: server.now().toISOString() }]);
  });

  it.each([
    ['another origin', { origin: 'http://newsdesk.example' }],
    ['another host', { rpId: 'example' }],
    ['no recognised person', { verifies: false }],
    ['another owner', { userHandle: 'eA' }],
  ])('is refused with %s, and recorded [CON-06]', async (_, faults) => {
    const { device } = await setup();
    expect((await signIn({ passkey: device.use(await signInStart(), faults) })).status).toBe(409);
    expect((await lines())[0]).toMatchObject({ action: 'sign-in.refused', after: { step: 'passkey' } });
    expect((await signIn({ passkey: device.use(await signInStart()) })).status).toBe(200);
  });

  it('is refused with the signature of another device [CON-06]', async () => {
    const { device } = await setup();
    const options = await signInStart();
    const use = { ...createPasskeyDevice().use(options), id: device.id, rawId: device.id };
    expect((await signIn({ passkey: use })).status).toBe(409);
  });

  it('is valid once, also if its first answer was wrong, and for five minutes [CON-06]', async () => {
    const { device } = await setup();
    const options = await signInStart();
    const passkey = device.use(options);
    expect((await signIn({ passkey })).status).toBe(200);
    expect((await signIn({ passkey })).status).toBe(409);
    const wrong = await signInStart();
    expect((await signIn({ passkey: device.use(wrong, { verifies: false }) })).status).toBe(409);
    expect((await signIn({ passkey: device.use(wrong) })).status).toBe(409);
    const both = device.use(await signInStart());
    const answers = await Promise.all([signIn({ passkey: both }), signIn({ passkey: both })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await signInStart();
    server.advance(5 * MINUTE_MS + 1);
    expect((await signIn({ passkey: device.use(late) })).status).toBe(409);
  });

  it('is refused for challenges of something else, or of somebody else [CON-06]', async () => {
    const { user, device } = await setup();
    for (const options of [
      await optionsOf(server, `${OWN}/start`, { as: user.id }),
      await optionsOf(server, `${STEP_UP}/start`, { as: user.id }),
      { options: { challenge: Buffer.from('made up').toString('base64url') } },
    ])
      expect((await signIn({ passkey: device.use(options) })).status).toBe(409);
  });

  it('is refused if the passkey counts and does not count on: it was copied [CON-06]', async () => {
    const user = await createUser(server.db);
    const { device } = await addPasskey(server, user.id, 'x', { counter: 7 });
    const use = async (counter: number) =>
      (await signIn({ passkey: device.use(await signInStart(), { counter }) })).status;
    expect([await use(7), await use(8), await use(8), await use(0), await use(4_294_967_295)]).toEqual([
      409, 200, 409, 409, 200,
    ]);
  });

  it('is refused for a passkey that was removed, in words that say so [CON-06]', async () => {
    const { user, device, id } = await setup();
    await server.call(`${OWN}/${id}`, { method: 'DELETE', as: user.id });
    const answer = await server.call(SIGN_IN, {
      method: 'POST',
      body: { passkey: device.use(await signInStart()) },
      headers: { 'accept-language': 'en' },
    });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('was removed') } });
  });

  it('is refused for a disabled account [CON-06]', async () => {
    const { user, device } = await setup();
    await server.db.update(users).set({ disabledAt: server.now() }).where(eq(users.id, user.id));
    expect((await signIn({ passkey: device.use(await signInStart()) })).status).toBe(409);
    expect(await server.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
    expect((await lines())[0]?.action).toBe('sign-in.refused');
  });

  it('is limited as sign-in is, without keeping the owner out elsewhere [CON-06, SEC-02]', async () => {
    const { device } = await setup();
    const attempt = async (faults: Parameters<typeof device.use>[1], remoteAddress: string) => {
      const payload = { passkey: device.use(await signInStart(), faults) };
      return (await server.app.inject({ method: 'POST', url: SIGN_IN, payload, remoteAddress })).statusCode;
    };
    for (let guess = 0; guess < 10; guess += 1)
      expect(await attempt({ verifies: false }, '192.0.2.7')).toBe(409);
    expect(await attempt({}, '192.0.2.7')).toBe(429);
    expect((await lines())[0]?.action).toBe('sign-in.throttled');
    expect(await attempt({}, '198.51.100.7')).toBe(200);
    server.advance(15 * MINUTE_MS);
    expect(await attempt({}, '192.0.2.7')).toBe(200);
  });

  it('leaves nothing behind that the clean-up does not remove [CON-06]', async () => {
    const { device } = await setup();
    await signIn({ passkey: device.use(await signInStart()) });
    // Strangers who only ask for challenges store nothing.
    await signInStart();
    expect(await server.db.$count(answeredChallenges)).toBe(2);
    expect(await forgetOldChallenges(server.db, server.now())).toBe(0);
    server.advance(10 * MINUTE_MS);
    expect(await forgetOldChallenges(server.db, server.now())).toBe(2);
  });

  it('works with two servers on one database: one asks, the other checks, and neither twice [CON-06]', async () => {
    const { device } = await setup();
    const other = await serverWith({});
    const passkey = device.use(await signInStart());
    const body = { passkey };
    expect((await other.call(SIGN_IN, { method: 'POST', body })).status).toBe(200);
    expect((await signIn(body)).status).toBe(409);
    await other.app.close();
  });
});

describe('a passkey at the second step', () => {
  it('replaces the code of somebody who has both [CON-06]', async () => {
    const { user, device } = await setup();
    await setUpSecondFactor(server, user.id);
    const { challenge, steps, token } = (await byPassword(user)) ?? {};
    expect({ steps, token }).toEqual({ steps: ['code', 'passkey'], token: '' });
    const options = await signInStart({ challenge });
    expect(options.options['allowCredentials']).toMatchObject([{ id: device.id }]);
    expect((await signIn({ challenge, passkey: device.use(options) })).body.data?.token).not.toBe('');
  });

  it('is that of the person who gave the password, for the challenge of this step [CON-06]', async () => {
    const { user, device } = await setup();
    await setUpSecondFactor(server, user.id);
    const other = await setup();
    const { challenge } = (await byPassword(user)) ?? {};
    const start = () => signInStart({ challenge });
    expect((await signIn({ challenge, passkey: other.device.use(await start()) })).status).toBe(409);
    expect((await signIn({ challenge, passkey: device.use(await signInStart()) })).status).toBe(409);
    expect((await signIn({ passkey: device.use(await start()) })).status).toBe(409);
    expect((await signIn({ challenge: 'made up', passkey: device.use(await start()) })).status).toBe(401);
    expect((await post(`${SIGN_IN}/start`, { challenge: await server.tokenOf(user.id) })).status).toBe(401);
  });

  it('is not asked of somebody who turned no second factor on, and for whom none is required [CON-06]', async () => {
    const { user } = await setup();
    expect((await byPassword(user))?.token).not.toBe('');
  });
});

describe('a passkey where a second factor is required', () => {
  const signInTo = async ({ call }: Pick<TestServer, 'call'>, { username }: User) => {
    const body = { email: username, password: PASSWORD };
    return (await call<LoginResponse>('/api/auth/sign-in', { method: 'POST', body })).body.data;
  };

  it('is one: it can be set up first, and the password alone no longer signs in [CON-06, ACC-05]', async () => {
    const strict = await serverWith({ twoFactor: 'all' });
    const user = await createUser(server.db);
    const me = async () => (await strict.call<User>('/api/auth/me', { as: user.id })).body.data;
    expect(await me()).toMatchObject({ needsSecondFactor: true });
    expect((await strict.call('/api/desk', { as: user.id })).status).toBe(403);
    const { device } = await addPasskey(strict, user.id);
    expect(await me()).not.toHaveProperty('needsSecondFactor');
    expect((await strict.call('/api/desk', { as: user.id })).status).toBe(200);

    const { challenge, steps, token } = (await signInTo(strict, user)) ?? {};
    expect({ steps, token }).toEqual({ steps: ['passkey'], token: '' });
    const options = await optionsOf(strict, `${SIGN_IN}/start`, { body: { challenge } });
    const body = { challenge, passkey: device.use(options) };
    expect((await strict.call(SIGN_IN, { method: 'POST', body })).status).toBe(200);
    await strict.app.close();
  });

  it('must also be the proof: the password alone is none [CON-06, SAF-08]', async () => {
    const strict = await serverWith({ twoFactor: 'all' });
    const user = await createUser(server.db);
    await addPasskey(strict, user.id);
    const body = { password: PASSWORD };
    expect(await strict.call('/api/auth/step-up', { method: 'POST', as: user.id, body })).toMatchObject({
      status: 400,
      body: { errors: { password: expect.any(String) } },
    });
    expect((await post('/api/auth/step-up', body, user.id)).status).toBe(200);
    await strict.app.close();
  });

  it('is none if it was made for another address of the server: its owner sets one up anew [CON-06]', async () => {
    const user = await createUser(server.db);
    await addPasskey(server, user.id);
    const moved = await serverWith({ twoFactor: 'all', publicUrl: 'https://news.example' });
    expect((await signInTo(moved, user))?.token).not.toBe('');
    expect((await moved.call<User>('/api/auth/me', { as: user.id })).body.data?.needsSecondFactor).toBe(true);
    expect((await moved.call<Passkey[]>(OWN, { as: user.id })).body.data).toEqual([]);
    await moved.app.close();
  });
});

describe('a passkey as proof', () => {
  it('opens what needs a proof, for the session that asked [CON-06, SAF-08]', async () => {
    const { user, device } = await setup();
    const other = await setup();
    server.advance(PROOF_MINUTES * MINUTE_MS);
    const start = () => optionsOf(server, `${STEP_UP}/start`, { as: user.id });
    expect((await post(STEP_UP, { passkey: other.device.use(await start()) }, user.id)).status).toBe(409);
    expect((await post(STEP_UP, { passkey: device.use(await signInStart()) }, user.id)).status).toBe(409);
    expect((await post(`${OWN}/start`, {}, user.id)).status).toBe(403);
    expect((await post(STEP_UP, { passkey: device.use(await start()) }, user.id)).status).toBe(200);
    expect((await post(`${OWN}/start`, {}, user.id)).status).toBe(200);
    expect((await lines())[0]?.action).toBe('session.proven');
  });

  it('is limited, and not asked of somebody who has none [CON-06]', async () => {
    const { user, device } = await setup();
    const start = () => optionsOf(server, `${STEP_UP}/start`, { as: user.id });
    for (let guess = 0; guess < 10; guess += 1)
      await post(STEP_UP, { passkey: device.use(await start(), { verifies: false }) }, user.id);
    expect((await post(STEP_UP, { passkey: device.use(await start()) }, user.id)).status).toBe(429);
    const { id } = await createUser(server.db);
    expect((await post(`${STEP_UP}/start`, {}, id)).status).toBe(409);
  });
});

describe('a lost device', () => {
  it('is reset by an administrator: the codes and the passkeys go, and the sessions end [CON-06, ACC-05]', async () => {
    const { user, device } = await setup();
    const { id: as } = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const url = `/api/accounts/${user.id}/two-factor`;
    expect((await server.call<TwoFactor>(url, { as })).body.data).toMatchObject({
      isEnabled: false,
      passkeys: 1,
    });
    expect((await server.call(url, { method: 'DELETE', as })).status).toBe(200);
    expect((await signIn({ passkey: device.use(await signInStart()) })).status).toBe(409);
    expect(await server.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    expect(await lines()).toContainEqual({
      action: 'passkey.removed',
      before: { passkey: 'โทรศัพท์' },
      after: { endedSessions: 1 },
    });
    expect((await server.call(url, { method: 'DELETE', as })).status).toBe(404);
    expect(await server.db.$count(passkeys)).toBe(0);
  });
});

describe('the relying party', () => {
  it.each([
    [
      'https://newsdesk.example',
      'newsdesk.example',
      ['https://newsdesk.example', 'https://console.newsdesk.example'],
    ],
    [
      'https://newsdesk.example:8443/news',
      'newsdesk.example',
      ['https://newsdesk.example:8443', 'https://console.newsdesk.example'],
    ],
    ['http://127.0.0.1:3000', 'localhost', ['http://localhost:3000']],
    ['http://localhost:3000', 'localhost', ['http://localhost:3000']],
  ])('of %s is %s [CON-06]', (publicUrl, id, origins) => {
    const others = [
      'https://console.newsdesk.example',
      'https://evilnewsdesk.example',
      'https://console.example',
    ];
    expect(relyingPartyOf(publicUrl, others)).toEqual({ id, origins });
  });

  it.each(['http://newsdesk.example', 'https://192.0.2.7', 'http://192.0.2.7:3000', 'https://[2001:db8::1]'])(
    'does not exist at %s, where browsers make none, and the server announces nothing [CON-06]',
    async (publicUrl) => {
      expect(relyingPartyOf(publicUrl)).toBeNull();
      const { app, call } = await serverWith({ publicUrl });
      expect(app.extensions.has('passkeys')).toBe(false);
      expect((await call(`${SIGN_IN}/start`, { method: 'POST', body: {} })).status).toBe(404);
      await app.close();
    },
  );
});
