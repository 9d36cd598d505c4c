import { asc } from 'drizzle-orm';

import { ErrorCode, JournalistLevel } from '@contract';

import { auditLog } from '../../db/schema';
import {
  createGroup,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { auditObject, recordAudit } from '../audit/record';
import { findMembership } from '../journalists/membership-repository';

import { changeMember, restoreMember } from './change-member';
import { membersMessages } from './messages';

const { Head, Leader, Trainee, Deleted } = JournalistLevel;

describe('the members of a group, when they change', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const actor = (userId: number | null) => ({ userId, sessionId: null, address: '', at: server.now() });
  const lines = () => server.db.select().from(auditLog).orderBy(asc(auditLog.id));

  it('keep their level if the caller’s right ended meanwhile', async () => {
    const groupId = await createGroup(server.db);
    await createMember(server.db, groupId, Head);
    const leader = await createMember(server.db, groupId, Leader);
    const writer = await createMember(server.db, groupId, Trainee);
    for (const caller of [leader.id, null, (await createUser(server.db)).id]) {
      const change = changeMember(server.db, actor(caller), { groupId, userId: writer.id, level: Leader });
      await expect(change).rejects.toMatchObject({
        httpStatus: 403,
        text: membersMessages.noLongerAllowed,
      });
    }
    expect(await findMembership(server.db, groupId, writer.id)).toMatchObject({ level: Trainee });
  });

  it('are not restored if the caller’s right ended meanwhile', async () => {
    const groupId = await createGroup(server.db);
    const head = await createMember(server.db, groupId, Head);
    const leader = await createMember(server.db, groupId, Leader);
    const writer = await createMember(server.db, groupId, Trainee);
    await changeMember(server.db, actor(head.id), { groupId, userId: writer.id, level: Deleted });
    for (const caller of [leader.id, null, (await createUser(server.db)).id]) {
      await expect(
        restoreMember(server.db, actor(caller), { groupId, userId: writer.id }),
      ).rejects.toMatchObject({ httpStatus: 403, text: membersMessages.noLongerAllowed });
    }
    expect(await findMembership(server.db, groupId, writer.id)).toBeNull();
  });

  it('are logged with the old and the new level, and not at all if nothing changed', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const writer = await createMember(server.db, groupId, Trainee);
    await createNewsItem(server.db, { groupId, authorId: writer.id, categoryId });
    const change = (level: JournalistLevel) =>
      changeMember(server.db, actor(head.id), { groupId, userId: writer.id, level });
    expect(await change(Trainee)).toMatchObject({ level: Trainee });
    expect(await change(Leader)).toMatchObject({ level: Trainee, profile: { id: writer.id } });
    expect(await change(Deleted)).toMatchObject({ level: Leader });
    await restoreMember(server.db, actor(head.id), { groupId, userId: writer.id });
    const about = {
      groupId,
      objectKind: 'member',
      objectId: String(writer.id),
      objectName: writer.displayName,
    };
    expect(await lines()).toMatchObject([
      {
        ...about,
        action: 'member.level-changed',
        before: { level: 'Trainee' },
        after: { level: 'Leader' },
      },
      { ...about, action: 'member.removed', before: { level: 'Leader' }, after: { newsKept: 1 } },
      { ...about, action: 'member.restored', before: null, after: { level: 'Leader' } },
    ]);
  });

  it('are not restored if nobody removed them here, or the log does not know their level', async () => {
    const [groupId, another] = [await createGroup(server.db), await createGroup(server.db)];
    const head = await createMember(server.db, groupId, Head);
    const person = await createUser(server.db);
    const object = auditObject('member', { id: person.id, name: '' });
    const removed = { action: 'member.removed', object } as const;
    const notFound = { httpStatus: 404, code: ErrorCode.ResourceNotFound };
    const restore = () => restoreMember(server.db, actor(head.id), { groupId, userId: person.id });
    await expect(restore()).rejects.toMatchObject(notFound);
    await recordAudit(server.db, actor(head.id), {
      ...removed,
      groupId: another,
      before: { level: 'Leader' },
    });
    await expect(restore()).rejects.toMatchObject(notFound);
    for (const level of ['Boss', 3, null]) {
      await recordAudit(server.db, actor(head.id), { ...removed, groupId, before: { level } });
      await expect(restore()).rejects.toMatchObject(notFound);
    }
  });
});
