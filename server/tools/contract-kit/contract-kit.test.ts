/* eslint-disable max-lines -- the planted faults stand in one table, a few lines each */
import { sql } from 'drizzle-orm';

import { Permission, PERMISSIONS } from '@contract';

import { groupMembers } from '../../src/db/schema';
import type { Json } from '../../src/openapi/check-schema';
import { createNewsItem, createNewsroom, createUser, PASSWORD } from '../../src/testing/factories';
import { type Exchange, type Fault, openSpoilingProxy } from '../../src/testing/spoiling-proxy';
import { type TestServer, useTestServer } from '../../src/testing/test-server';

import { coreCallsOf } from './core-calls';
import { printReport, type Report } from './report';
import { type KitOptions, runKit } from './run';

const LIMIT_MS = 60_000;
const ALL = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);
const NEWS = /\/news\/\d+$/;

const record = (value: unknown): Json => value as Json; // answers of the real server are known
const dataOf = ({ body }: Exchange): Json => record(body['data']);
const withData = (exchange: Exchange, data: unknown) => ({ body: { ...exchange.body, data } });

/** Changes the successful responses to one kind of call. */
const to =
  (method: string, path: RegExp, spoil: Fault): Fault =>
  (exchange) =>
    exchange.method === method && path.test(exchange.path) && exchange.body['success'] === true
      ? spoil(exchange)
      : undefined;

const documentOf = ({ app }: TestServer): Json => JSON.parse(JSON.stringify(app.swagger())) as Json; // an object

const rowsOf = (exchange: Exchange): Json[] => (dataOf(exchange)['data'] as Json[]) ?? []; // a page

/** The planted faults; those that are visible only with `--write` are marked. */
const FAULTS: { title: string; call: string; note: RegExp; write?: true; fault: Fault }[] = [
  {
    title: 'a list without its envelope',
    call: 'GET /api/news/categories',
    note: /envelope|success/,
    fault: to('GET', /categories$/, ({ body }) => ({ body: body['data'] })),
  },
  {
    title: 'a call that is not there',
    call: 'GET /api/news/journalist/{groupId}/statistics',
    note: /HTTP 404/,
    fault: to('GET', /statistics$/, () => ({ status: 404, body: { error: 'Not Found' } })),
  },
  {
    title: 'pages that count from 0',
    call: 'GET /api/users/search',
    note: /currentPage/,
    fault: to('GET', /users\/search$/, (exchange) =>
      withData(exchange, { ...dataOf(exchange), currentPage: Number(dataOf(exchange)['currentPage']) - 1 }),
    ),
  },
  {
    title: 'pages of any size',
    call: 'GET /api/users/search',
    note: /limit=5 gave/,
    fault: to('GET', /users\/search$/, (exchange) => {
      const rows = rowsOf(exchange);
      return withData(exchange, { ...dataOf(exchange), data: [...rows, ...rows] });
    }),
  },
  {
    title: 'a search that finds everybody',
    call: 'GET /api/users/search',
    note: /users without it/,
    fault: to('GET', /users\/search$/, (exchange) => {
      const stranger = { ...rowsOf(exchange)[0], id: 99, username: 'x', email: 'x', displayName: 'x' };
      return exchange.query.get('search') === ''
        ? undefined
        : withData(exchange, { ...dataOf(exchange), data: [...rowsOf(exchange), stranger] });
    }),
  },
  {
    title: 'permissions as text',
    call: 'GET /api/users/detail/{id}',
    note: /permission is/,
    fault: to('GET', /users\/detail/, (exchange) =>
      withData(exchange, { ...dataOf(exchange), permission: String(dataOf(exchange)['permission']) }),
    ),
  },
  {
    title: 'a field that is left out',
    call: 'GET /api/auth/me',
    note: /email is missing/,
    fault: to('GET', /auth\/me$/, (exchange) => {
      const kept = Object.entries(dataOf(exchange)).filter(([name]) => name !== 'email');
      return withData(exchange, Object.fromEntries(kept));
    }),
  },
  {
    title: 'a missing token that is refused as something else',
    call: 'GET /api/auth/me',
    note: /no token: code/,
    fault: ({ path, status, body }) =>
      path.endsWith('/auth/me') && status === 401 ? { status: 403, body: { ...body, code: 6 } } : undefined,
  },
  {
    title: 'countries read by their name, not their label',
    call: 'GET /api/news/countries/{id}',
    note: /label is missing/,
    fault: to('GET', /countries\/\d+$/, (exchange) => {
      const { label, ...rest } = dataOf(exchange);
      return withData(exchange, { ...rest, name: label });
    }),
  },
  {
    title: 'a refusal that names no field',
    call: 'POST /api/news/categories',
    note: /errors\.name is missing/,
    write: true,
    fault: ({ method, path, status, body }) =>
      method === 'POST' && path.endsWith('/categories') && status === 400
        ? { body: { ...body, errors: null } }
        : undefined,
  },
  {
    title: 'tags as plain texts',
    call: 'GET /api/news/journalist/{groupId}/news/{newsId}',
    note: /tags\[0\]/,
    fault: to('GET', NEWS, (exchange) => withData(exchange, { ...dataOf(exchange), tags: ['ข่าว'] })),
  },
  {
    title: 'a date that loses its offset',
    call: 'POST /api/news/journalist/{groupId}/news/create',
    note: /publishedAt/,
    write: true,
    fault: to('GET', NEWS, (exchange) =>
      withData(exchange, { ...dataOf(exchange), publishedAt: '2026-03-20T09:30:00Z' }),
    ),
  },
  {
    title: 'html that is escaped once more',
    call: 'POST /api/news/journalist/{groupId}/news/create',
    note: /html is/,
    write: true,
    fault: to('GET', NEWS, (exchange) =>
      withData(exchange, {
        ...dataOf(exchange),
        html: String(dataOf(exchange)['html']).replaceAll('<', '&lt;'),
      }),
    ),
  },
  {
    title: 'an approval that changes nothing',
    call: 'POST /api/news/journalist/{groupId}/news/{newsId}/approve',
    note: /isApprovedLifeTime is false/,
    write: true,
    fault: to('GET', NEWS, (exchange) =>
      withData(exchange, { ...dataOf(exchange), isApprovedLifeTime: false, status: 0 }),
    ),
  },
  {
    title: 'an image under another name',
    call: 'POST /api/news/journalist/{groupId}/upload',
    note: /url is missing/,
    write: true,
    fault: to('POST', /upload$/, (exchange) => withData(exchange, { location: dataOf(exchange)['url'] })),
  },
];

describe('the conformance kit', () => {
  let server: TestServer;
  let upstream = '';
  useTestServer((started) => (server = started));
  beforeAll(async () => {
    upstream = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const setup = async (permission = ALL) => {
    const chief = await createUser(server.db, { username: 'chief', permission });
    await createUser(server.db, { username: 'colleague' });
    for (let count = 0; count < 6; count += 1) await createUser(server.db);
    const room = await createNewsroom(server.db);
    await createNewsItem(server.db, { ...room, authorId: room.head.id });
    await server.db.insert(groupMembers).values({ groupId: room.groupId, userId: chief.id, level: 1 });
    return room;
  };

  const run = async (options: Partial<KitOptions> = {}, fault?: Fault) => {
    const proxy = await openSpoilingProxy(upstream, fault);
    try {
      const report = await runKit({
        baseUrl: proxy.url,
        username: 'chief',
        password: PASSWORD,
        write: true,
        document: documentOf(server),
        timeoutMs: 5_000,
        ...options,
      });
      return { report, asked: proxy.asked };
    } finally {
      await proxy.close();
    }
  };

  const verdicts = ({ rows }: Report) =>
    Object.fromEntries(rows.map(({ call, verdict, notes }) => [call, [verdict, ...notes].join(': ')]));

  /** What is left, without the pictures of the kit's group, which this server keeps as long as the group can be restored. */
  const stillThere = ({ leftBehind }: Report) => leftBehind.filter((what) => !what.startsWith('the image '));

  const counts = async () => {
    const { rows } = (await server.db.execute(
      sql`SELECT (SELECT count(*) FROM users WHERE permission & ${Permission.TAG_HIDDEN} <> 0)::int AS bits,
        (SELECT count(*) FROM journalist_groups WHERE deleted_at IS NULL)::int AS groups,
        (SELECT count(*) FROM news n JOIN journalist_groups g ON g.id = n.group_id WHERE g.deleted_at IS NULL)::int AS news,
        (SELECT count(*) FROM news_categories)::int AS categories, (SELECT count(*) FROM countries)::int AS countries,
        (SELECT count(*) FROM group_members)::int AS members`,
    )) as unknown as { rows: Json[] }; // both engines answer so
    return rows[0];
  };

  it(
    'finds this server conforming in every row, and leaves nothing but pictures of its deleted group behind',
    async () => {
      await setup();
      const before = await counts();
      const { report } = await run();
      expect(verdicts(report)).toEqual(
        Object.fromEntries(coreCallsOf(documentOf(server)).map((call) => [call, 'conforms'])),
      );
      expect(stillThere(report)).toEqual([]);
      expect(await counts()).toEqual(before);
      expect(printReport(report)).toContain('33 conforms, 0 differs, 0 missing, 0 not tried');
    },
    LIMIT_MS,
  );

  it(
    'sends only reads without --write',
    async () => {
      await setup();
      const { report, asked } = await run({ write: false });
      expect([...new Set(asked.map((call) => call.split(' ')[0]))].sort()).toEqual(['GET', 'POST']);
      expect(asked.filter((call) => call.startsWith('POST'))).toEqual(
        Array(3).fill('POST /api/auth/sign-in'),
      );
      const tried = report.rows.filter(({ verdict }) => verdict === 'conforms').map(({ call }) => call);
      expect(tried).toEqual(
        coreCallsOf(documentOf(server)).filter((call) => call.startsWith('GET') || call.endsWith('sign-in')),
      );
      const others = report.rows.filter(({ verdict }) => verdict === 'not tried');
      expect(others.map(({ notes }) => notes)).toEqual(Array(17).fill(['needs --write']));
    },
    LIMIT_MS,
  );

  it(
    'reports the calls that an account may not try',
    async () => {
      await setup(Permission.USER);
      const { report } = await run();
      const rows = verdicts(report);
      expect(rows['GET /api/users/search']).toMatch(/^not tried: the account may not/);
      expect(rows['POST /api/news/journalist/{groupId}/upload']).toBe('not tried: no group could be created');
      expect(report.rows.filter(({ verdict }) => ['differs', 'missing'].includes(verdict))).toEqual([]);
    },
    LIMIT_MS,
  );

  it.each(FAULTS)(
    'finds $title',
    async ({ call, note, write = false, fault }) => {
      await setup();
      const { report } = await run({ write }, fault);
      const row = report.rows.find((one) => one.call === call);
      expect(row?.verdict).toMatch(/differs|missing/);
      expect(row?.notes.join('\n')).toMatch(note);
      expect(stillThere(report)).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'reports what it could not remove',
    async () => {
      await setup();
      const refuse: Fault = ({ method, path, body }) =>
        method === 'DELETE' && /journalist\/\d+$/.test(path)
          ? { status: 500, body: { ...body, success: false, data: null, code: 7 } }
          : undefined;
      // The real group is deleted by then, but the kit sees a refusal.
      const { report } = await run({}, refuse);
      expect(verdicts(report)['DELETE /api/news/journalist/{groupId}']).toMatch(/^differs: HTTP 500/);
      expect(stillThere(report)).toEqual([
        expect.stringMatching(/^the group "Contract kit .+" \(DELETE .+HTTP 500\)$/),
      ]);
    },
    LIMIT_MS,
  );

  it(
    'removes what it created when it is interrupted',
    async () => {
      await setup();
      const before = await counts();
      const controller = new AbortController();
      const interrupt: Fault = ({ method, path }) => {
        if (method === 'POST' && path.endsWith('/news/create')) controller.abort();
        return undefined;
      };
      const { report } = await run({ signal: controller.signal }, interrupt);
      expect(verdicts(report)['POST /api/news/journalist/{groupId}/upload']).toBe('not tried: interrupted');
      expect(stillThere(report)).toEqual([]);
      expect(await counts()).toEqual(before);
    },
    LIMIT_MS,
  );
});
