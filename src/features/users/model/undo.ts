import type { UndoTable } from '@/shared/api/undo-table';
import { Permission, type AuditValues } from '@/shared/contract';

import { usersApi } from '../api/users-api';

const { addPermission, removePermission } = usersApi.endpoints;

const bitIn = (values: AuditValues | null) =>
  Object.entries(Permission).find(([name]) => name === values?.['permission'])?.[1];

/** Undo for added and removed permissions. */
export const permissionUndo: UndoTable = {
  'permission.added': ({ object: { id }, after }) => {
    const permission = bitIn(after);
    return permission === undefined
      ? null
      : (dispatch) => dispatch(removePermission.initiate({ id, permission })).unwrap();
  },
  'permission.removed': ({ object: { id }, before }) => {
    const permission = bitIn(before);
    return permission === undefined
      ? null
      : (dispatch) => dispatch(addPermission.initiate({ id, permission })).unwrap();
  },
};
