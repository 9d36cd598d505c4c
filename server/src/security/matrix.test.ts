import diagnostics from 'node:diagnostics_channel';

import type { FastifyInstance } from 'fastify';

import { ErrorCode, JournalistLevel, Permission, PERMISSIONS } from '@contract';

import { groupMembers } from '../db/schema';
import { serverActor } from '../modules/audit/record';
import { endSession, openSession } from '../modules/auth/sessions';
import { FLOOD_LIMIT } from '../modules/auth/sign-in/flood-gate';
import { createAnswerCheck, type Json } from '../openapi/check-schema';
import { createGroup, createMember, createUser } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';
import { type Ids, PUBLIC_FILES, type Row, VERDICTS, type Who } from '../testing/verdicts';

const NOTHING = 2_147_483_647;
const HOUR_MS = 3_600_000;

/** A caller: the kind of token, and its user in the database. */
type Caller = {
  title: string;
  token?:
    | 'none'
    | 'broken'
    | 'signed by another key'
    | 'for refreshing'
    | 'for the second step'
    | 'expired'
    | 'of an ended session';
  permission?: number;
  level?: JournalistLevel;
};

const CALLERS: Caller[] = [
  { title: 'no token', token: 'none' },
  { title: 'a broken token', token: 'broken' },
  { title: 'a token of another key', token: 'signed by another key' },
  { title: 'a refresh token', token: 'for refreshing' },
  { title: 'half a sign-in, which owes a second factor', token: 'for the second step' },
  { title: 'an expired token', token: 'expired' },
  { title: 'the token of an ended session', token: 'of an ended session' },
  { title: 'no bit at all', permission: 0 },
  { title: 'a plain user, member of another group' },
  ...PERMISSIONS.map(({ name, bit }) => ({ title: `the bit ${name} alone`, permission: bit })),
  ...Object.entries(JournalistLevel).map(([name, level]) => ({ title: `a member at level ${name}`, level })),
  {
    title: 'an administrator who is a Deleted member',
    permission: Permission.ADMINISTRATOR,
    level: JournalistLevel.Deleted,
  },
];

const verdictOf = (
  who: Who,
  { token, permission = Permission.USER, level }: Caller,
): 'passes' | 401 | 403 => {
  if (who === 'anybody') return 'passes';
  // Nobody's own token is one of another system.
  if (token !== undefined || who === 'other systems') return 401;
  if (who === 'signed-in') return 'passes';
  if ('bit' in who) return permission === Permission.ADMINISTRATOR || permission === who.bit ? 'passes' : 403;
  if (who.orBit !== undefined && permission === who.orBit) return 'passes';
  return level !== undefined && level !== JournalistLevel.Deleted && level <= who.level ? 'passes' : 403;
};

describe('every call and every caller', () => {
  const routes = new Set<string>();
  const watchRoutes = (message: unknown) => {
    // The message has this documented shape; its type is not exported.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    });
  };
  beforeAll(() => diagnostics.subscribe('fastify.initialization', watchRoutes));
  afterAll(() => diagnostics.unsubscribe('fastify.initialization', watchRoutes));

  let server: TestServer;
  useTestServer((started) => (server = started));
  /** Compiled once for all callers: the document is the same. */
  let checkAnswer: ReturnType<typeof createAnswerCheck> | undefined;

  const tokenOf = async (userId: number, kind: Caller['token']): Promise<string | undefined> => {
    const session = await openSession(server.db, userId, server.now());
    const { token, refreshToken } = await server.tokens.issue(userId, session);
    const signature = token.lastIndexOf('.') + 1;
    if (kind === 'none') return undefined;
    if (kind === 'broken') return token.slice(0, signature - 5);
    if (kind === 'signed by another key') return `${token.slice(0, signature)}${'A'.repeat(43)}`;
    if (kind === 'for refreshing') return refreshToken;
    if (kind === 'for the second step') return server.tokens.issueChallenge(userId);
    if (kind === 'expired') server.advance(HOUR_MS);
    if (kind === 'of an ended session')
      await endSession(server.db, serverActor(server.now()), { ...session, reason: 'signed out' });
    return token;
  };

  const setup = async ({ token: kind, permission = Permission.USER, level }: Caller) => {
    const [groupId, otherGroup] = [await createGroup(server.db), await createGroup(server.db)];
    const other = await createMember(server.db, groupId, JournalistLevel.Head);
    const { id: self } = await createUser(server.db, { permission });
    await server.db
      .insert(groupMembers)
      .values({ userId: self, level: level ?? JournalistLevel.Head, groupId: level ? groupId : otherGroup });
    const token = await tokenOf(self, kind);
    const ids: Ids = { self, other: other.id, groupId, nothing: NOTHING };
    return { ids, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } };
  };

  it('have a verdict in the table', () => {
    const answered = [...routes].filter((route) => !route.startsWith('HEAD '));
    expect(answered.sort()).toEqual([...Object.keys(VERDICTS), ...PUBLIC_FILES].sort());
  });

  it.each(CALLERS)('match the table for $title [SRV-02, SRV-05]', async (caller) => {
    // All callers have one address, and the clock begins anew with each.
    server.advance(CALLERS.indexOf(caller) * FLOOD_LIMIT.windowMs);
    const { ids, headers } = await setup(caller);
    checkAnswer ??= createAnswerCheck(JSON.parse(JSON.stringify(server.app.swagger())) as Json); // an object
    const check = checkAnswer;
    const signOut = 'POST /api/auth/sign-out';
    // Sign-out comes last, because it ends the session that the other calls need.
    const { [signOut]: last = [], ...others } = VERDICTS;
    const cases = Object.entries({ ...others, [signOut]: last }).flatMap(([route, rows]) =>
      rows.map((row) => ({ route, row })),
    );

    const judge = async (route: string, row: Row) => {
      const verdict = verdictOf(row.who, caller);
      const [method = '', pattern = ''] = route.split(' ');
      const url = row.url(ids);
      const answer = await server.app.inject({ method: method as 'GET', url, headers, payload: row.body }); // a method
      const expected = verdict === 'passes' ? row.passes : verdict;
      const differences: string[] = [];
      if (answer.statusCode !== expected) differences.push(`${route}: ${answer.statusCode}, not ${expected}`);
      if (pattern !== '/api/docs') {
        const path = pattern.replace(/:(\w+)/g, '{$1}');
        differences.push(...check({ method, path, status: answer.statusCode }, answer.json()));
      }
      if (verdict !== 'passes') {
        const code = verdict === 401 ? ErrorCode.UnAuthorization : ErrorCode.Alert;
        if (answer.json<Json>()['code'] !== code) differences.push(`${route}: code ${answer.body}`);
      }
      if (method === 'GET' && routes.has(`HEAD ${pattern}`)) {
        const { statusCode } = await server.app.inject({ method: 'HEAD', url, headers });
        if (statusCode !== expected) differences.push(`HEAD ${url}: ${statusCode}, not ${expected}`);
      }
      return differences;
    };

    const differences: string[] = [];
    for (const { route, row } of cases) differences.push(...(await judge(route, row)));
    expect(differences).toEqual([]);
  });
});
