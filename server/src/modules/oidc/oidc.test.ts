import { eq } from 'drizzle-orm';

import { type LoginResponse, PRESETS, type User } from '@contract';

import { providerLinks, providerSignIns, users } from '../../db/schema';
import { setUpSecondFactor } from '../../testing/authenticator';
import { createUser } from '../../testing/factories';
import { addPasskey } from '../../testing/passkey-device';
import { openBrowser } from '../../testing/provider';
import { type ProviderConsole, useProvider } from '../../testing/provider-calls';
import { NO_PROVIDER, PUBLIC_URL, type TestServer, useTestServer } from '../../testing/test-server';

const MINUTE_MS = 60_000;

describe('sign-in by a provider', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const { providerOf, setup, passwordOf, linked, actions, owner } = useProvider(() => server);

  it('links an account once its person has proved it, and signs in by the provider from then on [CON-06]', async () => {
    const console = await setup();
    const user = await createUser(server.db);
    const first = await console.signIn(user.email, '/news?page=2');
    expect(first).toMatchObject({
      status: 200,
      body: { data: { token: '', refreshToken: '', to: '/news?page=2', prove: { email: user.email } } },
    });
    expect(await server.db.$count(providerLinks)).toBe(0);

    const { token = '' } = (await passwordOf(console, user)).body.data ?? {};
    expect((await console.call('POST', '/api/auth/oidc/link', { token })).status).toBe(200);
    expect((await actions())[0]).toBe('provider.linked');
    expect(console.letters.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: user.email, subject: expect.stringContaining('linked to a provider') },
    ]);

    const { status, body } = await console.open().signIn(user.email);
    expect({ status, to: body.data?.to }).toEqual({ status: 200, to: '/dashboard' });
    expect(await owner(console, body.data?.token)).toBe(user.id);
    expect((await actions())[0]).toBe('sign-in.by-provider');
    expect(await server.db.$count(providerSignIns)).toBe(0);
  });

  it('stays linked when the provider’s e-mail belongs to another account [CON-06]', async () => {
    const console = await setup();
    const { user } = await linked(console);
    const email = 'renamed@newsdesk.example';
    await server.db.update(users).set({ email, emailKey: email }).where(eq(users.id, user.id));
    await createUser(server.db, { email: user.email });
    const { body } = await console.open().signIn(user.email);
    expect(await owner(console, body.data?.token)).toBe(user.id);
  });

  it('links nothing for the password of another account, in another browser, or later [CON-06]', async () => {
    const console = await setup();
    const [user, other] = [await createUser(server.db), await createUser(server.db)];
    await console.signIn(user.email);
    const link = async (by: Pick<ProviderConsole, 'call'>, who: User) => {
      const { token = '' } = (await passwordOf(by, who)).body.data ?? {};
      return (await by.call('POST', '/api/auth/oidc/link', { token })).status;
    };
    expect(await link(console, other)).toBe(409);
    expect(await link(console.open(), user)).toBe(409);
    server.advance(11 * MINUTE_MS);
    expect(await link(console, user)).toBe(409);
    expect(await server.db.$count(providerLinks)).toBe(0);
  });

  it('keeps the second step of a person who has a second factor [CON-06]', async () => {
    const console = await setup();
    const { user } = await linked(console);
    const { codeAt } = await setUpSecondFactor(server, user.id);
    const { body } = await console.open().signIn(user.email);
    expect(body.data).toMatchObject({ token: '', refreshToken: '', challenge: expect.any(String) });
    server.advance(MINUTE_MS);
    const second = await console.call<LoginResponse>('POST', '/api/auth/sign-in/second-factor', {
      body: { challenge: body.data?.challenge, code: codeAt() },
    });
    expect(await owner(console, second.body.data?.token)).toBe(user.id);
  });

  it.each([
    ['nobody has', 'stranger@newsdesk.example', /no account with the e-mail address stranger@/],
    ['is not confirmed', 'unconfirmed@newsdesk.example', /has not confirmed/],
  ])('refuses somebody whose e-mail %s [CON-06]', async (_what, email, message) => {
    const console = await setup();
    await createUser(server.db, { email: 'unconfirmed@newsdesk.example' });
    expect(await console.signIn(email)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(message) },
    });
    expect(await server.db.$count(users)).toBe(1);
  });

  it('creates an account with the permissions of the preset if it is set so [CON-06]', async () => {
    const console = await setup({ creates: PRESETS.deskEditor });
    await createUser(server.db, { username: 'somchai' });
    const { body } = await console.signIn('somchai@newsdesk.example');
    const { body: me } = await console.call<User>('GET', '/api/auth/me', { token: body.data?.token ?? '' });
    expect(me.data).toMatchObject({
      username: 'somchai2',
      email: 'somchai@newsdesk.example',
      displayName: 'คุณ somchai',
      permission: PRESETS.deskEditor,
    });
    expect((await actions()).slice(0, 2)).toEqual(['sign-in.by-provider', 'user.created-by-provider']);
    // Nobody can sign in with a password that does not exist.
    const guess = { email: 'somchai2', password: 'none' };
    expect((await console.call('POST', '/api/auth/sign-in', { body: guess })).status).toBe(400);
    const again = await console.open().signIn('somchai@newsdesk.example');
    expect(await owner(console, again.body.data?.token)).toBe(me.data?.id);
  });

  it('refuses a disabled account, and one that has no password to prove it with [CON-06]', async () => {
    const console = await setup();
    const { user } = await linked(console);
    await server.db.update(users).set({ disabledAt: server.now() }).where(eq(users.id, user.id));
    const disabled = { status: 409, body: { message: expect.stringContaining('disabled') } };
    expect(await console.open().signIn(user.email)).toMatchObject(disabled);
    expect((await actions())[0]).toBe('sign-in.refused');
    const invited = await createUser(server.db);
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, invited.id));
    expect(await (await setup()).signIn(invited.email)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('no password yet') },
    });
  });

  it('gives the outcome once, to the browser that began, within ten minutes [CON-06]', async () => {
    const console = await setup();
    const { user } = await linked(console);
    const over = { status: 409, body: { message: expect.stringContaining('began in another browser') } };
    const browser = openBrowser();

    // The address of somebody who wants others to work in their account.
    const attacker = console.open();
    const back = await browser.signIn(await attacker.start(), user.email);
    const victim = console.open();
    await victim.start();
    expect(await victim.comeBack(back)).toBe('/sign-in#provider');
    expect(await victim.finish()).toMatchObject(over);

    expect(await attacker.comeBack(back)).toBe('/sign-in#provider');
    expect((await attacker.finish()).status).toBe(200);
    await attacker.comeBack(back);
    expect(await attacker.finish()).toMatchObject(over);

    const slow = console.open();
    const late = await browser.signIn(await slow.start(), user.email);
    server.advance(11 * MINUTE_MS);
    await slow.comeBack(late);
    expect(await slow.finish()).toMatchObject(over);
  });

  it('tells a person who pressed Cancel there [CON-06]', async () => {
    const console = await setup();
    await console.comeBack(await openBrowser().cancel(await console.start()));
    expect(await console.finish()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cancelled') },
    });
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:1', ''])(
    'leads to no other website: %s [CON-06]',
    async (to) => {
      const { call } = await setup();
      expect((await call('POST', '/api/auth/oidc/start', { body: { to } })).status).toBe(400);
    },
  );

  it('asks with PKCE, state and nonce, and leads to the provider’s sign-out [CON-06]', async () => {
    const console = await setup();
    const asked = Object.fromEntries(new URL(await console.start()).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/api/auth/oidc/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { body } = await console.call<{ address: string }>('GET', '/api/auth/oidc/sign-out');
    const out = new URL(body.data?.address ?? '');
    expect(out.origin).toBe(providerOf().issuer);
    expect(out.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/sign-in`);
  });

  it('says that a provider which is down cannot be signed out of now [CON-06]', async () => {
    const console = await setup({ issuer: NO_PROVIDER.issuer });
    expect(await console.call('GET', '/api/auth/oidc/sign-out')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('does not answer at this moment') },
    });
  });

  it('is followed by the passkey of a person who must have a second factor [CON-06]', async () => {
    const console = await setup();
    const { user } = await linked(console);
    const strict = await setup({}, { twoFactor: 'all' });
    await addPasskey(server, user.id);
    const { body } = await strict.signIn(user.email);
    expect(body.data).toMatchObject({ token: '', challenge: expect.any(String), steps: ['passkey'] });
  });
});
