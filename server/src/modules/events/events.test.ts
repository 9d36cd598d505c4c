/* eslint-disable max-lines -- one table of what each write announces, and the stream it is read from */
import { PassThrough } from 'node:stream';

import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';

import { JournalistLevel, Permission, TAG_TYPES } from '@contract';

import type { AppDeps } from '../../app-deps';
import { news as newsTable, newsCategories, notifications, users } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { archived, importLines } from '../../testing/archives';
import { setUpSecondFactor, startSetUp } from '../../testing/authenticator';
import { openTestStream, originOf, type TestStream } from '../../testing/event-stream';
import { createMember, createNewsItem, createNewsroom, createUser, PASSWORD } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { addPicture, MEDIA_TEXTS } from '../../testing/media-library';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { addPasskey, storePasskey } from '../../testing/passkey-device';
import { comeFromProvider, linkToProvider } from '../../testing/provider-journey';
import { EMPTY_TEMPLATE } from '../../testing/template-content';
import { NO_PROVIDER, type TestServer, useTestServer } from '../../testing/test-server';
import { mediaIdOf } from '../media/pictures';

/** Enough time for sixteen writes, two of them with pictures, on a busy machine. */
const ALL_WRITES_LIMIT_MS = 60_000;
const ALL = Object.values(Permission).reduce<number>((mask, bit) => mask | bit, 0);

describe('the stream of changes', () => {
  let server: TestServer;
  /** The server with the open streams; the writes go through another server on the same database. */
  let app: App;
  const opened: { streams: TestStream[]; apps: App[] } = { streams: [], apps: [] };
  useTestServer((started) => (server = started));

  const startAnother = async (overrides: Partial<AppDeps> = {}) => {
    const another = await server.build(overrides);
    opened.apps.push(another);
    await another.listen({ port: 0, host: '127.0.0.1' });
    return another;
  };
  beforeEach(async () => {
    app = await startAnother();
  });
  afterEach(async () => {
    opened.streams.splice(0).forEach((stream) => stream.close());
    await Promise.all(opened.apps.splice(0).map((other) => other.close()));
  });

  const tokenOf = async (id: number) => await server.tokenOf(id);
  const open = async (id: number, options: Parameters<typeof openTestStream>[2] & { at?: App } = {}) => {
    const stream = await openTestStream(options.at ?? app, await tokenOf(id), options);
    opened.streams.push(stream);
    return stream;
  };
  const setup = async () => {
    const admin = await createUser(server.db, { permission: ALL });
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const createCountry = (code: string, headers = {}) =>
      server.call('/api/news/countries', {
        method: 'POST',
        as: admin.id,
        body: { name: code, code },
        headers,
      });
    return { admin, head, groupId, categoryId, newsId, createCountry };
  };

  it('is an event stream that no proxy buffers, for signed-in people', async () => {
    const { admin } = await setup();
    const { response } = await open(admin.id);
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
    expect(response.headers.get('cache-control')).toMatch('no-transform');
    const stranger = await openTestStream(app, 'no-token');
    expect(stranger.response.status).toBe(401);
  });

  it(
    'announces each write with the tags that the console would invalidate',
    async () => {
      const { admin, head, groupId, categoryId, newsId } = await setup();
      const newcomer = await createUser(server.db);
      const leaver = await createUser(server.db);
      await server.db.update(users).set({ disabledAt: server.now() }).where(eq(users.id, leaver.id));
      const cautious = await createUser(server.db);
      const keyed = await createUser(server.db);
      const keyId = await storePasskey(server.db, keyed.id, server.now());
      await linkToProvider(server.db, server.now(), keyed);
      // Tags of a group are sent to its members, and those of users to people who may read users.
      const permission = Permission.USER | Permission.USER_READ;
      await server.db.update(users).set({ permission }).where(eq(users.id, head.id));
      const stream = await open(head.id);
      const group = `/api/news/journalist/${groupId}`;
      const news = await newsParts({ groupId, categoryId });
      const json = (method: 'POST' | 'PUT' | 'DELETE', url: string, as: number, body?: object) => () =>
        server.call<{ id: number }>(url, { method, as, body });
      const form = (url: string, parts: Parameters<typeof multipart>[0]) => () =>
        server.call(url, { method: 'POST', as: head.id, ...multipart(parts) });
      const [category] = await server.db
        .select()
        .from(newsCategories)
        .where(eq(newsCategories.id, categoryId));
      const names = { displayName: 'มาลี', username: 'malee', email: 'malee@newsdesk.example' };
      const edited = { ...names, username: 'another', email: 'another@newsdesk.example', bio: '' };
      const listOf = (type: string) => [{ type, id: 'LIST' }];
      const pages = [
        { type: 'News', id: `PARTIAL:${groupId}` },
        { type: 'GroupStatistics', id: groupId },
      ];
      const comments = [{ type: 'Comment', id: `LIST:${groupId}` }];
      const inLibrary = [{ type: 'Media', id: `LIST:${groupId}` }];
      const key = await addPicture(server, { groupId, uploadedBy: head.id });
      const media = `${group}/media/${mediaIdOf(key)}`;
      const presence = [
        { type: 'Presence', id: `LIST:${groupId}` },
        { type: 'Presence', id: newsId },
      ];
      const templates = [{ type: 'Template', id: `LIST:${groupId}` }];
      const categories = [
        { type: 'Category', id: `LIST:${groupId}` },
        { type: 'GroupStatistics', id: groupId },
      ];
      const other = (await json('POST', '/api/news/categories', admin.id, { name: 'กีฬา' })()).body.data?.id;
      const country = (await json('POST', '/api/news/countries', admin.id, { name: 'ลาว', code: 'LA' })())
        .body.data?.id;
      const { codeAt } = await setUpSecondFactor(server, head.id);
      const factor = '/api/account/two-factor';
      const visitor = { subject: 'visitor', email: 'visitor@newsdesk.example' };
      let passkeyId = 0;
      let commentId = 0;
      let viewId = 0;
      const view = { name: 'รออนุมัติ', query: 'state=waiting', groupId };
      let templateId = 0;
      await stream.next();
      await stream.next();
      await stream.next();
      const row = {
        userId: head.id,
        kind: 'new-device',
        occurrence: 'a',
        at: server.now(),
        byMail: false,
      } as const;
      const [told] = await server.db.insert(notifications).values(row).returning({ id: notifications.id });

      const writes: Record<string, [() => Promise<{ status: number }>, object[]]> = {
        importNews: [
          () => importLines(server, groupId, archived({ author: head.username, category: category?.name })),
          [...pages, { type: 'News', id: 'PARTIAL' }],
        ],
        createNews: [form(`${group}/news/create`, news), [...pages, { type: 'News', id: 'PARTIAL' }]],
        editNews: [
          form(`${group}/news/${newsId}/edit`, { ...news, news_id: String(newsId) }),
          [...pages, { type: 'News', id: newsId }],
        ],
        restoreNewsVersion: [
          json('POST', `${group}/news/${newsId}/versions/1/restore`, head.id),
          [...pages, { type: 'News', id: newsId }],
        ],
        reportPresence: [
          json('PUT', `${group}/news/${newsId}/presence/of-a-page`, head.id, { isEditing: true }),
          presence,
        ],
        leavePresence: [json('DELETE', `${group}/news/${newsId}/presence/of-a-page`, head.id), presence],
        returnNews: [
          json('POST', `${group}/news/${newsId}/return`, head.id, { comment: 'แก้ชื่อ' }),
          [...pages, { type: 'News', id: newsId }, ...comments],
        ],
        addNewsComment: [
          async () => {
            const added = await json('POST', `${group}/news/${newsId}/comments`, head.id, { text: 'ดี' })();
            commentId = added.body.data?.id ?? 0;
            return added;
          },
          comments,
        ],
        resolveNewsComment: [
          () => json('POST', `${group}/news/${newsId}/comments/${commentId}/resolve`, head.id)(),
          comments,
        ],
        reopenNewsComment: [
          () => json('POST', `${group}/news/${newsId}/comments/${commentId}/reopen`, head.id)(),
          comments,
        ],
        deleteNewsComment: [
          () => json('DELETE', `${group}/news/${newsId}/comments/${commentId}`, head.id)(),
          comments,
        ],
        createView: [
          async () => {
            const saved = await json('POST', '/api/views', head.id, { ...view, groupId: null })();
            viewId = saved.body.data?.id ?? 0;
            return saved;
          },
          [{ type: 'View', id: head.id }],
        ],
        updateView: [() => json('PUT', `/api/views/${viewId}`, head.id, view)(), listOf('View')],
        deleteView: [() => json('DELETE', `/api/views/${viewId}`, head.id)(), listOf('View')],
        uploadMedia: [form(`${group}/media`, { image: news.cover }), inLibrary],
        describeMedia: [json('PUT', media, head.id, MEDIA_TEXTS), inLibrary],
        deleteMedia: [json('DELETE', media, head.id), inLibrary],
        restoreMedia: [json('POST', `${media}/restore`, head.id), inLibrary],
        createTemplate: [
          async () => {
            const body = { name: 'แม่แบบ', content: EMPTY_TEMPLATE };
            const added = await json('POST', `${group}/templates`, head.id, body)();
            templateId = added.body.data?.id ?? 0;
            return added;
          },
          templates,
        ],
        changeTemplate: [
          () => json('PUT', `${group}/templates/${templateId}`, head.id, { name: 'แบบใหม่' })(),
          templates,
        ],
        deleteTemplate: [() => json('DELETE', `${group}/templates/${templateId}`, head.id)(), templates],
        approveNews: [
          json('POST', `${group}/news/${newsId}/approve`, head.id),
          [...pages, { type: 'News', id: newsId }],
        ],
        withdrawNews: [
          json('POST', `${group}/news/${newsId}/withdraw`, head.id, { comment: 'ผิด' }),
          [...pages, { type: 'News', id: newsId }, ...comments],
        ],
        deleteNews: [
          json('DELETE', `${group}/news/${newsId}`, head.id),
          [...pages, { type: 'News', id: newsId }],
        ],
        restoreNews: [
          json('POST', `${group}/news/${newsId}/restore`, head.id),
          [...pages, { type: 'News', id: newsId }],
        ],
        handOverNews: [
          json('POST', `${group}/news/${newsId}/hand-over`, head.id, { authorId: head.id, from: head.id }),
          [...pages, { type: 'News', id: newsId }, { type: 'News', id: 'PARTIAL' }],
        ],
        addPermission: [
          json('PUT', `/api/users/permissions/${head.id}/add`, admin.id, { permission: 8 }),
          [{ type: 'User', id: head.id }],
        ],
        removePermission: [
          json('PUT', `/api/users/permissions/${head.id}/remove`, admin.id, { permission: 8 }),
          [{ type: 'User', id: head.id }],
        ],
        editProfile: [
          json('PUT', '/api/account/profile', head.id, { displayName: 'มาลี', bio: '' }),
          [{ type: 'User', id: head.id }, { type: 'User', id: 'PARTIAL' }, { type: 'Group' }],
        ],
        setAvatar: [
          async () =>
            server.call('/api/account/avatar', {
              method: 'PUT',
              as: head.id,
              ...multipart({ avatar: { bytes: await pngImage(), filename: 'me.png', type: 'image/png' } }),
            }),
          [{ type: 'User', id: head.id }, { type: 'Group' }],
        ],
        removeAvatar: [
          json('DELETE', '/api/account/avatar', head.id),
          [{ type: 'User', id: head.id }, { type: 'Group' }],
        ],
        updateCategory: [
          json('PUT', `/api/news/categories/${other}`, admin.id, { name: 'กีฬา', sortOrder: 1 }),
          [...listOf('Category'), { type: 'Category', id: other }],
        ],
        addGroupCategory: [json('POST', `${group}/categories/${other}`, head.id), categories],
        removeGroupCategory: [json('DELETE', `${group}/categories/${other}`, head.id), categories],
        deleteCategory: [
          json('DELETE', `/api/news/categories/${other}`, admin.id),
          [...listOf('Category'), { type: 'Category', id: other }, { type: 'GroupStatistics' }],
        ],
        restoreCategory: [
          json('POST', `/api/news/categories/${other}/restore`, admin.id),
          [{ type: 'Category' }, { type: 'GroupStatistics' }],
        ],
        createCategory: [
          json('POST', '/api/news/categories', admin.id, { name: 'ดนตรี' }),
          listOf('Category'),
        ],
        updateCountry: [
          json('PUT', `/api/news/countries/${country}`, admin.id, { name: 'ลาว', code: 'LA' }),
          [...listOf('Country'), { type: 'Country', id: country }, { type: 'News' }],
        ],
        deleteCountry: [json('DELETE', `/api/news/countries/${country}`, admin.id), listOf('Country')],
        restoreCountry: [
          json('POST', `/api/news/countries/${country}/restore`, admin.id),
          [...listOf('Country'), { type: 'Country', id: country }],
        ],
        createCountry: [
          json('POST', '/api/news/countries', admin.id, { name: 'พม่า', code: 'MM' }),
          listOf('Country'),
        ],
        inviteMember: [
          json('POST', `${group}/member`, head.id, { email: newcomer.email, level: 5 }),
          [{ type: 'Group', id: groupId }, ...listOf('Group'), { type: 'GroupStatistics', id: groupId }],
        ],
        renameGroup: [
          json('PUT', group, head.id, { name: 'ชื่อใหม่' }),
          [{ type: 'Group', id: groupId }, ...listOf('Group')],
        ],
        changeMemberLevel: [
          json('PUT', `${group}/members/${newcomer.id}`, head.id, { level: 4 }),
          [{ type: 'Group', id: groupId }, ...listOf('Group')],
        ],
        removeMember: [
          json('DELETE', `${group}/members/${newcomer.id}`, head.id),
          [{ type: 'Group', id: groupId }, ...listOf('Group'), { type: 'GroupStatistics', id: groupId }],
        ],
        restoreMember: [
          json('POST', `${group}/members/${newcomer.id}/restore`, head.id),
          [{ type: 'Group', id: groupId }, ...listOf('Group'), { type: 'GroupStatistics', id: groupId }],
        ],
        createGroup: [json('POST', '/api/news/journalist', admin.id, { name: 'กลุ่มใหม่' }), listOf('Group')],
        createAccount: [
          json('POST', '/api/accounts', admin.id, { ...names, permission: 2 }),
          [{ type: 'User', id: 'PARTIAL' }],
        ],
        setPasswordByLink: [
          async () => {
            const path = `/api/accounts/${newcomer.id}/link`;
            const { body } = await server.call<{ token: string }>(path, { method: 'POST', as: admin.id });
            const used = { token: body.data?.token, password: 'correct horse battery' };
            return server.call('/api/accounts/link', { method: 'POST', body: used });
          },
          [
            { type: 'User', id: newcomer.id },
            { type: 'User', id: 'PARTIAL' },
          ],
        ],
        disableAccount: [
          json('POST', `/api/accounts/${newcomer.id}/disable`, admin.id),
          [{ type: 'User', id: newcomer.id }, { type: 'User', id: 'PARTIAL' }, ...listOf('Group')],
        ],
        enableAccount: [
          json('POST', `/api/accounts/${newcomer.id}/enable`, admin.id),
          [{ type: 'User', id: newcomer.id }, { type: 'User', id: 'PARTIAL' }, ...listOf('Group')],
        ],
        erasePerson: [
          json('POST', `/api/accounts/${leaver.id}/erase`, admin.id),
          [
            { type: 'User', id: leaver.id },
            { type: 'User', id: 'PARTIAL' },
            { type: 'Group' },
            { type: 'GroupStatistics' },
          ],
        ],
        editAccount: [
          () =>
            server.call(`/api/accounts/${newcomer.id}`, {
              method: 'PUT',
              as: admin.id,
              ...multipart(edited),
            }),
          [{ type: 'User', id: newcomer.id }, { type: 'User', id: 'PARTIAL' }, { type: 'Group' }],
        ],
        linkProvider: [
          async () => {
            const headers = { cookie: await comeFromProvider(server.db, server.now(), visitor, cautious.id) };
            return server.call('/api/auth/oidc/link', { method: 'POST', as: cautious.id, headers });
          },
          [{ type: 'User', id: cautious.id }],
        ],
        removeProviderLink: [
          json('DELETE', '/api/account/provider', cautious.id),
          [{ type: 'User', id: cautious.id }],
        ],
        finishProviderSignIn: [
          async () => {
            const another = await startAnother({ oidc: { ...NO_PROVIDER, creates: Permission.USER } });
            const cookie = await comeFromProvider(server.db, server.now(), visitor);
            const url = '/api/auth/oidc/session';
            const { statusCode } = await another.inject({ method: 'POST', url, headers: { cookie } });
            return { status: statusCode };
          },
          [{ type: 'User', id: 'PARTIAL' }],
        ],
        confirmTwoFactor: [
          async () => {
            const first = await startSetUp(server, cautious.id);
            return json('POST', `${factor}/confirm`, cautious.id, { code: first() })();
          },
          [{ type: 'User', id: cautious.id }],
        ],
        renewRecoveryCodes: [
          () => json('POST', `${factor}/recovery-codes`, head.id, { password: PASSWORD, code: codeAt() })(),
          [{ type: 'User', id: head.id }],
        ],
        disableTwoFactor: [
          () => json('POST', `${factor}/disable`, head.id, { password: PASSWORD, code: codeAt(1) })(),
          [{ type: 'User', id: head.id }],
        ],
        addPasskey: [
          async () => {
            const { answer, id } = await addPasskey(server, cautious.id);
            passkeyId = id;
            return answer;
          },
          [{ type: 'User', id: cautious.id }],
        ],
        renamePasskey: [
          () => json('PUT', `/api/account/passkeys/${passkeyId}`, cautious.id, { name: 'คีย์' })(),
          [{ type: 'User', id: cautious.id }],
        ],
        removePasskey: [
          () => json('DELETE', `/api/account/passkeys/${passkeyId}`, cautious.id)(),
          [{ type: 'User', id: cautious.id }],
        ],
        removePasskeyOf: [
          json('DELETE', `/api/accounts/${keyed.id}/passkeys/${keyId}`, admin.id),
          [{ type: 'User', id: keyed.id }],
        ],
        removeProviderLinkOf: [
          json('DELETE', `/api/accounts/${keyed.id}/provider`, admin.id),
          [{ type: 'User', id: keyed.id }],
        ],
        resetTwoFactor: [
          json('DELETE', `/api/accounts/${cautious.id}/two-factor`, admin.id),
          [{ type: 'User', id: cautious.id }],
        ],
        deleteGroup: [
          json('DELETE', group, admin.id),
          [...listOf('Group'), { type: 'News', id: 'PARTIAL' }, ...listOf('News')],
        ],
        restoreGroup: [
          json('POST', `${group}/restore`, admin.id),
          [
            { type: 'Group', id: groupId },
            ...listOf('Group'),
            { type: 'News', id: 'PARTIAL' },
            ...listOf('News'),
          ],
        ],
        markAllNotificationsRead: [
          json('POST', '/api/notifications/read', head.id),
          [{ type: 'Notification', id: head.id }],
        ],
        markNotificationRead: [
          json('POST', `/api/notifications/${told?.id}/read`, head.id),
          [{ type: 'Notification', id: head.id }],
        ],
      };
      const announcing = app.calls.filter(({ config }) => config.announces);
      expect(Object.keys(writes).sort()).toEqual(announcing.map(({ config }) => config.operationId).sort());
      for (const [write, tags] of Object.values(writes)) {
        expect((await write()).status).toBe(200);
        expect(await stream.next()).toEqual({ tags });
      }
    },
    ALL_WRITES_LIMIT_MS,
  );

  it('tells a person, and nobody else, that something concerns them [CON-02]', async () => {
    const { admin, head, groupId, categoryId } = await setup();
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const newsId = await createNewsItem(server.db, { groupId, authorId: writer.id, categoryId });
    const [own, others] = [await open(writer.id), await open(admin.id)];
    const url = `/api/news/journalist/${groupId}/news/${newsId}/return`;
    await server.call(url, { method: 'POST', as: head.id, body: { comment: 'แก้ชื่อ' } });
    expect(await own.next()).toEqual({ tags: [{ type: 'Notification', id: writer.id }] });
    await server.call(`/api/users/permissions/${writer.id}/add`, {
      method: 'PUT',
      as: admin.id,
      body: { permission: Permission.TAG_EDIT },
    });
    expect(await others.next()).toEqual({ tags: [{ type: 'User', id: writer.id }] });
  });

  it('sends a removed member no more changes of the group, and a re-invited one all of them [ACC-08]', async () => {
    const { head, groupId } = await setup();
    const member = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const stream = await open(member.id);
    const group = `/api/news/journalist/${groupId}`;
    const named = { type: 'Group', id: groupId };
    const rename = (name: string) => server.call(group, { method: 'PUT', as: head.id, body: { name } });
    await server.call(`${group}/members/${member.id}`, { method: 'DELETE', as: head.id });
    expect((await stream.next()).tags).toContainEqual(named);
    await rename('ลับ');
    expect((await stream.next()).tags).toEqual([{ type: 'Group', id: 'LIST' }]);
    // Wait, so that the changes so far are not repeated to a stream that reconnects.
    server.advance(1_000);
    const later = await open(member.id);
    await rename('ลับมาก');
    expect((await later.next()).tags).toEqual([{ type: 'Group', id: 'LIST' }]);
    await stream.next();
    const invitation = { email: member.email, level: JournalistLevel.Trainee };
    await server.call(`${group}/member`, { method: 'POST', as: head.id, body: invitation });
    expect(await stream.next()).toEqual({ tags: [{ type: 'Notification', id: member.id }] });
    expect((await stream.next()).tags).toContainEqual(named);
    await rename('เปิดเผย');
    expect((await stream.next()).tags).toContainEqual(named);
  });

  it('sends a member who opened it while the group was deleted the changes after its restoration [SAF-03]', async () => {
    const { admin, head, groupId } = await setup();
    const group = `/api/news/journalist/${groupId}`;
    await server.call(group, { method: 'DELETE', as: admin.id });
    server.advance(1_000);
    const stream = await open(head.id);
    await server.call(`${group}/restore`, { method: 'POST', as: admin.id });
    const named = { type: 'Group', id: groupId };
    await server.call(group, { method: 'PUT', as: head.id, body: { name: 'กลับมา' } });
    // The members and the restoration are announced in any order, in one change or two.
    let { tags } = await stream.next();
    while (!tags.some(({ type, id }) => type === named.type && id === named.id))
      ({ tags } = await stream.next());
    expect(tags).toContainEqual(named);
  });

  it('sends a removed member nothing of the group after its restoration [ACC-08]', async () => {
    const { admin, groupId } = await setup();
    const removed = await createMember(server.db, groupId, JournalistLevel.Deleted);
    const group = `/api/news/journalist/${groupId}`;
    await server.call(group, { method: 'DELETE', as: admin.id });
    server.advance(1_000);
    const stream = await open(removed.id);
    await server.call(`${group}/restore`, { method: 'POST', as: admin.id });
    await server.call('/api/news/categories', { method: 'POST', as: admin.id, body: { name: 'กีฬา' } });
    const received = [await stream.next()];
    while (!received.some(({ tags }) => tags.some(({ type }) => type === 'Category')))
      received.push(await stream.next());
    expect(received.flatMap(({ tags }) => tags)).not.toContainEqual({ type: 'Group', id: groupId });
  });

  it('announces no refused write', async () => {
    const { admin, head, createCountry } = await setup();
    const stream = await open(admin.id);
    const refused = await server.call('/api/news/countries', {
      method: 'POST',
      as: head.id,
      body: { name: 'ลาว', code: 'LA' },
    });
    expect(refused.status).toBe(403);
    await createCountry('VN');
    expect((await stream.next()).tags).toEqual([{ type: 'Country', id: 'LIST' }]);
    await server.call(`/api/users/permissions/${head.id}/add`, {
      method: 'PUT',
      as: admin.id,
      body: { permission: 8 },
    });
    expect((await stream.next()).tags).toEqual([{ type: 'User', id: head.id }]);
  });

  it('does not send a console its own writes, and sends them to the others', async () => {
    const { admin, head, createCountry } = await setup();
    const own = await open(admin.id, { client: 'console-1' });
    const other = await open(head.id, { client: 'console-2' });
    await createCountry('LA', { 'x-client-id': 'console-1' });
    await server.call(`/api/users/permissions/${head.id}/add`, {
      method: 'PUT',
      as: admin.id,
      body: { permission: 8 },
    });
    expect((await own.next()).tags).toEqual([{ type: 'User', id: head.id }]);
    expect(await other.next()).toEqual({ tags: [{ type: 'Country', id: 'LIST' }] });
  });

  it('carries the writes of every server on the database', async () => {
    const { admin, createCountry } = await setup();
    const another = await startAnother();
    const [here, there] = [await open(admin.id), await open(admin.id, { at: another })];
    await createCountry('LA');
    expect(await there.next()).toEqual({ tags: [{ type: 'Country', id: 'LIST' }] });
    expect(await here.next()).toEqual({ tags: [{ type: 'Country', id: 'LIST' }] });
  });

  it('begins with the changes made while the console was disconnected', async () => {
    const { admin, head, createCountry } = await setup();
    server.advance(60_000);
    const witness = await open(head.id, { client: 'console-2' });
    await createCountry('LA');
    await witness.next();
    server.advance(30_000);
    const late = await open(admin.id, { behindMs: 31_000 });
    expect((await late.next()).tags).toEqual([{ type: 'Country', id: 'LIST' }]);
    const inTime = await open(admin.id, { behindMs: 29_000 });
    await createCountry('VN');
    await server.call(`/api/users/permissions/${head.id}/add`, {
      method: 'PUT',
      as: admin.id,
      body: { permission: 8 },
    });
    // Two nearly simultaneous writes may be announced in either order: no write waits for its announcement.
    const told = [...(await inTime.next()).tags, ...(await inTime.next()).tags];
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        { type: 'Country', id: 'LIST' },
        { type: 'User', id: head.id },
      ]),
    );
  });

  it('invalidates everything in a console that was disconnected for longer than the feed remembers', async () => {
    const { admin } = await setup();
    server.advance(60_000);
    const stream = await open(admin.id, { behindMs: 86_000_000 });
    expect((await stream.next()).tags.map(({ type }) => type)).toEqual([...TAG_TYPES]);
  });

  it.each([-1, 86_400_001])('refuses %i ms of disconnection', async (behindMs) => {
    const { admin } = await setup();
    const { response } = await open(admin.id, { behindMs });
    expect(response.status).toBe(400);
  });

  it('needs no time of disconnection', async () => {
    const { admin } = await setup();
    const response = await fetch(`${originOf(app)}/api/events?client=console-1`, {
      headers: { authorization: `Bearer ${await tokenOf(admin.id)}` },
    });
    await response.body?.cancel();
    expect(response.status).toBe(200);
  });

  it('ends when the token does', async () => {
    const { admin } = await setup();
    const token = await tokenOf(admin.id);
    server.advance(3_600_000 - 50);
    const stream = await openTestStream(app, token);
    await stream.ended();
    expect(stream.response.status).toBe(200);
  });

  it('ends within a second of sign-out and of the loss of the account, on every instance', async () => {
    const { admin, head } = await setup();
    const there = await startAnother();
    const [signedOut, removed] = [await open(admin.id, { at: there }), await open(head.id)];
    const startedAt = performance.now();
    await server.call('/api/auth/sign-out', { method: 'POST', as: admin.id });
    await signedOut.ended();
    await server.db.delete(newsTable);
    await server.db.delete(users).where(eq(users.id, head.id));
    await removed.ended();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('is closed when the server stops, so that the shutdown does not wait for it', async () => {
    const { admin } = await setup();
    const another = await startAnother();
    const stream = await open(admin.id, { at: another });
    await another.close();
    await stream.ended();
    expect(stream.response.ok).toBe(true);
  });

  it('is cut off when the server stops and nobody reads its end', async () => {
    const { admin } = await setup();
    const another = await startAnother();
    const stream = await open(admin.id, { at: another });
    const unread = jest.spyOn(PassThrough.prototype, 'end').mockReturnThis();
    await another.close();
    expect(unread).toHaveBeenCalled();
    unread.mockRestore();
    await stream.ended();
  });

  it('is limited to twenty per person, until one is closed', async () => {
    const { admin, head } = await setup();
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(admin.id)));
    expect(streams.every(({ response }) => response.ok)).toBe(true);
    expect((await open(admin.id)).response.status).toBe(429);
    expect((await open(head.id)).response.status).toBe(200);
    streams[0]?.close();
    // The server notices a moment later.
    for (;;) if ((await open(admin.id)).response.ok) break;
  });

  it('does not exist on a server with only the core API', async () => {
    const { admin, createCountry } = await setup();
    const plain = await server.build({ onlySection7: true });
    opened.apps.push(plain);
    const headers = { authorization: `Bearer ${await tokenOf(admin.id)}` };
    const get = (url: string) => plain.inject({ url, headers });
    expect((await get('/api/events?client=console-1')).statusCode).toBe(404);
    expect((await get('/api/health')).statusCode).toBe(404);
    expect((await get('/api/news/countries')).statusCode).toBe(200);
    expect((await createCountry('LA')).status).toBe(200);
  });

  it('is also open to people without a group, and names only what a person may read [ACC-08]', async () => {
    const { admin, head, groupId, newsId, createCountry } = await setup();
    const outsider = await createUser(server.db);
    const stream = await open(outsider.id);
    const approve = () =>
      server.call(`/api/news/journalist/${groupId}/news/${newsId}/approve`, { method: 'POST', as: head.id });
    const rename = () =>
      server.call('/api/account/profile', {
        method: 'PUT',
        as: head.id,
        body: { displayName: 'มาลี', bio: '' },
      });
    await approve();
    await rename();
    await createCountry('LA');
    const ofNobody = [{ type: 'User', id: 'PARTIAL' }, { type: 'Group' }];
    expect(await stream.next()).toEqual({ tags: ofNobody });
    expect(await stream.next()).toEqual({ tags: [{ type: 'Country', id: 'LIST' }] });
    await server.call(`/api/users/permissions/${outsider.id}/add`, {
      method: 'PUT',
      as: admin.id,
      body: { permission: Permission.USER_READ },
    });
    expect(await stream.next()).toEqual({ tags: [{ type: 'User', id: outsider.id }] });
    await rename();
    expect(await stream.next()).toEqual({ tags: [{ type: 'User', id: head.id }, ...ofNobody] });
  });
});
