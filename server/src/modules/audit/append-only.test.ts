import { eq, sql } from 'drizzle-orm';

import { auditLog } from '../../db/schema';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { changesOf } from './changes';
import { forgetOldAudit } from './clean-up';
import { recordAudit, serverActor } from './record';

const DAY_MS = 86_400_000;

describe('a line of the audit log', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const record = (daysAgo: number) =>
    recordAudit(server.db, serverActor(new Date(server.now().getTime() - daysAgo * DAY_MS)), {
      action: 'category.created',
      object: { kind: 'category', id: '1', name: `${daysAgo} days ago` },
    });
  const names = async () => (await server.db.select().from(auditLog)).map(({ objectName }) => objectName);

  it.each([
    ['changed', () => server.db.update(auditLog).set({ objectName: 'another' })],
    ['deleted', () => server.db.delete(auditLog).where(eq(auditLog.objectName, '1 days ago'))],
    ['emptied', () => server.db.execute(sql`TRUNCATE ${auditLog}`)],
  ])('is never %s [ACC-07]', async (_what, attempt) => {
    await record(1);
    await expect(Promise.resolve(attempt())).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/append-only/) },
    });
    expect(await names()).toEqual(['1 days ago']);
  });

  it('is removed only by the clean-up, once it is older than the retention time', async () => {
    for (const daysAgo of [800, 731, 729, 0]) await record(daysAgo);
    await forgetOldAudit(server.db, server.now(), 730);
    expect((await names()).sort()).toEqual(['0 days ago', '729 days ago']);
    await expect(Promise.resolve(server.db.delete(auditLog))).rejects.toThrow();
  });
});

describe('what was changed', () => {
  it('is what differs, long texts and lists cut, between whole characters', () => {
    const before = { name: 'a', order: 1, list: ['x'] };
    const family = '👨‍👩‍👧‍👦';
    const after = {
      name: 'a',
      order: 2,
      list: Array.from({ length: 30 }, () => 'y'),
      text: family.repeat(40),
    };
    const changes = changesOf(before, after);
    expect(changes.before).toEqual({ order: 1, list: ['x'], text: null });
    expect(Object.keys(changes.after)).toEqual(['order', 'list', 'text']);
    expect(changes.after['list']).toHaveLength(21);
    expect(changes.after['text']).toBe(`${family.repeat(18)}…`);
  });
});
