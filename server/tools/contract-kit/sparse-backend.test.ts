import { isRecord, Permission, PERMISSIONS } from '@contract';

import { groupMembers } from '../../src/db/schema';
import type { Json } from '../../src/openapi/check-schema';
import { createNewsItem, createNewsroom, createUser, PASSWORD } from '../../src/testing/factories';
import { type Exchange, openSpoilingProxy } from '../../src/testing/spoiling-proxy';
import { type TestServer, useTestServer } from '../../src/testing/test-server';

import { runKit } from './run';

const LIMIT_MS = 60_000;
const ALL = PERMISSIONS.reduce((mask, { bit }) => mask | bit, Permission.USER as number);
const ABSENT = ['displayName', 'bio', 'createdAt', 'members', 'levelClassMsg', 'statusText', 'approvalText'];
const NULL = [
  'firstPage',
  'lastPage',
  'currentPage',
  'groupId',
  'fullUrl',
  'shortUrl',
  'totalNews',
  'message',
];

/** Omits the fields that the console can do without, and sends null for empty values. */
const sparse = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sparse);
  if (!isRecord(value)) return value === '' || value === false ? null : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (ABSENT.includes(name)) return [];
      return [[name, NULL.includes(name) || (Array.isArray(field) && !field.length) ? null : sparse(field)]];
    }),
  );
};

const sparely = ({ method, path, body }: Exchange) => {
  if (body['success'] !== true) return { body: { ...body, message: null } };
  if (method !== 'GET' && !/(?:sign-in|upload)$/.test(path)) return { body: { success: true, data: null } };
  if (path.includes('/check/')) return { body: { success: true, data: true } };
  return { body: { success: true, data: sparse(body['data']) } };
};

describe('a backend that sends only what the console needs', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it(
    'conforms in every call, with null or missing optional fields and writes that return no data [ANY-02]',
    async () => {
      const chief = await createUser(server.db, { username: 'chief', permission: ALL });
      const room = await createNewsroom(server.db);
      await createUser(server.db, { username: 'colleague' });
      await createNewsItem(server.db, { ...room, authorId: room.head.id });
      await server.db.insert(groupMembers).values({ groupId: room.groupId, userId: chief.id, level: 1 });
      const proxy = await openSpoilingProxy(await server.app.listen({ port: 0, host: '127.0.0.1' }), sparely);
      const report = await runKit({
        baseUrl: proxy.url,
        username: 'chief',
        password: PASSWORD,
        write: true,
        document: JSON.parse(JSON.stringify(server.app.swagger())) as Json, // an object
        timeoutMs: 5_000,
      });
      await proxy.close();
      expect(report.rows.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
      expect(report.leftBehind.filter((what) => !what.startsWith('the image '))).toEqual([]);
    },
    LIMIT_MS,
  );
});
