import type { SiteNews } from '@contract';

import { newPng } from '../../testing/images';
import { createLibrary } from '../../testing/media-library';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('the credit of a picture, for readers', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const library = await createLibrary(server);
    const { upload, write, list, base, head } = library;
    const inText = await upload();
    const item = await write(
      { html: `<figure><img src="${inText}"><figcaption>น้ำ</figcaption></figure>` },
      { original: { bytes: await newPng() } },
    );
    await server.call(`${base}/news/${item.id}/approve`, { method: 'POST', as: head.id });
    server.advance(3 * 86_400_000);
    await server.call(`${base}/news/${item.id}/approve`, { method: 'POST', as: head.id });
    const idOf = async (address: string | null | undefined) =>
      (await list(`?address=${encodeURIComponent(address ?? '')}`))[0]?.id ?? '';
    const page = (headers = {}) => server.app.inject({ url: `/n/${item.id}`, headers });
    const news = async (since: number) =>
      (await server.call<SiteNews>(`/api/site/news?since=${since}`)).body.data;
    const feed = async () => (await server.app.inject('/feed.atom')).body;
    return { ...library, item, inText, idOf, page, news, feed };
  };
  const CREDIT = '<small class="credit">ภาพ: สมชาย ใจดี</small>';

  it('is on the page, in the news for a website and in the feed, and caches notice [MED-01]', async () => {
    const { item, inText, idOf, page, news, feed, describeIt } = await setup();
    const before = await page();
    expect([before.statusCode, before.body.includes('credit">')]).toEqual([200, false]);
    const etag = String(before.headers['etag']);
    const first = await news(0);
    expect(first?.articles).toMatchObject([{ id: item.id, coverCredit: '', squareCredit: '' }]);
    await describeIt(await idOf(inText));
    await describeIt(await idOf(item.coverImageUrl), { credit: 'มาลี' });
    const after = await page({ 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain(`<figcaption>น้ำ ${CREDIT}</figcaption>`);
    expect(after.body).toContain('alt=""></picture><small class="credit">ภาพ: มาลี</small>');
    expect((await page({ 'if-none-match': String(after.headers['etag']) })).statusCode).toBe(304);
    const second = await news(first?.next ?? 0);
    expect(second?.articles).toMatchObject([{ id: item.id, coverCredit: 'มาลี', squareCredit: 'มาลี' }]);
    expect(second?.articles[0]?.html).toContain(CREDIT);
    expect(await feed()).toContain('title="ภาพ: มาลี"');
  });

  it('is not that of a picture of another server with the same name [MED-01]', async () => {
    const { write, upload, base, head, idOf, describeIt } = await setup();
    const shown = await upload();
    const figure = (address: string) => `<figure><img src="${address}"><figcaption>น้ำ</figcaption></figure>`;
    const { id } = await write({ html: figure(shown) + figure(`https://other.example${shown}`) });
    await server.call(`${base}/news/${id}/approve`, { method: 'POST', as: head.id });
    server.advance(3 * 86_400_000);
    await server.call(`${base}/news/${id}/approve`, { method: 'POST', as: head.id });
    await describeIt(await idOf(shown));
    const { body } = await server.app.inject(`/n/${id}`);
    expect(body).toContain(`https://other.example${shown}`);
    expect(body.split(CREDIT)).toHaveLength(2);
  });

  it('tells no website of other texts about a picture [MED-01]', async () => {
    const { inText, idOf, news, describeIt } = await setup();
    const id = await idOf(inText);
    await describeIt(id);
    const next = (await news(0))?.next ?? 0;
    await describeIt(id, { title: 'อีกชื่อ', alt: 'อีกคำ' });
    expect((await news(next))?.articles).toEqual([]);
  });
});
