import { eq } from 'drizzle-orm';

import { PostStatus, type SiteNews } from '@contract';

import { files, news, newsPublished } from '../../db/schema';
import { createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * HOUR);

const published = { status: PostStatus.Published, approvedUntil: at(24), approvedPermanently: false };

describe('the website', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const create = async (values: Partial<Parameters<typeof createNewsItem>[1]> = {}) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    return createNewsItem(server.db, { groupId, authorId: head.id, categoryId, ...published, ...values });
  };
  const open = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url: path, headers });

  describe('the public address of an item', () => {
    it('shows an approved and published item, whatever its slug, as HTML without script [DSK-10]', async () => {
      const id = await create({ title: 'น้ำท่วมภาคเหนือ', html: '<p>เนื้อหา</p>', tags: ['น้ำ'] });
      for (const path of [`/n/${id}`, `/n/${id}/another-slug`]) {
        const { statusCode, headers, body } = await open(path);
        expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
        expect(body).toContain('<html lang="th">');
        expect(body).toContain('<h1>น้ำท่วมภาคเหนือ</h1>');
        expect(body).toContain('<p>เนื้อหา</p>');
        const own = `https://newsdesk.example/n/${id}/${encodeURIComponent('น้ำท่วมภาคเหนือ')}`;
        expect(body).toContain(`<link rel="canonical" href="${own}">`);
        expect(body).toContain(
          `<meta property="og:image" content="https://newsdesk.example/files/drawings/cover-1.svg">`,
        );
        expect(body).not.toContain('<script');
        const policy = String(headers['content-security-policy']);
        expect(policy).toMatch(/^default-src 'none'/);
        expect(policy.split('; ').map((directive) => directive.split(' ')[0])).toEqual([
          ...['default-src', 'img-src', 'media-src', 'frame-src', 'style-src', 'style-src-attr'],
          ...['base-uri', 'form-action', 'frame-ancestors'],
        ]);
      }
    });

    it('responds 404 before the first approval and before the date of publication [DSK-10]', async () => {
      const draft = await create({ status: PostStatus.Draft, approvedUntil: null });
      const planned = await create({ publishedAt: at(1) });
      for (const id of [draft, planned]) {
        const { statusCode, body } = await open(`/n/${id}`, { 'accept-language': 'en' });
        expect([statusCode, body.includes('There is no such article')]).toEqual([404, true]);
      }
      server.advance(HOUR);
      expect((await open(`/n/${planned}`)).statusCode).toBe(200);
    });

    it('responds 410 once its 24 hours are over, and 200 again after the permanent approval [DSK-10]', async () => {
      const once = await create();
      const forGood = await create({ approvedPermanently: true });
      server.advance(24 * HOUR);
      const { statusCode, body, headers } = await open(`/n/${once}`);
      expect([statusCode, headers['cache-control']]).toEqual([410, 'no-cache']);
      expect(body).toContain('ข่าวนี้ไม่ได้เผยแพร่แล้ว');
      expect((await open(`/n/${forGood}`)).statusCode).toBe(200);
    });

    it('can be cached for a minute, never beyond the end of an approval, and is revalidated by its tag', async () => {
      const id = await create();
      const first = await open(`/n/${id}`);
      expect(first.headers['cache-control']).toBe('public, max-age=60');
      const again = await open(`/n/${id}`, { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      server.advance(24 * HOUR - 10_000);
      expect((await open(`/n/${id}`)).headers['cache-control']).toBe('public, max-age=10');
    });

    it('is rendered once for each approved version, and never shown once readers may not see it', async () => {
      const id = await create({ title: 'หนึ่ง' });
      const shown = async () => {
        const { statusCode, body } = await open(`/n/${id}`);
        return statusCode === 200 ? /<h1>([^<]*)/.exec(body)?.[1] : statusCode;
      };
      expect(await shown()).toBe('หนึ่ง');
      // The kept page does not read the copy again.
      await server.db.update(newsPublished).set({ title: 'ไม่ได้อ่าน' }).where(eq(newsPublished.newsId, id));
      expect(await shown()).toBe('หนึ่ง');
      await server.db
        .update(newsPublished)
        .set({ version: 2, title: 'สอง' })
        .where(eq(newsPublished.newsId, id));
      await server.db.update(news).set({ publishedVersion: 2 }).where(eq(news.id, id));
      expect(await shown()).toBe('สอง');
      await server.db.update(news).set({ status: PostStatus.Hidden }).where(eq(news.id, id));
      expect(await shown()).toBe(410);
      await server.db.update(news).set({ status: PostStatus.Published }).where(eq(news.id, id));
      server.advance(24 * HOUR);
      expect(await shown()).toBe(410);
    });

    it('is read again after a restore has taken back its version, and another text has got the number [SAF-05]', async () => {
      const id = await create({ title: 'ก่อน' });
      const copy = server.db.update(newsPublished);
      await copy.set({ approvedAt: at(0) }).where(eq(newsPublished.newsId, id));
      const { headers } = await open(`/n/${id}`);
      await copy.set({ approvedAt: at(1), title: 'หลัง' }).where(eq(newsPublished.newsId, id));
      const { statusCode, body } = await open(`/n/${id}`, { 'if-none-match': String(headers.etag) });
      expect([statusCode, /<h1>([^<]*)/.exec(body)?.[1]]).toEqual([200, 'หลัง']);
    });

    it('offers its pictures in their sizes, which the stored text does not name [MED-03]', async () => {
      const keys = ['ab', 'cd'].map((start) => `${start}/${start}cdefab-0000-4000-8000-abcdefabcdef.webp`);
      const [cover = '', inText = ''] = keys.map((key) => `/files/${key}`);
      const html = `<p>ก</p><img src="${inText}"><img src="https://elsewhere.example/a.webp">`;
      const id = await create({ coverImageUrl: cover, html });
      const { id: uploadedBy } = await createUser(server.db);
      const values = keys.map((key) => ({ key, uploadedBy, bytes: 1, width: 1_600, height: 900 }));
      await server.db.insert(files).values(values);
      const { body } = await open(`/n/${id}`);
      for (const address of [cover, inText]) {
        const start = address.replace('.webp', '');
        expect(body).toContain(`<source type="image/avif" srcset="${start}.w400.avif 400w, `);
        expect(body).toMatch(new RegExp(`<img [^>]*src="${address}"[^>]*></picture>`));
      }
      expect(body).toContain('<img src="https://elsewhere.example/a.webp">');
      const app = await server.build({ onlySection7: true });
      expect((await app.inject(`/n/${id}`)).body).not.toContain('<picture>');
      await app.close();
    });

    it('escapes texts: no attack in a field becomes an element', async () => {
      const attack = `"><img src=x onerror=alert(1)>'&`;
      const id = await create({
        title: attack,
        metaTitle: attack,
        metaDescription: attack,
        markdown: attack,
        tags: [attack],
        videoUrl: 'javascript:alert(1)',
        tiktokUrl: attack,
        references: [{ label: attack, link: 'javascript:alert(1)' }],
      });
      const { body } = await open(`/n/${id}`);
      expect(body).not.toContain('<img src=x');
      expect(body).not.toContain('javascript:');
      expect(body).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;');
    });

    it.each(['0', '-1', '1.5', 'x', '2147483648', '99999999999999999999', '%00'])(
      'responds 404 for an unknown id: %s',
      async (id) => expect((await open(`/n/${id}`)).statusCode).toBe(404),
    );

    it('leads to the item on a server with only the core API too, which announces nothing', async () => {
      const id = await create({ title: 'น้ำท่วมภาคเหนือ' });
      const app = await server.build({ onlySection7: true });
      const { headers, body } = await app.inject(`/n/${id}`);
      await app.close();
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<h1>น้ำท่วมภาคเหนือ</h1>');
      expect([...app.extensions]).toEqual([]);
    });

    it('does not exist and is not announced if it is turned off', async () => {
      const id = await create();
      const app = await server.build({ hasSite: false });
      const { body } = await app.inject({ method: 'GET', url: `/n/${id}`, headers: { accept: 'text/html' } });
      expect(body).not.toContain('<h1>');
      expect([app.extensions.has('site'), server.app.extensions.has('site')]).toEqual([false, true]);
      await app.close();
    });
  });

  describe('the news for a website of its own', () => {
    const changes = async (query: string) => {
      await server.app.outbox?.look();
      const { status, body } = await server.call<SiteNews>(`/api/site/news?${query}`);
      if (!body.data) throw new Error(`HTTP ${status}`);
      return body.data;
    };
    const ids = ({ articles, gone }: SiteNews) => [articles.map(({ id }) => id), gone.map(({ id }) => id)];

    it('has all that a page needs, and nothing of what waits [CON-05]', async () => {
      const id = await create({ title: 'น้ำท่วม', markdown: '**ฝน**ตก', html: '<p>เนื้อหา</p>', tags: ['น้ำ'] });
      await create({ status: PostStatus.Draft, approvedUntil: null });
      await create({ publishedAt: at(1) });
      await server.db.update(news).set({ title: 'รอตรวจ', html: '<p>รอตรวจ</p>' }).where(eq(news.id, id));
      const { articles, gone, next, hasMore, changesAt } = await changes('since=0');
      expect([gone, next, hasMore, changesAt]).toEqual([[], articles[0]?.change, false, at(1).toISOString()]);
      expect(articles).toMatchObject([
        {
          id,
          version: 1,
          url: `https://newsdesk.example/n/${id}/${encodeURIComponent('น้ำท่วม')}`,
          title: 'น้ำท่วม',
          summary: 'ฝนตก',
          html: '<p>เนื้อหา</p>',
          tags: ['น้ำ'],
          coverImageUrl: 'https://newsdesk.example/files/drawings/cover-1.svg',
          country: { code: 'TH' },
          publishedAt: START_OF_TESTS.toISOString(),
          until: at(24).toISOString(),
        },
      ]);
    });

    it('says after a number what has been changed and taken away since, also what is erased by now [CON-05]', async () => {
      const { groupId, head, categoryId } = await createNewsroom(server.db);
      const own = { groupId, authorId: head.id, categoryId };
      const item = () => createNewsItem(server.db, { ...own, ...published });
      const [stays, withdrawn, erased] = [await item(), await item(), await item()];
      const before = await changes('since=0');
      expect(ids(before)).toEqual([[stays, withdrawn, erased], []]);
      const path = `/api/news/journalist/${groupId}/news`;
      const as = head.id;
      await server.call(`${path}/${withdrawn}/withdraw`, { method: 'POST', as, body: { comment: 'ผิด' } });
      await server.call(`${path}/${erased}`, { method: 'DELETE', as });
      await server.db.delete(news).where(eq(news.id, erased));
      await server.call(`${path}/${stays}/approve`, { method: 'POST', as });
      const after = await changes(`since=${before.next}`);
      expect(after.gone).toMatchObject([
        { id: withdrawn, state: 'withdrawn' },
        { id: erased, state: 'deleted' },
      ]);
      expect(after.articles).toMatchObject([{ id: stays, until: null, change: after.next }]);
      expect(ids(await changes(`since=${after.next}`))).toEqual([[], []]);
    });

    it('comes in pages, and each item once in the place of its last change', async () => {
      const all = [await create(), await create(), await create()];
      const first = await changes('since=0&limit=2');
      expect([ids(first)[0], first.hasMore]).toEqual([all.slice(0, 2), true]);
      const second = await changes(`since=${first.next}&limit=2`);
      expect([ids(second)[0], second.hasMore]).toEqual([all.slice(2), false]);
    });

    it('says when an item goes dark, leaves it out from that moment on, and tells it as a change [CON-05]', async () => {
      const id = await create();
      const { next, changesAt } = await changes('since=0');
      expect(changesAt).toBe(at(24).toISOString());
      server.advance(24 * HOUR);
      const early = await server.call<SiteNews>('/api/site/news');
      expect(early.body.data).toMatchObject({ articles: [], gone: [{ id, state: 'went-dark' }] });
      expect((await changes(`since=${next}`)).gone).toMatchObject([{ id, state: 'went-dark' }]);
    });

    it('is not sent again to whoever has it, and begins anew after a back-up was restored', async () => {
      await create();
      await changes('since=0');
      const first = await open('/api/site/news');
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await open('/api/site/news', { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await open('/api/site/news?since=2147483647')).statusCode).toBe(409);
    });
  });

  describe('the feeds of the website', () => {
    const setup = async () => {
      const title = `ราคา <น้ำ> & "ไฟ"`;
      const id = await create({ title, markdown: 'ขึ้น\u0001แล้ว', tags: ['a&b'] });
      const other = await create({ title: 'อื่น', publishedAt: at(-60) });
      await server.app.outbox?.look();
      const [row] = await server.db.select({ group: news.groupId }).from(news).where(eq(news.id, id));
      return { id, other, group: Number(row?.group) };
    };
    const idsIn = (body: string) =>
      [...body.matchAll(/<id>[^<]*\/n\/(\d+)<\/id>/g)].map(([, id]) => Number(id));

    it('hold the latest news, or those of a group or category, as Atom and JSON [CON-05]', async () => {
      const { id, other, group } = await setup();
      const { body, headers } = await open('/feed.atom');
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(idsIn(body)).toEqual([id, other]);
      expect(body).toContain('<title>ราคา &lt;น้ำ&gt; &amp; &quot;ไฟ&quot;</title>');
      expect(body).toContain('<summary>ขึ้นแล้ว</summary>');
      expect(body).toContain('<category term="a&amp;b"/>');
      expect(idsIn((await open(`/feed.atom?group=${group}`)).body)).toEqual([id]);
      expect(idsIn((await open('/feed.atom?category=2147483647')).body)).toEqual([]);
      expect((await open('/feed.json')).json()).toMatchObject({
        version: 'https://jsonfeed.org/version/1.1',
        items: [{ id: `https://newsdesk.example/n/${id}` }, { title: 'อื่น' }],
      });
    });

    it('have the news of two days for search engines', async () => {
      const { id, other } = await setup();
      const { body } = await open('/news-sitemap.xml');
      expect(body).toContain(`/n/${id}/`);
      expect(body).not.toContain(`/n/${other}/`);
      expect(body).toContain('<news:name>Newsdesk</news:name><news:language>th</news:language>');
    });

    it('can be cached for a minute, never beyond the moment when an item goes dark', async () => {
      await setup();
      const first = await open('/feed.json');
      expect(first.headers['cache-control']).toBe('public, max-age=60');
      expect((await open('/feed.json', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(
        304,
      );
      server.advance(24 * HOUR - 10_000);
      expect((await open('/feed.json')).headers['cache-control']).toBe('public, max-age=10');
      server.advance(10_000);
      expect((await open('/feed.json')).json()).toMatchObject({ items: [] });
    });
  });
});
