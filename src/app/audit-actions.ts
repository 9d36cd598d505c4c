import { useCallback, useMemo } from 'react';

import { categoryUndo } from '@/features/categories';
import { countryUndo } from '@/features/countries';
import { memberUndo, ownLevel, useListGroupsQuery } from '@/features/journalists';
import { permissionUndo } from '@/features/users';
import type { UndoTable } from '@/shared/api/undo-table';
import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

const UNDO: UndoTable = { ...permissionUndo, ...memberUndo, ...categoryUndo, ...countryUndo };

/** The undo actions of all features. Deleted news can be restored only if the backend announces a trash. */
export const useAuditUndo = (newsUndo: UndoTable): UndoTable => {
  const canRestoreNews = useExtension('trash');
  return useMemo(() => (canRestoreNews ? { ...UNDO, ...newsUndo } : UNDO), [canRestoreNews, newsUndo]);
};

/** Whether the reader may open the pages of a group; true until the groups are loaded. */
export const useOpensGroup = (): ((groupId: Id) => boolean) => {
  const { data: groups } = useListGroupsQuery({ search: '' });
  return useCallback(
    (groupId) => groups?.some((group) => sameId(group.id, groupId) && ownLevel(group) !== null) ?? true,
    [groups],
  );
};
