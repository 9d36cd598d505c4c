import { DEFAULT_CHANNELS, type Id, JournalistLevel, type NotificationChannels } from '@contract';

import type { App } from '../../http/app-instance';
import { createMember, createNewsItem, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import type { Letter } from '../mail/mailer';

const MINUTE_MS = 60_000;

describe('notifications by mail', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const apps: App[] = [];
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  const setup = async (chosen: Partial<NotificationChannels> = { returned: 'mail' }) => {
    const sent: Letter[] = [];
    const state = { isUp: true, onTry: () => {} };
    const start = async () => {
      const app = await server.build({
        mailer: async (letter) => {
          state.onTry();
          if (!state.isUp) throw new Error('connect ECONNREFUSED');
          sent.push(letter);
        },
      });
      apps.push(app);
      return app;
    };
    const app = await start();
    const room = await createNewsroom(server.db);
    const writer = await createMember(server.db, room.groupId, JournalistLevel.Trainee);
    const body = { channels: { ...DEFAULT_CHANNELS, ...chosen } };
    await server.call('/api/notifications/settings', { method: 'PUT', as: writer.id, body });
    const giveBack = async (title: string) => {
      const id: Id = await createNewsItem(server.db, { ...room, authorId: writer.id, title });
      const url = `/api/news/journalist/${room.groupId}/news/${id}/return`;
      await server.call(url, { method: 'POST', as: room.head.id, body: { comment: 'แก้ชื่อ' } });
    };
    const look = (at = app) => at.lookForNotifications?.();
    return { ...room, writer, sent, state, start, giveBack, look };
  };

  it('come together in one letter, in Thai and English, plain and as html [CON-02]', async () => {
    const { head, writer, sent, giveBack, look } = await setup();
    await giveBack('น้ำขึ้น <b>');
    await giveBack('น้ำลง');
    await look();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: writer.email,
      subject: 'Newsdesk: แจ้งเตือน 2 เรื่อง · 2 notifications',
    });
    expect(sent[0]?.text).toContain(`- ${head.displayName} ส่งข่าว “น้ำขึ้น <b>” กลับมาให้คุณ`);
    expect(sent[0]?.text).toContain(`- ${head.displayName} returned “น้ำลง” to you`);
    expect(sent[0]?.text).toContain('https://newsdesk.example/notifications');
    expect(sent[0]?.html).toContain('“น้ำขึ้น &lt;b&gt;”');
  });

  it('are sent once, by one server, and at most every 15 minutes [CON-02]', async () => {
    const { sent, start, giveBack, look } = await setup();
    const other = await start();
    await giveBack('หนึ่ง');
    await Promise.all([look(), look(other)]);
    await giveBack('สอง');
    server.advance(15 * MINUTE_MS - 1);
    await giveBack('สาม');
    await look();
    expect(sent).toHaveLength(1);
    server.advance(1);
    await look();
    expect(sent.map(({ subject }) => /\d+/.exec(subject)?.[0])).toEqual(['1', '2']);
    server.advance(60 * MINUTE_MS);
    await look();
    expect(sent).toHaveLength(2);
  });

  it('wait until a mail server takes them, but no longer than a day [CON-02]', async () => {
    const { sent, state, giveBack, look } = await setup();
    state.isUp = false;
    await giveBack('เก่า');
    await look();
    server.advance(23 * 60 * MINUTE_MS);
    await giveBack('ใหม่');
    await look();
    server.advance(60 * MINUTE_MS + 1);
    state.isUp = true;
    await look();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('ใหม่');
    expect(sent[0]?.text).not.toContain('เก่า');
  });

  it('are not tried for everybody while the mail server takes none', async () => {
    const { sent, state, groupId, categoryId, head, look } = await setup();
    let tries = 0;
    state.isUp = false;
    state.onTry = () => void (tries += 1);
    for (let count = 0; count < 5; count += 1) {
      const { id } = await createMember(server.db, groupId, JournalistLevel.Trainee);
      const body = { channels: { ...DEFAULT_CHANNELS, returned: 'mail' } };
      await server.call('/api/notifications/settings', { method: 'PUT', as: id, body });
      const newsId = await createNewsItem(server.db, { groupId, categoryId, authorId: id });
      const url = `/api/news/journalist/${groupId}/news/${newsId}/return`;
      await server.call(url, { method: 'POST', as: head.id, body: { comment: 'แก้ชื่อ' } });
    }
    await look();
    expect([tries, sent.length]).toEqual([3, 0]);
    state.isUp = true;
    await look();
    expect(sent).toHaveLength(5);
  });

  it('are only those that a person wants by mail, and may still see [CON-02]', async () => {
    const inConsole = await setup({ returned: 'console' });
    await inConsole.giveBack('ไม่ส่ง');
    await inConsole.look();
    expect(inConsole.sent).toEqual([]);
    const left = await setup();
    await left.giveBack('ลับ');
    const url = `/api/news/journalist/${left.groupId}/members/${left.writer.id}`;
    await server.call(url, { method: 'DELETE', as: left.head.id });
    await left.look();
    expect(left.sent).toEqual([]);
  });
});
