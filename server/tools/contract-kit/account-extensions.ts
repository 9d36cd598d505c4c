import { type ExtensionName, JournalistLevel, Permission } from '@contract';

import { type Check, rowOf } from './extension-check';
import { idIn, itemsIn, recordIn, textIn } from './kit';

/** The extensions for the accounts of other people. */
export const ACCOUNT_CHECKS = {
  accounts: async ({ client, inspect }) => {
    const row = rowOf('accounts');
    const link = await client.send('GET /api/accounts/link', { anonymous: true });
    const state = textIn(recordIn(link.body ?? {}, 'data'), 'state');
    inspect.expect(
      row,
      state === 'unknown',
      `no link is ${state || `HTTP ${link.status}`} instead of unknown`,
    );
    const { body } = await client.send('GET /api/users/search', {
      query: { state: 'active', page: 1, limit: 5 },
    });
    const others = itemsIn(recordIn(body ?? {}, 'data')).filter((user) => textIn(user, 'state') !== 'active');
    inspect.expect(row, others.length === 0, `state=active gives ${others.length} users of another state`);
  },
  'accounts-with-access': async ({ client, inspect }) => {
    const name = `kit-${Date.now()}`;
    const groups = [{ groupId: 2_147_483_647, level: JournalistLevel.Trainee }];
    const body = {
      displayName: name,
      username: name,
      email: `${name}@kit.invalid`,
      permission: Permission.USER,
      groups,
    };
    const refused = (await client.send('POST /api/accounts', { body })).body;
    const names = recordIn(refused ?? {}, 'errors')['groups'] !== undefined;
    inspect.expect(rowOf('accounts-with-access'), names, 'an unknown group is not refused on its field');
  },
  mail: async ({ client, inspect }) => {
    const forgotten = { body: { name: 'nobody-has-this-name' }, anonymous: true } as const;
    const { body, status } = await client.send('POST /api/accounts/forgotten', forgotten);
    const isQuiet = body?.['success'] === true && body['data'] === null;
    inspect.expect(rowOf('mail'), isQuiet, `a name that nobody has is refused (HTTP ${status})`);
  },
  oidc: async ({ client, inspect }) => {
    const row = rowOf('oidc');
    const elsewhere = await client.send('POST /api/auth/oidc/start', {
      body: { to: 'https://elsewhere.invalid/' },
      anonymous: true,
    });
    inspect.expect(row, elsewhere.status === 400, 'a sign-in may lead to another website');
    const { status } = await client.send('POST /api/auth/oidc/session', { anonymous: true });
    inspect.expect(row, status === 409, `a sign-in that nobody began gives HTTP ${status}`);
  },
  'sign-in-ways': async ({ client, inspect }) => {
    const { body } = await client.send('GET /api/auth/me');
    const params = { id: idIn(recordIn(body ?? {}, 'data'), 'id') };
    const told = await client.send('GET /api/accounts/{id}/sign-in-ways', { params });
    const ways = recordIn(told.body ?? {}, 'data');
    const isTold = typeof ways['hasPassword'] === 'boolean' && Array.isArray(ways['passkeys']);
    inspect.expect(rowOf('sign-in-ways'), isTold, `the own ways are not listed (HTTP ${told.status})`);
  },
  erasure: async ({ client, inspect }) => {
    const { body } = await client.send('GET /api/auth/me');
    const params = { id: idIn(recordIn(body ?? {}, 'data'), 'id') };
    const { status } = await client.send('GET /api/accounts/{id}/erasure', { params });
    inspect.expect(rowOf('erasure'), status === 409, `an account in use can be erased (HTTP ${status})`);
  },
  'hand-over': async ({ client, inspect }) => {
    const { body } = await client.send('GET /api/auth/me');
    const params = { id: idIn(recordIn(body ?? {}, 'data'), 'id') };
    const work = recordIn(
      (await client.send('GET /api/accounts/{id}/unfinished', { params })).body ?? {},
      'data',
    );
    const isTold = Array.isArray(work['items']) && Array.isArray(work['groups']);
    inspect.expect(rowOf('hand-over'), isTold, 'the own unfinished news and groups are not listed');
  },
} satisfies Partial<Record<ExtensionName, Check>>;
