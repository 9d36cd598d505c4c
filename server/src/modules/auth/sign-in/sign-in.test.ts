import { Writable } from 'node:stream';

import { ErrorCode, type LoginResponse } from '@contract';

import { signInAttempts, users } from '../../../db/schema';
import type { App } from '../../../http/app-instance';
import { createUser, PASSWORD } from '../../../testing/factories';
import { type TestServer, useTestServer } from '../../../testing/test-server';
import { DEMO_PASSWORD } from '../../demo/demo-accounts';
import { endDemoSessions } from '../../demo/demo-lock';
import { hashPassword } from '../password';

import { forgetOldAttempts } from './counters';
import { FLOOD_LIMIT } from './flood-gate';
import { SIGN_IN_LIMITS } from './sign-in';

const WINDOW_MS = 15 * 60_000;
const HERE = '10.0.0.1';

describe('signing in', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** Each test has its own server, because refused callers are remembered in memory. */
  let app: App;
  beforeEach(async () => {
    app = await server.build({ trustProxy: 1 });
  });
  afterEach(() => app.close());

  type From = { address?: string; cookie?: string; at?: App };
  const signIn = async (name: string, password: string, { address = HERE, cookie, at = app }: From = {}) => {
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
    const answer = await at.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers,
      payload: { email: name, password },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<{ code?: number; data: LoginResponse }>(),
    };
  };
  const guess = async (times: number, name: string, from?: From) => {
    const answers = await Promise.all(Array.from({ length: times }, () => signIn(name, 'wrong', from)));
    return answers.filter(({ status }) => status === 400).length;
  };
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof signIn>>) =>
    String(headers['set-cookie']).split(';')[0] ?? '';

  it('checks only ten of a thousand simultaneous guesses [SEC-02]', async () => {
    await createUser(server.db, { username: 'target' });
    expect(await guess(1_000, 'target')).toBe(0 + SIGN_IN_LIMITS.pair);
    server.advance(FLOOD_LIMIT.windowMs);
    const refused = await signIn('target', PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: ErrorCode.TryAgainLater } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    server.advance(WINDOW_MS);
    expect((await signIn('target', PASSWORD)).status).toBe(200);
  });

  it('counts nothing that was counted while the clock was ahead, once it is right again', async () => {
    await createUser(server.db, { username: 'target' });
    server.advance(40 * 86_400_000);
    for (let round = 0; round < 15; round += 1) await guess(10, 'target');
    server.advance(-40 * 86_400_000);
    const answers = await Promise.all([signIn('target', PASSWORD), signIn('target', PASSWORD)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('counts attempts on several instances together', async () => {
    await createUser(server.db, { username: 'target' });
    const other = await server.build({ trustProxy: 1 });
    const judged = await Promise.all([guess(10, 'target'), guess(10, 'target', { at: other })]);
    await other.close();
    expect(judged[0] + judged[1]).toBe(SIGN_IN_LIMITS.pair);
  });

  it('counts the name and the e-mail of an account, in any case, as one', async () => {
    await createUser(server.db, { username: 'Writer', email: 'writer@newsdesk.example' });
    for (const name of ['writer', 'WRITER', ' writer ', 'Writer@newsdesk.example', 'writer@NEWSDESK.example'])
      expect(await guess(2, name)).toBe(2);
    expect((await signIn('writer', PASSWORD)).status).toBe(429);
  });

  it('counts an unknown name as one, however it is written', async () => {
    for (const name of ['nobody', 'NOBODY', 'ｎｏｂｏｄｙ', ' nobody', 'Nobody'])
      expect(await guess(2, name)).toBe(2);
    expect(await guess(1, 'nobody')).toBe(0);
  });

  it('counts an IPv6 network as one place', async () => {
    await createUser(server.db, { username: 'target' });
    for (let host = 1; host <= SIGN_IN_LIMITS.pair; host += 1)
      expect(await guess(1, 'target', { address: `2001:db8:0:7::${host}` })).toBe(1);
    expect(await guess(1, 'target', { address: '2001:db8:0:7:ffff::1' })).toBe(0);
    expect(await guess(1, 'target', { address: '2001:db8:0:8::1' })).toBe(1);
  });

  it('counts the address that the proxy saw, not one that the caller wrote', async () => {
    let judged = 0;
    for (let n = 1; n <= 15; n += 1)
      judged += await guess(1, 'target', { address: `198.51.100.${n}, ${HERE}` });
    expect(judged).toBe(SIGN_IN_LIMITS.pair);
  });

  it('locks nobody out by guesses at one place [SEC-02]', async () => {
    await createUser(server.db, { username: 'target' });
    for (let round = 0; round < 15; round += 1) await guess(10, 'target');
    expect((await signIn('target', PASSWORD, { address: '10.0.0.2' })).status).toBe(200);
    server.advance(FLOOD_LIMIT.windowMs);
    expect((await signIn((await createUser(server.db)).username, PASSWORD)).status).toBe(200);
  });

  it('keeps nobody out by guesses behind a proxy that the settings do not name, and warns of it once [SEC-02]', async () => {
    const lines: string[] = [];
    const logStream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(line.toString());
        done();
      },
    });
    const at = await server.build({ logLevel: 'warn', logStream });
    // With an address of its own, a stranger would be refused after 100 failures, and at one account after 10.
    for (let round = 0; round < 9; round += 1) await guess(10, `stranger ${round}`, { at });
    server.advance(FLOOD_LIMIT.windowMs);
    const { username } = await createUser(server.db);
    expect([await guess(8, username, { at }), await guess(8, username, { at })]).toEqual([8, 8]);
    expect((await signIn(username, PASSWORD, { at })).status).toBe(200);
    await at.close();
    expect(lines.filter((line) => line.includes('NEWSDESK_TRUST_PROXY'))).toHaveLength(1);
  });

  it('warns once of a proxy that does not say who calls, or by which scheme', async () => {
    const lines: string[] = [];
    const logStream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(line.toString());
        done();
      },
    });
    const at = await server.build({
      publicUrl: 'https://newsdesk.example',
      trustProxy: 1,
      logLevel: 'warn',
      logStream,
    });
    const { username } = await createUser(server.db);
    const from = async (headers: Record<string, string>) => {
      const payload = { username, password: PASSWORD };
      await at.inject({ method: 'POST', url: '/api/auth/sign-in', payload, headers });
      await at.inject({ url: '/api/ready', headers: {} });
    };
    const right = { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' };
    await from(right);
    expect(lines.filter((line) => line.includes('proxy'))).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      await from({ 'x-forwarded-proto': 'https' });
      await from({ 'x-forwarded-for': '10.0.0.1' });
    }
    await at.close();
    const of = (text: string) => lines.filter((line) => line.includes(text));
    expect([of('without X-Forwarded-For'), of('by http, and NEWSDESK_PUBLIC_URL')]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
  });

  it('stops guesses at one account from many places, and accepts a browser that signed in before', async () => {
    await createUser(server.db, { username: 'target' });
    const cookie = cookieOf(await signIn('target', PASSWORD, { address: '10.9.9.9' }));
    let judged = 0;
    for (let place = 1; place <= 12; place += 1)
      judged += await guess(10, 'target', { address: `10.0.1.${place}` });
    expect(judged).toBe(SIGN_IN_LIMITS.account);
    expect((await signIn('target', PASSWORD, { address: '10.9.9.9' })).status).toBe(429);
    expect((await signIn('target', PASSWORD, { address: '10.0.1.1', cookie })).status).toBe(200);
  });

  it('stops reading from a flooding place for seconds, and accepts a browser that signed in before [SEC-02]', async () => {
    const { username } = await createUser(server.db);
    const cookie = cookieOf(await signIn(username, PASSWORD));
    const send = (payload: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        headers: { 'x-forwarded-for': HERE, 'content-type': 'application/json', ...headers },
        payload,
      });
    for (let n = 1; n < FLOOD_LIMIT.requests; n += 1) expect((await send('not JSON')).statusCode).toBe(400);
    const unread = await send('not JSON');
    expect(unread.statusCode).toBe(429);
    expect(Number(unread.headers['retry-after'])).toBe(FLOOD_LIMIT.windowMs / 1_000);
    expect((await signIn(username, PASSWORD)).status).toBe(429);
    expect((await signIn(username, PASSWORD, { cookie })).status).toBe(200);
    expect((await signIn(username, PASSWORD, { address: '10.0.0.2' })).status).toBe(200);
    server.advance(FLOOD_LIMIT.windowMs);
    expect((await signIn(username, PASSWORD)).status).toBe(200);
  });

  it('stops reading from a known browser that floods', async () => {
    const { username } = await createUser(server.db);
    const cookie = cookieOf(await signIn(username, PASSWORD));
    const answers = await Promise.all(
      Array.from({ length: FLOOD_LIMIT.requests + 5 }, () => signIn('', '', { cookie })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('stops an address that guesses at many accounts', async () => {
    let judged = 0;
    for (let n = 0; n < 12; n += 1) {
      judged += await guess(10, `nobody-${n}`);
      server.advance(FLOOD_LIMIT.windowMs);
    }
    expect(judged).toBe(SIGN_IN_LIMITS.address);
    expect(await guess(1, 'nobody-1', { address: '10.0.0.2' })).toBe(1);
  });

  it('counts a browser that signed in before separately', async () => {
    const { username } = await createUser(server.db);
    const cookie = cookieOf(await signIn(username, PASSWORD));
    for (let round = 0; round < 5; round += 1) await guess(4, username, { cookie });
    expect((await signIn(username, PASSWORD, { cookie })).status).toBe(429);
    expect((await signIn(username, PASSWORD)).status).toBe(200);
  });

  it('counts a browser that knows several people for only one of them, so that it delays nobody else', async () => {
    const [one, two] = [await createUser(server.db), await createUser(server.db)];
    const ofTwo = cookieOf(await signIn(two.username, PASSWORD));
    const cookie = `${cookieOf(await signIn(one.username, PASSWORD))}; ${ofTwo}`;
    const guesses = Promise.all(Array.from({ length: 6 }, () => signIn('nobody', 'wrong', { cookie })));
    const own = signIn(two.username, PASSWORD, { cookie: ofTwo });
    const [busy] = (await guesses).filter(({ status }) => status === 429);
    expect((await guesses).map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429]);
    expect(busy?.headers['retry-after']).toBe('2');
    expect((await own).status).toBe(200);
  });

  it('does not accept a cookie of another account or a forged one', async () => {
    const [owner, other] = [await createUser(server.db), await createUser(server.db)];
    const cookie = cookieOf(await signIn(other.username, PASSWORD));
    const forged = cookie.replace(`device_${other.id}=`, `device_${owner.id}=`);
    await guess(10, owner.username);
    expect((await signIn(owner.username, PASSWORD, { cookie })).status).toBe(429);
    expect((await signIn(owner.username, PASSWORD, { cookie: forged })).status).toBe(429);
  });

  it('sets a cookie that no script can read and no other call receives', async () => {
    const { username } = await createUser(server.db);
    const { headers } = await signIn(username, PASSWORD);
    expect(headers['set-cookie']).toMatch(
      /; Path=\/api\/auth\/sign-in; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect((await signIn(username, 'wrong')).headers['set-cookie']).toBeUndefined();
  });

  it('deletes the failures of an account at a place after a success', async () => {
    const { username } = await createUser(server.db);
    await guess(9, username);
    expect((await signIn(username, PASSWORD)).status).toBe(200);
    expect(await guess(9, username)).toBe(9);
    expect((await signIn(username, PASSWORD)).status).toBe(200);
  });

  it('removes expired failures', async () => {
    await guess(1, 'nobody');
    server.advance(WINDOW_MS);
    await forgetOldAttempts(server.db, server.now());
    expect(await server.db.select().from(signInAttempts)).toEqual([]);
  });

  it('refuses the password of the demo accounts once there is no demo', async () => {
    const account = { username: 'admin', email: 'admin@newsdesk.example' };
    const { id } = await createUser(server.db, account);
    await server.db.update(users).set({ passwordHash: await hashPassword(DEMO_PASSWORD) });
    const open = await server.build({ demo: 'public' });
    const before = await signIn('admin', DEMO_PASSWORD, { at: open });
    await open.close();
    expect(before.status).toBe(200);

    const withoutDemo = await server.build({ trustProxy: 1, demo: 'off' });
    expect(await endDemoSessions(server.db)).toBe(1);
    const refused = await signIn('admin', DEMO_PASSWORD, { at: withoutDemo });
    const wrong = await signIn('admin', 'wrong', { at: withoutDemo });
    await withoutDemo.close();
    expect({ ...refused, headers: {} }).toEqual({ ...wrong, headers: {} });
    const headers = { authorization: `Bearer ${before.body.data.token}` };
    expect((await server.call('/api/auth/me', { headers })).status).toBe(401);
    expect(id).toBeGreaterThan(0);
  });

  it.each<[string, Record<string, string>]>([
    ['a host name of others', { host: 'newsdesk.example' }],
    ...['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'].map(
      (name): [string, Record<string, string>] => [
        `the header ${name} of a proxy`,
        { [name]: '203.0.113.7' },
      ],
    ),
  ])('refuses the demo accounts of a local demo to a request with %s [SAF-06]', async (_name, headers) => {
    await createUser(server.db, { username: 'admin', email: 'admin@newsdesk.example' });
    await server.db.update(users).set({ passwordHash: await hashPassword(DEMO_PASSWORD) });
    const app = await server.build({ demo: 'local' });
    const answer = (password: string, from: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email: 'admin', password },
        headers: { host: '127.0.0.1:3000', ...from },
      });
    const here = await answer(DEMO_PASSWORD);
    const [elsewhere, wrong] = [await answer(DEMO_PASSWORD, headers), await answer('wrong', headers)];
    await app.close();
    expect(here.statusCode).toBe(200);
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([wrong.statusCode, wrong.json()]);
  });

  it('ends no session if no demo account is left', async () => {
    const { username } = await createUser(server.db, { username: 'admin' });
    await signIn(username, PASSWORD);
    expect(await endDemoSessions(server.db)).toBe(0);
  });
});
