import { desc } from 'drizzle-orm';

import { type AccountLink, type LoginResponse, type NewDevice, Permission } from '@contract';

import { auditLog } from '../../db/schema';
import { setUpSecondFactor } from '../../testing/authenticator';
import { createUser, PASSWORD } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const MINUTE = 60_000;
const NETWORK = '127.0.0.0/24';

describe('wrong codes of the second factor', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const user = await createUser(server.db);
    return { user, ...(await setUpSecondFactor(server, user.id)) };
  };
  const inject = async (url: string, payload: object, headers: object = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ method: 'POST', url, payload, headers: { ...headers }, remoteAddress });

  /** Signs in with the password, and then this code. */
  const signIn = async (email: string, code: string, { cookie = '', address = '127.0.0.1' } = {}) => {
    const first = await inject('/api/auth/sign-in', { email, password: PASSWORD }, { cookie }, address);
    const { challenge } = first.json<{ data: LoginResponse }>().data;
    return inject('/api/auth/sign-in/second-factor', { challenge, code }, { cookie }, address);
  };
  const guessTimes = async (times: number, guess: () => Promise<{ statusCode: number }>) => {
    for (let done = 0; done < times; done += 1) expect((await guess()).statusCode).toBe(400);
  };
  const lines = async () => {
    const all = await server.db.select().from(auditLog).orderBy(desc(auditLog.id));
    return all.filter(({ action }) => action === 'two-factor.paused');
  };
  const news = async (id: number) =>
    (await server.call<NewDevice[]>('/api/account/new-devices', { as: id })).body.data;

  it('pause the next try at sign-in longer each time, and the answer says how long [SAF-10]', async () => {
    const { user, codeAt, recoveryCodes } = await setup();
    const guess = () => signIn(user.username, 'wrong');
    await guessTimes(5, guess);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      // A recovery code is a code too.
      const paused = await signIn(user.username, minutes > 2 ? codeAt() : (recoveryCodes[0] ?? ''));
      expect([paused.statusCode, Number(paused.headers['retry-after'])]).toEqual([429, minutes * 60]);
      expect(paused.body).toContain(`${minutes} นาที`);
      server.advance(minutes * MINUTE);
      await guessTimes(1, guess);
    }
    server.advance(60 * MINUTE);
    expect((await signIn(user.username, codeAt())).statusCode).toBe(200);
    await guessTimes(5, guess);
  });

  it('pause nothing once a clock that was ahead is right again [SAF-10]', async () => {
    const { user, codeAt } = await setup();
    server.advance(40 * 24 * 60 * MINUTE);
    await guessTimes(5, () => signIn(user.username, 'wrong'));
    server.advance(-39 * 24 * 60 * MINUTE);
    expect((await signIn(user.username, codeAt())).statusCode).toBe(200);
  });

  it('lead to no more checks than the pauses allow if they are sent at once [SAF-10]', async () => {
    const { user } = await setup();
    const first = await inject('/api/auth/sign-in', { email: user.username, password: PASSWORD });
    const { challenge } = first.json<{ data: LoginResponse }>().data;
    const guesses = Array.from({ length: 12 }, () =>
      inject('/api/auth/sign-in/second-factor', { challenge, code: 'wrong' }),
    );
    const refused = (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 400);
    expect(refused).toHaveLength(5);
  });

  it('from everywhere pause new browsers, not one that its owner signed in with, nor anybody without the password [SAF-10]', async () => {
    const { user, codeAt } = await setup();
    const good = await signIn(user.username, codeAt());
    const cookie = String(good.headers['set-cookie']).split(';')[0] ?? '';
    for (let place = 0; place < 4; place += 1)
      await guessTimes(5, () => signIn(user.username, 'wrong', { address: `198.51.100.${place}` }));
    server.advance(MINUTE / 2);
    expect((await signIn(user.username, codeAt(), { address: '203.0.113.9' })).statusCode).toBe(429);
    expect((await signIn(user.username, codeAt(), { cookie })).statusCode).toBe(200);

    const other = await setup();
    for (let guess = 0; guess < 25; guess += 1)
      await inject('/api/auth/sign-in/second-factor', { challenge: 'none', code: 'wrong' });
    expect((await signIn(other.user.username, other.codeAt())).statusCode).toBe(200);
  });

  it('are forgotten for one person when a one-time link sets the password [SAF-10]', async () => {
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const [{ user, codeAt }, other] = [await setup(), await setup()];
    const good = await signIn(user.username, codeAt());
    const cookie = String(good.headers['set-cookie']).split(';')[0] ?? '';
    server.advance(MINUTE);
    for (const { username } of [user, other.user]) await guessTimes(5, () => signIn(username, 'wrong'));
    await guessTimes(10, () => signIn(user.username, 'wrong', { cookie }));
    const link = await server.call<AccountLink>(`/api/accounts/${user.id}/link`, {
      method: 'POST',
      as: admin.id,
    });
    const token = link.body.data?.token ?? '';
    expect((await inject('/api/accounts/link', { token, password: PASSWORD })).statusCode).toBe(200);
    await guessTimes(1, () => signIn(user.username, 'wrong'));
    await guessTimes(1, () => signIn(user.username, 'wrong', { cookie }));
    expect((await signIn(other.user.username, 'wrong')).statusCode).toBe(429);
  });

  it.each(['/api/auth/step-up', '/api/account/two-factor/disable'])(
    'pause %s in the same way, for this session alone [SAF-10]',
    async (url) => {
      const { user, codeAt, recoveryCodes } = await setup();
      const prove = async (code: string) => {
        const headers = { authorization: `Bearer ${await server.tokenOf(user.id)}` };
        return inject(url, { password: PASSWORD, code }, headers);
      };
      await guessTimes(5, () => prove('wrong'));
      for (const minutes of [1, 2]) {
        const paused = await prove(recoveryCodes[0] ?? '');
        expect([paused.statusCode, Number(paused.headers['retry-after'])]).toEqual([429, minutes * 60]);
        server.advance(minutes * MINUTE);
        await guessTimes(1, () => prove('wrong'));
      }
      expect((await signIn(user.username, codeAt())).statusCode).toBe(200);
    },
  );

  it('are told to the owner after the next sign-in, and in the audit log [SAF-10]', async () => {
    const { user, codeAt } = await setup();
    await guessTimes(4, () => signIn(user.username, 'wrong'));
    expect([await news(user.id), await lines()]).toEqual([[], []]);
    await guessTimes(1, () => signIn(user.username, 'wrong'));
    server.advance(MINUTE);
    const at = server.now();
    await guessTimes(1, () => signIn(user.username, 'wrong'));
    server.advance(2 * MINUTE);
    const good = await signIn(user.username, codeAt());
    const { token } = good.json<{ data: LoginResponse }>().data;

    const headers = { authorization: `Bearer ${token}` };
    const { body } = await server.call<NewDevice[]>('/api/account/new-devices', { headers });
    expect(body.data).toEqual([
      { browser: expect.any(String), network: NETWORK, firstSeenAt: at.toISOString(), wrongCodes: 6 },
    ]);
    const ofPerson = { objectId: String(user.id), objectName: user.displayName };
    expect(await lines()).toMatchObject([
      { ...ofPerson, after: { wrongCodes: 6, waitMinutes: 2 } },
      { ...ofPerson, after: { wrongCodes: 5, waitMinutes: 1 } },
    ]);
    await server.call('/api/account/new-devices', { method: 'DELETE', headers });
    expect(await news(user.id)).toEqual([]);
  });
});
