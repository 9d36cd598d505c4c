import type { GroupMember, Id, InviteRequest } from '@contract';

import type { Database } from '../../db/database';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';

import { addMember } from './membership-repository';

/** `addMember`, with its line in the audit log. Run it in a transaction. */
export const inviteMember = async (
  tx: Database,
  by: AuditActor,
  invitation: InviteRequest & { groupId: Id },
): Promise<GroupMember | 'already-member' | null> => {
  const { groupId } = invitation;
  const added = await addMember(tx, { ...invitation, createdAt: by.at });
  if (!added || added === 'already-member') return added;
  const { id, displayName: name } = added.profile;
  const entry = { object: auditObject('member', { id, name }), after: { level: added.levelClassMsg } };
  await recordAudit(tx, by, { action: 'member.invited', groupId, ...entry });
  return added;
};
