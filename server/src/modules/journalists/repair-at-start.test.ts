import { eq } from 'drizzle-orm';

import { journalistGroups } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { repairLaggingGroups } from './repair-at-start';

describe('the check of the groups at the start', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('repairs a group in which nobody can add news any more, and says what it corrected', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const add = () => createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    await add();
    await add();
    const isGroup = eq(journalistGroups.id, groupId);
    await server.db.update(journalistGroups).set({ lastPosition: 0, totalNews: 1 }).where(isGroup);
    await expect(add()).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'news_group_position_key' }),
    });

    const warnings: string[] = [];
    await repairLaggingGroups(server.db, (text) => warnings.push(text));
    expect(warnings).toEqual([
      expect.stringMatching(
        new RegExp(`^Group ${groupId} was behind .*totalNews from 1 to 2, lastPosition from 0 to 2\\.$`),
      ),
    ]);
    await add();
    const list = await server.call<{ data: unknown[] }>(`/api/news/journalist/${groupId}/news`, {
      as: head.id,
    });
    expect(list.body.data?.data).toHaveLength(3);
  });

  it('leaves groups alone that are complete', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const warnings: string[] = [];
    await repairLaggingGroups(server.db, (text) => warnings.push(text));
    expect(warnings).toEqual([]);
  });
});
