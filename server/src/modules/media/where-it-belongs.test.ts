import { asc } from 'drizzle-orm';

import { JournalistLevel, type MediaPicture, type Paginated, Permission } from '@contract';

import { files, groupMembers, news } from '../../db/schema';
import { archived, importInto, linesWith } from '../../testing/archives';
import { createNewsroom, createUser } from '../../testing/factories';
import { newPng } from '../../testing/images';
import { createLibrary, MEDIA_TEXTS } from '../../testing/media-library';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('the group of a picture', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const setup = () => createLibrary(server);

  it('is that of its news, which takes along what only it shows [MED-01, TOG-03]', async () => {
    const { upload, write, list, base, head } = await setup();
    const other = await createNewsroom(server.db);
    const { groupId } = other;
    await server.db.insert(groupMembers).values({ groupId, userId: head.id, level: JournalistLevel.Head });
    const [own, shared] = [await upload(), await upload()];
    const html = `<p><img src="${own}"><img src="${shared}"></p>`;
    const item = await write({ html }, { original: { bytes: await newPng() } });
    const covers = { cover: { bytes: await newPng() }, square: { bytes: await newPng() } };
    await write({ html: `<p><img src="${shared}"></p>` }, covers);
    const before = await list();
    const moved = await server.call(`${base}/news/${item.id}/hand-over`, {
      method: 'POST',
      as: head.id,
      body: { authorId: head.id, to: { groupId, categoryId: other.categoryId } },
    });
    expect(moved.status).toBe(200);
    const there = await server.call<{ data: { url: string }[] }>(`/api/news/journalist/${groupId}/media`, {
      as: head.id,
    });
    const urls = there.body.data?.data.map(({ url }) => url).sort();
    expect(urls).toEqual([own, item.coverOriginalUrl].sort());
    const left = (await list()).map(({ url }) => url);
    expect(left).toContain(shared);
    expect(left).toHaveLength(before.length - 2);
    expect((await server.app.inject(shared)).statusCode).toBe(200);
  });

  it('stays that of the library that somebody put it into or described it in [MED-01, TOG-03]', async () => {
    const { upload, add, describeIt, write, list, base, head } = await setup();
    const other = await createNewsroom(server.db);
    const { groupId, categoryId } = other;
    await server.db.insert(groupMembers).values({ groupId, userId: head.id, level: JournalistLevel.Head });
    const [own, described, added] = [await upload(), await upload(), await add()];
    const [found] = await list(`?address=${described}`);
    await describeIt(found?.id ?? '');
    const item = await write({
      html: `<p>${[own, described, added.url].map((url) => `<img src="${url}">`).join('')}</p>`,
    });
    const to = { authorId: head.id, to: { groupId, categoryId } };
    await server.call(`${base}/news/${item.id}/hand-over`, { method: 'POST', as: head.id, body: to });
    expect((await list()).map(({ url }) => url).sort()).toEqual([described, added.url].sort());
  });

  it('tells another group whose news shows it only what readers see and until when [MED-01, TOG-03]', async () => {
    const { upload, describeIt, write, list, base, head } = await setup();
    const other = await createNewsroom(server.db);
    const { groupId, categoryId } = other;
    await server.db.insert(groupMembers).values({ groupId, userId: head.id, level: JournalistLevel.Head });
    const address = await upload();
    const item = await write({ html: `<p><img src="${address}"></p>` });
    const [found] = await list(`?address=${address}`);
    await describeIt(found?.id ?? '');
    const there = async (query: string) => {
      const url = `/api/news/journalist/${groupId}/media${query}`;
      return (await server.call<Paginated<MediaPicture>>(url, { as: other.head.id })).body.data?.data;
    };
    expect(await there(`?address=${address}`)).toEqual([]);
    const to = { authorId: head.id, to: { groupId, categoryId } };
    await server.call(`${base}/news/${item.id}/hand-over`, { method: 'POST', as: head.id, body: to });
    const { credit, rightsUntil } = MEDIA_TEXTS;
    expect(await there(`?address=${address}`)).toEqual([
      {
        ...found,
        ...{ credit, rightsUntil, uses: 0 },
        uploadedBy: { id: found?.uploadedBy.id, displayName: '' },
      },
    ]);
    expect((await there(''))?.map(({ url }) => url)).not.toContain(address);
    expect(await list(`?address=${address}`)).toMatchObject([MEDIA_TEXTS]);
  });

  it('is deleted and restored with its pictures and their trash [MED-01]', async () => {
    const { add, remove, list, trash, base, describeIt } = await setup();
    const admin = await createUser(server.db, { permission: Permission.NEWS_DELETE_JOURNALIST_GROUP });
    const [kept, deleted] = [await add(), await add()];
    await describeIt(kept.id);
    await remove(deleted.id);
    await server.call(base, { method: 'DELETE', as: admin.id });
    expect(await list()).toEqual([]);
    await server.call(`${base}/restore`, { method: 'POST', as: admin.id });
    expect((await list()).map(({ id }) => id)).toEqual([kept.id]);
    expect((await trash()).map(({ id }) => id)).toEqual([deleted.id]);
  });

  it('gets a picture of an archive once, however often articles show it [MED-02]', async () => {
    const { room, head, add, groupId } = await setup();
    const picture = await newPng();
    const there = await add(picture);
    const usual = { authorId: head.id, categoryId: room.categoryId };
    const address = 'https://old.example/a';
    const items = ['a-1', 'a-2'].map((sourceId) =>
      archived({ sourceId, html: '<p>ก</p><img src="/b.png"><img src="/c.png">', address, cover: '/d.png' }),
    );
    const report = await importInto(server, linesWith(items), {
      groupId,
      usual,
      fetchPicture: async () => picture,
    });
    expect(report.imported).toBe(2);
    const rows = await server.db.select().from(news).orderBy(asc(news.id));
    for (const { html } of rows)
      expect(html).toBe(`<p>ก</p><img src="${there.url}"><img src="${there.url}">`);
    // The picture, its cover and its square.
    expect([await server.db.$count(files), server.files.size]).toEqual([3, 3]);
  });
});
