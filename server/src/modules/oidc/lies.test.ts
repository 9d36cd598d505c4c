import { Writable } from 'node:stream';

import { signInAttempts } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { createUser } from '../../testing/factories';
import { type Lie, openLyingProvider, settingsFor } from '../../testing/lying-provider';
import { openConsole } from '../../testing/provider-journey';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { createProvider } from './provider';

const EMAIL = 'malee@newsdesk.example';
const UNTRUSTED = /could not be verified/;
const UNREACHABLE = /does not answer/;

const ago = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

describe('a provider that lies', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  let provider: Awaited<ReturnType<typeof openLyingProvider>>;
  const apps: App[] = [];
  beforeEach(async () => void (provider = await openLyingProvider()));
  afterEach(async () => {
    await provider.close();
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  const setup = async () => {
    await createUser(server.db, { email: EMAIL });
    let log = '';
    const logStream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        log += String(line);
        done();
      },
    });
    const app = await server.build({ oidc: settingsFor(provider), logLevel: 'info', logStream });
    apps.push(app);
    const console = openConsole(app);
    const signIn = async () => {
      await console.comeBack(provider.leadBack(await console.start()));
      return console.finish();
    };
    return { ...console, app, signIn, log: () => log };
  };

  it('signs in as long as it tells the truth, with a clock that differs a little [CON-06]', async () => {
    const { signIn } = await setup();
    provider.tells({ claims: (honest) => ({ ...honest, iat: ago(-30), exp: ago(20) }) });
    expect((await signIn()).body.data?.prove).toEqual({ email: EMAIL });
  });

  const LIES: [string, Lie][] = [
    ['another issuer in the token', { claims: (honest) => ({ ...honest, iss: 'https://other.example' }) }],
    ['a token for another client', { claims: (honest) => ({ ...honest, aud: 'another' }) }],
    ['another nonce', { claims: (honest) => ({ ...honest, nonce: 'another' }) }],
    ['no nonce', { claims: ({ nonce: _none, ...honest }) => honest }],
    ['an expired token', { claims: (honest) => ({ ...honest, exp: ago(120) }) }],
    ['a token without an end', { claims: ({ exp: _none, ...honest }) => honest }],
    ['a token without a person', { claims: ({ sub: _none, ...honest }) => honest }],
    ['a token of another key', { isForged: true }],
    ['another person’s e-mail', { userInfo: { sub: 'somebody' } }],
    [
      'no ID token',
      {
        answers: {
          '/token': (response) =>
            void response
              .writeHead(200, { 'content-type': 'application/json' })
              .end('{"access_token":"x","token_type":"Bearer"}'),
        },
      },
    ],
    [
      'words that are no JSON',
      { answers: { '/token': (response) => void response.writeHead(200).end('<p>') } },
    ],
    [
      'an answer without an end',
      {
        answers: {
          '/token': (response) => {
            response.writeHead(200, { 'content-type': 'application/json' });
            response.end('x'.repeat(2_000_000));
          },
        },
      },
    ],
    [
      'a redirect elsewhere',
      {
        answers: {
          '/token': (response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
        },
      },
    ],
  ];
  it.each(LIES)('is not believed: %s [CON-06]', async (_what, lie) => {
    const { signIn, log } = await setup();
    provider.tells(lie);
    expect(await signIn()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(UNTRUSTED) },
    });
    expect(log()).toContain('A sign-in by the provider of OpenID Connect failed');
    expect(log()).not.toContain(settingsFor(provider).clientSecret);
  });

  it.each([
    ['denied', { email_verified: false }],
    ['a word', { email_verified: 'true' }],
    ['missing', { email_verified: undefined }],
    ['of no e-mail', { email: undefined }],
  ])('is asked to confirm the e-mail: %s [CON-06]', async (_what, userInfo) => {
    const { signIn } = await setup();
    provider.tells({ userInfo });
    expect((await signIn()).body.message).toMatch(/has not confirmed/);
  });

  it('takes a code once, also when the same answer comes again [CON-06]', async () => {
    const { start, comeBack, finish } = await setup();
    const back = provider.leadBack(await start());
    await comeBack(back);
    const other = await start();
    const replayed = new URL(back);
    replayed.searchParams.set('state', new URL(other).searchParams.get('state') ?? '');
    await comeBack(replayed);
    expect((await finish()).body.message).toMatch(UNTRUSTED);
  });

  it.each([
    ['another issuer', { metadata: { issuer: 'https://other.example' } }],
    [
      'words that are no JSON',
      { answers: { '/.well-known/openid-configuration': (response) => void response.end('<p>') } },
    ],
    [
      'an error of its own',
      { answers: { '/.well-known/openid-configuration': (response) => void response.writeHead(502).end() } },
    ],
  ] satisfies [string, Lie][])(
    'cannot be used, until it describes itself right: %s [CON-06]',
    async (_what, lie) => {
      const { call, signIn } = await setup();
      provider.tells(lie);
      expect(await call('POST', '/api/auth/oidc/start', { body: { to: '/' } })).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(UNREACHABLE) },
      });
      provider.tells({});
      expect((await signIn()).status).toBe(200);
    },
  );

  it('that goes away meanwhile is named, and the person can begin again [CON-06]', async () => {
    const { signIn } = await setup();
    provider.tells({ answers: { '/token': (response) => void response.destroy() } });
    expect((await signIn()).body.message).toMatch(UNREACHABLE);
    provider.tells({});
    expect((await signIn()).status).toBe(200);
  });

  it('that answers slowly is given up [CON-06]', async () => {
    const limitMs = 50;
    provider.tells({ answers: { '/.well-known/openid-configuration': () => undefined } });
    const slow = createProvider({
      config: settingsFor(provider),
      publicUrl: 'https://newsdesk.example',
      limitMs,
    });
    await expect(slow.begin('secret')).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('is not asked after too many failed sign-ins from one place [CON-06]', async () => {
    const { start, comeBack, finish } = await setup();
    const until = new Date(server.now().getTime() + 60_000);
    await server.db.insert(signInAttempts).values({ key: 'provider:127.0.0.1', count: 100, until });
    await comeBack(provider.leadBack(await start()));
    expect((await finish()).body.message).toMatch(/Too many failed sign-ins/);
  });
});
