import { JournalistLevel, MAX_MEDIA_TAGS, type MediaTag } from '@contract';

import { createMember } from '../../testing/factories';
import { newPng } from '../../testing/images';
import { createLibrary, MEDIA_TEXTS } from '../../testing/media-library';
import { newsTexts } from '../../testing/news-parts';
import { planOf } from '../../testing/plan-of';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { findUses } from './repository';

const DAY_MS = 86_400_000;

describe('the media library of a group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const setup = () => createLibrary(server);

  it('lists its pictures newest first, with their facts [MED-01]', async () => {
    const { add, list, writer } = await setup();
    const first = await add(await newPng({ width: 4_000, height: 2_000 }));
    server.advance(1_000);
    const second = await add();
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(first).toMatchObject({
      width: 3_200,
      height: 1_600,
      uses: 0,
      uploadedBy: { id: writer.id, displayName: writer.displayName },
      title: '',
      tags: [],
      rightsUntil: null,
    });
    expect((await server.app.inject(first.url)).statusCode).toBe(200);
    expect(first.bytes).toBeGreaterThan(0);
  });

  it('keeps what people write about a picture, cleaned, and finds the picture by it [MED-01]', async () => {
    const { add, describeIt, list, read } = await setup();
    const { id } = await add();
    await add();
    const { body } = await describeIt(id, { title: '  น้ำท่วม\nเชียงใหม่ ', tags: ['ข่าวเด่น', ' ข่าวเด่น ', ''] });
    expect(body.data).toMatchObject({ ...MEDIA_TEXTS, title: 'น้ำท่วม เชียงใหม่', tags: ['ข่าวเด่น'] });
    expect(await read(id)).toMatchObject({ credit: MEDIA_TEXTS.credit, usedIn: [] });
    for (const word of ['เชียงใหม่', 'ถนน', 'สมชาย', 'reuters', 'ครั้งเดียว', 'เด่น', 'REUTERS สมชาย'])
      expect([word, (await list(`?search=${encodeURIComponent(word)}`)).map((found) => found.id)]).toEqual([
        word,
        [id],
      ]);
    expect(await list(`?search=${encodeURIComponent('ไม่มี')}`)).toEqual([]);
  });

  it('is filtered by person, date, tag and what nothing shows [MED-01]', async () => {
    const { add, describeIt, list, head, write, upload } = await setup();
    const mine = await add();
    server.advance(DAY_MS);
    const other = await add(undefined, head.id);
    await describeIt(other.id);
    const address = await upload();
    await write({ html: `<p><img src="${address}"></p>` });
    const of = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await of(`?person=${head.id}`)).toEqual([other.id]);
    expect(await of(`?tag=${encodeURIComponent('ภาคเหนือ')}`)).toEqual([other.id]);
    expect(await of(`?tag=${encodeURIComponent('ภาคเหนื')}`)).toEqual([]);
    expect(await of(`?to=${encodeURIComponent(other.uploadedAt)}`)).toEqual([mine.id]);
    expect(await of('?unused=true')).toEqual([other.id, mine.id]);
  });

  it('lists its tags, most used first [MED-01]', async () => {
    const { add, describeIt, url, writer } = await setup();
    const [one, two] = [await add(), await add()];
    await describeIt(one.id, { tags: ['ก', 'ข'] });
    await describeIt(two.id, { tags: ['ข'] });
    expect((await server.call<MediaTag[]>(`${url}/tags`, { as: writer.id })).body.data).toEqual([
      { name: 'ข', count: 2 },
      { name: 'ก', count: 1 },
    ]);
  });

  it('keeps what a save says nothing about, as somebody else may have just written that [MED-01]', async () => {
    const { add, describeIt, url, head, read, list } = await setup();
    const { id } = await add();
    await describeIt(id);
    const save = (body: object) => server.call(`${url}/${id}`, { method: 'PUT', as: head.id, body });
    expect((await save({ title: 'ฝนตกหนัก' })).status).toBe(200);
    expect((await save({})).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...MEDIA_TEXTS, title: 'ฝนตกหนัก' });
    expect((await list(`?search=${encodeURIComponent('สมชาย ฝนตก')}`)).map((found) => found.id)).toEqual([
      id,
    ]);
  });

  it('refuses texts that are too long, on their fields [MED-01]', async () => {
    const { add, describeIt } = await setup();
    const { id } = await add();
    const tags = Array.from({ length: MAX_MEDIA_TAGS + 1 }, (_, at) => `t${at}`);
    const { status, body } = await describeIt(id, { title: 'ก'.repeat(201), alt: 'ก'.repeat(501), tags });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['title', 'alt', 'tags']]);
    expect((await describeIt(id, { rightsUntil: '2026-02-31' })).status).toBe(400);
  });

  it('refuses dates that cannot be stored, on their fields [MED-01]', async () => {
    const { add, describeIt, url, writer } = await setup();
    const { id } = await add();
    const answers = [
      await describeIt(id, { rightsUntil: '0000-01-01' }),
      await server.call(`${url}?from=0000-01-01T00:00:00Z`, { as: writer.id }),
      await server.call(`${url}?to=2026-12-01T23:59:60Z`, { as: writer.id }),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
      [400, ['rightsUntil']],
      [400, ['from']],
      [400, ['to']],
    ]);
  });

  it('does not list the covers that were cut from another picture, but finds it by their addresses [MED-01]', async () => {
    const { write, list, read } = await setup();
    const original = { bytes: await newPng({ width: 1_000, height: 800 }) };
    const item = await write(
      {},
      { original, cover: { bytes: await newPng() }, square: { bytes: await newPng() } },
    );
    const [picture, ...others] = await list();
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ url: item.coverOriginalUrl, uses: 1 });
    const cover = encodeURIComponent(`https://newsdesk.example${item.coverImageUrl}`);
    expect(
      await list(`?address=${cover}&address=/files/00/00000000-0000-4000-8000-000000000000.webp`),
    ).toEqual([picture]);
    expect(await list(`?address=${cover}`)).toEqual([picture]);
    expect(await read(picture?.id ?? '')).toMatchObject({
      usedIn: [{ newsId: item.id, title: item.title, inWorkingCopy: true, inPublishedCopy: false }],
    });
  });

  it('looks through what readers see only for the news that it names [MED-01]', async () => {
    const plan = await planOf(
      server.db,
      findUses(server.db, 1, '00/00000000-0000-4000-8000-000000000000.webp'),
    );
    expect(plan).toContain('on news_published');
    expect(plan.trim()).not.toMatch(/^Limit/);
    expect(plan).toContain('Limit');
  });

  it('lists covers that were cut from nothing that is stored [MED-01]', async () => {
    const { write, list } = await setup();
    const item = await write();
    expect((await list()).map(({ url }) => url).sort()).toEqual(
      [item.coverImageUrl, item.squareImageUrl].sort(),
    );
  });

  it('puts a picture that nothing shows into the trash, and takes it out again [MED-01]', async () => {
    const { add, remove, restore, list, trash, head, read } = await setup();
    const { id, url } = await add();
    expect((await remove(id)).status).toBe(200);
    expect([await list(), await read(id)]).toEqual([[], null]);
    expect(await trash()).toMatchObject([{ id, deletedBy: head.displayName }]);
    expect((await server.app.inject(url)).statusCode).toBe(200);
    expect((await restore(id)).body.data).toMatchObject({ id });
    expect([(await list()).length, await trash()]).toEqual([1, []]);
    expect((await restore(id)).status).toBe(404);
  });

  it('is emptied by a Head and by who has added the picture, and by nobody else [MED-01]', async () => {
    const { add, remove, restore, head, writer, groupId } = await setup();
    const other = await createMember(server.db, groupId, JournalistLevel.Professional);
    const ofHead = await add(undefined, head.id);
    const own = await add();
    expect((await remove(ofHead.id, writer.id)).status).toBe(403);
    expect((await remove(own.id, other.id)).status).toBe(403);
    expect((await remove(own.id, writer.id)).status).toBe(200);
    expect((await restore(own.id, other.id)).status).toBe(403);
    expect((await restore(own.id, writer.id)).status).toBe(200);
    expect((await remove(own.id, head.id)).status).toBe(200);
  });

  it('keeps a picture that news shows, also in an earlier version, in the trash, or cut as a cover [MED-01]', async () => {
    const { upload, write, save, room, list, remove, base, head, read } = await setup();
    const inText = await upload();
    const item = await write(
      { html: `<p><img src="${inText}"></p>` },
      { original: { bytes: await newPng() } },
    );
    const [original, picture] = [item.coverOriginalUrl, inText].map(
      (address) => async () => (await list(`?address=${encodeURIComponent(address ?? '')}`))[0]?.id ?? '',
    ) as [() => Promise<string | number>, () => Promise<string | number>];
    expect((await remove(await picture())).status).toBe(409);
    expect((await remove(await original())).status).toBe(409);
    await save(`${item.id}/edit`, newsTexts(room, { html: '<p>ไม่มีรูป</p>' }));
    expect(await read(await picture())).toMatchObject({
      uses: 1,
      usedIn: [{ inWorkingCopy: false, inPublishedCopy: false }],
    });
    expect((await remove(await picture())).status).toBe(409);
    await server.call(`${base}/news/${item.id}`, { method: 'DELETE', as: head.id });
    expect(await read(await picture())).toMatchObject({ uses: 1, usedIn: [] });
    expect((await remove(await picture())).status).toBe(409);
    expect((await remove(await original())).status).toBe(409);
  });
});
