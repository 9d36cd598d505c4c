import { PassThrough } from 'node:stream';

import { eq } from 'drizzle-orm';

import { MAX_PASSKEY_NAME, MAX_PASSKEYS, Permission, PROOF_MINUTES, type TwoFactor } from '@contract';

import { passkeys, sessions } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { MINUTE_MS, OWN, SIGN_IN, passkeyCalls } from '../../testing/passkey-calls';
import { addPasskey, createPasskeyDevice, optionsOf } from '../../testing/passkey-device';
import { type TestServer, useTestServer } from '../../testing/test-server';
import type { Letter } from '../mail/mailer';

import { relyingPartyOf } from './relying-party';

describe('a passkey', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { post, list, signInStart, lines, setup, serverWith } = passkeyCalls(() => server);

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
  ])('%s is not added [CON-06]', async (_, faults) => {
    const user = await createUser(server.db);
    expect((await addPasskey(server, user.id, 'x', faults)).answer.status).toBe(409);
    expect(await list(user.id)).toEqual([]);
  });

  it('is refused for its certificates, before anything reads the addresses in them [CON-06]', async () => {
    const logStream = new PassThrough();
    const { app, call } = await serverWith({ logLevel: 'info', logStream });
    const { id } = await createUser(server.db);
    const { answer } = await addPasskey({ call }, id, 'x', { x5c: [Buffer.from('certificate')] });
    await app.close();
    expect(answer.status).toBe(409);
    expect(String(logStream.read())).toContain('it came with certificates, which were not asked for');
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

describe('a lost device', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { signInStart, signIn, lines, setup } = passkeyCalls(() => server);

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
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { serverWith } = passkeyCalls(() => server);

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
