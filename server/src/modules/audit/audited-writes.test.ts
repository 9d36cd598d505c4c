/* eslint-disable max-lines -- one table of what each write records */
import { desc } from 'drizzle-orm';

import { JournalistLevel, type LoginResponse } from '@contract';

import { auditLog, outbox } from '../../db/schema';
import { setUpSecondFactor, startSetUp } from '../../testing/authenticator';
import { createMember, createNewsItem, createNewsroom, createUser, PASSWORD } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { addPicture, MEDIA_TEXTS } from '../../testing/media-library';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { addPasskey, optionsOf } from '../../testing/passkey-device';
import { comeFromProvider, linkToProvider } from '../../testing/provider-journey';
import { EMPTY_TEMPLATE } from '../../testing/template-content';
import { NO_PROVIDER, type TestServer, useTestServer } from '../../testing/test-server';
import { watchTransactions } from '../../testing/watch-transactions';
import { openSession } from '../auth/sessions';
import { ERASED_NAME } from '../erasure/erase-person';
import { mediaIdOf } from '../media/pictures';

/** Enough time for every write once, two of them with pictures, on a busy machine. */
const ALL_WRITES_LIMIT_MS = 60_000;
const EVERYTHING = 0x7fff_ffff;

describe('the audit log', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const lines = () => server.db.select().from(auditLog).orderBy(desc(auditLog.id));
  const newest = async () => (await lines())[0];
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, as?: number, body?: object) =>
    server.call<{ id: number } & LoginResponse>(url, { method, as, body });

  const setup = async () => {
    const admin = await createUser(server.db, { permission: EVERYTHING, displayName: 'ผู้ดูแล' });
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId, title: 'เดิม' });
    return { admin, head, groupId, categoryId, newsId, group: `/api/news/journalist/${groupId}` };
  };

  it(
    'has a line for every write: who, on what, from where, before and after [ACC-07]',
    async () => {
      const { admin, head, groupId, categoryId, newsId, group } = await setup();
      const colleague = await createMember(server.db, groupId, JournalistLevel.Trainee);
      const [newcomer, leaver] = [await createUser(server.db), await createUser(server.db)];
      const picture = await pngImage();
      const news = await newsParts({ groupId, categoryId });
      const form = (url: string, parts: Parameters<typeof multipart>[0]) =>
        server.call(url, { method: 'POST', as: head.id, ...multipart(parts) });
      const category = (await send('POST', '/api/news/categories', admin.id, { name: 'กีฬา' })).body.data?.id;
      const country = (await send('POST', '/api/news/countries', admin.id, { name: 'ลาว', code: 'LA' })).body
        .data?.id;
      const permissions = `/api/users/permissions/${head.id}`;
      const names = { displayName: 'มาลี', username: 'malee', email: 'malee@newsdesk.example' };
      const edited = { ...names, username: 'another', email: 'another@newsdesk.example', bio: '' };
      const categories = '/api/news/categories';
      const inGroup = { groupId };
      const login = { email: leaver.username, password: PASSWORD };
      const kinds = ['published'];
      // Nobody answers there.
      const webhook = { url: 'http://127.0.0.1:1/', kinds };
      let webhookId = 0;
      let tokenId = 0;
      let commentId = 0;
      let viewId = 0;
      const view = { name: 'รออนุมัติ', query: 'state=waiting', groupId };
      const inView = { ...inGroup, objectKind: 'view', objectName: view.name };
      const mediaId = mediaIdOf(await addPicture(server, { groupId, uploadedBy: head.id }));
      const media = `${group}/media/${mediaId}`;
      let templateId = 0;

      const factor = '/api/account/two-factor';
      /** A write by a new person who has a second factor. */
      const withFactor = async (
        write: (id: number, name: string, code: string) => Promise<{ status: number }>,
      ) => {
        const { id, username } = await createUser(server.db, { displayName: 'สองชั้น' });
        const { codeAt } = await setUpSecondFactor(server, id);
        return write(id, username, codeAt());
      };
      const proof = (code: string) => ({ password: PASSWORD, code });
      const ofTwoFactor = { objectKind: 'user', objectName: 'สองชั้น' };

      const identity = { subject: 'leaver', email: leaver.email };
      const fromProvider = async (userId?: number) => ({
        cookie: await comeFromProvider(server.db, server.now(), identity, userId),
      });

      const writes: Record<string, [() => Promise<{ status: number }>, object]> = {
        createCategory: [
          () => send('POST', categories, admin.id, { name: 'ดนตรี' }),
          { action: 'category.created', objectName: 'ดนตรี', after: { name: 'ดนตรี', sortOrder: 3 } },
        ],
        updateCategory: [
          () => send('PUT', `${categories}/${category}`, admin.id, { name: 'กีฬา 2' }),
          { action: 'category.edited', before: { name: 'กีฬา' }, after: { name: 'กีฬา 2' } },
        ],
        addGroupCategory: [
          () => send('POST', `${group}/categories/${category}`, head.id),
          { action: 'group.category-added', ...inGroup, after: { category: 'กีฬา 2' } },
        ],
        removeGroupCategory: [
          () => send('DELETE', `${group}/categories/${category}`, head.id),
          { action: 'group.category-removed', ...inGroup, before: { category: 'กีฬา 2' } },
        ],
        deleteCategory: [
          () => send('DELETE', `${categories}/${category}`, admin.id),
          { action: 'category.deleted', objectId: String(category), objectName: 'กีฬา 2' },
        ],
        restoreCategory: [
          () => send('POST', `${categories}/${category}/restore`, admin.id),
          { action: 'category.restored', objectName: 'กีฬา 2', after: { name: 'กีฬา 2', sortOrder: 2 } },
        ],
        updateCountry: [
          () => send('PUT', `/api/news/countries/${country}`, admin.id, { name: 'ลาว', code: 'MM' }),
          { action: 'country.edited', before: { code: 'LA' }, after: { code: 'MM' } },
        ],
        deleteCountry: [
          () => send('DELETE', `/api/news/countries/${country}`, admin.id),
          { action: 'country.deleted', before: { name: 'ลาว', code: 'MM' }, after: null },
        ],
        restoreCountry: [
          () => send('POST', `/api/news/countries/${country}/restore`, admin.id),
          { action: 'country.restored', before: null, after: { name: 'ลาว', code: 'MM' } },
        ],
        createCountry: [
          () => send('POST', '/api/news/countries', admin.id, { name: 'สปป. ลาว', code: 'LA' }),
          { action: 'country.created', before: null, after: { name: 'สปป. ลาว', code: 'LA' } },
        ],
        addPermission: [
          () => send('PUT', `${permissions}/add`, admin.id, { permission: 8 }),
          { action: 'permission.added', objectId: String(head.id), after: { permission: 'TAG_EDIT' } },
        ],
        removePermission: [
          () => send('PUT', `${permissions}/remove`, admin.id, { permission: 8 }),
          { action: 'permission.removed', objectName: head.displayName, before: { permission: 'TAG_EDIT' } },
        ],
        inviteMember: [
          () => send('POST', `${group}/member`, head.id, { email: newcomer.email, level: 5 }),
          { action: 'member.invited', ...inGroup, objectKind: 'member', objectId: String(newcomer.id) },
        ],
        renameGroup: [
          () => send('PUT', group, head.id, { name: 'ชื่อใหม่' }),
          { action: 'group.renamed', ...inGroup, objectName: 'ชื่อใหม่', after: { name: 'ชื่อใหม่' } },
        ],
        changeMemberLevel: [
          () => send('PUT', `${group}/members/${newcomer.id}`, head.id, { level: 4 }),
          {
            action: 'member.level-changed',
            before: { level: 'Freelance' },
            after: { level: 'Professional' },
          },
        ],
        removeMember: [
          () => send('DELETE', `${group}/members/${newcomer.id}`, head.id),
          { action: 'member.removed', ...inGroup, objectId: String(newcomer.id), after: { newsKept: 0 } },
        ],
        restoreMember: [
          () => send('POST', `${group}/members/${newcomer.id}/restore`, head.id),
          { action: 'member.restored', ...inGroup, objectId: String(newcomer.id) },
        ],
        createNews: [
          () => form(`${group}/news/create`, news),
          { action: 'news.created', ...inGroup, after: { title: news['title'] } },
        ],
        editNews: [
          () => form(`${group}/news/${newsId}/edit`, { ...news, news_id: String(newsId) }),
          { action: 'news.edited', objectId: String(newsId), objectName: news['title'] },
        ],
        restoreNewsVersion: [
          () => send('POST', `${group}/news/${newsId}/versions/1/restore`, head.id),
          { action: 'news.edited', ...inGroup },
        ],
        returnNews: [
          () => send('POST', `${group}/news/${newsId}/return`, head.id, { comment: 'แก้ชื่อ' }),
          { action: 'news.returned', ...inGroup, after: { comment: 'แก้ชื่อ' } },
        ],
        addNewsComment: [
          async () => {
            const added = await send('POST', `${group}/news/${newsId}/comments`, head.id, { text: 'ดีแล้ว' });
            commentId = added.body.data?.id ?? 0;
            return added;
          },
          { action: 'news.commented', ...inGroup, after: null },
        ],
        resolveNewsComment: [
          () => send('POST', `${group}/news/${newsId}/comments/${commentId}/resolve`, head.id),
          { action: 'news.comment-resolved', ...inGroup },
        ],
        reopenNewsComment: [
          () => send('POST', `${group}/news/${newsId}/comments/${commentId}/reopen`, head.id),
          { action: 'news.comment-reopened', ...inGroup },
        ],
        deleteNewsComment: [
          () => send('DELETE', `${group}/news/${newsId}/comments/${commentId}`, head.id),
          { action: 'news.comment-deleted', ...inGroup, before: null },
        ],
        createView: [
          async () => {
            const saved = await send('POST', '/api/views', head.id, view);
            viewId = saved.body.data?.id ?? 0;
            return saved;
          },
          { action: 'view.shared', ...inView, after: { name: view.name, filters: ['state: waiting'] } },
        ],
        updateView: [
          () => send('PUT', `/api/views/${viewId}`, head.id, { ...view, query: 'author=5' }),
          {
            action: 'view.edited',
            ...inView,
            before: { filters: ['state: waiting'] },
            after: { filters: ['author: 5'] },
          },
        ],
        deleteView: [
          () => send('DELETE', `/api/views/${viewId}`, head.id),
          { action: 'view.deleted', ...inView, before: { name: view.name, filters: ['author: 5'] } },
        ],
        describeMedia: [
          () => send('PUT', media, head.id, MEDIA_TEXTS),
          {
            action: 'media.changed',
            objectKind: 'media',
            objectId: mediaId,
            objectName: MEDIA_TEXTS.title,
            ...inGroup,
            before: { credit: '' },
            after: { credit: MEDIA_TEXTS.credit },
          },
        ],
        deleteMedia: [
          () => send('DELETE', media, head.id),
          { action: 'media.deleted', objectId: mediaId, ...inGroup },
        ],
        restoreMedia: [
          () => send('POST', `${media}/restore`, head.id),
          { action: 'media.restored', objectName: MEDIA_TEXTS.title, ...inGroup },
        ],
        createTemplate: [
          async () => {
            const added = await send('POST', `${group}/templates`, head.id, {
              name: 'แม่แบบ',
              content: EMPTY_TEMPLATE,
            });
            templateId = added.body.data?.id ?? 0;
            return added;
          },
          { action: 'template.created', ...inGroup, after: null },
        ],
        changeTemplate: [
          () => send('PUT', `${group}/templates/${templateId}`, head.id, { name: 'แบบใหม่' }),
          {
            action: 'template.edited',
            ...inGroup,
            before: { name: 'แม่แบบ' },
            after: { name: 'แบบใหม่', content: 'kept' },
          },
        ],
        deleteTemplate: [
          () => send('DELETE', `${group}/templates/${templateId}`, head.id),
          { action: 'template.deleted', ...inGroup, before: null },
        ],
        approveNews: [
          () => send('POST', `${group}/news/${newsId}/approve`, head.id),
          {
            action: 'news.approved',
            before: { status: 'Draft', approvedUntil: null },
            after: { status: 'Published', approvedUntil: '2026-03-19T05:00:00.000Z' },
          },
        ],
        withdrawNews: [
          () => send('POST', `${group}/news/${newsId}/withdraw`, head.id, { comment: 'ผิด' }),
          { action: 'news.hidden', ...inGroup, after: { comment: 'ผิด' } },
        ],
        deleteNews: [
          () => send('DELETE', `${group}/news/${newsId}`, head.id),
          { action: 'news.deleted', ...inGroup, objectId: String(newsId), before: { title: 'เดิม' } },
        ],
        restoreNews: [
          () => send('POST', `${group}/news/${newsId}/restore`, head.id),
          { action: 'news.restored', ...inGroup, objectId: String(newsId) },
        ],
        handOverNews: [
          () =>
            send('POST', `${group}/news/${newsId}/hand-over`, head.id, {
              authorId: colleague.id,
              from: head.id,
            }),
          {
            action: 'news.handed-over',
            ...inGroup,
            before: { author: head.displayName },
            after: { author: colleague.displayName },
          },
        ],
        createAccount: [
          () => send('POST', '/api/accounts', admin.id, { ...names, permission: 2 }),
          {
            action: 'user.created',
            actorId: admin.id,
            objectName: 'มาลี',
            after: { ...names, permission: 2 },
          },
        ],
        editAccount: [
          () =>
            server.call(`/api/accounts/${newcomer.id}`, {
              method: 'PUT',
              as: admin.id,
              ...multipart(edited),
            }),
          {
            action: 'user.edited',
            objectId: String(newcomer.id),
            before: { username: newcomer.username },
            after: { displayName: 'มาลี' },
          },
        ],
        createAccountLink: [
          () => send('POST', `/api/accounts/${newcomer.id}/link`, admin.id),
          { action: 'user.link-issued', objectId: String(newcomer.id) },
        ],
        setPasswordByLink: [
          async () => {
            const path = `/api/accounts/${newcomer.id}/link`;
            const { body } = await server.call<{ token: string }>(path, { method: 'POST', as: admin.id });
            const used = { token: body.data?.token, password: 'correct horse battery' };
            return send('POST', '/api/accounts/link', undefined, used);
          },
          { action: 'user.password-set', actorId: newcomer.id, objectId: String(newcomer.id) },
        ],
        disableAccount: [
          () => send('POST', `/api/accounts/${newcomer.id}/disable`, admin.id),
          { action: 'user.disabled', objectId: String(newcomer.id) },
        ],
        enableAccount: [
          () => send('POST', `/api/accounts/${newcomer.id}/enable`, admin.id),
          { action: 'user.enabled', objectId: String(newcomer.id) },
        ],
        erasePerson: [
          async () => {
            const { id } = await createUser(server.db);
            await send('POST', `/api/accounts/${id}/disable`, admin.id);
            return send('POST', `/api/accounts/${id}/erase`, admin.id);
          },
          { action: 'user.erased', actorId: admin.id, objectName: ERASED_NAME },
        ],
        createGroup: [
          () => send('POST', '/api/news/journalist', admin.id, { name: 'กลุ่มใหม่' }),
          { action: 'group.created', objectName: 'กลุ่มใหม่' },
        ],
        deleteGroup: [
          () => send('DELETE', group, admin.id),
          { action: 'group.deleted', ...inGroup, objectId: String(groupId) },
        ],
        restoreGroup: [
          () => send('POST', `${group}/restore`, admin.id),
          { action: 'group.restored', ...inGroup, objectId: String(groupId) },
        ],
        signIn: [
          () => send('POST', '/api/auth/sign-in', undefined, login),
          { action: 'sign-in.good', actorId: leaver.id, objectId: String(leaver.id) },
        ],
        giveSecondFactor: [
          () =>
            withFactor(async (_id, email, code) => {
              const { body } = await send('POST', '/api/auth/sign-in', undefined, {
                email,
                password: PASSWORD,
              });
              const { challenge } = body.data ?? {};
              return send('POST', '/api/auth/sign-in/second-factor', undefined, { challenge, code });
            }),
          { action: 'sign-in.good', ...ofTwoFactor },
        ],
        linkProvider: [
          async () => {
            const headers = await fromProvider(leaver.id);
            return server.call('/api/auth/oidc/link', { method: 'POST', as: leaver.id, headers });
          },
          { action: 'provider.linked', actorId: leaver.id, after: { email: leaver.email } },
        ],
        finishProviderSignIn: [
          async () =>
            server.call('/api/auth/oidc/session', { method: 'POST', headers: await fromProvider() }),
          { action: 'sign-in.by-provider', actorId: leaver.id, objectId: String(leaver.id) },
        ],
        removeProviderLink: [
          () => send('DELETE', '/api/account/provider', leaver.id),
          { action: 'provider.unlinked', actorId: leaver.id, before: { email: leaver.email } },
        ],
        confirmTwoFactor: [
          async () =>
            send('POST', `${factor}/confirm`, admin.id, { code: (await startSetUp(server, admin.id))() }),
          { action: 'two-factor.enabled', actorId: admin.id, objectId: String(admin.id) },
        ],
        disableTwoFactor: [
          () => withFactor((id, _name, code) => send('POST', `${factor}/disable`, id, proof(code))),
          { action: 'two-factor.disabled', ...ofTwoFactor },
        ],
        renewRecoveryCodes: [
          () => withFactor((id, _name, code) => send('POST', `${factor}/recovery-codes`, id, proof(code))),
          { action: 'two-factor.codes-renewed', ...ofTwoFactor },
        ],
        addPasskey: [
          async () => (await addPasskey(server, admin.id)).answer,
          { action: 'passkey.added', actorId: admin.id, after: { passkey: 'โทรศัพท์' } },
        ],
        renamePasskey: [
          async () => {
            const { id } = await addPasskey(server, admin.id);
            return send('PUT', `/api/account/passkeys/${id}`, admin.id, { name: 'คีย์' });
          },
          { action: 'passkey.renamed', before: { passkey: 'โทรศัพท์' }, after: { passkey: 'คีย์' } },
        ],
        removePasskey: [
          async () => {
            const { id } = await addPasskey(server, admin.id);
            return send('DELETE', `/api/account/passkeys/${id}`, admin.id);
          },
          { action: 'passkey.removed', actorId: admin.id, before: { passkey: 'โทรศัพท์' } },
        ],
        removePasskeyOf: [
          async () => {
            const person = await createUser(server.db);
            const { id } = await addPasskey(server, person.id);
            return send('DELETE', `/api/accounts/${person.id}/passkeys/${id}`, admin.id);
          },
          { action: 'passkey.removed', actorId: admin.id, before: { passkey: 'โทรศัพท์' } },
        ],
        removeProviderLinkOf: [
          async () => {
            const person = await createUser(server.db);
            await linkToProvider(server.db, server.now(), person);
            return send('DELETE', `/api/accounts/${person.id}/provider`, admin.id);
          },
          { action: 'provider.unlinked', actorId: admin.id, before: { provider: NO_PROVIDER.name } },
        ],
        signInByPasskey: [
          async () => {
            const { device } = await addPasskey(server, leaver.id);
            const options = await optionsOf(server, '/api/auth/sign-in/passkey/start', { body: {} });
            const body = { passkey: device.use(options) };
            return send('POST', '/api/auth/sign-in/passkey', undefined, body);
          },
          { action: 'sign-in.good', actorId: leaver.id, objectId: String(leaver.id) },
        ],
        stepUpByPasskey: [
          async () => {
            const { device } = await addPasskey(server, admin.id);
            const options = await optionsOf(server, '/api/auth/step-up/passkey/start', { as: admin.id });
            return send('POST', '/api/auth/step-up/passkey', admin.id, { passkey: device.use(options) });
          },
          { action: 'session.proven', actorId: admin.id, objectKind: 'session' },
        ],
        resetTwoFactor: [
          () => withFactor((id) => send('DELETE', `/api/accounts/${id}/two-factor`, admin.id)),
          { action: 'two-factor.disabled', actorId: admin.id, ...ofTwoFactor, after: { endedSessions: 1 } },
        ],
        editProfile: [
          () => send('PUT', '/api/account/profile', leaver.id, { displayName: 'มาลี', bio: '' }),
          { action: 'user.edited', actorId: leaver.id, after: { displayName: 'มาลี' } },
        ],
        setAvatar: [
          () =>
            server.call('/api/account/avatar', {
              method: 'PUT',
              as: newcomer.id,
              ...multipart({ avatar: { bytes: picture, filename: 'me.png', type: 'image/png' } }),
            }),
          { action: 'user.edited', actorId: newcomer.id, after: { avatarUrl: expect.any(String) } },
        ],
        removeAvatar: [
          () => send('DELETE', '/api/account/avatar', newcomer.id),
          { action: 'user.edited', actorId: newcomer.id, after: { avatarUrl: null } },
        ],
        changePassword: [
          () =>
            send('PUT', '/api/account/password', head.id, {
              currentPassword: PASSWORD,
              newPassword: 'another long password',
            }),
          { action: 'user.password-set', actorId: head.id, objectId: String(head.id) },
        ],
        endSession: [
          async () => {
            const { sessionId } = await openSession(server.db, leaver.id, server.now());
            return send('DELETE', `/api/account/sessions/${sessionId}`, leaver.id);
          },
          { action: 'session.ended', actorId: leaver.id, after: { reason: 'ended by its owner' } },
        ],
        endOtherSessions: [
          async () => {
            await openSession(server.db, leaver.id, server.now());
            return send('DELETE', '/api/account/sessions', leaver.id);
          },
          { action: 'session.ended', actorId: leaver.id, after: { reason: 'ended by its owner' } },
        ],
        stepUp: [
          () => send('POST', '/api/auth/step-up', leaver.id, { password: PASSWORD }),
          { action: 'session.proven' },
        ],
        signOut: [
          () => send('POST', '/api/auth/sign-out', leaver.id),
          { action: 'session.ended', actorId: leaver.id, after: { reason: 'signed out' } },
        ],
        refresh: [() => tryTwice(login), { action: 'session.ended', actorId: null }],
        createWebhook: [
          async () => {
            const made = await send('POST', '/api/webhooks', admin.id, webhook);
            webhookId = Number(made.body.data?.id);
            return made;
          },
          { action: 'webhook.created', objectName: '127.0.0.1:1', after: { address: webhook.url, kinds } },
        ],
        updateWebhook: [
          () => send('PUT', `/api/webhooks/${webhookId}`, admin.id, { ...webhook, kinds: ['deleted'] }),
          { action: 'webhook.edited', before: { kinds }, after: { kinds: ['deleted'] } },
        ],
        testWebhook: [
          () => send('POST', `/api/webhooks/${webhookId}/test`, admin.id),
          { action: 'webhook.tested', objectName: '127.0.0.1:1' },
        ],
        sendWebhookAgain: [
          async () => {
            const [row] = await server.db.update(outbox).set({ state: 'failed' }).returning();
            return send('POST', `/api/webhooks/${webhookId}/deliveries/${String(row?.id)}/again`, admin.id);
          },
          { action: 'webhook.sent-again', after: { kind: 'test' } },
        ],
        sendFailedAgain: [
          async () => {
            await server.db.update(outbox).set({ state: 'failed' });
            return send('POST', `/api/webhooks/${webhookId}/failed/again`, admin.id);
          },
          { action: 'webhook.sent-again', after: { failed: 1 } },
        ],
        deleteWebhook: [
          () => send('DELETE', `/api/webhooks/${webhookId}`, admin.id),
          { action: 'webhook.deleted', before: { address: webhook.url, kinds: ['deleted'] } },
        ],
        createToken: [
          async () => {
            const made = await send('POST', '/api/tokens', admin.id, {
              name: 'เว็บไซต์',
              purpose: 'read-news',
            });
            tokenId = Number(made.body.data?.id);
            return made;
          },
          { action: 'token.created', objectName: 'เว็บไซต์', after: { purpose: 'read-news' } },
        ],
        revokeToken: [
          () => send('DELETE', `/api/tokens/${tokenId}`, admin.id),
          { action: 'token.revoked', objectName: 'เว็บไซต์', before: { purpose: 'read-news' } },
        ],
      };
      // The first run needs a database without users, a forgotten password is looked up after the answer, and the lines of an import
      // stand before and after its changes: each has its own tests.
      const elsewhere = ['createFirstAdministrator', 'requestAccountLink', 'importNews'];
      const recording = server.app.calls.filter(
        ({ config }) => config.audits && !elsewhere.includes(config.operationId ?? ''),
      );
      expect(Object.keys(writes).sort()).toEqual(recording.map(({ config }) => config.operationId).sort());
      const transactions = await watchTransactions(server.db);
      for (const [name, [write, expected]] of Object.entries(writes)) {
        const before = (await lines()).length;
        expect([name, (await write()).status]).toEqual([name, 200]);
        expect(await newest()).toMatchObject({ ...expected, address: '127.0.0.1', at: server.now() });
        expect([name, (await lines()).length > before]).toEqual([name, true]);
        const declared = recording.find(({ config }) => config.operationId === name)?.config.audits;
        expect(declared).toContain((await newest())?.action);
        // Each line belongs to the transaction of a change.
        expect([name, await transactions.aloneIn('audit_log')]).toEqual([name, 0]);
      }
      await transactions.end();
    },
    ALL_WRITES_LIMIT_MS,
  );

  /** Uses a refresh token again after the grace period, which ends the session. Returns the response of the first use. */
  const tryTwice = async (login: object) => {
    const { refreshToken } = (await send('POST', '/api/auth/sign-in', undefined, login)).body.data ?? {};
    const first = await send('POST', '/api/auth/refresh', undefined, { refreshToken });
    server.advance(60_000);
    await send('POST', '/api/auth/refresh', undefined, { refreshToken });
    return first;
  };

  it('stores the person and the session, and for an article the changed fields without the text', async () => {
    const { head, groupId, categoryId, newsId, group } = await setup();
    const parts = await newsParts({ groupId, categoryId });
    const html = `<p>${'ข่าว '.repeat(500)}</p>`;
    const body = multipart({ ...parts, html, title: 'ก'.repeat(100), news_id: String(newsId) });
    await server.call(`${group}/news/${newsId}/edit`, { method: 'POST', as: head.id, ...body });
    const line = await newest();
    expect(line).toMatchObject({ actorId: head.id, sessionId: expect.any(String), objectKind: 'news' });
    expect(line?.before).toMatchObject({ title: 'เดิม' });
    expect(line?.after).toMatchObject({ html: { characters: expect.any(Number) } });
    expect(JSON.stringify(line).length).toBeLessThan(4_000);
  });

  it('has no line for a write that was refused or changed nothing', async () => {
    const { admin, head, categoryId, group } = await setup();
    const before = await lines();
    await send('POST', '/api/news/countries', head.id, { name: 'ลาว', code: 'LA' });
    await send('DELETE', `/api/news/categories/${categoryId}`, admin.id);
    await send('PUT', `/api/users/permissions/${admin.id}/add`, admin.id, { permission: 8 });
    await send('POST', `${group}/categories/${categoryId}`, head.id);
    await send('DELETE', `${group}/members/${head.id}`, head.id);
    await send('PUT', `${group}/members/${head.id}`, head.id, { level: 1 });
    expect(await lines()).toEqual(before);
  });

  it('rolls back a change whose line cannot be stored', async () => {
    const { admin } = await setup();
    await server.db.execute('ALTER TABLE audit_log RENAME TO elsewhere');
    const { status } = await send('POST', '/api/news/categories', admin.id, { name: 'ไม่มีร่องรอย' });
    await server.db.execute('ALTER TABLE elsewhere RENAME TO audit_log');
    expect(status).toBe(500);
    const { body } = await server.call<unknown[]>('/api/news/categories?search=ไม่มีร่องรอย', { as: admin.id });
    expect(body.data).toEqual([]);
  });
});
