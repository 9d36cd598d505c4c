import type { UndoTable } from '@/shared/api/undo-table';
import { JournalistLevel } from '@/shared/contract';

import { deletedGroupsApi } from '../api/deleted-groups-api';
import { membersApi } from '../api/members-api';

const { restoreGroup } = deletedGroupsApi.endpoints;
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

/** For a backend with the extension `trash`. */
export const groupUndo: UndoTable = {
  'group.deleted':
    ({ object: { id } }) =>
    (dispatch) =>
      dispatch(restoreGroup.initiate(id)).unwrap(),
};
