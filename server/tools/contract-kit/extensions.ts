import { isRecord, ErrorCode, type ExtensionName, isExtensionName } from '@contract';

import { ACCOUNT_CHECKS } from './account-extensions';
import { inspectDrafts } from './drafts';
import { type Check, rowOf, succeeds, type Tools } from './extension-check';
import { inspectFigures } from './figures';
import { idIn, itemsIn, recordIn, textIn } from './kit';
import { inspectNotifications } from './notifications';
import { SESSION_CHECKS } from './session-extensions';
import { inspectViews } from './views';

/** The extensions that the served config.json announces; none if there is no such file. */
export const announcedBy = async (baseUrl: string, timeoutMs: number): Promise<ExtensionName[]> => {
  try {
    const answer = await fetch(new URL('/config.json', baseUrl), { signal: AbortSignal.timeout(timeoutMs) });
    const config: unknown = await answer.json();
    const names: unknown = isRecord(config) ? config['extensions'] : [];
    return Array.isArray(names) ? names.filter(isExtensionName) : [];
  } catch {
    return [];
  }
};

/** The extensions that write; the others write only the kit's own sessions. */
const WRITING: ExtensionName[] = [
  'profile',
  'mail',
  'oidc',
  'webhooks',
  'tokens',
  'imports',
  'drafts',
  'views',
  'notifications',
  'accounts-with-access',
];

/** The extensions that are tried here. The others are tried with the news calls. */
const CHECKS: Partial<Record<ExtensionName, Check>> = {
  ...SESSION_CHECKS,
  ...ACCOUNT_CHECKS,
  live: async ({ client, inspect, timeoutMs }) => {
    const given = new AbortController();
    const limit = setTimeout(() => given.abort(), timeoutMs);
    const address = client.addressOf('/api/events?client=contract-kit-1&behindMs=0');
    const answer = await fetch(address, { headers: client.authorization(), signal: given.signal }).catch(
      () => undefined,
    );
    const type = answer?.headers.get('content-type') ?? 'nothing';
    inspect.expect(
      rowOf('live'),
      answer?.ok === true && type.startsWith('text/event-stream'),
      `GET /api/events gives ${type}`,
    );
    clearTimeout(limit);
    given.abort();
    const { body } = await client.send('GET /api/events', { query: { client: 'kit-1' }, anonymous: true });
    inspect.expect(rowOf('live'), body?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
  },
  refusals: async ({ client, inspect }) => {
    const { body } = await client.send('GET /api/users/administrators');
    const names: unknown = body?.['data'];
    const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
    inspect.expect(rowOf('refusals'), areNames, 'no list of names of those who give permissions');
  },
  profile: async ({ client, inspect }) => {
    const { body } = await client.send('GET /api/auth/me');
    const me = recordIn(body ?? {}, 'data');
    const profile = { displayName: textIn(me, 'displayName'), bio: textIn(me, 'bio') };
    const saved = await client.send('PUT /api/account/profile', { body: profile });
    inspect.expect(
      rowOf('profile'),
      saved.body?.['success'] === true,
      `a profile is refused (${saved.status})`,
    );
    const wrong = { currentPassword: 'this is not the password', newPassword: 'nor will it be this one' };
    const refused = (await client.send('PUT /api/account/password', { body: wrong })).body;
    const names = recordIn(refused ?? {}, 'errors')['currentPassword'] !== undefined;
    inspect.expect(rowOf('profile'), names, 'a wrong current password is not refused on its field');
  },
  'two-factor': async ({ client, inspect }) => {
    const row = rowOf('two-factor');
    const { body } = await client.send('GET /api/auth/me');
    const params = { id: idIn(recordIn(body ?? {}, 'data'), 'id') };
    const own = (await client.send('GET /api/accounts/{id}/two-factor', { params })).body;
    const isTold = typeof recordIn(own ?? {}, 'data')['isEnabled'] === 'boolean';
    inspect.expect(row, isTold, 'one is not told whether one’s own second factor is on');
    const step = { body: { challenge: 'of nobody', code: '000000' }, anonymous: true } as const;
    const refused = (await client.send('POST /api/auth/sign-in/second-factor', step)).body;
    const isRefused = refused?.['code'] === ErrorCode.UnAuthorization;
    inspect.expect(row, isRefused, 'a second step without a first is not refused');
  },
  health: async (tools) => {
    await succeeds(tools, 'health', 'GET /api/health');
    await succeeds(tools, 'health', 'GET /api/ready');
  },
  audit: async ({ client, inspect }) => {
    const row = rowOf('audit');
    const { body, status } = await client.send('GET /api/audit');
    const { records } = recordIn(body ?? {}, 'data');
    inspect.expect(row, Array.isArray(records), `GET /api/audit has no records (HTTP ${status})`);
    const stranger = (await client.send('GET /api/audit', { anonymous: true })).body;
    inspect.expect(row, stranger?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
    const csv = await fetch(client.addressOf('/api/audit.csv'), { headers: client.authorization() });
    await csv.body?.cancel();
    const type = csv.headers.get('content-type') ?? 'nothing';
    inspect.expect(row, csv.ok && type.startsWith('text/csv'), `GET /api/audit.csv gives ${type}`);
  },
  webhooks: async ({ client, inspect }) => {
    const row = rowOf('webhooks');
    const { body, status } = await client.send('GET /api/webhooks');
    inspect.expect(row, Array.isArray(body?.['data']), `GET /api/webhooks has no list (HTTP ${status})`);
    const nowhere = { body: { url: 'nowhere', kinds: ['published'] } };
    const made = (await client.send('POST /api/webhooks', nowhere)).body;
    inspect.expect(row, made?.['success'] === false, 'what is no address is not refused');
    const stranger = (await client.send('GET /api/webhooks', { anonymous: true })).body;
    inspect.expect(row, stranger?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
  },
  tokens: async ({ client, inspect }) => {
    const row = rowOf('tokens');
    const { body, status } = await client.send('GET /api/tokens');
    inspect.expect(row, Array.isArray(body?.['data']), `GET /api/tokens has no list (HTTP ${status})`);
    const unknown = { body: { name: 'kit', purpose: 'everything' } };
    const made = (await client.send('POST /api/tokens', unknown)).body;
    inspect.expect(row, made?.['success'] === false, 'an unknown purpose is not refused');
    const report = { body: { views: [{ id: 1, count: 1 }] }, anonymous: true } as const;
    const stranger = (await client.send('POST /api/site/views', report)).body;
    inspect.expect(row, stranger?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
  },
  imports: async ({ client, inspect }) => {
    const row = rowOf('imports');
    const [call, params] = ['POST /api/imports/{groupId}', { groupId: 1 }] as const;
    const stranger = (await client.send(call, { params, anonymous: true })).body;
    inspect.expect(row, stranger?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
    const person = (await client.send(call, { params })).body;
    const isRefused = person?.['code'] === ErrorCode.UnAuthorization;
    inspect.expect(row, isRefused, 'the token of a person is not refused');
  },
  drafts: inspectDrafts,
  notifications: inspectNotifications,
  views: inspectViews,
  'approval-desk': async (tools) =>
    inspectFigures(tools, rowOf('approval-desk'), await succeeds(tools, 'approval-desk', 'GET /api/desk')),
  'find-news': async (tools) => {
    await succeeds(tools, 'find-news', 'GET /api/news');
    const query = { state: 'waiting', to: '1970-01-02T00:00:00Z' };
    const { body } = await tools.client.send('GET /api/news', { query });
    const isEmpty = itemsIn(recordIn(body ?? {}, 'data')).length === 0;
    tools.inspect.expect(rowOf('find-news'), isEmpty, 'a filter that no news matches finds news');
  },
  site: async ({ client, inspect }) => {
    const answer = await fetch(client.addressOf('/n/0'), { headers: { accept: 'text/html' } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    inspect.expect(rowOf('site'), answer.status === 404, `an id of no item gives HTTP ${answer.status}`);
    inspect.expect(rowOf('site'), policy.includes("default-src 'none'"), 'its page may run scripts');
  },
  'site-news': async ({ client, inspect }) => {
    const row = rowOf('site-news');
    const { body, status } = await client.send('GET /api/site/news', { query: { since: '0', limit: '1' } });
    const news = recordIn(body ?? {}, 'data');
    const isPage = Array.isArray(news['articles']) && Array.isArray(news['gone']);
    inspect.expect(row, isPage && typeof news['next'] === 'number', `no page of changes (HTTP ${status})`);
    const later = await client.send('GET /api/site/news', { query: { since: '2147483647' } });
    inspect.expect(row, later.body?.['success'] === false, 'a number that never was is not refused');
  },
  'api-docs': async ({ client, inspect }) => {
    const { body, status } = await client.send('GET /api/docs');
    inspect.expect(
      rowOf('api-docs'),
      typeof body?.['openapi'] === 'string',
      `no OpenAPI document (HTTP ${status})`,
    );
  },
};

/** Tries each announced extension that does not concern writing news. */
export const inspectExtensions = async (
  tools: Tools & { write: boolean },
  announced: readonly ExtensionName[],
): Promise<void> => {
  for (const name of announced) {
    const check = CHECKS[name];
    if (!check || (WRITING.includes(name) && !tools.write)) continue;
    tools.inspect.tried(rowOf(name));
    await check(tools);
  }
};
