import { eq, sql } from 'drizzle-orm';

import {
  type AuditAction,
  type AuditValues,
  type GroupFigures,
  type Id,
  JournalistLevel,
  PostStatus,
  DEFAULT_TIME_ZONE,
} from '@contract';

import { auditLog, news, newsViews, users } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { recordAudit } from '../audit/record';

import { selectFigures } from './repository';

const HOUR_MS = 3_600_000;
/** The time this many hours after the start of the tests, which is noon in Thailand. */
const at = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * HOUR_MS);
const DRAFT: AuditValues = { status: 'Draft', approvedUntil: null };
const FOR_A_DAY: AuditValues = { status: 'Published', approvedUntil: '2026-03-19T05:00:00.000Z' };
const FOR_GOOD: AuditValues = { approvedPermanently: true };

/** An event of an item: when, what, by whom, and the values of its log line. */
type Event = [hours: number, action: AuditAction, by: Id, after?: AuditValues];

describe('the figures of a group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const { groupId, head } = newsroom;
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const read = async (as = head.id) =>
      server.call<GroupFigures>(`/api/news/journalist/${groupId}/figures`, { as });
    const figures = async () => {
      const { data } = (await read()).body;
      if (!data) throw new Error('There are no figures.');
      const { mostRead: _mostRead, ...decisions } = data;
      return { ...decisions, days: decisions.days.filter(({ published }) => published > 0) };
    };
    /** Writes the lines of one item of a group, in order. */
    const log = async (id: Id, events: Event[], group = groupId) => {
      const object = { kind: 'news', id: String(id), name: `News ${id}` } as const;
      for (const [hours, action, userId, after] of events) {
        const actor = { userId, sessionId: null, address: '', at: at(hours) };
        await recordAudit(server.db, actor, { action, object, groupId: group, after });
      }
    };
    return { ...newsroom, writer, read, figures, log };
  };

  it('show the number published per day and the median wait, for the group and for each writer [DSK-11]', async () => {
    const { head, writer, figures, log } = await setup();
    const waited = async (id: Id, by: Id, hours: number, decided = 0) =>
      log(id, [
        [decided - hours, 'news.created', by],
        [decided, 'news.approved', head.id, FOR_A_DAY],
      ]);
    await waited(1, writer.id, 1);
    await waited(2, writer.id, 2);
    await waited(3, writer.id, 9, -48);
    await waited(4, head.id, 0.5);
    expect(await figures()).toEqual({
      days: [
        { day: '2026-03-16', published: 1 },
        { day: '2026-03-18', published: 3 },
      ],
      decided: 4,
      medianHours: 1.5,
      leftOut: 0,
      writers: [
        { id: writer.id, name: writer.displayName, decided: 3, published: 3, medianHours: 2 },
        { id: head.id, name: head.displayName, decided: 1, published: 1, medianHours: 0.5 },
      ],
    });
  });

  it('count each wait from the line with which the item started to wait [DSK-11]', async () => {
    const { head, writer, figures, log } = await setup();
    await log(1, [
      [-100, 'news.created', writer.id],
      // Further edits by its writer do not restart the wait.
      [-97, 'news.edited', writer.id, { title: 'again' }],
      [-96, 'news.returned', head.id],
      // Returned: 4 hours. Saved again, it waits; a second save does not restart the wait.
      [-50, 'news.edited', head.id, {}],
      [-45, 'news.edited', writer.id, {}],
      [-44, 'news.approved', head.id, FOR_A_DAY],
      // Approved: 6 hours. The second step is not a decision on waiting news, and an approver's edit does not make it wait.
      [-43, 'news.approved', head.id, FOR_GOOD],
      [-42, 'news.edited', head.id, { title: 'once more' }],
      [-41, 'news.edited', writer.id, DRAFT],
      [-33, 'news.approved', head.id, FOR_A_DAY],
      // Approved: 8 hours; it was published before. After a withdrawal it waits once it is saved.
      [-32, 'news.hidden', head.id],
      [-30, 'news.edited', writer.id, DRAFT],
      [-20, 'news.approved', head.id, FOR_A_DAY],
      // Approved: 10 hours.
    ]);
    const { days, decided, medianHours, leftOut, writers } = await figures();
    expect(days).toEqual([{ day: '2026-03-16', published: 1 }]);
    expect({ decided, medianHours, leftOut }).toEqual({ decided: 4, medianHours: 7, leftOut: 0 });
    expect(writers).toEqual([
      expect.objectContaining({ id: writer.id, decided: 3, published: 0, medianHours: 8 }),
      expect.objectContaining({ id: head.id, decided: 1, published: 1, medianHours: 6 }),
    ]);
  });

  it('count the wait of changes on, while what readers see beside them is taken off the website [DSK-11, PUB-06, PUB-08]', async () => {
    const { head, writer, figures, log } = await setup();
    await log(1, [
      [-20, 'news.created', writer.id],
      [-18, 'news.approved', head.id, FOR_A_DAY],
      // The first decision took 2 hours. Changes wait from here on.
      [-10, 'news.changes-sent', writer.id],
      [-8, 'news.hidden', head.id],
      [-7, 'news.changes-sent', writer.id],
      [-4, 'news.approved', head.id, { ...FOR_A_DAY, publishedVersion: 3 }],
    ]);
    expect(await figures()).toMatchObject({ decided: 2, medianHours: 4, leftOut: 0 });
  });

  it('leave out waits whose start is not in the log, and count them [DSK-11]', async () => {
    const { head, writer, figures, log } = await setup();
    await log(1, [[-2, 'news.approved', head.id, FOR_A_DAY]]);
    await log(2, [
      [-9, 'news.edited', writer.id, { title: 'still waiting' }],
      [-2, 'news.returned', head.id],
      // Approved without a save in between, so it had not waited again.
      [-1, 'news.approved', head.id, FOR_A_DAY],
    ]);
    expect(await figures()).toEqual({
      days: [{ day: '2026-03-18', published: 2 }],
      decided: 0,
      medianHours: null,
      leftOut: 2,
      writers: [],
    });
  });

  it('begin at midnight in Thailand 29 days ago, and find a submit from before [DSK-11]', async () => {
    const { head, writer, read, log } = await setup();
    const first = -29 * 24 - 12;
    await log(1, [
      [first - 5, 'news.created', writer.id],
      [first - 0.01, 'news.approved', head.id, FOR_A_DAY],
    ]);
    await log(2, [
      [first - 5, 'news.created', writer.id],
      [first, 'news.approved', head.id, FOR_A_DAY],
    ]);
    // 23:59 and 00:00 in Thailand.
    await log(3, [[-12.01, 'news.approved', head.id, FOR_A_DAY]]);
    await log(4, [[-12, 'news.approved', head.id, FOR_A_DAY]]);
    const { data } = (await read()).body;
    expect(data?.days).toHaveLength(30);
    expect(data?.days[0]).toEqual({ day: '2026-02-17', published: 1 });
    expect(data?.days.slice(-2)).toEqual([
      { day: '2026-03-17', published: 1 },
      { day: '2026-03-18', published: 1 },
    ]);
    expect(data).toMatchObject({ decided: 1, medianHours: 5 });
  });

  it('are those of one group, and visible to its approvers only [DSK-11]', async () => {
    const { groupId, head, writer, read, figures, log } = await setup();
    const other = await createNewsroom(server.db);
    await log(1, [[-2, 'news.approved', head.id, FOR_A_DAY]], other.groupId);
    expect((await figures()).days).toEqual([]);
    const professional = await createMember(server.db, groupId, JournalistLevel.Professional);
    const freelance = await createMember(server.db, groupId, JournalistLevel.Freelance);
    const statuses = [head, professional, freelance, writer, other.head].map(
      async ({ id }) => (await read(id)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403, 403]);
  });

  it('are correct for log lines that the calls themselves write [DSK-11]', async () => {
    const { groupId, categoryId, head, writer, figures } = await setup();
    const list = `/api/news/journalist/${groupId}/news`;
    const save = async (address: string, ids: Record<string, string> = {}) =>
      server.call<{ id: Id }>(`${list}/${address}`, {
        method: 'POST',
        as: writer.id,
        ...multipart({ ...(await newsParts({ groupId, categoryId })), ...ids }),
      });
    const decide = (id: Id | undefined, how: 'approve' | 'return') =>
      server.call(`${list}/${id}/${how}`, { method: 'POST', as: head.id, body: { comment: 'แก้ชื่อ' } });
    const id = (await save('create')).body.data?.id;
    server.advance(2 * HOUR_MS);
    await decide(id, 'return');
    server.advance(HOUR_MS);
    await save(`${id}/edit`, { news_id: String(id), title: 'ชื่อใหม่' });
    server.advance(4 * HOUR_MS);
    await decide(id, 'approve');
    // Withdrawing published news and the permanent approval are not decisions on waiting news.
    await decide(id, 'return');
    const forGood = { status: PostStatus.Published, approvedUntil: at(20) };
    await decide(
      await createNewsItem(server.db, { groupId, categoryId, authorId: head.id, ...forGood }),
      'approve',
    );
    expect(await figures()).toEqual({
      days: [{ day: '2026-03-18', published: 1 }],
      decided: 2,
      medianHours: 3,
      leftOut: 0,
      writers: [{ id: writer.id, name: writer.displayName, decided: 2, published: 1, medianHours: 3 }],
    });
  });

  it('name the five items that readers opened most in seven days, by the title that they see [PUB-10]', async () => {
    const { groupId, categoryId, head, read } = await setup();
    const publish = (group: Id, title: string) =>
      createNewsItem(server.db, {
        authorId: head.id,
        categoryId,
        approvedPermanently: true,
        groupId: group,
        title,
      });
    const ids: Id[] = [];
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) ids.push(await publish(groupId, title));
    const other = await createNewsroom(server.db);
    const elsewhere = await publish(other.groupId, 'elsewhere');
    const view = (newsId = 0, day: string, views: number) =>
      server.db.insert(newsViews).values({ newsId, day, views });
    for (const [index, id] of ids.entries()) await view(id, '2026-03-18', 10 + index);
    await view(ids[0], '2026-03-12', 90);
    await view(ids[1], '2026-03-11', 900);
    await view(elsewhere, '2026-03-18', 900);
    await server.db
      .update(news)
      .set({ title: 'changes that wait' })
      .where(eq(news.id, ids[5] ?? 0));
    const { data } = (await read()).body;
    expect(data?.mostRead?.map(({ title, views }) => [title, views])).toEqual([
      ['a', 100],
      ['f', 15],
      ['e', 14],
      ['d', 13],
      ['c', 12],
    ]);
    // The titles in the trash are for Heads, and a Professional reads the figures too.
    await server.db
      .update(news)
      .set({ deletedAt: at(0) })
      .where(eq(news.id, ids[0] ?? 0));
    const left = (await read()).body.data;
    expect(left?.mostRead?.map(({ title }) => title)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('sort writers with as many decisions by name, in Thai order [DSK-11]', async () => {
    const { groupId, head, figures, log } = await setup();
    const names = ['ขวัญ', 'เกตุ'];
    for (const [number, displayName] of names.entries()) {
      const { id } = await createMember(server.db, groupId, JournalistLevel.Trainee);
      await server.db.update(users).set({ displayName }).where(eq(users.id, id));
      await log(number + 1, [
        [-1, 'news.created', id],
        [0, 'news.approved', head.id, FOR_A_DAY],
      ]);
    }
    expect((await figures()).writers.map(({ name }) => name)).toEqual(['เกตุ', 'ขวัญ']);
  });

  it('use an index, however long the log is [DSK-11]', async () => {
    await server.db
      .execute(sql`INSERT INTO ${auditLog} (at, address, action, object_kind, object_id, object_name, group_id, after)
      SELECT ${START_OF_TESTS.toISOString()}::timestamptz - n * interval '5 minutes', '', CASE n % 3 WHEN 0 THEN 'news.created' WHEN 1 THEN 'news.edited'
        ELSE 'news.approved' END, 'news', (n / 3)::text, '', n % 200 + 1, '{"approvedUntil": "x"}' FROM generate_series(1, 40000) n`);
    await server.db.execute(sql`ANALYZE ${auditLog}`);
    const query = selectFigures(server.db, 7, at(-30 * 24), { now: at(0), timeZone: DEFAULT_TIME_ZONE });
    // `execute` has no row type; EXPLAIN returns one column.
    const { rows } = (await server.db.execute(sql`EXPLAIN ${query}`)) as { rows: { 'QUERY PLAN': string }[] };
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/(?:Index|Bitmap Index) Scan (?:using|on) audit_log_group_idx/);
    // The last decision, the first approval, the submit and, by a scan of another name on one of the engines, the withdrawal.
    const scans = plan.match(/Index Scan (?:Backward )?using audit_log_object_idx/g) ?? [];
    expect(scans.length).toBeGreaterThanOrEqual(3);
    expect(plan).not.toMatch(/Seq Scan on audit_log/);
  });
});
