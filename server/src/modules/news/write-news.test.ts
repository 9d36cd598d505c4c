/* eslint-disable max-lines -- every rule of writing news, in one place */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import {
  ErrorCode,
  type GroupStatistics,
  JournalistLevel,
  type NewsFormParts,
  type NewsItem,
  PostStatus,
} from '@contract';

import { files, news as newsTable } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { newPng, pngImage } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

const URL = '/api/news/journalist';

describe('writing news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const trainee = await createMember(server.db, newsroom.groupId, JournalistLevel.Trainee);
    const send = (path: string, parts: Parameters<typeof multipart>[0], as = trainee.id) =>
      server.call<NewsItem>(`${URL}/${newsroom.groupId}/news/${path}`, {
        method: 'POST',
        as,
        ...multipart(parts),
      });
    const create = async (overrides: Partial<NewsFormParts> = {}, as = trainee.id) =>
      send('create', await newsParts(newsroom, overrides), as);
    const edit = async (id: number, overrides: Partial<NewsFormParts> = {}, as = trainee.id) => {
      const { cover: _cover, square: _square, ...texts } = await newsParts(newsroom, overrides);
      return send(`${id}/edit`, { ...texts, news_id: String(id) }, as);
    };
    return { ...newsroom, trainee, send, create, edit };
  };

  it('returns everything as it was sent, as a draft that waits for approval [SRV-01, API-06]', async () => {
    const { groupId, categoryId, trainee, create } = await setup();
    const { status, body } = await create({ videoUrl: 'https://video.newsdesk.example/1' });
    expect(status).toBe(200);
    expect(body.message).toBe('สร้างข่าวแล้ว');
    const { body: read } = await server.call<NewsItem>(`${URL}/${groupId}/news/${body.data?.id}`, {
      as: trainee.id,
    });
    expect(read.data).toEqual({
      ...body.data,
      author: expect.objectContaining({ id: trainee.id }),
      coverOriginalUrl: null,
      approvedUntil: null,
      returned: null,
      published: null,
      shownFrom: null,
      waitingSince: START_OF_TESTS.toISOString(),
    });
    expect(read.data).toMatchObject({
      title: 'น้ำท่วมภาคเหนือคลี่คลาย',
      categoryId,
      countryCode: 'TH',
      publishedAt: '2026-03-20T02:30:00.000Z',
      createdAt: '2026-03-18T05:00:00.000Z',
      html: '<p>ระดับน้ำลดลงต่อเนื่อง</p>',
      tags: [{ name: 'น้ำท่วม69' }, { name: 'ข่าวด่วน' }],
      references: [{ label: 'แฟ้มข่าว', link: 'https://archive.newsdesk.example/1' }],
      videoUrl: 'https://video.newsdesk.example/1',
      status: PostStatus.Draft,
      statusText: 'Draft',
      approvalText: 'รออนุมัติ',
      isApprovedLifeTime: false,
      isApprovedPermanent: false,
      shortUrl: `https://newsdesk.example/n/${body.data?.id}`,
    });
    expect(decodeURIComponent(read.data?.fullUrl ?? '')).toContain('/น้ำท่วมภาคเหนือคลี่คลาย');
  });

  it.each(['9999-12-31T23:59:59-14:00', '2569-03-18T05:00:00Z', '1999-12-31T00:00:00Z'])(
    'refuses a date of publication that is far away: %s',
    async (publishedDate) => {
      const { create } = await setup();
      expect(await create({ publishedDate })).toMatchObject({
        status: 400,
        body: { errors: { publishedDate: expect.stringContaining('10 ปี') } },
      });
    },
  );

  it('keeps a far date that was stored before, in an edit of something else [ANY-06]', async () => {
    const { create, edit } = await setup();
    const id = (await create()).body.data?.id ?? 0;
    const stored = '2001-05-04T03:02:01.234Z';
    await server.db.update(newsTable).set({ publishedAt: new Date(stored) });
    const edited = await edit(id, { title: 'ใหม่', publishedDate: '2001-05-04T10:02:01+07:00' });
    expect(edited).toMatchObject({ status: 200, body: { data: { title: 'ใหม่' } } });
    expect(Date.parse(edited.body.data?.publishedAt ?? '')).toBe(Date.parse(stored));
    expect((await edit(id, { publishedDate: '2001-05-04T10:02:02+07:00' })).status).toBe(400);
  });

  it('cuts the covers to their ratios, serves them, and counts the news', async () => {
    const { groupId, trainee, create } = await setup();
    const { body } = await create();
    const image = async (url: string | null | undefined) => server.app.inject(url ?? '');
    const cover = await image(body.data?.coverImageUrl);
    expect(cover.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
      height: 450,
    });
    const square = await image(body.data?.squareImageUrl);
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 400, height: 400 });
    const statistics = await server.call<GroupStatistics>(`${URL}/${groupId}/statistics`, { as: trainee.id });
    expect(statistics.body.data).toMatchObject({ totalNews: 1, totalNewsInThisWeek: 1 });
  });

  it('reports all invalid fields together, and stores nothing [SRV-04]', async () => {
    const { groupId, trainee, send } = await setup();
    const { status, body } = await send('create', {
      title: ' ',
      categoryId: 'x',
      publishedDate: '2026-02-31T00:00:00Z',
      html: '<p>&nbsp;<br></p>',
      tags: 'x'.repeat(101),
      references: '[{"label":"a","link":"javascript:alert(1)"}]',
      videoUrl: 'ftp://newsdesk.example',
      tiktokUrl: 'javascript:alert(1)',
      group_id: '999',
    });
    expect(status).toBe(400);
    expect(body.code).toBe(ErrorCode.InvalidInput);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      ...[
        'categoryId',
        'countryCode',
        'cover',
        'group_id',
        'html',
        'markdown',
        'publishedDate',
        'references',
      ],
      ...['square', 'tags', 'tiktokUrl', 'title', 'videoUrl'],
    ]);
    expect(server.files.size).toBe(0);
    const list = await server.call<{ data: unknown[] }>(`${URL}/${groupId}/news`, { as: trainee.id });
    expect(list.body.data?.data).toEqual([]);
  });

  it('accepts only categories of the group and existing countries', async () => {
    const { create } = await setup();
    const other = await createNewsroom(server.db);
    expect((await create({ categoryId: String(other.categoryId), countryCode: 'ZZ' })).body.errors).toEqual({
      categoryId: 'กลุ่มนี้ไม่มีหมวดหมู่นี้',
      countryCode: 'ไม่มีประเทศนี้',
    });
  });

  it('refuses a country code that the database cannot store', async () => {
    const { create } = await setup();
    const { status, body } = await create({ countryCode: '\u0000' });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['countryCode']);
  });

  it('keeps the covers that an edit does not send, and replaces those it does; the old ones stay with their version [HIS-01]', async () => {
    const { groupId, trainee, create, edit, send } = await setup();
    const created = (await create()).body.data;
    const id = created?.id ?? 0;
    const edited = (await edit(id, { title: 'ชื่อใหม่', tags: '' })).body.data;
    expect(edited).toMatchObject({ title: 'ชื่อใหม่', tags: [], coverImageUrl: created?.coverImageUrl });
    const parts = await newsParts({ groupId, categoryId: created?.categoryId ?? 0 });
    const { square: _square, ...texts } = parts;
    const withCover = { ...texts, cover: { bytes: await newPng() } };
    const replaced = (await send(`${id}/edit`, withCover)).body.data;
    expect(replaced?.coverImageUrl).not.toBe(created?.coverImageUrl);
    expect(replaced?.squareImageUrl).toBe(created?.squareImageUrl);
    expect(server.files.size).toBe(3);
    const rows = await server.db
      .select({ key: files.key })
      .from(files)
      .where(eq(files.uploadedBy, trainee.id));
    expect(rows.map(({ key }) => key).sort()).toEqual([...server.files.keys()].sort());
  });

  it('says whether a save is live at once or waits beside what readers see [PUB-02, PUB-03]', async () => {
    const { groupId, head, create, edit } = await setup();
    const publishedDate = START_OF_TESTS.toISOString();
    const id = (await create()).body.data?.id ?? 0;
    await server.call(`${URL}/${groupId}/news/${id}/approve`, { method: 'POST', as: head.id });
    const byHead = (await edit(id, { title: 'โดยหัวหน้า', publishedDate }, head.id)).body;
    expect(byHead).toMatchObject({
      message: 'บันทึกข่าวแล้ว และผู้อ่านเห็นการแก้ไขนี้แล้ว',
      data: { status: PostStatus.Published },
    });
    expect((await edit(id, { title: 'โดยหัวหน้า', publishedDate })).body.data).toMatchObject({
      isApprovedLifeTime: true,
    });
    const { body } = await edit(id, { title: 'โดยผู้เขียน', publishedDate });
    expect(body).toMatchObject({
      message: 'บันทึกข่าวแล้ว ผู้อ่านยังเห็นฉบับที่อนุมัติไว้จนกว่าการแก้ไขนี้จะได้รับอนุมัติ',
      data: { status: PostStatus.Published, isApprovedLifeTime: false },
    });
  });

  it('is for members only, also for news of another group [SRV-05]', async () => {
    const { categoryId, head, groupId, create, edit } = await setup();
    const stranger = await createUser(server.db);
    expect((await create({}, stranger.id)).status).toBe(403);
    const id = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    expect((await edit(id, {}, stranger.id)).status).toBe(403);
    const other = await createNewsroom(server.db);
    const foreign = await createNewsItem(server.db, { ...other, authorId: other.head.id });
    expect((await edit(foreign)).status).toBe(404);
    expect((await server.call(`${URL}/${groupId}/news/${foreign}`, { as: head.id })).status).toBe(404);
  });

  it('leaves no file behind if the database refuses the row', async () => {
    const { trainee, create } = await setup();
    const insert = server.db.transaction;
    const refused = Object.assign(new Error('a rule of the table'), { code: '23514' });
    server.db.transaction = () => Promise.reject(refused);
    const { status, body } = await create({}, trainee.id);
    server.db.transaction = insert;
    expect([status, body.code]).toEqual([500, ErrorCode.PleaseContactSupport]);
    expect(server.files.size).toBe(0);
  });

  it('stores an image of a text uncut, for members', async () => {
    const { groupId, trainee } = await setup();
    const upload = async (as: number) =>
      server.call<{ url: string }>(`${URL}/${groupId}/upload`, {
        method: 'POST',
        as,
        ...multipart({ image: { bytes: await pngImage({ width: 300, height: 900 }) } }),
      });
    const { body } = await upload(trainee.id);
    const { rawPayload } = await server.app.inject(body.data?.url ?? '');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 900 });
    expect((await upload((await createUser(server.db)).id)).status).toBe(403);
  });
});
