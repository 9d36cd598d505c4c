import { ErrorCode } from '@contract';

import { type Check, rowOf, succeeds, type Tools } from './extension-check';
import { itemsIn, idIn, recordIn, textIn } from './kit';

/** A separate session, so that ending it affects nothing else. */
const openSession = async ({ client, account }: Tools) => {
  const { body } = await client.send('POST /api/auth/sign-in', {
    body: { email: account.username, password: account.password },
  });
  const tokens = recordIn(body ?? {}, 'data');
  return { token: textIn(tokens, 'token'), refreshToken: textIn(tokens, 'refreshToken') };
};

const isSignedIn = async ({ client }: Tools, token: string): Promise<boolean> =>
  (await client.send('GET /api/auth/me', { token })).body?.['success'] === true;

/** The extensions for sessions: each is tried with a session of its own. */
export const SESSION_CHECKS = {
  refresh: async (tools) => {
    const { client, inspect } = tools;
    const { refreshToken } = await openSession(tools);
    const { body, status } = await client.send('POST /api/auth/refresh', {
      body: { refreshToken },
      anonymous: true,
    });
    const token = textIn(recordIn(body ?? {}, 'data'), 'token');
    inspect.expect(rowOf('refresh'), token !== '', `no token in the answer (HTTP ${status})`);
    if (token) inspect.expect(rowOf('refresh'), await isSignedIn(tools, token), 'the new token is no good');
    const made = { body: { refreshToken: `${refreshToken}x` }, anonymous: true } as const;
    const refused = (await client.send('POST /api/auth/refresh', made)).body;
    inspect.expect(rowOf('refresh'), refused?.['success'] === false, 'a token of nobody is not refused');
  },
  'sign-out': async (tools) => {
    const { token } = await openSession(tools);
    const { body, status } = await tools.client.send('POST /api/auth/sign-out', { token });
    tools.inspect.expect(rowOf('sign-out'), body?.['success'] === true, `answers HTTP ${status}`);
    const isOver = !(await isSignedIn(tools, token));
    tools.inspect.expect(rowOf('sign-out'), isOver, 'the token is still good afterwards');
  },
  'step-up': async (tools) => {
    const { token } = await openSession(tools);
    const wrong = await tools.client.send('POST /api/auth/step-up', {
      token,
      body: { password: 'not this one' },
    });
    tools.inspect.expect(
      rowOf('step-up'),
      wrong.body?.['success'] === false,
      'a wrong password is not refused',
    );
    tools.inspect.expect(
      rowOf('step-up'),
      await isSignedIn(tools, token),
      'a wrong password ends the session',
    );
  },
  passkeys: async ({ client, inspect }) => {
    const row = rowOf('passkeys');
    const { body, status } = await client.send('GET /api/account/passkeys');
    inspect.expect(
      row,
      Array.isArray(body?.['data']),
      `GET /api/account/passkeys has no list (HTTP ${status})`,
    );
    const asked = (await client.send('POST /api/auth/sign-in/passkey/start', { body: {}, anonymous: true }))
      .body;
    const options = recordIn(recordIn(asked ?? {}, 'data'), 'options');
    inspect.expect(row, textIn(options, 'challenge') !== '', 'there is no challenge for a passkey');
    const [id, some] = ['b2Ygbm9ib2R5', 'e30'];
    const response = { clientDataJSON: some, authenticatorData: some, signature: some };
    const passkey = { id, rawId: id, type: 'public-key', response };
    const use = { body: { passkey }, anonymous: true } as const;
    const refused = (await client.send('POST /api/auth/sign-in/passkey', use)).body;
    inspect.expect(row, refused?.['success'] === false, 'a passkey of nobody is not refused');
    const stranger = (await client.send('GET /api/account/passkeys', { anonymous: true })).body;
    inspect.expect(row, stranger?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
  },
  sessions: async (tools) => {
    const { client, inspect } = tools;
    const LIST = 'GET /api/account/sessions';
    const { token } = await openSession(tools);
    const { body } = await client.send(LIST, { token });
    const own = itemsIn({ items: body?.['data'] }).find((session) => session['isCurrent'] === true);
    inspect.expect(rowOf('sessions'), own !== undefined, `${LIST} does not mark the caller's own session`);
    await succeeds(tools, 'sessions', 'GET /api/account/new-devices');
    if (!own) return;
    await client.send('DELETE /api/account/sessions/{sessionId}', { params: { sessionId: idIn(own, 'id') } });
    const isOver = !(await isSignedIn(tools, token));
    inspect.expect(rowOf('sessions'), isOver, 'a session that its owner has ended goes on');
  },
} satisfies Record<string, Check>;
