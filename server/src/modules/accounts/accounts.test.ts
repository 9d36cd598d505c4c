import { type AccountLink, ErrorCode, type Paginated, Permission, type User } from '@contract';

import { accountLinks, auditLog, files, users } from '../../db/schema';
import { cleanUpImagesOf } from '../../testing/clean-up-images';
import { openTestStream } from '../../testing/event-stream';
import { createUser, PASSWORD } from '../../testing/factories';
import { photoWithExif } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { type TestServer, useTestServer } from '../../testing/test-server';

const { USER, ADMINISTRATOR, USER_SEARCH } = Permission;
const DAY_MS = 24 * 3_600_000;
const THAI = 'สมหญิง '.repeat(29).trim().slice(0, 200);

const NEW = { displayName: 'มาลี ศรีสุข', username: 'malee', email: 'malee@newsdesk.example', permission: USER };
const texts = ({ displayName, username, email, bio }: User) => ({ displayName, username, email, bio });

describe('accounts', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const createAdmin = () => createUser(server.db, { permission: USER | ADMINISTRATOR });
  const post = <T>(as: number, path: string, body?: object) =>
    server.call<T>(`/api/accounts${path}`, { method: 'POST', as, body });
  const create = (as: number, account: object) =>
    post<{ user: User; link: AccountLink }>(as, '', { ...NEW, ...account });
  const edit = (as: number, id: number, parts: Parameters<typeof multipart>[0]) =>
    server.call<User>(`/api/accounts/${id}`, { method: 'PUT', as, ...multipart(parts) });
  const signIn = (email: string, password = PASSWORD) =>
    server.call<{ token: string; refreshToken: string }>('/api/auth/sign-in', {
      method: 'POST',
      body: { email, password },
    });
  const setPassword = (token: string, password: string) =>
    server.call('/api/accounts/link', { method: 'POST', body: { token, password } });
  const actions = async () => (await server.db.select().from(auditLog)).map(({ action }) => action);

  describe('a new one', () => {
    it('is invited until its owner sets a password with the link, and active from then on [ACC-01]', async () => {
      const admin = await createAdmin();
      const { status, body } = await create(admin.id, { displayName: ` ${NEW.displayName} ` });
      expect(status).toBe(200);
      expect(body.data?.user).toMatchObject({ ...NEW, state: 'invited' });
      expect((await signIn('malee', 'กุหลาบสีแดงริมน้ำ')).status).toBe(400);
      expect((await setPassword(body.data?.link.token ?? '', 'กุหลาบสีแดงริมน้ำ')).status).toBe(200);
      expect((await signIn('malee', 'กุหลาบสีแดงริมน้ำ')).status).toBe(200);
      const { body: read } = await server.call<User>(`/api/users/detail/${body.data?.user.id}`, {
        as: admin.id,
      });
      expect(read.data?.state).toBe('active');
      expect(await actions()).toEqual(expect.arrayContaining(['user.created', 'user.password-set']));
    });

    it('stores only the hash of its link and does not log it', async () => {
      const admin = await createAdmin();
      const { body } = await create(admin.id, {});
      const token = body.data?.link.token ?? 'none';
      const rows = await server.db.select().from(accountLinks);
      expect(JSON.stringify([rows, await server.db.select().from(auditLog)])).not.toContain(token);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    });

    it('may have a Thai name of 200 characters', async () => {
      const admin = await createAdmin();
      const { status, body } = await create(admin.id, { displayName: THAI, username: THAI });
      expect([status, body.data?.user.displayName]).toEqual([200, THAI]);
    });

    it.each([
      [{ displayName: ' ' }, 'displayName', ErrorCode.InvalidInput],
      [{ username: '\u200b' }, 'username', ErrorCode.InvalidInput],
      [{ username: 'ก'.repeat(255) }, 'username', ErrorCode.InvalidInput],
      [{ username: 'other@newsdesk.example' }, 'username', ErrorCode.InvalidInput],
      [{ email: 'nobody' }, 'email', ErrorCode.InvalidInput],
      [{ permission: 1 }, 'permission', ErrorCode.InvalidInput],
      [{ username: 'TAKEN' }, 'username', ErrorCode.AlreadyExists],
      [{ email: 'Taken@newsdesk.example' }, 'email', ErrorCode.AlreadyExists],
      [
        { username: 'taken@newsdesk.example', email: 'taken@newsdesk.example' },
        'username',
        ErrorCode.AlreadyExists,
      ],
    ])('is refused with an error of its field: %j', async (given, field, code) => {
      const admin = await createAdmin();
      await createUser(server.db, { username: 'Taken', email: 'taken@newsdesk.example' });
      const { body } = await create(admin.id, given);
      expect(body).toMatchObject({ success: false, code, errors: { [field]: expect.any(String) } });
    });

    it('is created once if two administrators create it at the same time', async () => {
      const admin = await createAdmin();
      const answers = await Promise.all([create(admin.id, {}), create(admin.id, {})]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('a disabled one', () => {
    it('loses its sessions, and sign-in responds as for a wrong password [ACC-02]', async () => {
      const admin = await createAdmin();
      const person = await createUser(server.db);
      const { body } = await signIn(person.username);
      const wrong = await signIn(person.username, 'something else');
      const authorization = `Bearer ${body.data?.token}`;
      expect((await post(admin.id, `/${person.id}/disable`)).body).toMatchObject({
        data: { state: 'disabled' },
      });
      expect((await server.call('/api/auth/me', { headers: { authorization } })).status).toBe(401);
      const { refreshToken } = body.data ?? {};
      const refresh = await server.call('/api/auth/refresh', { method: 'POST', body: { refreshToken } });
      expect(refresh.status).toBe(401);
      expect(await signIn(person.username)).toEqual(wrong);

      expect((await post(admin.id, `/${person.id}/enable`)).body).toMatchObject({
        data: { state: 'active' },
      });
      expect((await signIn(person.username)).status).toBe(200);
      expect(await actions()).toEqual(expect.arrayContaining(['user.disabled', 'user.enabled']));
    });

    it('loses its streams at once, on every instance [ACC-02]', async () => {
      const admin = await createAdmin();
      const person = await createUser(server.db);
      const another = await server.build();
      await another.listen({ port: 0, host: '127.0.0.1' });
      try {
        const stream = await openTestStream(another, await server.tokenOf(person.id));
        await post(admin.id, `/${person.id}/disable`);
        const from = Date.now();
        await stream.ended();
        expect(Date.now() - from).toBeLessThan(1_000);
      } finally {
        await another.close();
      }
    });

    it('gets no link, and its existing link is invalid', async () => {
      const admin = await createAdmin();
      const { body } = await create(admin.id, {});
      const id = body.data?.user.id;
      await post(admin.id, `/${id}/disable`);
      expect((await post(admin.id, `/${id}/link`)).status).toBe(409);
      expect((await setPassword(body.data?.link.token ?? '', 'correct horse battery')).status).toBe(409);
    });

    it('cannot be one’s own [ACC-02]', async () => {
      const [admin] = [await createAdmin(), await createAdmin()];
      const { status, body } = await post(admin.id, `/${admin.id}/disable`);
      expect([status, body.code]).toEqual([409, ErrorCode.Alert]);
    });

    it('does not count as an administrator: the last who can sign in stays [ACC-02, SRV-06]', async () => {
      const [admin, other] = [await createAdmin(), await createAdmin()];
      await create(admin.id, { permission: ADMINISTRATOR });
      await post(admin.id, `/${other.id}/disable`);
      const permission = { permission: ADMINISTRATOR };
      const remove = (id: number) =>
        server.call(`/api/users/permissions/${id}/remove`, { method: 'PUT', as: admin.id, body: permission });
      expect((await remove(admin.id)).status).toBe(409);
      expect((await remove(other.id)).status).toBe(200);
    });

    it('leaves one of two administrators who disable each other at the same time [ACC-02]', async () => {
      const [a, b] = [await createAdmin(), await createAdmin()];
      // Tokens before either is disabled.
      await Promise.all([server.tokenOf(a.id), server.tokenOf(b.id)]);
      const answers = await Promise.all([post(a.id, `/${b.id}/disable`), post(b.id, `/${a.id}/disable`)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const rows = await server.db.select({ disabledAt: users.disabledAt }).from(users);
      expect(rows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
    });
  });

  describe('an edit', () => {
    it('changes the names, the e-mail and the bio, and logs the changes', async () => {
      const admin = await createAdmin();
      const person = await createUser(server.db);
      const parts = {
        displayName: 'อ'.repeat(200),
        username: 'new',
        email: 'new@newsdesk.example',
        bio: 'สองบรรทัด\nค่ะ',
      };
      expect((await edit(admin.id, person.id, parts)).body.data).toMatchObject(parts);
      const [line] = await server.db.select().from(auditLog);
      expect(line).toMatchObject({ action: 'user.edited', before: { username: person.username } });
    });

    it('stores a square picture, which is kept as long as it is shown', async () => {
      const admin = await createAdmin();
      const person = await createUser(server.db);
      const avatar = { bytes: await photoWithExif() };
      const { body } = await edit(admin.id, person.id, { ...texts(person), avatar });
      const url = body.data?.avatarUrl ?? '';
      expect(url).toMatch(/^\/files\/.*\.webp$/);
      server.advance(8 * DAY_MS);
      await cleanUpImagesOf(server);
      expect(await server.db.select().from(files)).toHaveLength(1);
      const proof = { method: 'POST', as: admin.id, body: { password: PASSWORD } } as const;
      expect((await server.call('/api/auth/step-up', proof)).status).toBe(200);
      const kept = await edit(admin.id, person.id, texts(person));
      expect(kept.body.data?.avatarUrl).toBe(url);
      const removed = await edit(admin.id, person.id, { ...texts(person), removeAvatar: 'true' });
      expect(removed.body.data?.avatarUrl).toBeNull();
      server.advance(8 * DAY_MS);
      await cleanUpImagesOf(server);
      expect(await server.db.select().from(files)).toEqual([]);
    });

    it.each([
      [{ displayName: '' }, 'displayName'],
      [{ email: 'nobody' }, 'email'],
      [{ bio: 'x'.repeat(2_001) }, 'bio'],
      [{ username: 'taken' }, 'username'],
      [{ avatar: { bytes: Buffer.from('no picture') } }, 'avatar'],
    ])('is refused with an error of its field: %j', async (given, field) => {
      const admin = await createAdmin();
      await createUser(server.db, { username: 'taken' });
      const person = await createUser(server.db);
      const { body } = await edit(admin.id, person.id, { ...texts(person), ...given });
      expect(body).toMatchObject({ success: false, errors: { [field]: expect.any(String) } });
    });

    it('is refused with the errors of all fields at once, the picture too', async () => {
      const admin = await createAdmin();
      const person = await createUser(server.db);
      const given = { displayName: '', email: '', avatar: { bytes: Buffer.from('no picture') } };
      const { body } = await edit(admin.id, person.id, { ...texts(person), ...given });
      expect(Object.keys(body.errors ?? {}).sort()).toEqual(['avatar', 'displayName', 'email']);
    });
  });

  it('are listed by state, with a search or without', async () => {
    const admin = await createUser(server.db, { permission: USER | ADMINISTRATOR | USER_SEARCH });
    const disabled = await createUser(server.db, { displayName: 'มานะ' });
    const { body } = await create(admin.id, { displayName: 'มานี' });
    await post(admin.id, `/${disabled.id}/disable`);
    const list = async (query: string) => {
      const found = await server.call<Paginated<User>>(`/api/users/search?${query}`, { as: admin.id });
      return found.body.data?.data.map(({ id }) => id);
    };
    expect(await list('state=disabled')).toEqual([disabled.id]);
    expect(await list('state=invited')).toEqual([body.data?.user.id]);
    expect(await list('state=active')).toEqual([admin.id]);
    expect(await list(`state=invited&search=${encodeURIComponent('มาน')}`)).toEqual([body.data?.user.id]);
    expect(await list('state=gone')).toBeUndefined();
  });
});
