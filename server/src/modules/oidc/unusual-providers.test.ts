import { desc, eq } from 'drizzle-orm';

import { type LoginResponse, PRESETS, type ProviderLink } from '@contract';

import { auditLog, users } from '../../db/schema';
import type { App } from '../../http/app-instance';
import type { OidcConfig } from '../../settings/oidc-config';
import { createUser, PASSWORD } from '../../testing/factories';
import { openLyingProvider, settingsFor } from '../../testing/lying-provider';
import { openConsole } from '../../testing/provider-journey';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { SIGN_IN_LIMITS } from '../auth/sign-in/sign-in';

const EMAIL = 'malee@newsdesk.example';

describe('sign-in by a provider', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  let provider: Awaited<ReturnType<typeof openLyingProvider>>;
  const apps: App[] = [];
  beforeEach(async () => void (provider = await openLyingProvider()));
  afterEach(async () => {
    await provider.close();
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  const setup = async (settings: Partial<OidcConfig> = {}) => {
    const oidc = { ...settingsFor(provider), ...settings };
    const app = await server.build({ oidc });
    apps.push(app);
    const open = () => {
      const console = openConsole(app);
      const visit = async () => console.comeBack(provider.leadBack(await console.start()));
      const signIn = async () => {
        await visit();
        return console.finish();
      };
      return { ...console, visit, signIn };
    };
    return { open, ...open() };
  };
  const actions = async () =>
    (await server.db.select({ action: auditLog.action }).from(auditLog).orderBy(desc(auditLog.id))).map(
      ({ action }) => action,
    );

  it.each([
    ['people who cancel', 'error=access_denied'],
    ['its own failures', 'error=server_error'],
  ])('is not closed to a place by %s [CON-06]', async (_what, answer) => {
    const { open } = await setup();
    await createUser(server.db, { email: EMAIL });
    for (let count = 0; count <= SIGN_IN_LIMITS.address; count += 1) {
      const console = open();
      server.advance(1_000);
      const state = new URL(await console.start()).searchParams.get('state');
      await console.comeBack(new URL(`http://newsdesk/api/auth/oidc/callback?state=${state}&${answer}`));
    }
    expect((await open().signIn()).body.data?.prove).toEqual({ email: EMAIL });
  });

  it('shows and removes a link whose issuer the settings spell otherwise [CON-06]', async () => {
    const user = await createUser(server.db, { email: EMAIL });
    const { signIn, call } = await setup({ issuer: `${provider.issuer}/` });
    await signIn();
    const body = { email: user.username, password: PASSWORD };
    const { token = '' } = (await call<LoginResponse>('POST', '/api/auth/sign-in', { body })).body.data ?? {};
    await call('POST', '/api/auth/oidc/link', { token });
    const link = await call<ProviderLink>('GET', '/api/account/provider', { token });
    expect(link.body.data).toMatchObject({ email: EMAIL, canRemove: true });
    expect((await call('DELETE', '/api/account/provider', { token })).status).toBe(200);
  });

  it('takes an e-mail as confirmed only from where it is called so [CON-06]', async () => {
    await createUser(server.db, { email: EMAIL });
    const { open } = await setup();
    provider.tells({ claims: (honest) => ({ ...honest, email: EMAIL }) });
    expect((await open().signIn()).body.data?.prove).toEqual({ email: EMAIL });
    provider.tells({
      claims: (honest) => ({ ...honest, email: 'other@newsdesk.example', email_verified: false }),
    });
    expect((await open().signIn()).body.message).toMatch(/confirmed/);
    provider.tells({ userInfo: { email: 'no address at all' } });
    expect((await open().signIn()).body.message).toMatch(/confirmed/);
  });

  it('fails in words with a name or an id that cannot be stored [CON-06]', async () => {
    const { open } = await setup({ creates: PRESETS.writer });
    provider.tells({ userInfo: { name: 'a\u0000b', preferred_username: 'boss＠newsdesk.example' } });
    expect((await open().signIn()).status).toBe(200);
    const [made] = await server.db.select().from(users).where(eq(users.email, EMAIL));
    expect(made).toMatchObject({ username: 'boss', displayName: 'boss' });
    provider.tells({
      claims: (honest) => ({ ...honest, sub: 'x'.repeat(300) }),
      userInfo: { sub: 'x'.repeat(300) },
    });
    expect((await open().signIn()).body.message).toMatch(/could not be verified/);
  });

  it('makes one account for two tabs that come back at once [CON-06]', async () => {
    const { open } = await setup({ creates: PRESETS.writer });
    const tabs = [open(), open()];
    for (const { visit } of tabs) await visit();
    const answers = await Promise.all(tabs.map(({ finish }) => finish()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.db.$count(users, eq(users.email, EMAIL))).toBe(1);
  });

  it('is in the audit log where it is refused [CON-06]', async () => {
    const { open } = await setup();
    expect((await open().signIn()).status).toBe(409);
    expect(await actions()).toEqual(['sign-in.refused']);
    const { id } = await createUser(server.db, { email: EMAIL });
    await server.db.update(users).set({ disabledAt: server.now() }).where(eq(users.id, id));
    await open().signIn();
    expect(await actions()).toEqual(['sign-in.refused', 'sign-in.refused']);
  });
});
