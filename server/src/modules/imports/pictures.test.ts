import { asc } from 'drizzle-orm';

import { files, news } from '../../db/schema';
import { archived, importInto, linesWith } from '../../testing/archives';
import { createNewsroom } from '../../testing/factories';
import { pngHeader, pngImage } from '../../testing/images';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('the pictures of an archive', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const usual = { authorId: head.id, categoryId };
    const run = (items: object[], options: Partial<Parameters<typeof importInto>[2]> = {}) =>
      importInto(server, linesWith(items), { groupId, usual, ...options });
    return { run };
  };
  const items = () => server.db.select().from(news).orderBy(asc(news.id));

  it('are stored, covers and those of the text, and what cannot be used is left out [CON-07]', async () => {
    const { run } = await setup();
    const picture = await pngImage({ width: 800, height: 800 });
    const fetched: string[] = [];
    const fetchPicture = async (url: string) => {
      fetched.push(url);
      if (url.includes('broken')) return Buffer.from('<html>');
      return url.includes('10.0.0.7') ? undefined : picture;
    };
    const address = 'https://old.example/2019/a';
    const html = `<p>ก</p><img alt="ก" srcset="/b.png 2x" src="/b.png?x=1&amp;y=2"><img src="http://10.0.0.7/c.png"><img src="http://[">`;
    const report = await run(
      [
        archived({ html, address, cover: 'https://old.example/d.png' }),
        archived({ sourceId: 'a-2', cover: 'https://old.example/broken.png' }),
      ],
      { fetchPicture },
    );
    expect(fetched).toEqual([
      'https://old.example/b.png?x=1&y=2',
      'http://10.0.0.7/c.png',
      'https://old.example/d.png',
      'https://old.example/broken.png',
    ]);
    expect(report.imported).toBe(2);
    expect(report.changes).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^1 × A picture of another website cannot be fetched.*line 1/),
        expect.stringMatching(/^1 × A picture is missing.*line 1/),
        expect.stringMatching(/^1 × A file is no picture.*line 2/),
      ]),
    );
    const [one, other] = await items();
    const stored = '/files/[0-9a-f]{2}/[0-9a-f-]{36}\\.webp';
    expect(one?.html).toMatch(
      new RegExp(`^<p>ก</p><img alt="ก" src="${stored}"><img src="http://10\\.0\\.0\\.7/c\\.png">$`),
    );
    expect([one?.coverImageUrl, one?.squareImageUrl]).toEqual([
      expect.stringMatching(stored),
      expect.stringMatching(stored),
    ]);
    expect(other?.coverImageUrl).toBeNull();
    expect(server.files.size).toBe(3);
    expect((await server.db.select().from(files)).map(({ unusedSince }) => unusedSince)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('that are broken leave the article without a cover, and say why [CON-07]', async () => {
    const { run } = await setup();
    const report = await run([archived({ cover: 'https://old.example/a.png' })], {
      fetchPicture: async () => pngHeader(800, 800),
    });
    expect(report).toMatchObject({ imported: 1, refused: 0 });
    expect(report.changes).toEqual([
      expect.stringMatching(
        /^1 × The cover cannot be used, so the article has none: (?:cover|square): .*line 1\)$/,
      ),
    ]);
    expect((await items())[0]?.coverImageUrl).toBeNull();
  });

  it('are fetched up to a limit, and the message says which option raises it', async () => {
    const { run } = await setup();
    const html = '<p>ก</p><img src="https://old.example/a.png"><img src="https://old.example/b.png">';
    const report = await run([archived({ html })], { megabytes: 0, fetchPicture: async () => pngImage() });
    expect(server.files.size).toBe(1);
    expect(report.changes).toEqual([
      '1 × The pictures are over 0 MB: this one is not imported. (a.jsonl, line 1)',
    ]);
  });

  it('are not fetched in a trial, which counts them', async () => {
    const { run } = await setup();
    const fetchPicture = () => Promise.reject(new Error('fetched'));
    const report = await run([archived({ html: '<img src="https://old.example/a.png">' })], {
      isTrial: true,
      fetchPicture,
    });
    expect(report.changes).toEqual([
      expect.stringMatching(/^1 × A picture of another website, which the import fetches/),
    ]);
  });
});
