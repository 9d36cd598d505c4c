import { desc, eq } from 'drizzle-orm';

import type { LoginResponse, NewDevice, OwnSession } from '@contract';

import { auditLog } from '../../db/schema';
import { createUser, PASSWORD } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const HOUR_MS = 3_600_000;

describe('one’s own sessions', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const signIn = async (email: string, agent: string) => {
    const body = { email, password: PASSWORD };
    const headers = { 'user-agent': agent };
    const answer = await server.call<LoginResponse>('/api/auth/sign-in', { method: 'POST', body, headers });
    if (!answer.body.data) throw new Error('The sign-in was refused.');
    return answer.body.data;
  };
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const list = async (token: string) =>
    (await server.call<OwnSession[]>('/api/account/sessions', { headers: as(token) })).body.data ?? [];
  const end = (token: string, id = '') =>
    server.call(`/api/account/sessions${id && `/${id}`}`, { method: 'DELETE', headers: as(token) });
  const news = async (token: string) =>
    (await server.call<NewDevice[]>('/api/account/new-devices', { headers: as(token) })).body.data ?? [];
  const isGood = async (token: string) =>
    (await server.call('/api/auth/me', { headers: as(token) })).status === 200;

  it('are listed with browser, network, first and last seen, this one marked [ACC-04]', async () => {
    const { username } = await createUser(server.db);
    const there = await signIn(username, FIREFOX);
    server.advance(HOUR_MS / 2);
    const here = await signIn(username, CHROME);
    const started = '2026-03-18T05:00:00.000Z';
    expect(await list(here.token)).toEqual([
      expect.objectContaining({ browser: 'Chrome on Windows', network: '127.0.0.0/24', isCurrent: true }),
      expect.objectContaining({ browser: 'Firefox on Linux', isCurrent: false, lastSeenAt: started }),
    ]);
    server.advance(60_000);
    const body = { refreshToken: there.refreshToken };
    await server.call('/api/auth/refresh', { method: 'POST', body });
    const [renewed] = await list(here.token);
    expect(renewed).toMatchObject({ createdAt: started, lastSeenAt: '2026-03-18T05:31:00.000Z' });
  });

  it('end one by one, or all others at once [ACC-04]', async () => {
    const { username } = await createUser(server.db);
    const [a, b, c] = [
      await signIn(username, CHROME),
      await signIn(username, FIREFOX),
      await signIn(username, ''),
    ];
    const one = (await list(a.token)).find(({ browser }) => browser === 'Firefox on Linux');
    expect((await end(a.token, one?.id)).status).toBe(200);
    expect([await isGood(a.token), await isGood(b.token), await isGood(c.token)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await end(a.token, one?.id)).status).toBe(404);
    expect((await end(a.token)).status).toBe(200);
    expect([await isGood(a.token), await isGood(c.token)]).toEqual([true, false]);
  });

  it('cannot be seen or ended by anybody else [ACC-04]', async () => {
    const [mine, theirs] = [await createUser(server.db), await createUser(server.db)];
    const [own, other] = [await signIn(mine.username, CHROME), await signIn(theirs.username, CHROME)];
    const [session] = await list(other.token);
    expect(await list(own.token)).toHaveLength(1);
    expect((await end(own.token, session?.id)).status).toBe(404);
    await end(own.token);
    expect(await isGood(other.token)).toBe(true);
  });

  it('from a new device are logged and shown to the other sessions until confirmed [ACC-04]', async () => {
    const { username, id } = await createUser(server.db);
    const known = await signIn(username, CHROME);
    expect(await news(known.token)).toEqual([]);
    const fresh = await signIn(username, FIREFOX);
    const [, told] = await server.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(told).toMatchObject({
      action: 'sign-in.new-device',
      actorId: id,
      after: { browser: 'Firefox on Linux' },
    });
    expect(await news(fresh.token)).toEqual([]);
    const device = {
      browser: 'Firefox on Linux',
      network: '127.0.0.0/24',
      firstSeenAt: server.now().toISOString(),
    };
    expect(await news(known.token)).toEqual([device]);
    // The notice stays even if the new session has ended.
    await end(known.token);
    expect(await news(known.token)).toEqual([device]);
    const dismissed = { method: 'DELETE', headers: as(known.token) } as const;
    expect((await server.call('/api/account/new-devices', dismissed)).status).toBe(200);
    expect(await news(known.token)).toEqual([]);
    await signIn(username, FIREFOX);
    expect(await news(known.token)).toEqual([]);
    const lines = await server.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(lines.filter(({ action }) => action === 'sign-in.new-device')).toHaveLength(1);
  });
});
