import { useCallback, useMemo } from 'react';

import { categoryUndo } from '@/features/categories';
import { countryUndo } from '@/features/countries';
import { groupUndo, memberUndo, ownLevel, useListGroupsQuery } from '@/features/journalists';
import { permissionUndo } from '@/features/users';
import type { UndoTable } from '@/shared/api/undo-table';
import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

const UNDO: UndoTable = { ...permissionUndo, ...memberUndo, ...categoryUndo, ...countryUndo };

/** The undo actions of all features. Deleted news and groups can be restored only if the backend announces a trash. */
export const useAuditUndo = (newsUndo: UndoTable): UndoTable => {
  const hasTrash = useExtension('trash');
  return useMemo(() => (hasTrash ? { ...UNDO, ...groupUndo, ...newsUndo } : UNDO), [hasTrash, newsUndo]);
};

/** Whether the reader may open the pages of a group; true until the groups are loaded. */
export const useOpensGroup = (): ((groupId: Id) => boolean) => {
  const { data: groups } = useListGroupsQuery({ search: '' });
  return useCallback(
    (groupId) => groups?.some((group) => sameId(group.id, groupId) && ownLevel(group) !== null) ?? true,
    [groups],
  );
};
