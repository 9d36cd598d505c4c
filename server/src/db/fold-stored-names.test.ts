import { eq, sql } from 'drizzle-orm';

import { ErrorCode, JournalistLevel, Permission } from '@contract';

import { createUser, PASSWORD } from '../testing/factories';
import { multipart } from '../testing/multipart';
import { type TestServer, useTestServer } from '../testing/test-server';

import { foldStoredNames } from './fold-stored-names';
import { countries, groupMembers, journalistGroups, newsCategories, users } from './schema';

const ADMINISTRATOR = Permission.ADMINISTRATOR | Permission.NEWS_CATEGORY_EDIT | Permission.NEWS_COUNTRY_EDIT;

describe('names that were stored before names were folded', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** As the migration leaves a name that SQL cannot fold. */
  const unfolded = (name: string) => `\n${name.toLowerCase()}`;

  const addUser = async (username: string, email: string) => {
    const { id } = await createUser(server.db);
    const keys = { usernameKey: unfolded(username), emailKey: unfolded(email) };
    await server.db
      .update(users)
      .set({ username, email, ...keys })
      .where(eq(users.id, id));
    return id;
  };
  const addCategory = async (name: string, sortOrder: number) => {
    const [row] = await server.db
      .insert(newsCategories)
      .values({ name, nameKey: unfolded(name), sortOrder })
      .returning({ id: newsCategories.id });
    return row?.id ?? 0;
  };
  const addCountry = async (name: string, code: string) => {
    const [row] = await server.db
      .insert(countries)
      .values({ name, nameKey: unfolded(`${name}${code}`), code })
      .returning({ id: countries.id });
    return row?.id ?? 0;
  };
  const addGroup = async (name: string) => {
    const [row] = await server.db
      .insert(journalistGroups)
      .values({ name, nameKey: unfolded(name) })
      .returning({ id: journalistGroups.id });
    return row?.id ?? 0;
  };

  const fold = async () => {
    const warnings: string[] = [];
    await foldStoredNames(server.db, (text) => warnings.push(text));
    return warnings;
  };
  const signIn = (email: string) =>
    server.call('/api/auth/sign-in', { method: 'POST', body: { email, password: PASSWORD } });

  it('get their keys at the start, more than one batch of them, and once [SAF-09]', async () => {
    await createUser(server.db);
    await server.db.execute(sql`
      INSERT INTO users (email, username, display_name, permission)
      SELECT n || '@ข่าว.example', 'นํ้า' || n, 'x', 1 FROM generate_series(1, 1201) AS n`);
    expect(await fold()).toEqual([]);
    const rows = await server.db.select({ key: users.usernameKey }).from(users);
    expect(rows.filter(({ key }) => key.startsWith('\n'))).toEqual([]);
    expect(rows.map(({ key }) => key)).toContain('น้ำ1201');
    expect(await fold()).toEqual([]);
  });

  it('stay two if they are the same, and every start reports them by id until one is renamed [SAF-09]', async () => {
    const admin = await createUser(server.db, { permission: ADMINISTRATOR });
    const [head, later] = [await addUser('head', 'a@b'), await addUser('head\u200b', 'A@ｂ')];
    const [oil, oilLater] = [await addCategory('น้ำมัน', 1), await addCategory('นํ้ามัน', 2)];
    const [thai, thaiLater] = [await addCountry('ไทย', 'TH'), await addCountry('ไทย', 'LA')];
    const [desk, deskLater] = [await addGroup('Desk'), await addGroup('Desk\u2060')];
    const reported = [
      expect.stringContaining(`user names read the same as an earlier one, by id: ${later} (as ${head}).`),
      expect.stringContaining(
        `e-mail addresses read the same as an earlier one, by id: ${later} (as ${head}).`,
      ),
      expect.stringContaining(`categories read the same as an earlier one, by id: ${oilLater} (as ${oil}).`),
      expect.stringContaining(`groups read the same as an earlier one, by id: ${deskLater} (as ${desk}).`),
      expect.stringContaining(`countries read the same as an earlier one, by id: ${thaiLater} (as ${thai}).`),
    ];
    expect(await fold()).toEqual(reported);
    expect(await fold()).toEqual(reported);
    const rename = await server.call(`/api/news/categories/${oil}`, {
      method: 'PUT',
      as: admin.id,
      body: { name: 'ราคาน้ำมัน' },
    });
    expect(rename.status).toBe(200);
    expect((await fold()).join()).not.toContain('categories');
  });

  it('let both people of a double sign in, each with the spelling of the account [SAF-09]', async () => {
    const [first, later] = [await addUser('น้ำ', 'one@a.example'), await addUser('นํ้า', 'two@a.example')];
    await fold();
    const idOf = async (name: string) => {
      const { body } = await signIn(name);
      const { token = '' } = body.data as { token?: string }; // the test reads one key of the answer
      return (await server.tokens.verifyAccess(token))?.userId;
    };
    expect(await idOf('น้ำ')).toBe(first);
    expect(await idOf('นํ้า')).toBe(later);
    expect(await idOf('นำ้')).toBe(first);
    expect(await idOf('TWO@a.example')).toBe(later);
  });

  it('do not block a change of something else, and a rename ends the double [SAF-09, ANY-06]', async () => {
    const admin = await createUser(server.db, { permission: ADMINISTRATOR });
    await addUser('head', 'one@a.example');
    const later = await addUser('head\u200b', 'two@a.example');
    await addCategory('น้ำมัน', 1);
    const category = await addCategory('นํ้ามัน', 2);
    await addCountry('ไทย', 'TH');
    const country = await addCountry('ไทย', 'LA');
    await addGroup('Desk');
    const group = await addGroup('Desk\u2060');
    await server.db
      .insert(groupMembers)
      .values({ groupId: group, userId: admin.id, level: JournalistLevel.Head });
    await fold();

    const edit = (username: string, bio: string) =>
      server.call(`/api/accounts/${later}`, {
        method: 'PUT',
        as: admin.id,
        ...multipart({ displayName: 'Later', username, email: 'two@a.example', bio }),
      });
    const put = (url: string, body: object) => server.call(url, { method: 'PUT', as: admin.id, body });
    expect(await edit('head', 'new')).toMatchObject({
      status: 200,
      body: { data: { bio: 'new', username: 'head\u200b' } },
    });
    const moved = await put(`/api/news/categories/${category}`, { name: 'นํ้ามัน', sortOrder: 1 });
    expect(moved).toMatchObject({ status: 200, body: { data: { name: 'นํ้ามัน', sortOrder: 1 } } });
    expect((await put(`/api/news/countries/${country}`, { name: 'ไทย', code: 'VN' })).status).toBe(200);
    expect((await put(`/api/news/journalist/${group}`, { name: 'Desk' })).status).toBe(200);

    expect(await edit('HEAD2', 'new')).toMatchObject({ status: 200, body: { data: { username: 'HEAD2' } } });
    expect((await put(`/api/news/categories/${category}`, { name: 'เชื้อเพลิง' })).status).toBe(200);
    expect((await put(`/api/news/countries/${country}`, { name: 'เวียดนาม', code: 'VN' })).status).toBe(200);
    expect((await put(`/api/news/journalist/${group}`, { name: 'Night' })).status).toBe(200);
    expect(await fold()).toEqual([]);
    expect((await edit('head', 'new')).body.code).toBe(ErrorCode.AlreadyExists);
  });
});
