import { eq } from 'drizzle-orm';

import { users } from '../db/schema';
import { NO_PASSWORD } from '../modules/auth/password';
import { createUser } from '../testing/factories';
import { openLyingProvider } from '../testing/lying-provider';
import { NO_PROVIDER, type TestServer, useTestServer } from '../testing/test-server';

import { passwordFindings, providerFindings } from './of-provider';

const publicUrl = 'https://newsdesk.example';
const states = (found: { state: string }[]) => found.map(({ state }) => state);

describe('the examination of the provider', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('finds one that answers, one that is another, and none [CON-06]', async () => {
    const provider = await openLyingProvider();
    const oidc = { ...NO_PROVIDER, issuer: provider.issuer };
    expect(states(await providerFindings({ oidc, publicUrl }))).toEqual(['fine']);
    provider.tells({ metadata: { issuer: 'https://other.example' } });
    expect(states(await providerFindings({ oidc, publicUrl }))).toEqual(['wrong']);
    await provider.close();
    expect(states(await providerFindings({ oidc, publicUrl }))).toEqual(['wrong']);
    expect(await providerFindings({ oidc: undefined, publicUrl })).toEqual([]);
  });

  it('finds out whether the account exists that still signs in with a password [CON-06]', async () => {
    const oidc = { ...NO_PROVIDER, passwordsOnlyFor: 'keeper' };
    expect(states(await passwordFindings(server.db, { oidc }))).toEqual(['wrong']);
    await createUser(server.db, { username: 'Keeper' });
    expect(states(await passwordFindings(server.db, { oidc }))).toEqual(['fine']);
    expect(await passwordFindings(server.db, { oidc: NO_PROVIDER })).toEqual([]);
  });

  it('is not content with an account that has no password, because it came by the provider [CON-06]', async () => {
    const { id } = await createUser(server.db, { username: 'keeper' });
    await server.db.update(users).set({ passwordHash: NO_PASSWORD }).where(eq(users.id, id));
    const oidc = { ...NO_PROVIDER, passwordsOnlyFor: 'keeper' };
    expect(states(await passwordFindings(server.db, { oidc }))).toEqual(['wrong']);
  });
});
