import type { AuditAction, AuditObject, AuditPage, AuditRecord } from '@contract';
import { JournalistLevel, Permission } from '@contract';

import {
  createGroup,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { type AuditEntry, recordAudit } from './record';
import { AUDIT_PAGE_SIZE } from './repository';

const MINUTE_MS = 60_000;

describe('reading the audit log', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => createUser(server.db, { permission: Permission.ADMINISTRATOR });
  const category = (name: string): AuditObject => ({ kind: 'category', id: '7', name });
  const record = async (userId: number | null, entry: Partial<AuditEntry> & { action: AuditAction }) =>
    recordAudit(
      server.db,
      { userId, sessionId: 'session-1', address: '10.0.0.1', at: server.now() },
      { object: category('กีฬา'), ...entry },
    );
  /** Writes one line per minute, named 1 to `count`. */
  const recordMany = async (count: number, userId: number) => {
    for (let n = 1; n <= count; n += 1) {
      await record(userId, { action: 'category.edited', object: category(String(n)) });
      server.advance(MINUTE_MS);
    }
  };
  const read = async (as: number, query: Record<string, string> = {}) => {
    const { body } = await server.call<AuditPage>(`/api/audit?${String(new URLSearchParams(query))}`, { as });
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const namesOf = ({ records }: AuditPage) => records.map(({ object }) => object.name);
  const csvOf = async (as: number, query = '') => {
    const headers = { authorization: `Bearer ${await server.tokenOf(as)}` };
    return await server.app.inject({ url: `/api/audit.csv${query}`, headers });
  };

  it('shows each line with the person’s current name, newest first', async () => {
    const admin = await setup();
    await record(null, { action: 'sign-in.refused' });
    await record(admin.id, { action: 'category.edited', before: { name: 'a' }, after: { name: 'b' } });
    const { records, older, newer } = await read(admin.id);
    expect([older, newer]).toEqual([null, null]);
    expect(records).toMatchObject([
      {
        action: 'category.edited',
        actor: { id: admin.id, displayName: admin.displayName },
        object: { kind: 'category', id: '7', name: 'กีฬา' },
        address: '10.0.0.1',
        sessionId: 'session-1',
        at: '2026-03-18T05:00:00.000Z',
        before: { name: 'a' },
        after: { name: 'b' },
      },
      { action: 'sign-in.refused', actor: null, before: null },
    ]);
  });

  it('filters by person, action, kind, object, group and time, alone and together [ACC-07]', async () => {
    const [admin, other] = [await setup(), await setup()];
    const country: AuditObject = { kind: 'country', id: '7', name: 'ลาว' };
    await record(admin.id, { action: 'category.created', object: category('one') });
    server.advance(MINUTE_MS);
    await record(other.id, {
      action: 'category.edited',
      object: { ...category('two'), id: '8' },
      groupId: 5,
    });
    server.advance(MINUTE_MS);
    await record(other.id, { action: 'country.created', object: country });
    const cases: [Record<string, string>, string[]][] = [
      [{ person: String(other.id) }, ['ลาว', 'two']],
      [{ action: 'category.edited' }, ['two']],
      [{ kind: 'category' }, ['two', 'one']],
      [{ kind: 'category', object: '7' }, ['one']],
      [{ group: '5' }, ['two']],
      [{ from: '2026-03-18T05:01:00Z' }, ['ลาว', 'two']],
      [{ to: '2026-03-18T12:01:00+07:00' }, ['one']],
      [{ person: String(other.id), kind: 'category', from: '2026-03-18T05:00:30Z' }, ['two']],
      [{ person: String(admin.id), action: 'country.created' }, []],
    ];
    for (const [query, names] of cases)
      expect([query, namesOf(await read(admin.id, query))]).toEqual([query, names]);
  });

  it('pages to older and back to newer lines, each line once', async () => {
    const admin = await setup();
    const count = 2 * AUDIT_PAGE_SIZE + 5;
    await recordMany(count, admin.id);
    const first = await read(admin.id);
    expect(namesOf(first)[0]).toBe(String(count));
    expect(first.newer).toBeNull();
    const second = await read(admin.id, { before: String(first.older) });
    const third = await read(admin.id, { before: String(second.older) });
    expect(third.older).toBeNull();
    const all = [first, second, third].flatMap(namesOf);
    expect(all).toEqual(Array.from({ length: count }, (_, n) => String(count - n)));
    expect(namesOf(await read(admin.id, { after: String(third.newer) }))).toEqual(namesOf(second));
    expect(namesOf(await read(admin.id, { after: String(second.newer) }))).toEqual(namesOf(first));
    // Fewer lines than a page are newer, so the newest page is returned.
    const newest = await read(admin.id, { after: String(first.records[3]?.id) });
    expect(newest).toEqual(first);
  });

  it('orders lines of the same time by their ids', async () => {
    const admin = await setup();
    for (let n = 1; n <= AUDIT_PAGE_SIZE + 3; n += 1)
      await record(admin.id, { action: 'category.edited', object: category(String(n)) });
    const first = await read(admin.id);
    const second = await read(admin.id, { before: String(first.older) });
    expect(namesOf(second)).toEqual(['3', '2', '1']);
  });

  it.each([
    'from=0000-01-01T00:00:00Z',
    'to=2026-12-31T23:59:60Z',
    'from=yesterday',
    'kind=none',
    'before=0',
  ])('refuses %s with an error on its field', async (query) => {
    const { id } = await setup();
    const answer = await server.call(`/api/audit?${query}`, { as: id });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([query.split('=')[0]]);
  });

  it('is exported as a file that a spreadsheet shows in Thai and without formulas [ACC-07]', async () => {
    const admin = await setup();
    for (const name of ['=1+1', '+1', '-1', '@a', '\tx', ' =1', '＝1', 'กีฬา "1", 2'])
      await record(admin.id, { action: 'category.created', object: category(name) });
    const { headers, body, statusCode } = await csvOf(admin.id);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch('attachment');
    expect(body.startsWith('\uFEFF"Line","Time"')).toBe(true);
    for (const cell of [`"'=1+1"`, `"'+1"`, `"'-1"`, `"'@a"`, `"'\tx"`, `"' =1"`, `"'＝1"`, '"กีฬา ""1"", 2"'])
      expect(body).toContain(`,${cell},`);
    expect(body.trimEnd().split('\r\n')).toHaveLength(9);
  });

  it('exports exactly the lines of the filter, however many', async () => {
    const [admin, other] = [await setup(), await setup()];
    await server.db.execute(`
      INSERT INTO audit_log (at, actor_id, address, action, object_kind, object_id, object_name)
      SELECT now() - n * interval '1.000001 second', ${admin.id}, '', 'category.edited', 'category', '7', 'n' || n
      FROM generate_series(1, 2500) AS n`);
    await record(other.id, { action: 'category.created' });
    const lines = (await csvOf(admin.id, `?person=${admin.id}`)).body.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(2_500);
    expect(new Set(lines).size).toBe(2_500);
    expect(lines[0]).toContain('"n1"');
  });

  it('shows only the members of a group what was done to an item, without addresses', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId, title: 'ข่าว' });
    const history = (as: number, id = newsId) =>
      server.call<AuditPage>(`/api/news/journalist/${groupId}/news/${id}/history`, { as });
    expect((await history(head.id)).body.data?.records).toEqual([]);
    const approve = `/api/news/journalist/${groupId}/news/${newsId}/approve`;
    await server.call(approve, { method: 'POST', as: head.id });
    const trainee = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const [line] = (await history(trainee.id)).body.data?.records ?? [];
    expect(line).toMatchObject({ action: 'news.approved', actor: { id: head.id } } satisfies Partial<
      Record<keyof AuditRecord, unknown>
    >);
    expect([line?.address, line?.sessionId]).toEqual(['', null]);
    const stranger = await createMember(server.db, await createGroup(server.db), JournalistLevel.Head);
    expect((await history(stranger.id)).status).toBe(403);
    expect((await history(head.id, 2_000_000_000)).status).toBe(404);
  });
});
