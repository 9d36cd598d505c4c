import { asc, eq } from 'drizzle-orm';

import { PostStatus, type SiteNews, WEBHOOK_KINDS } from '@contract';

import {
  auditLog,
  journalistGroups,
  news,
  newsCategories,
  newsPublished,
  newsSearch,
  newsSources,
  newsVersions,
  outbox,
} from '../../db/schema';
import { archived, importInto, linesWith } from '../../testing/archives';
import { createNewsroom, createUser } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { noteTime } from '../outbox/note-change';
import { findTags } from '../tag-suggestions/repository';

import type { Reading } from './archive-item';

const DATE = new Date('2019-05-01T03:00:00Z');
const PERMISSIONS = 0x7fff_ffff;

describe('an import of news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const { groupId, head, categoryId } = room;
    const [category] = await server.db.select().from(newsCategories).where(eq(newsCategories.id, categoryId));
    const somsri = await createUser(server.db, { username: 'somsri', email: 'somsri@archive.example' });
    const usual = { authorId: head.id, categoryId, country: 'TH' };
    const run = (items: object[], options: Partial<Parameters<typeof importInto>[2]> = {}) =>
      importInto(server, linesWith(items), { groupId, usual, ...options });
    return { ...room, category: category?.name ?? '', somsri, usual, run };
  };
  const items = () => server.db.select().from(news).orderBy(asc(news.id));
  const lines = () => server.db.select().from(auditLog).orderBy(asc(auditLog.id));

  it('keeps author, dates, category, tags and status, and publishes what was published [CON-07]', async () => {
    const { run, somsri, category, categoryId, groupId, head } = await setup();
    const tags = ['น้ำท่วม', 'เหนือ'];
    const whole = archived({
      author: 'somsri@archive.example',
      category,
      tags,
      address: 'https://old.example/2019/น้ำ/',
    });
    const draft = archived({ sourceId: 'a-2', status: 'draft', author: 'SOMSRI', category });
    expect(await run([whole, draft])).toEqual({
      imported: 2,
      there: 0,
      refused: 0,
      broken: undefined,
      refusals: [],
      changes: [],
    });
    const [one, other] = await items();
    expect(one).toMatchObject({ authorId: somsri.id, writers: [somsri.id], categoryId, tags, groupId });
    expect(one).toMatchObject({ createdAt: DATE, publishedAt: DATE, shownFrom: DATE, coverImageUrl: null });
    expect(one).toMatchObject({
      status: PostStatus.Published,
      approvedPermanently: true,
      waitingSince: null,
    });
    expect(other).toMatchObject({
      status: PostStatus.Draft,
      publishedVersion: null,
      waitingSince: server.now(),
    });

    const versions = await server.db.select().from(newsVersions).orderBy(asc(newsVersions.newsId));
    expect(versions).toMatchObject([
      {
        reason: 'import',
        savedBy: somsri.id,
        approval: 'permanent',
        approvedAt: server.now(),
        approvedBy: head.id,
      },
      { reason: 'import', approval: null },
    ]);
    expect(await server.db.select().from(newsPublished)).toMatchObject([
      { newsId: one?.id, version: 1, approvedBy: head.id, approvedAt: server.now() },
    ]);
    expect(await server.db.$count(newsSearch)).toBe(2);
    expect(await server.db.select().from(journalistGroups)).toMatchObject([{ totalNews: 2 }]);
  });

  it('stores the same as a save by the API, except for what it keeps of the archive [CON-07]', async () => {
    const { run, head, groupId, categoryId, category } = await setup();
    const html = '<p onclick="x()">ก<script>alert(1)</script></p><p>ข</p>';
    const parts = await newsParts({ groupId, categoryId }, { html, title: ' น้ำ\u200bท่วม ', tags: 'ก, ก,ข' });
    await server.call(`/api/news/journalist/${groupId}/news/create`, {
      method: 'POST',
      as: head.id,
      ...multipart(parts),
    });
    const report = await run([
      archived({
        status: 'draft',
        html,
        title: ' น้ำ\u200bท่วม ',
        summary: parts.markdown,
        tags: 'ก, ก,ข',
        category,
        references: [{ label: 'แฟ้มข่าว', link: 'https://archive.newsdesk.example/1' }],
        createdAt: '',
        publishedAt: parts.publishedDate,
      }),
    ]);
    expect(report.changes).toEqual([
      '1 × Removed from the text: attribute onclick (a.jsonl, line 1)',
      '1 × Removed from the text: element script (a.jsonl, line 1)',
    ]);
    const [saved, imported] = (await items()).map(
      ({ id: _id, coverImageUrl: _cover, squareImageUrl: _square, ...row }) => row,
    );
    expect(imported).toEqual(saved);
  });

  it('makes nothing double, also when two imports of the same archive run at once [CON-07]', async () => {
    const { run, groupId } = await setup();
    const archive = Array.from({ length: 8 }, (_, index) =>
      archived({ sourceId: `a-${index}`, tags: ['น้ำ'] }),
    );
    const both = await Promise.all([run(archive), run(archive)]);
    expect(both.map(({ imported, there }) => imported + there)).toEqual([8, 8]);
    expect(both.reduce((sum, { imported }) => sum + imported, 0)).toBe(8);
    expect(await run(archive)).toMatchObject({ imported: 0, there: 8, refused: 0 });
    expect(await items()).toHaveLength(8);
    expect(await server.db.select().from(journalistGroups)).toMatchObject([{ totalNews: 8 }]);
    expect(await findTags(server.db, groupId, 'น้ำ')).toEqual([{ name: 'น้ำ', count: 8 }]);
    const twice = [archived({ sourceId: 'b' }), archived({ sourceId: 'b' })];
    expect(await run(twice, { isTrial: true })).toMatchObject({ imported: 1, there: 1 });
  });

  it('goes on where it was cut off, with what is missing [CON-07]', async () => {
    const { run, usual, groupId } = await setup();
    const archive = Array.from({ length: 4 }, (_, index) => archived({ sourceId: `a-${index}` }));
    async function* cutOff(): AsyncGenerator<Reading> {
      let count = 0;
      for await (const reading of linesWith(archive)) {
        if (count === 2) throw new Error('killed');
        count += 1;
        yield reading;
      }
    }
    await expect(importInto(server, cutOff(), { groupId, usual })).rejects.toThrow('killed');
    expect(await items()).toHaveLength(2);
    expect(await run(archive)).toMatchObject({ imported: 2, there: 2 });
    expect((await lines()).map(({ action, after }) => [action, after])).toEqual([
      ['group.import-started', { archive: 'a.jsonl' }],
      ['group.import-started', { archive: 'a.jsonl' }],
      ['group.import-ended', { archive: 'a.jsonl', imported: 2, there: 2, refused: 0 }],
    ]);
  });

  it('says in a trial what would be left out and refused, and writes nothing [CON-07]', async () => {
    const { run, usual, category } = await setup();
    const report = await run(
      [
        archived({ author: 'nobody', category: [category, 'กีฬา'] }),
        archived({ sourceId: 'a-2', category: 'กีฬา', summary: '' }),
        archived({ sourceId: 'a-3', title: 'ก'.repeat(301), html: '' }),
        archived({ sourceId: '' }),
        archived({ sourceId: 'a-5', status: 'trash' }),
      ],
      { isTrial: true, usual: { ...usual, categoryId: null } },
    );
    expect(report).toMatchObject({ imported: 1, refused: 4 });
    expect(report.changes).toEqual([
      '2 × The group has no category "กีฬา": it is left out. (a.jsonl, line 1; a.jsonl, line 2)',
      '1 × The author "nobody" is unknown: the named account (author) is the author. (a.jsonl, line 1)',
    ]);
    expect(report.refusals).toEqual([
      expect.stringMatching(/^2 × None of its categories belongs .*\(category\)\. \(.*line 2; .*line 3\)$/),
      expect.stringMatching(/^1 × It needs the id of the article in its archive.*line 4\)$/),
      '1 × Articles with the status "trash" are not imported. (a.jsonl, line 5)',
    ]);
    expect([await items(), await lines(), await server.db.select().from(newsSources)]).toEqual([[], [], []]);
  });

  it('refuses what the API refuses, and names each field [CON-07]', async () => {
    const { run } = await setup();
    const report = await run([
      archived({ title: 'ก'.repeat(301), html: ' ', country: 'XX' }),
      archived({ sourceId: 'a-2', publishedAt: '2562-05-01T03:00:00Z' }),
      archived({ sourceId: 'a-3', publishedAt: '1 พ.ค. 62' }),
      archived({ sourceId: 'a-4', publishedAt: '2099-05-01T03:00:00Z' }),
      archived({ sourceId: 'a-5', createdAt: '2019-02-31T03:00:00Z' }),
      archived({ sourceId: 'a-6', publishedAt: '2001-05-01T03:00:00Z' }),
    ]);
    expect(report).toMatchObject({ imported: 1, refused: 5 });
    expect(report.refusals).toEqual([
      expect.stringMatching(/^1 × (?=.*title: .*300)(?=.*html: )(?=.*countryCode: ).*\(a\.jsonl, line 1\)$/),
      '1 × publishedAt: The year 2562 seems to be of the Buddhist era. Write it as 2019. (a.jsonl, line 2)',
      '1 × publishedAt: "1 พ.ค. 62" is no date like 2026-03-18T09:30:00+07:00. (a.jsonl, line 3)',
      expect.stringMatching(/^1 × publishedDate: .* \(a\.jsonl, line 4\)$/),
      '1 × createdAt: "2019-02-31T03:00:00Z" is no date like 2026-03-18T09:30:00+07:00. (a.jsonl, line 5)',
    ]);
  });

  it('takes the beginning of the text for a missing summary, cut after a whole letter', async () => {
    const { run } = await setup();
    await run([archived({ summary: '', html: `<style>p{}</style><p>${'กี่'.repeat(300)}</p>` })]);
    expect((await items())[0]?.markdown).toBe(`${'กี่'.repeat(200)}…`);
  });

  it('shows the news to a website that asks by number, and sends no webhook [CON-07]', async () => {
    const { run } = await setup();
    const admin = await createUser(server.db, { permission: PERMISSIONS });
    const webhook = { url: 'http://127.0.0.1:1/', kinds: WEBHOOK_KINDS };
    await server.call('/api/webhooks', { method: 'POST', as: admin.id, body: webhook });
    await run([archived(), archived({ sourceId: 'a-2' })]);
    await noteTime(server.db, server.now());
    expect(await server.db.$count(outbox)).toBe(0);
    const { body } = await server.call<SiteNews>('/api/site/news');
    expect(body.data?.articles.map(({ change }) => change)).toEqual([1, 2]);
  });

  it('leads from the old address to the news, and never away from a page of the console [CON-07]', async () => {
    const { run } = await setup();
    const report = await run([
      archived({ address: 'https://old.example/2019/05/%e0%b8%99%e0%b9%89%e0%b8%b3/?utm=1' }),
      archived({ sourceId: 'a-2', address: 'https://old.example/news/category' }),
      archived({ sourceId: 'a-3', address: 'https://old.example/?p=7' }),
    ]);
    expect(report.changes).toContainEqual(
      expect.stringMatching(/The old address \/news\/category is a page/),
    );
    const open = (url: string, method: 'GET' | 'POST' = 'GET') => server.app.inject({ method, url });
    const [first] = await items();
    const moved = await open('/2019/05/%E0%B8%99%E0%B9%89%E0%B8%B3');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/n/${first?.id}`]);
    expect((await open(`/2019/05/${encodeURIComponent('น้ำ')}/`)).statusCode).toBe(301);
    for (const url of ['/news/category', '/2019/05']) expect((await open(url)).statusCode).toBe(404);
    for (const url of ['/%00', '/%E0%A4%A']) expect([400, 404]).toContain((await open(url)).statusCode);
    expect((await open('/2019/05/%E0%B8%99%E0%B9%89%E0%B8%B3', 'POST')).statusCode).toBe(404);
  });
});
