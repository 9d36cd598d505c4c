import { type Country, ErrorCode, Permission } from '@contract';

import { createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const { ADMINISTRATOR, NEWS_COUNTRY_CREATE, NEWS_COUNTRY_DELETE, NEWS_COUNTRY_EDIT } = Permission;
const URL = '/api/news/countries';

describe('countries', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const admin = await createUser(server.db, { permission: ADMINISTRATOR });
    const post = (name: string, code: string) =>
      server.call<Country>(URL, { method: 'POST', as: admin.id, body: { name, code } });
    const list = async (search = '') =>
      (await server.call<Country[]>(`${URL}?search=${encodeURIComponent(search)}`, { as: admin.id })).body
        .data ?? [];
    return { admin, post, list };
  };

  it('accepts a name and a code in any case and returns the name as label [SRV-01]', async () => {
    const { post, list } = await setup();
    const { body } = await post(' ไทย ', ' th ');
    expect(body.data).toMatchObject({ label: 'ไทย', code: 'TH' });
    expect(await list()).toEqual([body.data]);
  });

  it('lists in the order of Thai readers and finds by name and code, also by parts [FND-02]', async () => {
    const { post, list } = await setup();
    await post('ออสเตรเลีย', 'AU');
    await post('เกาหลีใต้', 'KR');
    await post('ไทย', 'TH');
    expect((await list()).map(({ label }) => label)).toEqual(['เกาหลีใต้', 'ไทย', 'ออสเตรเลีย']);
    expect((await list('kr')).map(({ code }) => code)).toEqual(['KR']);
    expect((await list('ไทย')).map(({ code }) => code)).toEqual(['TH']);
    for (const search of ['หลีใ', 'เก', 'kr เกา'])
      expect((await list(search)).map(({ code }) => code)).toEqual(['KR']);
  });

  it.each(['XX', 'THA', 'T', 'ไท', '1A', 'UK'])(
    'refuses %s, which is not an ISO 3166-1 code [SRV-04]',
    async (code) => {
      const { post } = await setup();
      expect(await post('ที่ใดสักแห่ง', code)).toMatchObject({
        status: 400,
        body: { code: ErrorCode.InvalidInput, errors: { code: expect.any(String) } },
      });
    },
  );

  it('reports a used code on its field, when creating and when editing [SRV-04]', async () => {
    const { admin, post } = await setup();
    await post('ไทย', 'TH');
    const japan = (await post('ญี่ปุ่น', 'JP')).body.data;
    const taken = {
      status: 409,
      body: { code: ErrorCode.AlreadyExists, errors: { code: expect.any(String) } },
    };
    expect(await post('ไทยอีกครั้ง', 'th')).toMatchObject(taken);
    const body = { name: 'ญี่ปุ่น', code: 'TH' };
    expect(await server.call(`${URL}/${japan?.id}`, { method: 'PUT', as: admin.id, body })).toMatchObject(
      taken,
    );
  });

  it('is restored unchanged, once, unless its code is in use [HIS-04]', async () => {
    const { admin, post } = await setup();
    const create = () => post('ลาว', 'LA');
    const id = (await create()).body.data?.id;
    const remove = () => server.call(`${URL}/${id}`, { method: 'DELETE', as: admin.id });
    const restore = () => server.call(`${URL}/${id}/restore`, { method: 'POST', as: admin.id });
    expect((await restore()).status).toBe(404);
    await remove();
    expect((await restore()).body).toMatchObject({ data: { id, label: 'ลาว', code: 'LA' } });
    expect((await restore()).body).toMatchObject({ code: ErrorCode.Alert });
    await remove();
    await create();
    expect((await restore()).body).toMatchObject({ code: ErrorCode.AlreadyExists });
  });

  it('refuses to delete a country with news, and speaks of deleted news only where they can be restored', async () => {
    const { admin, list } = await setup();
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const [thailand] = await list();
    const answer = await server.call(`${URL}/${thailand?.id}`, { method: 'DELETE', as: admin.id });
    expect(answer).toMatchObject({ status: 409, body: { code: ErrorCode.Alert } });
    expect(answer.body.message).toContain('30 วัน');

    const app = await server.build({ onlySection7: true });
    const headers = { authorization: `Bearer ${await server.tokenOf(admin.id)}` };
    const core = await app.inject({ method: 'DELETE', url: `${URL}/${thailand?.id}`, headers });
    await app.close();
    expect(core.statusCode).toBe(409);
    expect(core.json().message).toBe('ลบประเทศนี้ไม่ได้ เพราะมีข่าวของประเทศนี้อยู่');
  });

  it('requires the permission of each write, and none for reading [PRM-01, SRV-01]', async () => {
    const { post } = await setup();
    const id = (await post('ไทย', 'TH')).body.data?.id;
    const status = async (
      permission: number,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      code = 'TH',
    ) => {
      const user = await createUser(server.db, { permission });
      const body = method === 'GET' || method === 'DELETE' ? undefined : { name: `ประเทศ ${code}`, code };
      return (await server.call(url, { method, as: user.id, body })).status;
    };
    expect(await status(0, 'GET', URL)).toBe(200);
    expect(await status(0, 'GET', `${URL}/${id}`)).toBe(200);
    expect(await status(NEWS_COUNTRY_EDIT | NEWS_COUNTRY_DELETE, 'POST', URL)).toBe(403);
    expect(await status(NEWS_COUNTRY_CREATE, 'POST', URL, 'JP')).toBe(200);
    expect(await status(NEWS_COUNTRY_CREATE | NEWS_COUNTRY_DELETE, 'PUT', `${URL}/${id}`)).toBe(403);
    expect(await status(NEWS_COUNTRY_EDIT, 'PUT', `${URL}/${id}`)).toBe(200);
    expect(await status(NEWS_COUNTRY_CREATE | NEWS_COUNTRY_EDIT, 'DELETE', `${URL}/${id}`)).toBe(403);
    expect(await status(NEWS_COUNTRY_DELETE, 'DELETE', `${URL}/${id}`)).toBe(200);
    expect(await status(0, 'GET', `${URL}/${id}`)).toBe(404);
  });
});
