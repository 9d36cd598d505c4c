import type { User } from '@contract';

import { files } from '../../db/schema';
import { openTestStream } from '../../testing/event-stream';
import { createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { photoWithExif } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { recordUses } from '../images/image-uses';

import { ownAccountMessages } from './messages';

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

  it('stays stored after its removal if news shows it', async () => {
    const person = await createUser(server.db);
    const { groupId, categoryId, head } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, categoryId, authorId: head.id });
    const { avatarUrl } =
      (await set(person.id, { avatar: { bytes: await photoWithExif() } })).body.data ?? {};
    await recordUses(server.db, { newsId, version: 1 }, [`<img src="${avatarUrl}">`]);
    await server.call('/api/account/avatar', { method: 'DELETE', as: person.id });
    const [file] = await server.db.select().from(files);
    expect(file?.unusedSince).toBeNull();
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

  it('is refused once the daily quota is used up, but can still be removed, and the answer says so', async () => {
    const person = await createUser(server.db);
    const setNew = async () => set(person.id, { avatar: { bytes: await photoWithExif() } });
    expect((await setNew()).body.message).toBe(ownAccountMessages.avatarSaved.th);
    const avatarUrl = async () =>
      (await server.call<User>('/api/auth/me', { as: person.id })).body.data?.avatarUrl;
    const before = await avatarUrl();
    await server.db.update(files).set({ bytes: 2_000_000_000 });
    expect((await setNew()).status).toBe(429);
    expect(await avatarUrl()).toBe(before);
    const removed = await server.call<User>('/api/account/avatar', { method: 'DELETE', as: person.id });
    expect(removed.body).toMatchObject({
      message: ownAccountMessages.avatarRemoved.th,
      data: { avatarUrl: null },
    });
    server.advance(25 * 3_600_000);
    expect((await setNew()).status).toBe(200);
  });

  it('announces each change to the people who see it', async () => {
    const person = await createUser(server.db);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openTestStream(server.app, await server.tokenOf(person.id));
    // A change of an earlier test may still be on its way.
    const nextAbout = async () => {
      let change = await stream.next();
      while (!change.tags.some(({ id }) => id === person.id)) change = await stream.next();
      return change;
    };
    await set(person.id, { avatar: { bytes: await photoWithExif() } });
    const tags = [{ type: 'User', id: person.id }, { type: 'Group' }];
    expect(await nextAbout()).toMatchObject({ tags });
    await server.call('/api/account/avatar', { method: 'DELETE', as: person.id });
    expect(await nextAbout()).toMatchObject({ tags });
    stream.close();
  });
});
