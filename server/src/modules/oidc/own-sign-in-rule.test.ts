import { asc, desc } from 'drizzle-orm';

import type { ProviderLink, User } from '@contract';

import { auditLog } from '../../db/schema';
import { createUser, PASSWORD } from '../../testing/factories';
import { addPasskey, optionsOf, storePasskey } from '../../testing/passkey-device';
import { useProvider } from '../../testing/provider-calls';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('a provider that replaces passwords', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { setup, passwordOf, linked } = useProvider(() => server);

  it('signs in with a password only one account if it is set so, and whoever is about to link theirs [CON-06]', async () => {
    const named = await createUser(server.db, { username: 'keeper' });
    const console = await setup({ passwordsOnlyFor: 'Keeper' });
    const user = await createUser(server.db);
    expect((await passwordOf(console, named)).status).toBe(200);
    const off = {
      status: 400,
      body: { errors: { password: expect.stringContaining('Please sign in with Example ID') } },
    };
    expect(await passwordOf(console, user)).toMatchObject(off);
    const { token, user: linkedUser } = await linked(console);
    await storePasskey(server.db, linkedUser.id, server.now());
    const link = await console.call<ProviderLink>('GET', '/api/account/provider', { token });
    expect(link.body.data?.canRemove).toBe(false);
    expect(await passwordOf(console, user)).toMatchObject(off);
  });

  it('lets no passkey pass it by where passwords are off, except that of the named account [CON-06]', async () => {
    const [named, other] = [await createUser(server.db, { username: 'keeper' }), await createUser(server.db)];
    const console = await setup({ passwordsOnlyFor: 'keeper' });
    const statusOf = async ({ id }: User) => {
      const { device } = await addPasskey(server, id);
      const options = await optionsOf(server, '/api/auth/sign-in/passkey/start', { body: {} });
      const body = { passkey: device.use(options) };
      return (await console.call('POST', '/api/auth/sign-in/passkey', { body })).status;
    };
    expect([await statusOf(named), await statusOf(other)]).toEqual([200, 403]);
  });

  it('answers every password that does not sign in the same, logs it and counts it [CON-06]', async () => {
    const [named, other] = [await createUser(server.db, { username: 'keeper' }), await createUser(server.db)];
    const console = await setup({ passwordsOnlyFor: 'keeper' });
    const attempt = (email: string, password: string) =>
      console.call('POST', '/api/auth/sign-in', { body: { email, password } });
    const answers = [
      await attempt('keeper', 'a wrong password'),
      await attempt(other.username, PASSWORD),
      await attempt(other.username, 'a wrong password'),
      await attempt('nobody at all', PASSWORD),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const lines = await server.db.select().from(auditLog).orderBy(asc(auditLog.id));
    const whose = lines.map(({ action, objectId }) => [action, objectId]);
    expect(whose).toEqual([named.id, other.id, other.id, ''].map((id) => ['sign-in.refused', String(id)]));
    for (let n = 0; n < 10; n += 1) await attempt(other.username, PASSWORD);
    expect((await attempt(other.username, PASSWORD)).status).toBe(429);
  });

  it('logs a passkey that does not sign in [CON-06]', async () => {
    const { id } = await createUser(server.db);
    const console = await setup({ passwordsOnlyFor: 'keeper' });
    const { device } = await addPasskey(server, id);
    const options = await optionsOf(server, '/api/auth/sign-in/passkey/start', { body: {} });
    const body = { passkey: device.use(options) };
    expect((await console.call('POST', '/api/auth/sign-in/passkey', { body })).status).toBe(403);
    expect(await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)).toMatchObject([
      { action: 'sign-in.refused', objectId: String(id), after: { step: 'passkey' } },
    ]);
  });
});
