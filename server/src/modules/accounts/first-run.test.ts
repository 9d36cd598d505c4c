import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';

import { Permission } from '@contract';

import { auditLog, settings, users } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { createUser } from '../../testing/factories';
import { KEYRING, type TestServer, useTestServer } from '../../testing/test-server';
import { FLOOD_LIMIT } from '../auth/sign-in/flood-gate';
import { createKeyring } from '../keys/keyring';

import { createFirstRun, startTokenOf } from './first-run';

const PATH = '/api/accounts/first-run';
const CHIEF = { username: 'หัวหน้า', email: 'chief@newsdesk.example', password: 'กุหลาบสีแดงริมน้ำ' };
const ELSEWHERE = { remoteAddress: '203.0.113.7' };

describe('the first run without demo data', () => {
  let server: TestServer;
  let app: App;
  useTestServer((started) => (server = started));
  beforeEach(async () => {
    app = await server.build({ demo: 'off' });
  });
  afterEach(() => app.close());

  const code = (keyring = KEYRING) => startTokenOf(server.db, keyring);
  const make = async (given: object = {}, from: object = {}) =>
    app.inject({ method: 'POST', url: PATH, payload: { ...CHIEF, token: await code(), ...given }, ...from });
  const state = async (from: object = {}) => (await app.inject({ url: PATH, ...from })).json<object>();
  const errorsOf = (answer: LightMyRequestResponse) =>
    answer.json<{ errors: Record<string, string> }>().errors;

  it('creates an administrator, once [ACC-06]', async () => {
    expect(await state()).toMatchObject({ data: { isOpen: true, needsToken: true } });
    expect((await make()).statusCode).toBe(200);
    const [row] = await server.db.select().from(users);
    const [line] = await server.db.select().from(auditLog);
    expect(line).toMatchObject({ action: 'user.created', actorId: row?.id, objectName: 'หัวหน้า' });
    expect(row).toMatchObject({ username: 'หัวหน้า', permission: Permission.USER | Permission.ADMINISTRATOR });
    expect(await state()).toMatchObject({ data: { isOpen: false, needsToken: false } });
    expect((await make({ username: 'second', email: 'second@newsdesk.example' })).statusCode).toBe(409);
    expect(await server.db.select().from(users)).toHaveLength(1);
  });

  it('creates one if two people try at the same time [ACC-06]', async () => {
    const answers = await Promise.all([
      make(),
      make({ username: 'second', email: 'second@newsdesk.example' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await server.db.select().from(users)).toHaveLength(1);
  });

  it.each([
    ['another computer', ELSEWHERE],
    ['a proxy on this one that says so', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['this computer, or a proxy on it that adds nothing', { headers: { host: '127.0.0.1:3000' } }],
    ['a name that was turned to this one', { headers: { host: 'attacker.example' } }],
  ])('requires the printed code from %s [ACC-06, SAF-07]', async (_from, from) => {
    expect(await state(from)).toMatchObject({ data: { isOpen: true, needsToken: true } });
    for (const token of ['', 'guess', await code(createKeyring('another secret'))])
      expect(errorsOf(await make({ token }, from))).toEqual({ token: expect.any(String) });
    expect((await make({}, from)).statusCode).toBe(200);
  });

  it('does not accept the code of an earlier database with the same secret, which somebody may still know [SAF-07]', async () => {
    const earlier = await code();
    await server.db.delete(settings).where(eq(settings.key, 'first_run'));
    expect(errorsOf(await make({ token: earlier }))).toEqual({ token: expect.any(String) });
    expect((await make()).statusCode).toBe(200);
  });

  it('does not let anybody try codes without end [SAF-07]', async () => {
    const tries = Array.from({ length: FLOOD_LIMIT.requests + 1 }, () => make({ token: 'guess' }, ELSEWHERE));
    const answers = await Promise.all(tries);
    // Which of them comes last is up to the database, which each asks for the code of this installation.
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it('checks name, e-mail and password like every other form', async () => {
    expect(errorsOf(await make({ password: 'short' }))).toEqual({ password: expect.any(String) });
    expect(errorsOf(await make({ email: 'nobody' }))).toEqual({ email: expect.any(String) });
  });

  it('is over once there is a user, and does not exist in a demo', async () => {
    const answer = await server.call(PATH, {
      method: 'POST',
      body: { ...CHIEF, token: await code() },
    });
    expect(answer.status).toBe(409);
    await createUser(server.db);
    expect((await make()).statusCode).toBe(409);
  });

  it('stays over, without asking the database again', async () => {
    const isOpen = createFirstRun(server.db);
    expect(await isOpen()).toBe(true);
    await createUser(server.db);
    expect(await isOpen()).toBe(false);
    await server.db.delete(users);
    expect(await isOpen()).toBe(false);
  });
});
