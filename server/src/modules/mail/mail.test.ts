import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';

import { type AccountLink, Permission, type User } from '@contract';

import { auditLog, passkeys } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { type TestServer, useTestServer } from '../../testing/test-server';

import type { Letter } from './mailer';

const QUARTER_MS = 15 * 60_000;
const NEW_PASSWORD = 'correct horse battery';

describe('letters', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  const setup = async ({ isUp = true } = {}) => {
    const sent: Letter[] = [];
    const waiting: (() => void)[] = [];
    const mailer = async (letter: Letter) => {
      if (!isUp) throw new Error('connect ECONNREFUSED');
      sent.push(letter);
      waiting.shift()?.();
    };
    app = await server.build({ mailer });
    const admin = await createUser(server.db, { permission: Permission.USER | Permission.ADMINISTRATOR });
    const person = await createUser(server.db, {
      username: 'somsri',
      displayName: 'สมศรี <b>',
      email: 'somsri@newsdesk.example',
    });
    /** A call, and the letter that it sends without waiting for it. */
    const call = async <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, as?: number) => {
      const headers = as === undefined ? {} : { authorization: `Bearer ${await server.tokenOf(as)}` };
      const answer = await app?.inject({ method, url, payload: payload ?? {}, headers });
      return { status: answer?.statusCode, body: answer?.json<{ data: T; message: string }>() };
    };
    const nextLetter = () => new Promise<void>((resolve) => waiting.push(resolve));
    const forget = (name: string) => call('POST', '/api/accounts/forgotten', { name });
    const tokenIn = ({ text }: Letter): string => /\/set-password#(\S+)/.exec(text)?.[1] ?? '';
    const stateOf = async (token: string) => {
      const answer = await app?.inject({ url: '/api/accounts/link', headers: { 'x-account-link': token } });
      return answer?.json<{ data: { state: string } }>().data.state;
    };
    return { sent, admin, person, call, nextLetter, forget, tokenIn, stateOf };
  };

  it('take a new account its link, which works, and say so [CON-03]', async () => {
    const { sent, admin, call, tokenIn } = await setup();
    const account = {
      displayName: 'ใหม่',
      username: 'new',
      email: 'new@newsdesk.example',
      permission: Permission.USER,
    };
    const { body } = await call<{ user: User; link: AccountLink }>(
      'POST',
      '/api/accounts',
      account,
      admin.id,
    );
    expect(body?.data.link.isMailed).toBe(true);
    const [letter] = sent;
    if (!letter) throw new Error('Nothing was sent.');
    expect(letter).toMatchObject({ to: 'new@newsdesk.example', subject: expect.stringContaining('บัญชี') });
    expect(tokenIn(letter)).toBe(body?.data.link.token);
    const link = { token: tokenIn(letter), password: NEW_PASSWORD };
    expect((await call('POST', '/api/accounts/link', link)).status).toBe(200);
  });

  it('that no mail server takes leave the link to the administrator', async () => {
    const { admin, person, call } = await setup({ isUp: false });
    const { body, status } = await call<AccountLink>('POST', `/api/accounts/${person.id}/link`, {}, admin.id);
    expect([status, body?.data.isMailed]).toEqual([200, false]);
    expect(body?.data.token).not.toBe('');
  });

  it('escape names', async () => {
    const { sent, admin, person, call } = await setup();
    await call('POST', `/api/accounts/${person.id}/link`, {}, admin.id);
    expect(sent[0]?.html).toContain('สมศรี &lt;b&gt;');
    expect(sent[0]?.text).toContain('สมศรี <b>');
  });

  it.each(['somsri', ' SOMSRI', 'somsri@newsdesk.example'])(
    'bring a link to whoever has forgotten the password: %j [CON-03]',
    async (name) => {
      const { sent, forget, nextLetter, tokenIn, call } = await setup();
      const letter = nextLetter();
      expect((await forget(name)).status).toBe(200);
      await letter;
      const [first] = sent;
      if (!first) throw new Error('Nothing was sent.');
      expect(first.to).toBe('somsri@newsdesk.example');
      const told = nextLetter();
      const link = { token: tokenIn(first), password: NEW_PASSWORD };
      expect((await call('POST', '/api/accounts/link', link)).status).toBe(200);
      await told;
      expect(sent[1]).toMatchObject({
        to: 'somsri@newsdesk.example',
        subject: expect.stringContaining('has changed'),
      });
      expect(sent[1]?.text).not.toContain('#');
      const actions = (await server.db.select().from(auditLog)).map(({ action }) => action);
      expect(actions).toEqual(['user.link-requested', 'user.password-set']);
    },
  );

  it('tell the owner that other ways to sign in are gone, if there were any [CON-06]', async () => {
    const { sent, admin, person, call, nextLetter, tokenIn } = await setup();
    const passkey = { userId: person.id, rpId: 'newsdesk.example', name: 'x', publicKey: '', counter: 0 };
    const textAfterLink = async () => {
      await call('POST', `/api/accounts/${person.id}/link`, {}, admin.id);
      const [letter] = sent.splice(0);
      const told = nextLetter();
      const link = { token: letter ? tokenIn(letter) : '', password: NEW_PASSWORD };
      await call('POST', '/api/accounts/link', link);
      await told;
      return sent.splice(0)[0]?.text;
    };
    expect(await textAfterLink()).not.toContain('passkeys');
    await server.db.insert(passkeys).values({ ...passkey, credentialId: 'a', createdAt: server.now() });
    expect(await textAfterLink()).toContain('Its passkeys and its link to a provider were removed');
  });

  it('tell the address of before that another one was given, and nobody otherwise [CON-03]', async () => {
    const { sent, admin, person, nextLetter } = await setup();
    const edit = async (email: string, displayName: string) => {
      const { body, headers } = multipart({ displayName, username: 'somsri', email, bio: '' });
      const authorization = `Bearer ${await server.tokenOf(admin.id)}`;
      const url = `/api/accounts/${person.id}`;
      return app?.inject({ method: 'PUT', url, payload: body, headers: { ...headers, authorization } });
    };
    expect((await edit(person.email, 'สมศรี'))?.statusCode).toBe(200);
    const letter = nextLetter();
    expect((await edit('new@newsdesk.example', 'สมศรี'))?.statusCode).toBe(200);
    await letter;
    expect(sent).toEqual([
      expect.objectContaining({ to: person.email, subject: expect.stringContaining('e-mail address') }),
    ]);
    expect(sent[0]?.text).not.toContain('new@newsdesk.example');
  });

  it('are looked for once the answer is on its way, whose time tells nothing', async () => {
    const { forget, nextLetter } = await setup();
    let isAnswered = false;
    app?.addHook('onSend', async () => void (isAnswered = true));
    const begun: boolean[] = [];
    const { transaction } = server.db;
    const watched = jest.spyOn(server.db, 'transaction').mockImplementation((...given) => {
      begun.push(isAnswered);
      return transaction.apply(server.db, given);
    });
    const letter = nextLetter();
    await forget('somsri');
    await letter;
    watched.mockRestore();
    expect(begun).toEqual([true]);
  });

  it('do not tell who has an account, and reach nobody whose account is disabled', async () => {
    const { sent, forget, nextLetter, admin, person, call } = await setup();
    const letter = nextLetter();
    const known = await forget('somsri');
    await letter;
    const unknown = await forget('nobody');
    expect(unknown).toEqual(known);
    await call('POST', `/api/accounts/${person.id}/disable`, {}, admin.id);
    expect(await forget('somsri')).toEqual(known);
    // Comes after what was asked before, if that sends anything.
    const last = nextLetter();
    await forget(admin.username);
    await last;
    expect(sent.map(({ to }) => to)).toEqual([person.email, admin.email]);
  });

  it('are few for one name, whether it exists or not, and for an hour; the link of an administrator stays', async () => {
    const { sent, forget, nextLetter, admin, person, call, stateOf, tokenIn } = await setup();
    const issued = await call<AccountLink>('POST', `/api/accounts/${person.id}/link`, {}, admin.id);
    for (const name of ['somsri', 'nobody']) {
      const statuses: (number | undefined)[] = [];
      for (let time = 0; time < 4; time += 1) {
        const letter = name === 'somsri' && time < 3 ? nextLetter() : undefined;
        statuses.push((await forget(name)).status);
        await letter;
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    expect(await stateOf(issued.body?.data.token ?? '')).toBe('good');
    const last = sent.at(-1);
    if (!last) throw new Error('Nothing was sent.');
    expect(await stateOf(tokenIn(last))).toBe('good');
    server.advance(4 * QUARTER_MS);
    expect(await stateOf(tokenIn(last))).toBe('expired');
    expect((await forget('somsri')).status).toBe(200);
  });

  it('are few for one person too, who has two names, which the answer does not tell', async () => {
    const { sent, forget, nextLetter, admin, person } = await setup();
    for (let time = 0; time < 3; time += 1) {
      const letter = nextLetter();
      await forget(person.username);
      await letter;
    }
    expect((await forget(person.email)).status).toBe(200);
    // Comes after what was asked before, if that sends anything.
    const last = nextLetter();
    await forget(admin.username);
    await last;
    expect(sent.map(({ to }) => to)).toEqual([person.email, person.email, person.email, admin.email]);
  });

  it('are not offered by a server that sends none', async () => {
    const person = await createUser(server.db);
    app = await server.build({ mailer: undefined });
    const payload = { name: person.username };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/accounts/forgotten', payload });
    expect(statusCode).toBe(404);
  });
});
