import { hasPermission, JournalistLevel, type ManagedMember, nameOf, Permission } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers } from '../../db/schema';
import { notAllowed, notFound, refused } from '../../http/api-error';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';
import { findUser, lockUser } from '../users/repository';

import type { MemberChange } from './change-member';
import { membersMessages } from './messages';
import { lockMember } from './repository';

const { Head } = JournalistLevel;
const HEAD = nameOf(JournalistLevel, Head) ?? '';

/**
 * An administrator, who need not be a member, makes a person the Head of a group: a member, or somebody who becomes one. The
 * other levels are given by a Head.
 */
export const appointHead = (
  db: Database,
  actor: AuditActor,
  { groupId, userId, level }: MemberChange,
): Promise<ManagedMember> =>
  db.transaction(async (tx) => {
    const caller = actor.userId === null ? null : await findUser(tx, actor.userId);
    if (!hasPermission(caller?.permission ?? 0, Permission.ADMINISTRATOR))
      throw notAllowed(membersMessages.noLongerAllowed);
    if (level !== Head) throw notAllowed(membersMessages.onlyHeads);
    const person = await lockUser(tx, userId);
    const member = await lockMember(tx, groupId, userId);
    if (!person) throw notFound();
    if (person.state === 'disabled') throw refused(membersMessages.isDisabled(person.displayName));
    if (member?.level === Head) return member;
    await tx
      .insert(groupMembers)
      .values({ groupId, userId, level, createdAt: actor.at })
      .onConflictDoUpdate({
        target: [groupMembers.groupId, groupMembers.userId],
        // A person who comes back is a member from today on.
        set: member ? { level } : { level, createdAt: actor.at },
      });
    const object = auditObject('member', { id: userId, name: person.displayName });
    const entry = { object, groupId, after: { level: HEAD } };
    await recordAudit(
      tx,
      actor,
      member
        ? { action: 'member.level-changed', ...entry, before: { level: member.levelClassMsg } }
        : { action: 'member.invited', ...entry },
    );
    const appointed = await lockMember(tx, groupId, userId);
    if (!appointed) throw new Error('The member was not stored.');
    return appointed;
  });
