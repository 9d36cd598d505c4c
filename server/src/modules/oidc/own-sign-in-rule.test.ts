import type { ProviderLink, User } from '@contract';

import { createUser } from '../../testing/factories';
import { addPasskey, optionsOf } from '../../testing/passkey-device';
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
      status: 403,
      body: { message: expect.stringContaining('Passwords and passkeys are switched off') },
    };
    expect(await passwordOf(console, user)).toMatchObject(off);
    expect(await passwordOf(console, { username: 'nobody at all' })).toMatchObject(off);
    const { token } = await linked(console);
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
});
