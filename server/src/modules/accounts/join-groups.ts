import { type GroupAccess, JournalistLevel, mayAtLevel, mayGiveLevel, type User } from '@contract';

import type { Database } from '../../db/database';
import { invalidInput, notAllowed } from '../../http/api-error';
import { lockGroup } from '../journalists/group-there';
import { inviteMember } from '../journalists/invite-member';
import { findMembership } from '../journalists/membership-repository';
import { journalistsMessages } from '../journalists/messages';
import { appointHead } from '../members/appoint-head';

import { accountsMessages } from './messages';
import type { Administrator } from './repository';

/**
 * Makes a new person a member of groups, as the separate calls do and by their rules: who may invite in a group gives at most their own
 * level there, and an administrator makes a person Head in any. Run it in the transaction that creates the person.
 */
export const joinGroups = async (
  tx: Database,
  by: Administrator,
  person: User,
  groups: readonly GroupAccess[],
): Promise<void> => {
  // In one order, so that two administrators never wait for each other.
  for (const { groupId, level } of [...groups].sort((a, b) => a.groupId - b.groupId)) {
    const group = await lockGroup(tx, groupId);
    if (!group) throw invalidInput({ groups: accountsMessages.unknownGroup });
    const own = (await findMembership(tx, groupId, by.userId))?.level ?? null;
    if (own !== null && mayAtLevel(own, 'invite')) {
      if (!mayGiveLevel(own, level)) throw invalidInput({ groups: journalistsMessages.levelAboveOwn });
      const added = await inviteMember(tx, by, { groupId, profile: person, level });
      if (added === 'already-member') throw new Error('The new person is a member already.');
    } else if (level === JournalistLevel.Head)
      await appointHead(tx, by, { groupId, userId: person.id, level });
    else throw notAllowed(accountsMessages.onlyHeadIn(group.name));
  }
};
