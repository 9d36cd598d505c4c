import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import type { Paginated } from '@contract';

import { auditLog, files } from '../../db/schema';
import { emptyGif, newPng } from '../../testing/images';
import { createLibrary, MEDIA_TEXTS } from '../../testing/media-library';
import { newsParts, newsTexts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { imageUrl, newImage } from '../images/image-store';
import { measurePictures } from '../images/measures';

describe('the same picture twice', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const setup = () => createLibrary(server);

  it('has one, whether it was sent for a text, into the library or as an original [MED-02]', async () => {
    const { add, upload, write, list, count } = await setup();
    const bytes = await newPng();
    const address = await upload(bytes);
    expect(await upload(bytes)).toBe(address);
    expect((await add(bytes)).url).toBe(address);
    const item = await write({}, { original: { bytes } });
    expect(item.coverOriginalUrl).toBe(address);
    expect([(await list()).length, await count(), server.files.size]).toEqual([1, 3, 3]);
  });

  it('has one if it is sent back as it is stored [MED-02]', async () => {
    const { add, upload } = await setup();
    const { url } = await add(await newPng({ width: 5_000, height: 100 }));
    const { rawPayload } = await server.app.inject(url);
    expect((await add(rawPayload)).url).toBe(url);
    expect(await upload(rawPayload)).toBe(url);
  });

  it('has one if a cover, one that moves or one of an earlier release is sent back [MED-02]', async () => {
    const { add, upload, write, room } = await setup();
    const { db, storage } = server;
    const { coverImageUrl } = await write();
    const moving = await upload(emptyGif({ width: 20, height: 20, frames: 3 }));
    const early = newImage(
      await sharp(await newPng())
        .webp()
        .toBuffer(),
    );
    await storage.put(early.key, early.bytes, 'image/webp');
    const { groupId, head } = room;
    await db
      .insert(files)
      .values({ key: early.key, groupId, uploadedBy: head.id, bytes: early.bytes.length });
    await measurePictures({ db, storage, isOver: () => false });
    for (const url of [coverImageUrl ?? '', moving, imageUrl(early.key)]) {
      const { rawPayload } = await server.app.inject(url);
      expect([(await add(rawPayload)).url, await upload(rawPayload)]).toEqual([url, url]);
    }
  });

  it('has one of the pictures in a text, and of covers of the same kind [MED-02]', async () => {
    const { write, count } = await setup();
    const data = `data:image/png;base64,${(await newPng()).toString('base64')}`;
    const covers = { cover: { bytes: await newPng() }, square: { bytes: await newPng() } };
    const one = await write({ html: `<p><img src="${data}"></p>` }, covers);
    const other = await write({ html: `<p>x<img src="${data}"></p>` }, covers);
    const pictureIn = (html: string) => /src="([^"]*)"/.exec(html)?.[1];
    expect(pictureIn(one.html)).toMatch(/^\/files\//);
    expect(pictureIn(other.html)).toBe(pictureIn(one.html));
    expect(other.coverImageUrl).toBe(one.coverImageUrl);
    expect([await count(), server.files.size]).toEqual([3, 3]);
  });

  it('is two if the one that is there is too small [MED-02]', async () => {
    const { add, upload } = await setup();
    const bytes = await newPng({ width: 3_000, height: 100 });
    const small = await upload(bytes);
    const large = await add(bytes);
    expect(large.url).not.toBe(small);
    expect(large.width).toBe(3_000);
    // Either serves for a text.
    expect([small, large.url]).toContain(await upload(bytes));
  });

  it('is one in each group [MED-02]', async () => {
    const bytes = await newPng();
    const [one, other] = [await setup(), await setup()];
    expect((await one.add(bytes)).url).not.toBe((await other.add(bytes)).url);
  });

  it('is one of two people who upload it at once [MED-02]', async () => {
    const { add, count, head } = await setup();
    const bytes = await newPng();
    const added = await Promise.all([add(bytes), add(bytes, head.id), add(bytes), add(bytes, head.id)]);
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect([await count(), server.files.size]).toEqual([1, 1]);
  });

  it('stays if the write that repeats it is refused [MED-02]', async () => {
    const { add, save, room, list } = await setup();
    const bytes = await newPng();
    const { url } = await add(bytes);
    const lost = '/files/00/00000000-0000-4000-8000-000000000000.webp';
    const parts = await newsParts(room, { html: `<p><img src="${lost}"></p>` });
    expect((await save('create', { ...parts, original: { bytes } })).status).toBe(400);
    expect((await server.app.inject(url)).statusCode).toBe(200);
    expect((await list()).length).toBe(1);
    expect(server.files.size).toBe(1);
  });

  it('comes out of the trash [MED-02]', async () => {
    const { add, remove, list, trash } = await setup();
    const bytes = await newPng();
    const { id } = await add(bytes);
    await remove(id);
    expect((await add(bytes)).id).toBe(id);
    expect([(await list()).length, await trash()]).toEqual([1, []]);
  });

  it('comes out of the trash of a person with a line of who uploaded it again [MED-02]', async () => {
    const { add, upload, remove, describeIt, writer, groupId } = await setup();
    const bytes = await newPng();
    const { id } = await add(bytes);
    await describeIt(id);
    await remove(id);
    await upload(bytes);
    await upload(bytes);
    const lines = await server.db.select().from(auditLog).where(eq(auditLog.action, 'media.restored'));
    expect(lines).toMatchObject([
      { actorId: writer.id, groupId, objectId: id, objectName: MEDIA_TEXTS.title, at: server.now() },
    ]);
  });

  it('makes no version of an item that is saved with the cover that it has [MED-02]', async () => {
    const { write, save, room } = await setup();
    const cover = { bytes: await newPng() };
    const item = await write({}, { cover });
    const again = await save(`${item.id}/edit`, { ...newsTexts(room), cover });
    expect(again.body.data?.coverImageUrl).toBe(item.coverImageUrl);
    const { body } = await server.call<Paginated<unknown>>(
      `/api/news/journalist/${room.groupId}/news/${item.id}/versions`,
      { as: room.head.id },
    );
    expect(body.data?.data).toHaveLength(1);
  });
});
