import { desc, eq } from 'drizzle-orm';

import { type AccountLink, type AccountLinkState, Permission } from '@contract';

import { auditLog, passkeys, providerLinks } from '../../db/schema';
import { createUser, PASSWORD } from '../../testing/factories';
import { addPasskey } from '../../testing/passkey-device';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { storeLink } from '../oidc/links';

import { requestLink } from './repository';

const HOUR_MS = 3_600_000;
const GOOD = 'correct horse battery';
const OF_A_THIEF = {
  subject: 'thief',
  email: 'thief@elsewhere.example',
  name: '',
  username: '',
  provenAt: null,
};

describe('the link with which a password is set', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const person = await createUser(server.db, { username: 'somsri', displayName: 'สมศรี' });
    const issue = async () => {
      const path = `/api/accounts/${person.id}/link`;
      const { body } = await server.call<AccountLink>(path, { method: 'POST', as: admin.id });
      return body.data?.token ?? '';
    };
    return { admin, person, issue };
  };
  const stateOf = async (token: string) => {
    const headers = { 'x-account-link': token };
    return (await server.call<AccountLinkState>('/api/accounts/link', { headers })).body.data;
  };
  const use = (token: string, password = GOOD) =>
    server.call('/api/accounts/link', { method: 'POST', body: { token, password } });
  const attempt = (email: string, password: string, headers: { cookie?: string } = {}) =>
    ({ method: 'POST', url: '/api/auth/sign-in', headers, payload: { email, password } }) as const;
  const signIn = (password: string) =>
    server.call('/api/auth/sign-in', { method: 'POST', body: { email: 'somsri', password } });

  /** How many passkeys and links to providers a person has. */
  const waysOf = (id: number) =>
    Promise.all([
      server.db.$count(passkeys, eq(passkeys.userId, id)),
      server.db.$count(providerLinks, eq(providerLinks.userId, id)),
    ]);

  it('shows its owner and its expiry, and works once [ACC-01]', async () => {
    const { person, issue } = await setup();
    const token = await issue();
    expect(await stateOf(token)).toEqual({
      state: 'good',
      displayName: person.displayName,
      username: 'somsri',
      expiresAt: new Date(server.now().getTime() + 72 * HOUR_MS).toISOString(),
    });
    expect((await use(token)).status).toBe(200);
    expect(await stateOf(token)).toEqual({ state: 'used' });
    expect((await use(token)).status).toBe(409);
    expect([(await signIn(PASSWORD)).status, (await signIn(GOOD)).status]).toEqual([400, 200]);
  });

  it('ends the person’s sessions', async () => {
    const { person, issue } = await setup();
    const token = await server.tokenOf(person.id);
    await use(await issue());
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.call('/api/auth/me', { headers })).status).toBe(401);
  });

  it('of an administrator leaves no other way to sign in, which whoever took the account over may have made [CON-06]', async () => {
    const { person, issue } = await setup();
    await addPasskey(server, person.id);
    const at = server.now();
    await storeLink(server.db, person.id, { ...OF_A_THIEF, issuer: 'https://id.example' }, at);
    await storeLink(server.db, person.id, { ...OF_A_THIEF, issuer: 'https://former.example' }, at);
    const spared = await createUser(server.db);
    await addPasskey(server, spared.id);
    const token = await issue();
    expect(await waysOf(person.id)).toEqual([1, 2]);
    expect((await use(token)).status).toBe(200);
    expect([await waysOf(person.id), await waysOf(spared.id)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const lines = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(4);
    expect(lines).toMatchObject([
      { action: 'user.password-set', actorId: person.id, after: { endedSessions: 1 } },
      { action: 'provider.unlinked', before: { email: 'thief@elsewhere.example' } },
      { action: 'provider.unlinked', before: { email: 'thief@elsewhere.example' } },
      { action: 'passkey.removed', actorId: person.id, before: { passkey: 'โทรศัพท์' } },
    ]);
  });

  it('that its owner asked for leaves the other ways to sign in [CON-06]', async () => {
    const { person } = await setup();
    await addPasskey(server, person.id);
    await storeLink(server.db, person.id, { ...OF_A_THIEF, issuer: 'https://id.example' }, server.now());
    const asked = await requestLink(
      server.db,
      { userId: null, sessionId: null, address: '127.0.0.1', at: server.now() },
      'somsri',
    );
    expect((await use(asked?.link.token ?? '')).status).toBe(200);
    expect(await waysOf(person.id)).toEqual([1, 1]);
  });

  it('is valid for 72 hours or until a newer one is created, and cannot be guessed', async () => {
    const { issue } = await setup();
    const first = await issue();
    const second = await issue();
    expect(await stateOf(first)).toEqual({ state: 'ended' });
    server.advance(72 * HOUR_MS - 1);
    expect(await stateOf(second)).toMatchObject({ state: 'good' });
    server.advance(1);
    expect(await stateOf(second)).toEqual({ state: 'expired' });
    expect(await stateOf('made-up')).toEqual({ state: 'unknown' });
    for (const token of [first, second, 'made-up']) expect((await use(token)).status).toBe(409);
  });

  it.each([['short'], ['password123'], ['somsri is my name']])(
    'refuses a password that breaks the rules, and stays valid: %s',
    async (password) => {
      const { issue } = await setup();
      const token = await issue();
      expect(await use(token, password)).toMatchObject({
        status: 400,
        body: { errors: { password: expect.any(String) } },
      });
      expect((await use(token)).status).toBe(200);
    },
  );

  it('ends the wait after wrong passwords at all places, for this account only [SEC-02]', async () => {
    const { person, issue } = await setup();
    const other = await createUser(server.db);
    const device = `newsdesk_device_${person.id}=`;
    const { headers } = await server.app.inject(attempt('somsri', PASSWORD));
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toContain(device);
    const places = [{}, { cookie }];
    const statuses = (name: string, password: string) =>
      Promise.all(
        places.map(async (from) => (await server.app.inject(attempt(name, password, from))).statusCode),
      );
    for (let n = 0; n < 10; n += 1) {
      await statuses('somsri', 'wrong');
      await server.app.inject(attempt(other.username, 'wrong'));
    }
    await server.app.inject(attempt(other.username, 'wrong'));
    expect(await statuses('somsri', 'wrong')).toEqual([429, 429]);

    await use(await issue());
    server.advance(1_000);
    expect(await statuses('somsri', GOOD)).toEqual([200, 200]);
    expect((await server.app.inject(attempt(other.username, PASSWORD))).statusCode).toBe(429);
  });

  it('works for one of two simultaneous uses', async () => {
    const { issue } = await setup();
    const token = await issue();
    const answers = await Promise.all([use(token), use(token, 'another horse battery')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('limits the number of guesses', async () => {
    await setup();
    const statuses = new Set<number>();
    for (let n = 0; n < 101; n += 1) {
      // Slower than the limit of the flood gate, so that the database does the counting.
      server.advance(100);
      statuses.add((await use(`guess ${n}`)).status);
    }
    expect([...statuses]).toEqual([409, 429]);
  });
});
