import { desc } from 'drizzle-orm';

import type { LoginResponse, User } from '@contract';

import { auditLog } from '../db/schema';
import type { App } from '../http/app-instance';
import type { Letter } from '../modules/mail/mailer';
import type { OidcConfig } from '../settings/oidc-config';

import { createUser, PASSWORD } from './factories';
import { CLIENT, openBrowser, openProvider } from './provider';
import { openConsole } from './provider-journey';
import { PUBLIC_URL, type TestServer } from './test-server';

/** A real provider for a test file, and the calls of its tests on the server of the test. */
export const useProvider = (serverOf: () => TestServer) => {
  let provider: Awaited<ReturnType<typeof openProvider>>;
  beforeAll(async () => void (provider = await openProvider(PUBLIC_URL)));
  afterAll(() => provider.close());

  const apps: App[] = [];
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

  /** A server with the provider, the browser of a person, and the letters that were sent. */
  const setup = async (
    settings: Partial<OidcConfig> = {},
    others: Parameters<TestServer['build']>[0] = {},
  ) => {
    const letters: Letter[] = [];
    const app = await serverOf().build({
      ...others,
      oidc: {
        issuer: provider.issuer,
        clientId: CLIENT.id,
        clientSecret: CLIENT.secret,
        name: 'Example ID',
        scopes: 'openid email profile',
        creates: undefined,
        passwordsOnlyFor: undefined,
        ...settings,
      },
      mailer: async (letter) => void letters.push(letter),
    });
    apps.push(app);
    const browser = openBrowser();
    const open = () => {
      const console = openConsole(app);
      /** From the button to the outcome. */
      const signIn = async (login: string, to?: string) => {
        const back = await browser.signIn(await console.start(to), login);
        await console.comeBack(back);
        return console.finish();
      };
      return { ...console, signIn };
    };
    return { app, open, letters, ...open() };
  };

  type Console = Awaited<ReturnType<typeof setup>>;

  const passwordOf = (console: Pick<Console, 'call'>, { username }: Pick<User, 'username'>) =>
    console.call<LoginResponse>('POST', '/api/auth/sign-in', {
      body: { email: username, password: PASSWORD },
    });

  /** A person whose account is linked. */
  const linked = async (console: Pick<Console, 'call' | 'signIn'>, values: Partial<User> = {}) => {
    const user = await createUser(serverOf().db, values);
    await console.signIn(user.email);
    const { token = '' } = (await passwordOf(console, user)).body.data ?? {};
    const link = await console.call('POST', '/api/auth/oidc/link', { token });
    expect(link.status).toBe(200);
    return { user, token };
  };
  const actions = async () =>
    (await serverOf().db.select().from(auditLog).orderBy(desc(auditLog.id))).map(({ action }) => action);
  const owner = async (console: Pick<Console, 'call'>, token: string | undefined) =>
    (await console.call<User>('GET', '/api/auth/me', { token: token ?? '' })).body.data?.id;

  return { providerOf: () => provider, setup, passwordOf, linked, actions, owner };
};

/** A server with the provider, and the browser of a person. */
export type ProviderConsole = Awaited<ReturnType<ReturnType<typeof useProvider>['setup']>>;
