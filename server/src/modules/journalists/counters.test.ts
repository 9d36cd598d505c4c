import { and, eq } from 'drizzle-orm';

import { groupMembers, journalistGroups, news } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { findNews } from '../news/repository';
import { addTagUses } from '../tag-suggestions/repository';
import { deleteNews } from '../trash/repository';

import { findWrongCounters, listGroupIds, repairCounters } from './counters';
import { reportCounters } from './report-counters';

describe('the counters of a group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** A group with three items of two writers, of which one was deleted. */
  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const writer = await createMember(server.db, groupId, 6);
    const create = (authorId = writer.id) => createNewsItem(server.db, { groupId, authorId, categoryId });
    await create(head.id);
    await create();
    const deleted = await create();
    await server.db.transaction(async (tx) => {
      const row = await findNews(tx, groupId, deleted);
      if (!row) throw new Error('The news was not stored.');
      await deleteNews(tx, row, { groupId, now: START_OF_TESTS, userId: head.id });
    });
    const setGroup = (values: Partial<typeof journalistGroups.$inferInsert>) =>
      server.db.update(journalistGroups).set(values).where(eq(journalistGroups.id, groupId));
    const setMember = (newsCount: number) =>
      server.db
        .update(groupMembers)
        .set({ newsCount })
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, writer.id)));
    return { groupId, writer, create, setGroup, setMember };
  };

  it('are right after news was added and deleted', async () => {
    const { groupId } = await setup();
    expect(await listGroupIds(server.db)).toEqual([groupId]);
    expect(await findWrongCounters(server.db, groupId)).toEqual([]);
    expect(await findWrongCounters(server.db, groupId + 1)).toEqual([]);
  });

  it('count what a member wrote for this group, and not for another', async () => {
    const { groupId, writer } = await setup();
    const other = await setup();
    await other.create(writer.id);
    expect(await findWrongCounters(server.db, groupId)).toEqual([]);
    expect(await repairCounters(server.db, groupId)).toEqual([]);
  });

  it('are compared one by one, and only the wrong ones are corrected', async () => {
    const { groupId, writer, setGroup, setMember } = await setup();
    const untouched = await setup();
    await server.db.update(news).set({ totalViews: 40 }).where(eq(news.groupId, groupId));
    await setGroup({ totalNews: 7, totalViews: 3 });
    await setMember(5);
    const wrong = [
      { groupId, userId: null, counter: 'totalNews', stored: 7, counted: 2 },
      { groupId, userId: null, counter: 'totalViews', stored: 3, counted: 80 },
      { groupId, userId: writer.id, counter: 'newsCount', stored: 5, counted: 1 },
    ];
    expect(await findWrongCounters(server.db, groupId)).toEqual(wrong);
    expect(await findWrongCounters(server.db, untouched.groupId)).toEqual([]);
    expect(await repairCounters(server.db, groupId)).toEqual(wrong);
    expect(await findWrongCounters(server.db, groupId)).toEqual([]);
  });

  it('are reported for every group, and corrected unless they are only checked', async () => {
    const { groupId, writer, setGroup, setMember } = await setup();
    const other = await setup();
    await setGroup({ totalViews: 3 });
    await other.setMember(5);
    const report = async (repairs: boolean) => {
      const lines: string[] = [];
      await reportCounters(server.db, { repairs }, (line) => lines.push(line));
      return lines;
    };
    const wrong = [
      `Group ${groupId}, views: stored 3, counted 0`,
      `Group ${other.groupId}, member ${other.writer.id}, news: stored 5, counted 1`,
    ];
    expect(await report(false)).toEqual([...wrong, '2 groups were counted, 2 numbers are wrong.']);
    expect(await report(true)).toEqual([...wrong, '2 groups were counted, 2 numbers are corrected.']);
    await setMember(2);
    const one = `Group ${groupId}, member ${writer.id}, news: stored 2, counted 1`;
    expect(await report(true)).toEqual([one, '2 groups were counted, 1 number is corrected.']);
    expect(await report(false)).toEqual(['2 groups were counted, 0 numbers are wrong.']);
  });

  it('are those of its tags too: one of a lost item, a tag that was not counted', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    await createNewsItem(server.db, { groupId, authorId: head.id, categoryId, tags: ['น้ำท่วม', 'ข่าว'] });
    await addTagUses(
      server.db,
      groupId,
      new Map([
        ['น้ำท่วม', 2],
        ['ข่าว', -1],
      ]),
    );
    const wrong = (tag: string, stored: number, counted: number) => {
      return { groupId, userId: null, tag, counter: 'tagUses', stored, counted };
    };
    expect(await repairCounters(server.db, groupId)).toEqual([wrong('ข่าว', 0, 1), wrong('น้ำท่วม', 3, 1)]);
    expect(await findWrongCounters(server.db, groupId)).toEqual([]);
  });
});
