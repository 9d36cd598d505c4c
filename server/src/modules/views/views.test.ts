import { eq } from 'drizzle-orm';

import {
  ErrorCode,
  type Id,
  JournalistLevel,
  MAX_SAVED_VIEWS,
  type SavedView,
  type SavedViewRequest,
  TRASH_DAYS,
} from '@contract';

import { auditLog, groupMembers, journalistGroups, savedViews } from '../../db/schema';
import { createMember, createNewsroom, createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { disableAccount } from '../accounts/repository';
import { serverActor } from '../audit/record';
import { forgetDeletedGroups } from '../deleted-groups/clean-up';
import { deleteGroup, restoreGroup } from '../deleted-groups/repository';
import { ERASED_NAME, erasePerson } from '../erasure/erase-person';

import { viewsMessages } from './messages';

const DAY_MS = 86_400_000;
const EVERYTHING = 0x7fff_ffff;

describe('saved views', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const view = (change: Partial<SavedViewRequest> = {}): SavedViewRequest => ({
    name: 'รออนุมัติ',
    query: 'state=waiting',
    groupId: null,
    ...change,
  });
  const save = (as: Id, body: object = view()) =>
    server.call<SavedView>('/api/views', { method: 'POST', as, body });
  const saved = async (as: Id, body: object = view()): Promise<SavedView> => {
    const { data, message } = (await save(as, body)).body;
    if (!data) throw new Error(message);
    return data;
  };
  const change = (as: Id, id: Id, body: object) =>
    server.call<SavedView>(`/api/views/${id}`, { method: 'PUT', as, body });
  const remove = (as: Id, id: Id) => server.call(`/api/views/${id}`, { method: 'DELETE', as });
  const list = async (as: Id) => (await server.call<SavedView[]>('/api/views', { as })).body.data ?? [];
  const names = async (as: Id) => (await list(as)).map(({ name }) => name);
  const lines = async () =>
    (await server.db.select().from(auditLog)).map(({ action, groupId }) => ({ action, groupId }));
  const setLevel = async (userId: Id, level: JournalistLevel) => {
    await server.db.update(groupMembers).set({ level }).where(eq(groupMembers.userId, userId));
  };

  /** A group with two Heads, so that one of them can leave. */
  const setup = async () => {
    const room = await createNewsroom(server.db);
    const { groupId } = room;
    const owner = await createMember(server.db, groupId, JournalistLevel.Head);
    const member = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const stranger = await createUser(server.db, { permission: EVERYTHING });
    return { ...room, owner, member, stranger };
  };

  it('are their owner’s alone, oldest first, and in no audit log [DSK-09]', async () => {
    const { owner, member, head } = await setup();
    const first = await saved(owner.id, view({ name: '  รอ\nอนุมัติ ' }));
    expect(first).toEqual({
      id: first.id,
      name: 'รอ อนุมัติ',
      query: 'state=waiting',
      group: null,
      owner: { id: owner.id, displayName: owner.displayName },
      isOwn: true,
    });
    await saved(owner.id, view({ name: 'ข' }));
    await change(owner.id, first.id, view({ name: 'ก', query: 'author=5' }));
    expect((await list(owner.id)).map(({ name, query }) => [name, query])).toEqual([
      ['ก', 'author=5'],
      ['ข', 'state=waiting'],
    ]);
    for (const { id } of [member, head]) {
      expect(await list(id)).toEqual([]);
      expect((await change(id, first.id, view())).status).toBe(404);
      expect((await remove(id, first.id)).status).toBe(404);
    }
    await remove(owner.id, first.id);
    expect(await names(owner.id)).toEqual(['ข']);
    expect(await lines()).toEqual([]);
  });

  it('keep what the list of news knows, in one order, and nothing else [DSK-09]', async () => {
    const { owner } = await setup();
    const { query } = await saved(
      owner.id,
      view({ query: 'sort=oldest&search=%E0%B8%99%E0%B9%89%E0%B8%B3+a' }),
    );
    expect(query).toBe('search=%E0%B8%99%E0%B9%89%E0%B8%B3+a&sort=oldest');
    const refused = [
      '',
      'page=2',
      'state=waiting&token=1',
      'state=waiting&state=returned',
      'state=',
      'hasOwnProperty=1',
      `author=${'1'.repeat(41)}`,
      `search=${'ก'.repeat(201)}`,
      'search=a%00b',
      'search=\ud800',
      'a'.repeat(4_001),
    ];
    for (const text of refused)
      expect(await save(owner.id, view({ name: 'ข', query: text }))).toMatchObject({
        status: 400,
        body: { errors: { query: expect.any(String) } },
      });
    expect((await save(owner.id, view({ name: 'ข', query: `search=${'😀'.repeat(200)}` }))).status).toBe(200);
    for (const name of ['', ' \n', 'ก'.repeat(101)])
      expect((await save(owner.id, view({ name }))).body.errors).toHaveProperty('name');
  });

  it('have names that are unique among those of a person, as names are folded [DSK-09]', async () => {
    const { groupId, owner, member } = await setup();
    const { id } = await saved(owner.id, view({ name: 'Waiting' }));
    await saved(owner.id, view({ name: 'ข', groupId }));
    for (const name of ['wAITING', 'ข'])
      expect(await save(owner.id, view({ name }))).toMatchObject({
        status: 409,
        body: { code: ErrorCode.AlreadyExists, errors: { name: viewsMessages.nameTaken.th } },
      });
    expect((await change(owner.id, id, view({ name: 'ข' }))).status).toBe(409);
    expect((await change(owner.id, id, view({ name: 'WAITING' }))).status).toBe(200);
    expect((await save(member.id, view({ name: 'Waiting' }))).status).toBe(200);
  });

  it('are at most 50 of a person, and 50 of a group [DSK-09]', async () => {
    const { groupId, owner, head } = await setup();
    const rows = (userId: Id, of: Id | null) =>
      Array.from({ length: MAX_SAVED_VIEWS }, (_, number) => ({
        userId,
        groupId: of,
        name: String(number),
        nameKey: String(number),
        query: 'state=waiting',
      }));
    await server.db.insert(savedViews).values(rows(owner.id, null));
    const full = await save(owner.id, view());
    expect(full).toMatchObject({ status: 409, body: { message: viewsMessages.tooMany.th } });
    const [own] = await list(owner.id);
    if (!own) throw new Error('There is no view.');
    expect((await change(owner.id, own.id, view())).status).toBe(200);
    await server.db.insert(savedViews).values(rows(head.id, groupId));
    expect((await change(owner.id, own.id, view({ groupId }))).body.message).toBe(
      viewsMessages.tooManyInGroup.th,
    );
  });

  it('are shared by a Head with the members of the group, which is audited [DSK-09]', async () => {
    const { groupId, owner, member, stranger } = await setup();
    expect((await save(member.id, view({ groupId }))).status).toBe(403);
    expect((await save(stranger.id, view({ groupId }))).status).toBe(403);
    expect((await save(owner.id, view({ groupId: 2_000_000 }))).status).toBe(403);
    const { id } = await saved(owner.id, view({ groupId }));
    const [seen] = await list(member.id);
    expect(seen).toMatchObject({
      id,
      group: { id: groupId, name: expect.any(String) },
      owner: { id: owner.id },
      isOwn: false,
    });
    expect(await list(stranger.id)).toEqual([]);
    await change(owner.id, id, view());
    expect([await list(member.id), await names(owner.id)]).toEqual([[], ['รออนุมัติ']]);
    await change(owner.id, id, view({ groupId }));
    await change(owner.id, id, view({ groupId }));
    await change(owner.id, id, view({ groupId, name: 'ข' }));
    await remove(owner.id, id);
    expect(await lines()).toEqual(
      ['view.shared', 'view.unshared', 'view.shared', 'view.edited', 'view.deleted'].map((action) => ({
        action,
        groupId,
      })),
    );
  });

  it('move from one group to another of the same Head [DSK-09]', async () => {
    const { groupId, owner } = await setup();
    const other = await createNewsroom(server.db);
    const { id } = await saved(owner.id, view({ groupId }));
    const toOther = view({ groupId: other.groupId });
    expect((await change(owner.id, id, toOther)).status).toBe(403);
    await server.db.insert(groupMembers).values({
      groupId: other.groupId,
      userId: owner.id,
      level: JournalistLevel.Head,
      createdAt: server.now(),
    });
    expect((await change(owner.id, id, toOther)).status).toBe(200);
    expect(await lines()).toEqual([
      { action: 'view.shared', groupId },
      { action: 'view.unshared', groupId },
      { action: 'view.shared', groupId: other.groupId },
    ]);
  });

  it('are changed and removed, once shared, by their owner or a Head of the group [DSK-09]', async () => {
    const { groupId, owner, head, member, stranger } = await setup();
    const { id } = await saved(owner.id, view({ groupId }));
    const renamed = view({ groupId, name: 'ข' });
    const refusals = [await change(member.id, id, renamed), await remove(member.id, id)];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403]);
    expect((await change(stranger.id, id, renamed)).status).toBe(404);
    expect((await change(head.id, id, renamed)).body.data).toMatchObject({ name: 'ข', isOwn: false });
    // Whom it is shared with is its owner's to say.
    expect((await change(head.id, id, view())).status).toBe(403);
    // Who is no Head any more still changes what they made, and shares nothing new.
    await setLevel(owner.id, JournalistLevel.Trainee);
    expect((await change(owner.id, id, view({ groupId, name: 'ค' }))).status).toBe(200);
    expect((await change(owner.id, id, view({ name: 'ค' }))).status).toBe(200);
    expect((await change(owner.id, id, view({ groupId }))).status).toBe(403);
    await setLevel(owner.id, JournalistLevel.Head);
    await change(owner.id, id, view({ groupId }));
    expect((await remove(head.id, id)).status).toBe(200);
    expect(await list(owner.id)).toEqual([]);
  });

  it('have names of their own among those that are shared with a group [DSK-09]', async () => {
    const { groupId, owner, head } = await setup();
    const { id } = await saved(owner.id, view({ groupId }));
    expect(await save(head.id, view({ groupId }))).toMatchObject({
      status: 409,
      body: { errors: { name: viewsMessages.nameTakenInGroup.th } },
    });
    const own = await saved(head.id);
    expect((await change(head.id, own.id, view({ groupId }))).status).toBe(409);
    // As its owner would have two of this name.
    await saved(owner.id, view({ name: 'ข' }));
    expect((await change(head.id, id, view({ groupId, name: 'ข' }))).status).toBe(409);
  });

  it('stay with the group when their owner leaves it, and are there when they come back [DSK-09]', async () => {
    const { groupId, owner, head, member } = await setup();
    const { id } = await saved(owner.id, view({ groupId }));
    await setLevel(owner.id, JournalistLevel.Deleted);
    expect([await names(owner.id), await names(member.id)]).toEqual([[], ['รออนุมัติ']]);
    expect((await change(owner.id, id, view())).status).toBe(404);
    expect((await remove(owner.id, id)).status).toBe(404);
    // Its name is free for who does not see it.
    expect((await save(owner.id)).status).toBe(200);
    expect((await change(head.id, id, view({ groupId, name: 'ข' }))).status).toBe(200);
    await setLevel(owner.id, JournalistLevel.Trainee);
    expect(await names(owner.id)).toEqual(['ข', 'รออนุมัติ']);
  });

  it('go with an erased person, but for what they shared [DSK-09]', async () => {
    const { groupId, owner, member } = await setup();
    await saved(owner.id, view({ name: 'ก' }));
    await saved(owner.id, view({ groupId }));
    await saved(member.id, view());
    const by = serverActor(server.now());
    await disableAccount(server.db, { ...by, userId: member.id }, owner.id);
    const erased = await erasePerson(server.db, by, owner.id, { isTrial: false });
    expect(erased).toMatchObject({ erasure: { views: 1 } });
    expect((await list(member.id)).map(({ name, owner: { displayName } }) => [name, displayName])).toEqual([
      ['รออนุมัติ', ERASED_NAME],
      ['รออนุมัติ', member.displayName],
    ]);
    expect(await server.db.$count(savedViews)).toBe(2);
  });

  it('go with their group and come back with it, until it is removed for good [DSK-09]', async () => {
    const { groupId, owner, member } = await setup();
    await saved(owner.id, view({ groupId }));
    await saved(owner.id, view({ name: 'ก' }));
    const deletion = { now: server.now(), userId: null };
    await server.db.transaction((tx) => deleteGroup(tx, groupId, deletion));
    expect([await names(owner.id), await names(member.id)]).toEqual([['ก'], []]);
    await server.db.transaction((tx) => restoreGroup(tx, groupId, server.now()));
    expect(await names(member.id)).toEqual(['รออนุมัติ']);
    await server.db.transaction((tx) => deleteGroup(tx, groupId, deletion));
    server.advance((TRASH_DAYS + 1) * DAY_MS);
    await forgetDeletedGroups(server.db, server.now());
    expect(await server.db.$count(journalistGroups, eq(journalistGroups.id, groupId))).toBe(0);
    expect(await server.db.$count(savedViews)).toBe(1);
  });
});
