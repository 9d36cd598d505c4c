import type { ComponentType } from 'react';

import { auditPages } from '@/features/audit/routes';
import { newsPages } from '@/features/news/routes';

/**
 * The audit log with its undo actions and the groups that the reader may open. Both come from other features.
 * All chunks load in parallel.
 */
export const loadAuditScreen = async (): Promise<ComponentType> => {
  const [AuditPage, newsUndo, { useAuditUndo, useOpensGroup }] = await Promise.all([
    auditPages.list(),
    newsPages.undo(),
    import('./audit-actions'),
  ]);
  return function AuditScreen() {
    return <AuditPage undo={useAuditUndo(newsUndo)} opensGroup={useOpensGroup()} />;
  };
};
