import { type Id, JournalistLevel, type ManagedMember, mayAtLevel, nameOf } from '@contract';

import type { Database } from '../../db/database';
import { notAllowed, notFound, refused } from '../../http/api-error';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';
import { findBefore } from '../audit/repository';
import { findMembership } from '../journalists/membership-repository';
import { journalistsMessages } from '../journalists/messages';
import { lockUser } from '../users/repository';

import { groupsLedAlone, lastHeadOf } from './heads';
import { membersMessages } from './messages';
import { lockMember, setLevel } from './repository';

/** The new level of a member of a group; Deleted removes the member. */
export type MemberChange = { groupId: Id; userId: Id; level: JournalistLevel };

const levelName = (level: JournalistLevel): string => nameOf(JournalistLevel, level) ?? '';

/**
 * The member, or null; locks the group. Throws if the caller has lost the right since the request arrived: of two changes at once,
 * the second is judged by the result of the first.
 */
const lockAsManager = async (
  tx: Database,
  { userId: callerId }: AuditActor,
  { groupId, userId }: Omit<MemberChange, 'level'>,
): Promise<ManagedMember | null> => {
  const member = await lockMember(tx, groupId, userId);
  const own = callerId === null ? null : await findMembership(tx, groupId, callerId);
  if (!mayAtLevel(own?.level ?? null, 'manageMembers')) throw notAllowed(membersMessages.noLongerAllowed);
  return member;
};

/**
 * Changes a member's level, or removes the member from the group, and returns the member before the change. Refused if the
 * group would have no active Head, or if the caller has lost the right since the request arrived.
 */
export const changeMember = (
  db: Database,
  actor: AuditActor,
  { groupId, userId, level }: MemberChange,
): Promise<ManagedMember> =>
  db.transaction(async (tx) => {
    // Locked before the group, as when an account is disabled, so that a disabled person does not become the last Head.
    const newHead = level === JournalistLevel.Head ? await lockUser(tx, userId) : null;
    const member = await lockAsManager(tx, actor, { groupId, userId });
    if (!member) throw notFound();
    if (member.level === level) return member;
    const { displayName } = member.profile;
    if (newHead?.state === 'disabled') throw refused(membersMessages.isDisabled(displayName));
    const alone = await groupsLedAlone(tx, userId, groupId);
    if (alone.length > 0) throw lastHeadOf(displayName, alone);
    await setLevel(tx, { groupId, userId, level });
    const isRemoval = level === JournalistLevel.Deleted;
    await recordAudit(tx, actor, {
      action: isRemoval ? 'member.removed' : 'member.level-changed',
      object: auditObject('member', { id: userId, name: displayName }),
      groupId,
      before: { level: member.levelClassMsg },
      after: isRemoval ? { newsKept: member.newsCount } : { level: levelName(level) },
    });
    return member;
  });

const isLevelName = (name: unknown): name is keyof typeof JournalistLevel =>
  typeof name === 'string' && name in JournalistLevel;

/** Restores a removed member, at the level recorded in the audit log (HIS-04). */
export const restoreMember = (
  db: Database,
  actor: AuditActor,
  { groupId, userId }: Omit<MemberChange, 'level'>,
): Promise<ManagedMember> =>
  db.transaction(async (tx) => {
    if (await lockAsManager(tx, actor, { groupId, userId })) throw refused(journalistsMessages.alreadyMember);
    const removal = { action: 'member.removed', kind: 'member', object: String(userId) } as const;
    const { level: name } = (await findBefore(tx, { ...removal, group: groupId })) ?? {};
    if (!isLevelName(name)) throw notFound();
    await setLevel(tx, { groupId, userId, level: JournalistLevel[name] });
    const member = await lockMember(tx, groupId, userId);
    if (!member) throw notFound();
    const object = auditObject('member', { id: userId, name: member.profile.displayName });
    await recordAudit(tx, actor, { action: 'member.restored', object, groupId, after: { level: name } });
    return member;
  });
