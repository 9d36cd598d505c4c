import { eq } from 'drizzle-orm';

import { files, newsImages } from '../../db/schema';
import { cleanUpImagesOf } from '../../testing/clean-up-images';
import { newPng } from '../../testing/images';
import { createLibrary } from '../../testing/media-library';
import { newsTexts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { imageKeys } from '../images/image-store';

const DAY_MS = 86_400_000;

describe('a picture that nothing shows', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const setup = () => createLibrary(server);

  const cleanUp = async (days: number) => {
    server.advance(days * DAY_MS + 1);
    return cleanUpImagesOf(server);
  };

  it('goes to the trash after 7 days and is removed after 30 more, unless somebody added or described it [MED-01]', async () => {
    const { add, upload, describeIt, list, trash } = await setup();
    const address = await upload();
    const added = await add();
    const [second] = await list(`?address=${await upload()}`);
    await describeIt(second?.id ?? '');
    expect(await cleanUp(7)).toBe(0);
    expect(await trash()).toMatchObject([{ url: address, deletedBy: null }]);
    expect((await list()).map(({ id }) => id).sort()).toEqual([added.id, second?.id].sort());
    expect(await cleanUp(29)).toBe(0);
    expect(await cleanUp(1)).toBe(1);
    expect([await trash(), (await server.app.inject(address)).statusCode]).toEqual([[], 404]);
    expect(await list()).toHaveLength(2);
  });

  it('stays after it was taken out of the trash [MED-01]', async () => {
    const { upload, list, trash, restore } = await setup();
    await upload();
    await cleanUp(7);
    const [deleted] = await trash();
    await restore(deleted?.id ?? '');
    expect(await cleanUp(40)).toBe(0);
    expect([(await list()).length, await trash()]).toEqual([1, []]);
  });

  it('comes out of the trash if an old draft shows it again [MED-01]', async () => {
    const { add, remove, write, list, trash } = await setup();
    const { id, url } = await add();
    await remove(id);
    await write({ html: `<p><img src="${url}"></p>` });
    expect(await trash()).toEqual([]);
    expect((await list()).map((found) => [found.url, found.uses])).toContainEqual([url, 1]);
    expect(await cleanUp(40)).toBe(0);
    expect((await server.app.inject(url)).statusCode).toBe(200);
  });

  it('has 7 days more from when it was uploaded again [MED-01]', async () => {
    const { upload, list, trash } = await setup();
    const bytes = await newPng();
    const address = await upload(bytes);
    await cleanUp(7);
    expect(await upload(bytes)).toBe(address);
    expect(await cleanUp(6)).toBe(0);
    expect([(await list()).map(({ url }) => url), await trash()]).toEqual([[address], []]);
    await cleanUp(1);
    expect(await trash()).toHaveLength(1);
  });

  it('stays in the trash of its group if news of another group shows it, and stays stored [MED-01]', async () => {
    const [{ add, remove, trash, list }, other] = [await setup(), await setup()];
    const { id, url } = await add();
    await remove(id);
    await other.write({ html: `<p><img src="${url}"></p>` });
    expect([(await trash()).map((deleted) => deleted.id), await list()]).toEqual([[id], []]);
    expect(await cleanUp(40)).toBe(0);
    expect((await server.app.inject(url)).statusCode).toBe(200);
  });

  it('is no original of a cover that is shown, and comes back with the cover [MED-01]', async () => {
    const { write, save, room, list, trash } = await setup();
    const covers = { cover: { bytes: await newPng() }, square: { bytes: await newPng() } };
    const item = await write({}, { ...covers, original: { bytes: await newPng() } });
    // Another cover without an original: the square is still cut from the first one.
    await save(`${item.id}/edit`, { ...newsTexts(room), cover: { bytes: await newPng() } });
    await server.db.update(files).set({ isKept: false });
    expect(await cleanUp(8)).toBe(0);
    expect([await trash(), (await list()).map(({ url }) => url)]).toEqual([
      [],
      expect.arrayContaining([item.coverOriginalUrl]),
    ]);
  });

  it('is cleaned up once by two instances at the same time [MED-01]', async () => {
    const { upload, trash } = await setup();
    await upload();
    // Both find the store marked.
    await cleanUpImagesOf(server);
    server.advance(7 * DAY_MS + 1);
    await Promise.all([cleanUpImagesOf(server), cleanUpImagesOf(server)]);
    const [deleted] = await trash();
    expect(deleted?.deletedAt).toBe(server.now().toISOString());
    server.advance(30 * DAY_MS + 1);
    const removed = await Promise.all([cleanUpImagesOf(server), cleanUpImagesOf(server)]);
    expect(removed.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  it('is a cover of its own once the picture that it was cut from is gone [MED-01]', async () => {
    const { write, list } = await setup();
    const item = await write({}, { original: { bytes: await newPng() } });
    const [key = ''] = imageKeys([item.coverOriginalUrl ?? null]);
    await server.db.delete(newsImages).where(eq(newsImages.key, key));
    await server.db.delete(files).where(eq(files.key, key));
    const urls = (await list()).map(({ url }) => url).sort();
    expect(urls).toEqual([item.coverImageUrl, item.squareImageUrl].sort());
  });
});
