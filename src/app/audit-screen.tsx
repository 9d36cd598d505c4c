import type { ComponentType } from 'react';

import { auditPages } from '@/features/audit/routes';
import { categoryUndo } from '@/features/categories';
import { countryUndo } from '@/features/countries';
import { memberUndo } from '@/features/journalists';
import { permissionUndo } from '@/features/users';
import type { UndoTable } from '@/shared/api/undo-table';

const UNDO: UndoTable = { ...permissionUndo, ...memberUndo, ...categoryUndo, ...countryUndo };

/** The audit log, with the way to take a line back: that belongs to the feature which the line is of. */
export const loadAuditScreen = async (): Promise<ComponentType> => {
  const AuditPage = await auditPages.list();
  return function AuditScreen() {
    return <AuditPage undo={UNDO} />;
  };
};
