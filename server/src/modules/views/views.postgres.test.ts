import { type Id, JournalistLevel, type SavedView } from '@contract';

import { createMember, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('views that several Heads share at the same time', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('get a name once in a group, also when each renames their own [DSK-09]', async () => {
    const { groupId } = await createNewsroom(server.db);
    const share = async (name: string) => {
      const { id: as } = await createMember(server.db, groupId, JournalistLevel.Head);
      const body = { name, query: 'state=waiting', groupId };
      const { data } = (await server.call<SavedView>('/api/views', { method: 'POST', as, body })).body;
      if (!data) throw new Error('The view was not stored.');
      return { as, id: data.id };
    };
    const rename = async ({ as, id }: { as: Id; id: Id }) => {
      const body = { name: 'รออนุมัติ', query: 'state=waiting', groupId };
      return (await server.call(`/api/views/${id}`, { method: 'PUT', as, body })).status;
    };
    const shared = await Promise.all(['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'].map(share));
    expect((await Promise.all(shared.map(rename))).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});
