import { useMemo, type ComponentType } from 'react';

import { auditPages } from '@/features/audit/routes';
import { categoryUndo } from '@/features/categories';
import { countryUndo } from '@/features/countries';
import { memberUndo } from '@/features/journalists';
import { newsPages } from '@/features/news/routes';
import { permissionUndo } from '@/features/users';
import type { UndoTable } from '@/shared/api/undo-table';
import { useExtension } from '@/shared/config/extensions';

const UNDO: UndoTable = { ...permissionUndo, ...memberUndo, ...categoryUndo, ...countryUndo };

/** The audit log with its undo actions. Each undo action comes from the feature that owns the record. */
export const loadAuditScreen = async (): Promise<ComponentType> => {
  const [AuditPage, newsUndo] = await Promise.all([auditPages.list(), newsPages.undo()]);
  return function AuditScreen() {
    const canRestoreNews = useExtension('trash');
    const undo = useMemo(() => (canRestoreNews ? { ...UNDO, ...newsUndo } : UNDO), [canRestoreNews]);
    return <AuditPage undo={undo} />;
  };
};
