import { eq } from 'drizzle-orm';

import { ErrorCode, JournalistLevel, type NewsFormParts, type NewsItem } from '@contract';

import { news } from '../../db/schema';
import { createMember, createNewsroom } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('an edit that names the version it is based on', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const { groupId, head } = newsroom;
    const trainee = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const url = `/api/news/journalist/${groupId}/news`;
    const inject = async (
      path: string,
      as: number,
      parts?: Parameters<typeof multipart>[0],
      readTag?: string,
    ) => {
      const token = await server.tokenOf(as);
      const form = parts && multipart(parts);
      return server.app.inject({
        method: form || path.endsWith('approve') ? 'POST' : 'GET',
        url: url + path,
        ...(form && { payload: form.body }),
        headers: {
          ...form?.headers,
          ...(readTag && { 'if-match': readTag }),
          authorization: `Bearer ${token}`,
        },
      });
    };
    const created = await inject('/create', head.id, await newsParts(newsroom));
    const { id } = created.json<{ data: NewsItem }>().data;
    const tagNow = async () => String((await inject(`/${id}`, head.id)).headers['etag']);
    const edit = async (overrides: Partial<NewsFormParts>, readTag?: string) => {
      const { cover: _cover, square: _square, ...texts } = await newsParts(newsroom, overrides);
      return inject(`/${id}/edit`, trainee.id, { ...texts, news_id: String(id) }, readTag);
    };
    const approve = (shownTag?: string) => inject(`/${id}/approve`, head.id, undefined, shownTag);
    /** A back-up of before the last save was restored, and somebody saved another text: it has the same number. */
    const saveAfterRestore = () => server.db.update(news).set({ title: 'หลังการกู้คืน' }).where(eq(news.id, id));
    const title = async () => (await inject(`/${id}`, head.id)).json<{ data: NewsItem }>().data.title;
    return { created, tagNow, edit, approve, saveAfterRestore, title };
  };

  it('is saved if the item has not changed since it was read', async () => {
    const { created, tagNow, edit, title } = await setup();
    const tag = await tagNow();
    expect(tag).toMatch(/^"\d+-1-[\w-]{22}"$/);
    expect(created.headers['etag']).toBe(tag);
    expect((await edit({ title: 'ฉบับใหม่' }, tag)).statusCode).toBe(200);
    expect(await title()).toBe('ฉบับใหม่');
  });

  it('is refused once somebody has saved another version, and overwrites nothing', async () => {
    const { tagNow, edit, title } = await setup();
    const tag = await tagNow();
    await edit({ title: 'ของเพื่อน' });
    const late = await edit({ title: 'ช้าไป' }, tag);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ success: false, code: ErrorCode.Alert });
    expect(await title()).toBe('ของเพื่อน');
  });

  it('overwrites and approves nothing that has the number of a version which a restore has taken back [SAF-05]', async () => {
    const { tagNow, edit, approve, saveAfterRestore, title } = await setup();
    const tag = await tagNow();
    await saveAfterRestore();
    expect((await edit({ title: 'ทับ' }, tag)).statusCode).toBe(412);
    expect((await approve(tag)).statusCode).toBe(412);
    expect(await title()).toBe('หลังการกู้คืน');
  });

  it('succeeds for one of two simultaneous edits', async () => {
    const { tagNow, edit } = await setup();
    const tag = await tagNow();
    const answers = await Promise.all([edit({ title: 'หนึ่ง' }, tag), edit({ title: 'สอง' }, tag)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('may name several versions, or any version', async () => {
    const { tagNow, edit } = await setup();
    expect((await edit({}, `"other", ${await tagNow()}`)).statusCode).toBe(200);
    expect((await edit({}, '*')).statusCode).toBe(200);
    expect((await edit({}, '"other"')).statusCode).toBe(412);
  });

  it('is not affected by an approval, which changes no content', async () => {
    const { tagNow, edit, approve } = await setup();
    const tag = await tagNow();
    expect((await approve()).statusCode).toBe(200);
    expect((await edit({ title: 'ฉบับใหม่' }, tag)).statusCode).toBe(200);
  });

  it('may name no version, as in the core API', async () => {
    const { edit, title } = await setup();
    await edit({ title: 'ของเพื่อน' });
    expect((await edit({ title: 'ทับ' })).statusCode).toBe(200);
    expect(await title()).toBe('ทับ');
  });

  it('approves the version that the approver saw', async () => {
    const { tagNow, approve } = await setup();
    expect((await approve(await tagNow())).statusCode).toBe(200);
  });

  it('refuses to approve a text that changed after the approver read it, and returns the current one [SEC-05]', async () => {
    const { tagNow, edit, approve } = await setup();
    const seen = await tagNow();
    await edit({ title: 'เปลี่ยนก่อนอนุมัติ' });
    const late = await approve(seen);
    expect(late.statusCode).toBe(412);
    expect(late.headers['etag']).toBe(await tagNow());
    expect(late.json()).toMatchObject({
      success: false,
      code: ErrorCode.Alert,
      data: { title: 'เปลี่ยนก่อนอนุมัติ', isApprovedLifeTime: false },
    });
  });

  it('approves an unseen text only if the approver names no version, as in the core API', async () => {
    const { edit, approve } = await setup();
    await edit({ title: 'เปลี่ยนก่อนอนุมัติ' });
    expect((await approve()).statusCode).toBe(200);
  });
});
