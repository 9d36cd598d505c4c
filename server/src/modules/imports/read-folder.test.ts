import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { asc } from 'drizzle-orm';

import { news } from '../../db/schema';
import { archived, importInto, readAll } from '../../testing/archives';
import { createNewsroom } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { readFolder } from './read-folder';

const PAGE = `<!doctype html><html><head><title>น้ำ&amp;ลม</title>
<meta name="description" content="สรุป"><meta name="author" content="somsri"><meta name="keywords" content="น้ำ,ลม">
<meta property="article:section" content="กีฬา"><meta property="article:published_time" content="2019-05-01T03:00:00Z">
<meta name="status" content="published"><meta name="cover" content="p.png">
<link rel="canonical" href="https://old.example/2019/น้ำ"></head>
<body><h2>ก</h2><p>ข</p></body></html>`;

describe('a folder of articles', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  let root: string;
  beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-archive-'))));
  afterEach(() => fs.rmSync(root, { recursive: true, force: true }));
  const write = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  };

  it('holds one in each page or JSON file, and those of its folders [CON-07]', async () => {
    write('b.html', PAGE);
    write('a/c.json', JSON.stringify(archived({ sourceId: 'own' })));
    write('a/d.json', '{');
    write('note.txt', 'x');
    expect(await readAll(readFolder(root))).toMatchObject([
      { place: 'a/c.json', item: { sourceId: 'own' }, folder: path.join(root, 'a') },
      { place: 'a/d.json', problem: { en: 'This is no JSON.' } },
      {
        place: 'b.html',
        item: {
          sourceId: 'b.html',
          title: 'น้ำ&ลม',
          html: '<h2>ก</h2><p>ข</p>',
          summary: 'สรุป',
          authors: ['somsri'],
          categories: ['กีฬา'],
          tags: ['น้ำ', 'ลม'],
          publishedAt: '2019-05-01T03:00:00Z',
          status: 'published',
          address: 'https://old.example/2019/น้ำ',
          cover: 'p.png',
        },
      },
    ]);
  });

  it('brings the pictures beside its articles, and none from outside [CON-07]', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const picture = await pngImage({ width: 800, height: 400 });
    const outside = path.join(os.tmpdir(), `${path.basename(root)}.png`);
    fs.writeFileSync(outside, picture);
    write('a/น้ำ 1.png', picture);
    fs.symlinkSync(outside, path.join(root, 'a/link.png'));
    const names = ['น้ำ%201.png', 'missing.png', 'link.png', `../../${path.basename(outside)}`, '/etc/passwd'];
    const html = `<p>ก</p>${names.map((name) => `<img src="${name}">`).join('')}`;
    write('a/c.json', JSON.stringify(archived({ html, cover: 'น้ำ 1.png' })));
    const usual = { authorId: head.id, categoryId };
    const report = await importInto(server, readFolder(root), { groupId, usual, root });
    fs.rmSync(outside);
    expect(report).toMatchObject({ imported: 1, refused: 0 });
    expect(report.changes).toContainEqual(
      expect.stringMatching(/^4 × A picture is missing, or outside of the folder/),
    );
    const [item] = await server.db.select().from(news).orderBy(asc(news.id));
    expect(item?.html).toMatch(/^<p>ก<\/p><img src="\/files\/[0-9a-f/-]+\.webp">$/);
    expect(server.files.size).toBe(3);
    expect(item?.coverImageUrl).not.toBe(item?.squareImageUrl);
  });
});
