import { type LoginResponse, type Passkey, PROOF_MINUTES, type User } from '@contract';

import { setUpSecondFactor } from '../../testing/authenticator';
import { createUser, PASSWORD } from '../../testing/factories';
import { MINUTE_MS, OWN, SIGN_IN, STEP_UP, passkeyCalls } from '../../testing/passkey-calls';
import { addPasskey, optionsOf } from '../../testing/passkey-device';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('a passkey at the second step', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { post, signInStart, signIn, byPassword, setup } = passkeyCalls(() => server);

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
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { post, serverWith } = passkeyCalls(() => server);

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
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { post, signInStart, lines, setup } = passkeyCalls(() => server);

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
