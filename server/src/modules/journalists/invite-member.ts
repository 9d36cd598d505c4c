import type { GroupMember } from '@contract';

import type { Database } from '../../db/database';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';

import { addMember, type NewMember } from './membership-repository';

/** `addMember`, with its line in the audit log. Run it in a transaction. */
export const inviteMember = async (
  tx: Database,
  by: AuditActor,
  member: NewMember,
): Promise<GroupMember | 'already-member'> => {
  const added = await addMember(tx, { ...member, createdAt: by.at });
  if (added === 'already-member') return added;
  const { id, displayName: name } = added.profile;
  const entry = { object: auditObject('member', { id, name }), after: { level: added.levelClassMsg } };
  await recordAudit(tx, by, { action: 'member.invited', groupId: member.groupId, ...entry });
  return added;
};
