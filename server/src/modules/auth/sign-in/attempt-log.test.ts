import { asc } from 'drizzle-orm';

import { auditLog } from '../../../db/schema';
import type { App } from '../../../http/app-instance';
import { createUser, PASSWORD } from '../../../testing/factories';
import { type TestServer, useTestServer } from '../../../testing/test-server';

import { createAttemptLog, LINES_IN_WINDOW } from './attempt-log';
import { FLOOD_LIMIT } from './flood-gate';
import { SIGN_IN_LIMITS } from './sign-in';

const WINDOW_MS = 15 * 60_000;

describe('attempts to sign in, in the audit log', () => {
  let server: TestServer;
  let app: App;
  useTestServer((started) => (server = started));
  beforeEach(async () => {
    app = await server.build({ trustProxy: 1 });
  });
  afterEach(() => app.close());

  const signIn = async (email: string, password: string, address = '10.0.0.1') =>
    await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'x-forwarded-for': address },
      payload: { email, password },
    });
  const guess = (times: number, name: string, address?: string) =>
    Promise.all(Array.from({ length: times }, () => signIn(name, 'wrong', address)));
  const lines = () => server.db.select().from(auditLog).orderBy(asc(auditLog.id));
  const countOf = async (action: string) => (await lines()).filter((line) => line.action === action).length;

  it('record account, address and session, for successes and refusals [ACC-07]', async () => {
    const user = await createUser(server.db);
    await signIn(user.username, 'wrong');
    await signIn(user.email, PASSWORD, '10.0.0.2');
    const about = { objectKind: 'user', objectId: String(user.id), objectName: user.displayName };
    expect(await lines()).toMatchObject([
      { action: 'sign-in.refused', ...about, actorId: null, sessionId: null, address: '10.0.0.1' },
      {
        action: 'sign-in.good',
        ...about,
        actorId: user.id,
        sessionId: expect.any(String),
        address: '10.0.0.2',
      },
    ]);
  });

  it('store nothing that was typed, because people sometimes type the password as the name', async () => {
    await signIn('my secret password', 'my secret password');
    const [line] = await lines();
    expect(line).toMatchObject({ action: 'sign-in.refused', objectId: '', objectName: '' });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('are a few lines for a flood of 1 500 guesses, and for one that lasts an hour [SEC-02]', async () => {
    const { username } = await createUser(server.db);
    await guess(1_500, username);
    expect(await countOf('sign-in.refused')).toBe(SIGN_IN_LIMITS.pair);
    const atOnce = await countOf('sign-in.throttled');
    expect(atOnce).toBeGreaterThan(0);
    expect(atOnce).toBeLessThanOrEqual(2);
    for (let minute = 0; minute < 60; minute += 1) {
      server.advance(60_000);
      await guess(3, username);
    }
    expect((await lines()).length).toBeLessThanOrEqual(6 * (SIGN_IN_LIMITS.pair + 2));
  });

  it('that the flood gate refuses are recorded once, with their number', async () => {
    await Promise.all(Array.from({ length: FLOOD_LIMIT.requests + 50 }, () => signIn('', '')));
    // No response waits for the line.
    let recorded = await lines();
    while (recorded.length === 0) recorded = await lines();
    expect(recorded).toMatchObject([
      { action: 'sign-in.throttled', objectId: '', after: { requests: FLOOD_LIMIT.requests, seconds: 5 } },
    ]);
  });

  it('are bounded if they come from many places, and the last line says so', async () => {
    const log = createAttemptLog({ db: server.db, clock: server.now, log: app.log });
    for (let n = 0; n < LINES_IN_WINDOW + 20; n += 1) await log.refused({ address: `10.0.1.${n % 250}` });
    const listed = await lines();
    expect(listed).toHaveLength(LINES_IN_WINDOW);
    expect(listed.filter(({ after }) => after?.['isLastListed'] === true)).toHaveLength(1);
    server.advance(WINDOW_MS);
    await log.refused({ address: '10.0.2.1' });
    expect(await lines()).toHaveLength(LINES_IN_WINDOW + 1);
  });
});
