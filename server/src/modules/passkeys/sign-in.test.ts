import { eq } from 'drizzle-orm';

import { type User } from '@contract';

import { answeredChallenges, sessions, users } from '../../db/schema';
import { setUpSecondFactor } from '../../testing/authenticator';
import { createUser } from '../../testing/factories';
import { MINUTE_MS, OWN, SIGN_IN, STEP_UP, passkeyCalls } from '../../testing/passkey-calls';
import { addPasskey, createPasskeyDevice, optionsOf } from '../../testing/passkey-device';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { forgetOldChallenges } from './challenges';

describe('sign-in with a passkey', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { list, signInStart, signIn, lines, setup, serverWith } = passkeyCalls(() => server);

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
