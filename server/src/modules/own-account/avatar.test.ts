import type { User } from '@contract';

import { files } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { photoWithExif } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('one’s own picture', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const set = (as: number, parts: Parameters<typeof multipart>[0]) =>
    server.call<User>('/api/account/avatar', { method: 'PUT', as, ...multipart(parts) });

  it('is set, replaced and removed by its owner, and the old one is deleted [ACC-03]', async () => {
    const [person, other] = [await createUser(server.db), await createUser(server.db)];
    const first = (await set(person.id, { avatar: { bytes: await photoWithExif() } })).body.data?.avatarUrl;
    expect(first).toMatch(/^\/files\/.*\.webp$/);
    const second = (await set(person.id, { avatar: { bytes: await photoWithExif() } })).body.data?.avatarUrl;
    expect(second).not.toBe(first);
    const unused = async () =>
      (await server.db.select().from(files)).filter(({ unusedSince }) => unusedSince).length;
    expect(await unused()).toBe(1);
    const removed = await server.call<User>('/api/account/avatar', { method: 'DELETE', as: person.id });
    expect([removed.body.data?.avatarUrl, await unused()]).toEqual([null, 2]);
    const me = await server.call<User>('/api/auth/me', { as: other.id });
    expect(me.body.data?.avatarUrl).toBe(other.avatarUrl);
  });

  it.each([
    ['missing', {}],
    ['no picture', { avatar: { bytes: Buffer.from('no picture') } }],
  ])('is refused with an error on its field if it is %s [ACC-03]', async (_what, parts) => {
    const person = await createUser(server.db);
    const { status, body } = await set(person.id, parts);
    expect({ status, errors: body.success ? {} : body.errors }).toEqual({
      status: 400,
      errors: { avatar: expect.any(String) },
    });
    expect((await server.call<User>('/api/auth/me', { as: person.id })).body.data?.avatarUrl).toBe(
      person.avatarUrl,
    );
  });
});
