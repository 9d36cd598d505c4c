import type { UndoTable } from '@/shared/api/undo-table';
import { JournalistLevel } from '@/shared/contract';

import { membersApi } from '../api/members-api';

const { changeMemberLevel, restoreMember } = membersApi.endpoints;

/** Undo for removed members and changed levels. */
export const memberUndo: UndoTable = {
  'member.removed': ({ object: { id: userId }, groupId }) =>
    groupId === null ? null : (dispatch) => dispatch(restoreMember.initiate({ groupId, userId })).unwrap(),
  'member.level-changed': ({ object: { id: userId }, groupId, before }) => {
    const level = Object.entries(JournalistLevel).find(([name]) => name === before?.['level'])?.[1];
    return groupId === null || level === undefined
      ? null
      : (dispatch) => dispatch(changeMemberLevel.initiate({ groupId, userId, level })).unwrap();
  },
};
