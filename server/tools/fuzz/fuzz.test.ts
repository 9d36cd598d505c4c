import { JournalistLevel, PERMISSIONS } from '@contract';

import { openSession } from '../../src/modules/auth/sessions';
import type { Json } from '../../src/openapi/check-schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../src/testing/factories';
import { type TestServer, useTestServer } from '../../src/testing/test-server';

import { createRandom } from './random';
import { createRequests } from './requests';
import { runFuzz } from './run-fuzz';

const ALL = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);
const REQUESTS = 600;
const LIMIT_MS = 240_000;

describe('invalid requests of every kind', () => {
  let server: TestServer;
  let baseUrl = '';
  useTestServer((started) => (server = started));
  beforeAll(async () => {
    baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  // The plugin types it by version; here it is plain JSON.
  const document = () => JSON.parse(JSON.stringify(server.app.swagger())) as Json;

  it(
    'get no 5xx and no hang',
    async () => {
      const room = await createNewsroom(server.db);
      await createNewsItem(server.db, { ...room, authorId: room.head.id });
      const people = [
        await createUser(server.db, { permission: ALL }),
        room.head,
        await createMember(server.db, room.groupId, JournalistLevel.Trainee),
      ];
      const signIns = people.map(({ id }) => async () => {
        const session = await openSession(server.db, id, server.now());
        return (await server.tokens.issue(id, session)).token;
      });
      const seed = Math.floor(Math.random() * 2 ** 31);
      const options = { baseUrl, document: document(), requests: REQUESTS, seed, signIns };
      const report = await runFuzz({ ...options, concurrency: 8, limitMs: 45_000 });
      // The seed allows a failure to be repeated.
      expect({ seed, failures: report.failures }).toEqual({ seed, failures: [] });
      expect(report.calls).toBeGreaterThan(30);
      expect(report.outcomes['200']).toBeGreaterThan(REQUESTS / 20);
      expect(report.outcomes['401']).toBeLessThan(REQUESTS / 3);
    },
    LIMIT_MS,
  );

  it('are the same for the same seed', () => {
    const made = (seed: number) => {
      const next = createRequests(document(), createRandom(seed));
      return Array.from({ length: 50 }, () => next('token'));
    };
    expect(made(7)).toEqual(made(7));
    expect(made(7)).not.toEqual(made(8));
  });
});
