import { eq } from 'drizzle-orm';

import { PRESETS, type ProviderLink, type User } from '@contract';

import { auditLog, providerLinks } from '../../db/schema';
import { PASSWORD } from '../../testing/factories';
import { storePasskey } from '../../testing/passkey-device';
import { useProvider } from '../../testing/provider-calls';
import { type TestServer, useTestServer } from '../../testing/test-server';

const MINUTE_MS = 60_000;

describe('the link of an account to the provider', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const { setup, passwordOf, linked, actions } = useProvider(() => server);

  it('logs which link a new one replaced [CON-06]', async () => {
    const console = await setup();
    const { user } = await linked(console);
    await server.db.update(providerLinks).set({ subject: 'of before', email: 'before@newsdesk.example' });
    await console.signIn(user.email);
    const { token = '' } = (await passwordOf(console, user)).body.data ?? {};
    await console.call('POST', '/api/auth/oidc/link', { token });
    const lines = await server.db.select().from(auditLog).where(eq(auditLog.action, 'provider.linked'));
    expect(lines.map(({ before, after }) => ({ before, after }))).toMatchObject([
      { before: null, after: { email: user.email } },
      { before: { provider: 'Example ID', email: 'before@newsdesk.example' }, after: { email: user.email } },
    ]);
    expect(await server.db.$count(providerLinks)).toBe(1);
  });

  it('shows the link to its owner, who can remove it with a fresh proof while a password signs in [CON-06]', async () => {
    const console = await setup({ creates: PRESETS.writer });
    const { user, token } = await linked(console);
    const url = '/api/account/provider';
    const shown = await console.call<ProviderLink>('GET', url, { token });
    expect(shown.body.data).toEqual({
      email: user.email,
      linkedAt: server.now().toISOString(),
      canRemove: true,
    });
    server.advance(11 * MINUTE_MS);
    expect(await console.call('DELETE', url, { token })).toMatchObject({
      status: 403,
      body: { needsProof: true },
    });
    await console.call('POST', '/api/auth/step-up', { token, body: { password: PASSWORD } });
    expect((await console.call('DELETE', url, { token })).status).toBe(200);
    expect((await actions())[0]).toBe('provider.unlinked');
    expect(console.letters.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: user.email, subject: expect.stringContaining('is linked to a provider') },
      { to: user.email, subject: expect.stringContaining('no longer linked to a provider') },
    ]);
    expect((await console.call('GET', url, { token })).body.data).toBeNull();
    expect((await console.open().signIn(user.email)).body.data?.prove).toEqual({ email: user.email });
  });

  it('never removes the only way to sign in [CON-06]', async () => {
    const console = await setup({ creates: PRESETS.writer });
    const { body } = await console.signIn('newcomer@newsdesk.example');
    const { token = '' } = body.data ?? {};
    const link = await console.call<ProviderLink>('GET', '/api/account/provider', { token });
    expect(link.body.data?.canRemove).toBe(false);
    await server.db.execute(`UPDATE sessions SET proven_at = '${server.now().toISOString()}'`);
    expect((await console.call('DELETE', '/api/account/provider', { token })).status).toBe(409);
    expect(await server.db.$count(providerLinks)).toBe(1);

    const { id = 0 } = (await console.call<User>('GET', '/api/auth/me', { token })).body.data ?? {};
    await storePasskey(server.db, id, server.now());
    const shown = await console.call<ProviderLink>('GET', '/api/account/provider', { token });
    expect(shown.body.data?.canRemove).toBe(true);
    expect((await console.call('DELETE', '/api/account/provider', { token })).status).toBe(200);
  });

  it('does not take a sign-in by an old session of the provider for a fresh proof [CON-06]', async () => {
    const console = await setup();
    const { user } = await linked(console);
    const { body } = await console.open().signIn(user.email);
    const { token = '' } = body.data ?? {};
    expect((await console.call('DELETE', '/api/account/provider', { token })).status).toBe(403);
  });
});
