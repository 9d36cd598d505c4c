import net from 'node:net';

import { ErrorCode, Permission, PERMISSIONS, type User } from '@contract';

import { createUser, PASSWORD } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';

const INVALID = { success: false, code: ErrorCode.InvalidInput };

describe('a hostile request', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('that says its length in two ways is refused, and nothing behind it is read as another request', async () => {
    const app = await server.build();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = net.connect(Number(port), '127.0.0.1');
    const behind = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';
    socket.write(
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: ${5 + behind.length}\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${behind}`,
    );
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    await app.close();
  });

  it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'gives nothing to all objects: %s',
    async (extra) => {
      const { username } = await createUser(server.db);
      const payload = `{"email":"${username}","password":"${PASSWORD}",${extra.slice(1)}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload });
      expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining(INVALID)]);
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    },
  );

  it('changes no field that its call does not name', async () => {
    const { id } = await createUser(server.db);
    const me = async () => (await server.call<User>('/api/auth/me', { as: id })).body.data;
    const before = await me();
    const all = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);
    const more = {
      id: 1,
      permission: all,
      username: 'head',
      email: 'other@newsdesk.example',
      state: 'active',
    };
    const body = { displayName: 'สมศรี', bio: 'ข่าว', ...more };
    expect((await server.call('/api/account/profile', { method: 'PUT', as: id, body })).status).toBe(200);
    expect(await me()).toEqual({ ...before, displayName: 'สมศรี', bio: 'ข่าว' });
  });

  it.each(['page=1&page=2', 'search=a&search=b', 'limit=10&limit=100'])(
    'that gives a value twice is refused on its field: %s',
    async (query) => {
      const { id } = await createUser(server.db, { permission: Permission.USER_SEARCH });
      const { status, body } = await server.call(`/api/users/search?${query}`, { as: id });
      const field = query.split('=')[0] ?? '';
      expect({ status, body }).toMatchObject({ status: 400, body: { ...INVALID, errors: { [field]: /./ } } });
    },
  );
});
