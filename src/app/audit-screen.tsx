import { useCallback, useMemo, type ComponentType } from 'react';

import { auditPages } from '@/features/audit/routes';
import { categoryUndo } from '@/features/categories';
import { countryUndo } from '@/features/countries';
import { memberUndo, ownLevel, useListGroupsQuery } from '@/features/journalists';
import { newsPages } from '@/features/news/routes';
import { permissionUndo } from '@/features/users';
import type { UndoTable } from '@/shared/api/undo-table';
import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

const UNDO: UndoTable = { ...permissionUndo, ...memberUndo, ...categoryUndo, ...countryUndo };

/** The audit log with its undo actions and the groups that the reader may open. Both come from other features. */
export const loadAuditScreen = async (): Promise<ComponentType> => {
  const [AuditPage, newsUndo] = await Promise.all([auditPages.list(), newsPages.undo()]);
  return function AuditScreen() {
    const canRestoreNews = useExtension('trash');
    const undo = useMemo(() => (canRestoreNews ? { ...UNDO, ...newsUndo } : UNDO), [canRestoreNews]);
    const { data: groups } = useListGroupsQuery({ search: '' });
    const opensGroup = useCallback(
      (groupId: Id) => groups?.some((group) => sameId(group.id, groupId) && ownLevel(group) !== null) ?? true,
      [groups],
    );
    return <AuditPage undo={undo} opensGroup={opensGroup} />;
  };
};
