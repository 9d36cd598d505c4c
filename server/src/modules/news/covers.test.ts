import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import type { NewsItem } from '@contract';

import { files } from '../../db/schema';
import { createNewsroom } from '../../testing/factories';
import { newPng, pngImage } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';

const PATH = '/files/';

describe('the picture that both covers of an item are cut from', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const { groupId, head } = newsroom;
    const url = `/api/news/journalist/${groupId}/news`;
    const { cover, square, ...texts } = await newsParts(newsroom);
    const original = { bytes: await pngImage({ width: 4_000, height: 3_000 }) };
    const send = (path: string, parts: Parameters<typeof multipart>[0]) =>
      server.call<NewsItem>(`${url}/${path}`, { method: 'POST', as: head.id, ...multipart(parts) });
    const created = await send('create', { ...texts, cover, square, original });
    const id = created.body.data?.id;
    const read = async () => (await server.call<NewsItem>(`${url}/${id}`, { as: head.id })).body.data;
    const edit = (parts: Parameters<typeof multipart>[0]) =>
      send(`${id}/edit`, { ...texts, news_id: String(id), ...parts });
    const originalUrl = async () => (await read())?.coverOriginalUrl;
    const tagOf = async () => {
      const headers = { authorization: `Bearer ${await server.tokenOf(head.id)}` };
      return (await server.app.inject({ url: `${url}/${id}`, headers })).headers['etag'];
    };
    return { cover, square, original, edit, send, tagOf, id, url, head, originalUrl };
  };
  const keyOf = (address: string | null | undefined) => (address ?? '').slice(PATH.length);

  it('is kept uncut, large enough to be cut again, and its address is in the item [DSK-08]', async () => {
    const { originalUrl } = await setup();
    const address = await originalUrl();
    const { rawPayload } = await server.app.inject({ url: address ?? '' });
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 3_200, height: 2_400 });
    const [row] = await server.db
      .select()
      .from(files)
      .where(eq(files.key, keyOf(address)));
    expect(row?.unusedSince).toBeNull();
  });

  it('stays if the covers stay, or if they are cut from it again [DSK-08]', async () => {
    const { edit, originalUrl, cover, square } = await setup();
    const before = await originalUrl();
    await edit({ title: 'อีกชื่อ' });
    expect(await originalUrl()).toBe(before);
    expect((await edit({ cover, square, keep_original: 'true' })).status).toBe(200);
    expect(await originalUrl()).toBe(before);
  });

  it('is replaced by a new one, and removed once a cover is a separate picture [DSK-08]', async () => {
    const { edit, originalUrl, cover, square } = await setup();
    const before = await originalUrl();
    await edit({ cover, square, original: { bytes: await newPng() } });
    expect(await originalUrl()).not.toBe(before);
    await edit({ cover: { bytes: await newPng() } });
    expect(await originalUrl()).toBeNull();
  });

  it('is restored with its covers, as part of their version [DSK-08, HIS-03]', async () => {
    const { edit, originalUrl, cover, square, url, id, head } = await setup();
    const before = await originalUrl();
    await edit({ cover, square, original: { bytes: await newPng() } });
    expect(await originalUrl()).not.toBe(before);
    await server.call(`${url}/${id}/versions/1/restore`, { method: 'POST', as: head.id });
    expect(await originalUrl()).toBe(before);
  });

  it('is part of a version: an editor who has not seen a new one overwrites nothing [DSK-08]', async () => {
    const { edit, tagOf } = await setup();
    const tag = await tagOf();
    expect((await edit({ original: { bytes: await newPng() } })).status).toBe(200);
    expect(await tagOf()).not.toBe(tag);
  });

  it('is checked like a cover, with errors on its field [DSK-08]', async () => {
    const { edit, cover, square } = await setup();
    const wrong = await edit({ cover, square, original: { bytes: Buffer.from('no picture') } });
    expect(wrong.body).toMatchObject({ errors: { original: expect.any(String) } });
    const unclear = await edit({ cover, square, keep_original: 'yes' });
    expect(unclear.body).toMatchObject({ errors: { keep_original: expect.any(String) } });
  });
});
