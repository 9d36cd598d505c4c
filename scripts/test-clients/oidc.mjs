import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { signIn } from '../../bench/soak/newsroom.mjs';
import { steadyPort } from '../../bench/soak/people/instances.mjs';
import { ADMIN, createAdmin, startServer } from '../../bench/soak/server-process.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLIENT = { id: 'newsdesk', secret: 'only-for-tests+/%=' };
const NEW = 'trai@newsdesk.example';
const UNCONFIRMED = 'unconfirmed@newsdesk.example';
/** For how long the keys of a provider are believed without another look, with some time to spare. */
const KEYS_LIMIT_MS = 90_000;

const startProvider = async (origin) => {
  const file = path.join(ROOT, 'server/src/testing/provider-process.mjs');
  const child = fork(file, [origin, CLIENT.id, CLIENT.secret], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [issuer] = await once(child, 'message');
  return {
    issuer,
    replaceKeys: async () => {
      child.send('new keys');
      await once(child, 'message');
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
};

/** A browser without script, for the pages of the provider and the calls of the console, which share its cookies. */
const openBrowser = (origin) => {
  const cookies = new Map();
  const send = async (url, options = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'accept-language': 'en', ...options.headers };
    const response = await fetch(url, { redirect: 'manual', ...options, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  /** Follows redirects at the provider, to a page of it or to where it leads back to. */
  const follow = async (url, form = undefined) => {
    const response = await send(url, form && { method: 'POST', body: new URLSearchParams(form) });
    const location = response.headers.get('location');
    if (location === null) return { url, page: await response.text() };
    const next = new URL(location, url);
    return next.origin === origin ? { url: next.href } : follow(next.href);
  };
  const call = async (method, at, body = undefined, token = undefined) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await send(origin + at, { method, headers, body: body && JSON.stringify(body) });
    return { status: response.status, ...(await response.json()) };
  };
  const start = async (to = '/news?page=2') => {
    const { data, message } = await call('POST', '/api/auth/oidc/start', { to });
    if (!data) throw new Error(message);
    return data.address;
  };
  /** Through the pages of the provider; resolves to the address that it leads back to. */
  const prove = async (address, login) => {
    const asked = await follow(address);
    if (asked.page === undefined) return asked.url;
    const consent = await follow(asked.url, { prompt: 'login', login, password: 'any' });
    return consent.page === undefined ? consent.url : (await follow(consent.url, { prompt: 'consent' })).url;
  };
  const comeBack = async (address) => (await send(address)).headers.get('location');
  const outcome = () => call('POST', '/api/auth/oidc/session');
  return {
    call,
    follow,
    start,
    prove,
    comeBack,
    outcome,
    signIn: async (login) => {
      await comeBack(await prove(await start(), login));
      return outcome();
    },
  };
};

const doctor = (settings) => {
  const command = [path.join(ROOT, 'server/dist/doctor.js')];
  return spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...settings },
  }).stdout;
};

const examineNewPerson = async (origin, expect) => {
  const browser = openBrowser(origin);
  const address = new URL(await browser.start());
  const asked = Object.fromEntries(address.searchParams);
  const isGuarded =
    asked.code_challenge_method === 'S256' && asked.state && asked.nonce && asked.response_type === 'code';
  expect(isGuarded, 'the provider is asked by the code flow with PKCE, state and nonce', asked);
  const back = await browser.prove(address.href, NEW);
  const led = await browser.comeBack(back);
  expect(
    led === '/sign-in#provider',
    'it leads back to the console, with nothing secret in the address',
    led,
  );
  const { data, message } = await browser.outcome();
  expect(
    data?.token && data.to === '/news?page=2',
    'the person is signed in, on the page that was asked for',
    message,
  );
  const { data: me } = await browser.call('GET', '/api/auth/me', undefined, data?.token);
  const isMade = me?.email === NEW && me.displayName === 'คุณ trai' && me.permission === 2;
  expect(isMade, 'with an account of that e-mail and Thai name, as the settings allow', me);
  await browser.comeBack(back);
  const again = await browser.outcome();
  expect(again.status === 409 && !again.data, 'the same answer of the provider is taken once', again);
  return { browser, token: data?.token, id: me?.id };
};

const examineLies = async (origin, expect) => {
  const browser = openBrowser(origin);
  const back = await browser.prove(await browser.start(), NEW);
  const changed = (name, value) => {
    const url = new URL(back);
    url.searchParams.set(name, value);
    return url.href;
  };
  const isRefused = ({ status, data }) => status === 409 && !data;

  await browser.comeBack(changed('state', 'A'.repeat(43)));
  const forged = await browser.outcome();
  expect(isRefused(forged), 'a wrong state is refused', forged);
  const other = openBrowser(origin);
  await other.start();
  await other.comeBack(back);
  const stolen = await other.outcome();
  expect(isRefused(stolen), 'and so is the sign-in of another browser', stolen);
  await browser.comeBack(back);
  const own = await browser.outcome();
  expect(own.data?.token, 'which the browser that began it can still end', own);

  const third = openBrowser(origin);
  const code = new URL(await third.prove(await third.start(), NEW));
  code.searchParams.set('code', 'A'.repeat(43));
  await third.comeBack(code.href);
  const guessed = await third.outcome();
  expect(isRefused(guessed), 'a code that the provider did not give is refused', guessed);
  const unconfirmed = await openBrowser(origin).signIn(UNCONFIRMED);
  expect(isRefused(unconfirmed), 'and so is an e-mail that it has not confirmed', unconfirmed);
};

const examineLink = async (origin, expect) => {
  const browser = openBrowser(origin);
  const found = await browser.signIn(ADMIN.email);
  const isAsked = found.data?.token === '' && found.data.prove?.email === ADMIN.email;
  expect(isAsked, 'an account with the e-mail is found, and its password asked for', found);
  const { email, password } = ADMIN;
  const { data } = await browser.call('POST', '/api/auth/sign-in', { email, password });
  const linked = await browser.call('POST', '/api/auth/oidc/link', undefined, data.token);
  expect(linked.status === 200, 'after which it is linked', linked);
  const { data: next } = await browser.signIn(ADMIN.email);
  const { data: me } = await browser.call('GET', '/api/auth/me', undefined, next?.token);
  expect(me?.username === ADMIN.username, 'from then on the provider alone signs in', me);
};

const examineSignOut = async (origin, { browser, token }, expect) => {
  await browser.call('POST', '/api/auth/sign-out', undefined, token);
  const { status } = await browser.call('GET', '/api/auth/me', undefined, token);
  expect(status === 401, 'who signs out is signed out', status);
  const { data } = await browser.call('GET', '/api/auth/oidc/sign-out');
  const asked = await browser.follow(data.address);
  const xsrf = /name="xsrf" value="(\w+)"/.exec(asked.page ?? '')?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(asked.page ?? '')?.[1] ?? asked.url;
  const left = await browser.follow(action, { xsrf, logout: 'yes' });
  const isLed = left.url.startsWith(`${origin}/sign-in`);
  expect(isLed, 'signing out of the provider too leads back to sign-in', [left.url, left.page]);
  const next = await browser.follow(await browser.start());
  expect(next.page?.includes('name="login"'), 'and the provider asks who it is again', next.url);
};

const examineKeys = async (origin, provider, { id }, expect) => {
  await provider.replaceKeys();
  const began = Date.now();
  for (;;) {
    const browser = openBrowser(origin);
    const { data, message } = await browser.signIn(NEW);
    const seconds = Math.round((Date.now() - began) / 1_000);
    if (data) {
      const { data: me } = await browser.call('GET', '/api/auth/me', undefined, data.token);
      return expect(me.id === id, `the provider replaces its key: it is known after ${seconds} s`, me);
    }
    if (Date.now() - began > KEYS_LIMIT_MS)
      return expect(false, 'the new key of the provider is known', message);
    await wait(10_000);
  }
};

/** People sign in by a provider of OpenID Connect, set up as docs/operations.md says. */
export const examineOidc = async (folder, expect) => {
  const port = await steadyPort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startProvider(origin);
  const dataDir = path.join(folder, 'data');
  const env = {
    PORT: String(port),
    NEWSDESK_PUBLIC_URL: origin,
    NEWSDESK_OIDC_ISSUER: provider.issuer,
    NEWSDESK_OIDC_CLIENT_ID: CLIENT.id,
    NEWSDESK_OIDC_CLIENT_SECRET: CLIENT.secret,
    NEWSDESK_OIDC_NAME: 'Example ID',
    NEWSDESK_OIDC_CREATE: 'writer',
  };
  const settings = { ...env, NEWSDESK_DATA: dataDir };
  try {
    createAdmin({ dataDir });
    const said = doctor(settings);
    const isFine = said.includes(`The provider ${provider.issuer} describes itself as it should.`);
    expect(isFine, 'the doctor finds the provider', said);
    const server = await startServer({ dataDir, env });
    try {
      const person = await examineNewPerson(origin, expect);
      await examineLies(origin, expect);
      await examineLink(origin, expect);
      await examineKeys(origin, provider, person, expect);
      await examineSignOut(origin, person, expect);
      await provider.end();
      const without = doctor(settings);
      expect(
        /The provider \S+ cannot be used/.test(without),
        'the doctor finds that the provider is down',
        without,
      );
      const isIn = await signIn(server.url).then(() => true, String);
      expect(isIn === true, 'and passwords still sign in', isIn);
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await provider.end();
  }
};
