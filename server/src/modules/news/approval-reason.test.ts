import { desc } from 'drizzle-orm';

import { APPROVAL_REASON_MAX, type NewsItem } from '@contract';

import { auditLog } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('the reason of an approval', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { groupId, categoryId, head } = await createNewsroom(server.db);
    const id = await createNewsItem(server.db, { groupId, categoryId, authorId: head.id });
    const approve = (body?: object) =>
      server.call<NewsItem>(`/api/news/journalist/${groupId}/news/${id}/approve`, {
        method: 'POST',
        as: head.id,
        ...(body && { body }),
      });
    const line = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
    return { approve, line };
  };

  it('is stored in the audit log in full [DSK-03]', async () => {
    const { approve, line } = await setup();
    const reason = 'ก'.repeat(APPROVAL_REASON_MAX - 1);
    expect((await approve({ reason: ` ${reason}` })).status).toBe(200);
    expect(await line()).toMatchObject({ action: 'news.approved', after: { status: 'Published', reason } });
  });

  it('is optional, as in the core API [DSK-03]', async () => {
    const { approve, line } = await setup();
    expect((await approve()).status).toBe(200);
    expect((await approve({})).status).toBe(200);
    expect((await line())?.after).not.toHaveProperty('reason');
  });

  it.each([[' '], ['ก'.repeat(APPROVAL_REASON_MAX + 1)]])('is refused on its field: %j', async (reason) => {
    const { approve } = await setup();
    expect(await approve({ reason })).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.anything() as unknown } },
    });
  });
});
