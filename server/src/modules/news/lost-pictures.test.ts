import { DAY_MS, type NewsFormParts, type NewsItem, TRASH_DAYS } from '@contract';

import { cleanUpImagesOf } from '../../testing/clean-up-images';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { newsParts, newsTexts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('a picture of a draft that was kept on a device for longer than its picture in the trash', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const group = `/api/news/journalist/${room.groupId}`;
    const send = <T>(path: string, parts: Parameters<typeof multipart>[0]) =>
      server.call<T>(`${group}${path}`, { method: 'POST', as: room.head.id, ...multipart(parts) });
    const upload = async () =>
      (await send<{ url: string }>('/upload', { image: { bytes: await pngImage() } })).body.data?.url ?? '';
    const create = async (texts: Partial<NewsFormParts>) =>
      send<NewsItem>('/news/create', await newsParts(room, texts));
    const edit = (id: number, texts: Partial<NewsFormParts>) =>
      send<NewsItem>(`/news/${id}/edit`, { ...newsTexts(room, texts), news_id: String(id) });
    /** Nothing on the server shows the uploaded picture for a week, nor for its time in the trash. */
    const lose = async () => {
      server.advance(8 * DAY_MS);
      expect(await cleanUpImagesOf(server)).toBe(0);
      server.advance((TRASH_DAYS + 1) * DAY_MS);
      expect(await cleanUpImagesOf(server)).toBe(1);
    };
    return { ...room, upload, create, edit, lose };
  };
  const refusal = (field: string, address: string) => ({
    status: 400,
    body: { errors: { [field]: expect.stringContaining(address) } },
  });

  it('is named on its field when the draft is saved, and nothing is stored', async () => {
    const { upload, create, edit, lose, ...room } = await setup();
    const id = await createNewsItem(server.db, { ...room, authorId: room.head.id });
    const url = await upload();
    await lose();
    const html = `<p>ก</p><img src="${url}" alt="น้ำ">`;
    const publishedDate = '2026-04-28T09:30:00+07:00';
    expect(await create({ html, publishedDate })).toMatchObject(refusal('html', url));
    expect(await edit(id, { html })).toMatchObject(refusal('html', url));
    expect(await edit(id, { markdown: `![น้ำ](${url})` })).toMatchObject(refusal('markdown', url));
    expect(await edit(id, { html: `<img src="https://newsdesk.example${url}">` })).toMatchObject(
      refusal('html', url),
    );
    expect(await edit(id, { html: `<img src="${url.replace('/files', '%2Ffiles')}">` })).toMatchObject(
      refusal('html', url),
    );
    expect([...server.files.keys()]).toEqual(['installation']);
    expect((await edit(id, { html: '<p>ก</p>' })).status).toBe(200);
  });

  it('does not stand in the way of a picture of another website, of one that is stored, or of an item that lacks one already', async () => {
    const { upload, edit, lose, ...room } = await setup();
    const url = await upload();
    const shown = `<img src="${url}">`;
    await lose();
    const id = await createNewsItem(server.db, { ...room, authorId: room.head.id, html: `<p>${shown}</p>` });
    const fresh = await upload();
    for (const html of [
      `<img src="https://other.example${url}">`,
      `<img src="https://newsdesk.example/mirror${url}">`,
      `<img src="${fresh}">`,
    ])
      expect((await edit(id, { html: `<p>${shown}</p>${html}` })).status).toBe(200);
  });
});
