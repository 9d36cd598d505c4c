import { eq } from 'drizzle-orm';

import type { Id } from '@contract';

import { news } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { approveVersion } from './approve-version';
import { findNews } from './repository';

describe('an approval while somebody else writes', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { groupId, categoryId, head } = await createNewsroom(server.db);
    const approved = { approvedUntil: server.now() };
    const id = await createNewsItem(server.db, { groupId, categoryId, authorId: head.id, ...approved });
    const read = await findNews(server.db, groupId, id);
    if (!read) throw new Error('The news was not stored.');
    const by = { userId: head.id, sessionId: null, address: '', at: server.now() };
    return { id, approve: () => approveVersion(server.db, read, { now: server.now(), by, fourEyes: false }) };
  };
  const change = (id: Id, values: Partial<typeof news.$inferInsert>) =>
    server.db.update(news).set(values).where(eq(news.id, id));

  it('says that the news was edited, if an edit has ended the approval that was read', async () => {
    const { id, approve } = await setup();
    await change(id, { title: 'แก้แล้ว', version: 2, approvedUntil: null });
    expect(await approve()).toBe('edited-meanwhile');
  });

  it('says that it was approved, if only that has changed', async () => {
    const { id, approve } = await setup();
    await change(id, { approvedPermanently: true });
    expect(await approve()).toBe('approved-meanwhile');
  });
});
