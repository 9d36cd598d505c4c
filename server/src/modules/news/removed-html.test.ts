import { type NewsFormParts, type SavedNews } from '@contract';

import { files } from '../../db/schema';
import { createNewsroom } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';

const URL = '/api/news/journalist';

describe('an article with parts that may not be stored', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const { groupId, head } = newsroom;
    const write = async (path: string, overrides: Partial<NewsFormParts>) =>
      server.call<SavedNews>(`${URL}/${groupId}/news/${path}`, {
        method: 'POST',
        as: head.id,
        ...multipart(await newsParts(newsroom, overrides)),
      });
    return { write, create: (html: string) => write('create', { html }) };
  };
  const data = async () => `data:image/png;base64,${(await pngImage()).toString('base64')}`;
  const stored = () => server.db.select().from(files);

  it('gets a list of the removed parts in the response, on create and on edit [FID-06]', async () => {
    const { create, write } = await setup();
    const html = '<p>ข่าว</p><iframe src="https://evil.example/x"></iframe>';
    const removed = [{ kind: 'frame', name: 'evil.example', count: 1 }];
    const { body } = await create(html);
    expect(body.data).toMatchObject({ html: '<p>ข่าว</p>', removed });
    const edited = await write(`${body.data?.id}/edit`, { html });
    expect(edited.body.data).toMatchObject({ html: '<p>ข่าว</p>', removed });
  });

  it('gets no list if nothing was removed', async () => {
    const { create } = await setup();
    expect((await create('<p>ข่าว</p>')).body.data).not.toHaveProperty('removed');
  });

  it('has its embedded data pictures stored, each once [FID-06]', async () => {
    const { create } = await setup();
    const picture = await data();
    const { body } = await create(`<p>a<img alt="x" src="${picture}"></p><p><img src='${picture}'></p>`);
    const [, url] = /src="(\/files\/[^"]+\.webp)"/.exec(body.data?.html ?? '') ?? [];
    expect(body.data?.html).toBe(`<p>a<img alt="x" src="${url}"></p><p><img src='${url}'></p>`);
    expect(body.data).not.toHaveProperty('removed');
    expect((await server.app.inject(url ?? '')).headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(await stored()).toHaveLength(3);
  });

  it('loses an embedded picture that is not an image, and the response reports it', async () => {
    const { create } = await setup();
    const { body } = await create('<p>a<img src="data:image/png;base64,AAAA"></p>');
    expect(body.data).toMatchObject({
      html: '<p>a</p>',
      removed: [{ kind: 'picture', name: 'data:', count: 1 }],
    });
  });

  it('is refused with too many embedded pictures, and nothing is stored', async () => {
    const { create } = await setup();
    const before = await stored();
    const pictures = Array.from({ length: 51 }, (_, index) => {
      const bytes = Buffer.from(`picture ${index}`).toString('base64');
      return `<img src="data:image/png;base64,${bytes}">`;
    });
    const { body } = await create(`<p>a</p>${pictures.join('')}`);
    expect(body.errors).toMatchObject({ html: expect.stringContaining('50') });
    expect(await stored()).toHaveLength(before.length);
  });

  it('is searched for pictures in its elements only', async () => {
    const { create } = await setup();
    const html = `<pre>&lt;img src="${await data()}"&gt;</pre>`;
    expect((await create(html)).body.data?.html).toBe(html);
  });
});
