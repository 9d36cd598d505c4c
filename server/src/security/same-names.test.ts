import { eq } from 'drizzle-orm';

import {
  type Country,
  ErrorCode,
  JournalistLevel,
  type NewsCategory,
  type NewsItem,
  PERMISSIONS,
} from '@contract';

import { users } from '../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser, PASSWORD } from '../testing/factories';
import { multipart } from '../testing/multipart';
import { newsParts } from '../testing/news-parts';
import { type TestServer, useTestServer } from '../testing/test-server';

const ALL = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);
const UNSEEN = ['\u200b', '\u2060', '\u3164', '\u2800', '\u0008', '\u202e\u200f', ' \ufeff'];

describe('names that read the same', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const signIn = (email: string, password: string) =>
    server.call('/api/auth/sign-in', { method: 'POST', body: { email, password } });

  const send = (as: number, method: 'POST' | 'PUT', url: string, body: object) =>
    server.call<{ id: number; name?: string; label?: string }>(url, { method, as, body });

  describe('of people', () => {
    const create = (as: number, names: object) =>
      server.call('/api/accounts', {
        method: 'POST',
        as,
        body: { displayName: 'Other', username: 'other', email: 'other@a.example', permission: 2, ...names },
      });

    it.each([
      ['username', 'head\u200b'],
      ['username', 'ＨＥＡＤ'],
      ['username', 'นํ้า'],
      ['username', 'hathai@a.example\u2060'],
      ['email', 'hathai@a.example\u200b'],
      ['email', 'Hathai@ａ.example'],
    ])('exist already: the %s %j [SAF-09]', async (field, name) => {
      const admin = await createUser(server.db, { permission: ALL });
      await createUser(server.db, { username: 'head', email: 'hathai@a.example' });
      await createUser(server.db, { username: 'น้ำ' });
      const email = field === 'username' && name.includes('@') ? { email: name } : {};
      const { status, body } = await create(admin.id, { [field]: name, ...email });
      expect([status, body.code]).toEqual([409, ErrorCode.AlreadyExists]);
      expect(Object.keys(body.errors ?? {})).toContain(field);
    });

    it('are the same person at sign-in, for the password and for the count of guesses [SAF-09]', async () => {
      await createUser(server.db, { username: 'alice' });
      await createUser(server.db, { username: 'น้ำ' });
      for (const name of ['alice', 'ａlice', 'ALICE\u200b', 'นํ้า', 'นำ้'])
        expect([name, (await signIn(name, PASSWORD)).status]).toEqual([name, 200]);
      const statuses = async (spellings: string[]) => {
        const found = [];
        for (let index = 0; index < 12; index += 1)
          found.push((await signIn(spellings[index % spellings.length] ?? '', 'wrong')).status);
        return found;
      };
      const known = await statuses(['alice', 'ａlice', 'alice\u2060']);
      expect(known).toContain(429);
      expect(await statuses(['nobody', 'ｎobody', 'nobody\u2060'])).toEqual(known);
    });

    it('are the same person in an invitation [SAF-09]', async () => {
      const { groupId, head } = await createNewsroom(server.db);
      const { id } = await createUser(server.db, { email: 'hathai@a.example' });
      const answer = await server.call(`/api/news/journalist/${groupId}/member`, {
        method: 'POST',
        as: head.id,
        body: { email: 'hathai@a.example\u200b', level: JournalistLevel.Trainee },
      });
      expect(answer).toMatchObject({ status: 200, body: { data: { profile: { id } } } });
    });
  });

  it.each([
    ['/api/news/categories', (name: string) => ({ name })],
    ['/api/news/journalist', (name: string) => ({ name })],
    ['/api/news/countries', (name: string, index: number) => ({ name, code: ['TH', 'LA'][index] })],
  ])('exist already in %s [SAF-09]', async (url, bodyOf) => {
    const admin = await createUser(server.db, { permission: ALL });
    expect((await send(admin.id, 'POST', url, bodyOf('น้ำ\u200bมัน\u0008 ', 0))).body.data).toMatchObject(
      url.endsWith('countries') ? { label: 'น้ำมัน' } : { name: 'น้ำมัน' },
    );
    for (const name of ['น้ำมัน\u200b', 'นํ้ามัน', 'นำ้มัน', '\u2800น้ำมัน']) {
      const { body } = await send(admin.id, 'POST', url, bodyOf(name, 1));
      expect([name, body.code, Object.keys(body.errors ?? {})]).toEqual([
        name,
        ErrorCode.AlreadyExists,
        ['name'],
      ]);
    }
  });

  it('exist already as the code of a country, with or without unseen characters [SAF-09]', async () => {
    const admin = await createUser(server.db, { permission: ALL });
    const create = (country: object) => send(admin.id, 'POST', '/api/news/countries', country);
    expect((await create({ name: 'ไทย', code: 'ｔh\u200b' })).body.data).toMatchObject({ code: 'TH' });
    expect((await create({ name: 'สยาม', code: 'TH\u2060' })).body).toMatchObject({
      code: ErrorCode.AlreadyExists,
      errors: { code: expect.any(String) },
    });
  });

  it.each(UNSEEN)('are required to be seen: %j [SAF-09]', async (name) => {
    const { groupId, categoryId, head } = await createNewsroom(server.db);
    await server.db.update(users).set({ permission: ALL }).where(eq(users.id, head.id));
    const required = { status: 400, body: { errors: { name: 'กรุณากรอกข้อมูล' } } };
    for (const url of ['/api/news/categories', '/api/news/journalist', '/api/news/countries'])
      expect([url, await send(head.id, 'POST', url, { name, code: 'LA' })]).toMatchObject([url, required]);
    expect(await send(head.id, 'PUT', '/api/account/profile', { displayName: name, bio: '' })).toMatchObject({
      body: { errors: { displayName: 'กรุณากรอกข้อมูล' } },
    });
    const url = `/api/news/journalist/${groupId}/news/create`;
    const form = multipart(await newsParts({ groupId, categoryId }, { title: name }));
    expect(await server.call(url, { method: 'POST', as: head.id, ...form })).toMatchObject({
      body: { errors: { title: 'กรุณากรอกข้อมูล' } },
    });
  });

  describe('of news', () => {
    const setup = async (parts: Parameters<typeof newsParts>[1]) => {
      const { groupId, categoryId, head } = await createNewsroom(server.db);
      const url = `/api/news/journalist/${groupId}/news/create`;
      const form = multipart(await newsParts({ groupId, categoryId }, parts));
      return (await server.call<NewsItem>(url, { method: 'POST', as: head.id, ...form })).body;
    };

    it('lose what nobody sees instead of being refused [SAF-09]', async () => {
      const { data } = await setup({ title: 'น้ำ\u200bท่วม\u0008 \u202eวันนี้', metaTitle: '\u2060a\u0007' });
      expect(data).toMatchObject({ title: 'น้ำท่วม วันนี้', metaTitle: 'a' });
    });

    it('are one tag, in the spelling and the place of the first [SAF-09]', async () => {
      const { data } = await setup({ tags: 'Covid19,น้ำท่วม,covid19,นํ้าท่วม,COVID19\u200b,๒๕๖๙,2569,\u200b' });
      expect(data?.tags).toEqual([{ name: 'Covid19' }, { name: 'น้ำท่วม' }, { name: '๒๕๖๙' }]);
    });

    it('have an address without gaps where a stored title has U+200B [SAF-09]', async () => {
      const { groupId, categoryId, head } = await createNewsroom(server.db);
      const member = await createMember(server.db, groupId, JournalistLevel.Head);
      const values = { groupId, categoryId, authorId: head.id, title: 'น้ำ\u200bท่วม' };
      const id = await createNewsItem(server.db, values);
      const { body } = await server.call<NewsItem>(`/api/news/journalist/${groupId}/news/${id}`, {
        as: member.id,
      });
      expect(decodeURIComponent(body.data?.fullUrl ?? '')).toMatch(/\/น้ำท่วม$/);
    });
  });

  it('may be corrected: the owner of a name changes its spelling [SAF-09]', async () => {
    const admin = await createUser(server.db, { permission: ALL });
    const make = async (url: string, body: object) => (await send(admin.id, 'POST', url, body)).body.data?.id;
    const category = await make('/api/news/categories', { name: 'นํ้ามัน' });
    const country = await make('/api/news/countries', { name: 'thailand', code: 'TH' });
    const renamed = await server.call<NewsCategory>(`/api/news/categories/${category}`, {
      method: 'PUT',
      as: admin.id,
      body: { name: 'น้ำมัน' },
    });
    expect(renamed.body.data?.name).toBe('น้ำมัน');
    const corrected = await server.call<Country>(`/api/news/countries/${country}`, {
      method: 'PUT',
      as: admin.id,
      body: { name: 'Thailand', code: 'TH' },
    });
    expect(corrected.body.data?.label).toBe('Thailand');
  });
});
