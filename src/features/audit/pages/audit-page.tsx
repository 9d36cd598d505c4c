import { useMemo, useState } from 'react';

import type { UndoTable } from '@/shared/api/undo-table';
import { useExtension } from '@/shared/config/extensions';
import type { AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ListPage } from '@/shared/ui/list-page/list-page';

import { useListAuditQuery } from '../api/audit-api';
import { AuditFeed } from '../components/audit-feed';
import { AuditFilters } from '../components/audit-filters';
import { ExportButton } from '../components/export-button';
import { UndoDialog } from '../components/undo-dialog';
import { auditMessages } from '../messages';
import type { OpensGroup } from '../model/audit-line';
import { useAuditQuery } from '../model/use-audit-query';

type Props = {
  undo?: UndoTable;
  /** Without it, every record links to its page. */
  opensGroup?: OpensGroup;
};

/** The audit log for administrators: who did what, when and from where (ACC-07). */
export function AuditPage({ undo, opensGroup }: Props) {
  const messages = useMessages(auditMessages);
  const { filter, place, change, valueOf } = useAuditQuery();
  const query = useListAuditQuery({ ...filter, ...place });
  const canRestore = useExtension('restore');
  const [undoing, setUndoing] = useState<AuditRecord | null>(null);
  const lineUndo = useMemo(
    () => (undo && canRestore ? { table: undo, ask: setUndoing } : undefined),
    [undo, canRestore],
  );
  return (
    <ListPage
      title={messages.title}
      actions={<ExportButton filter={filter} />}
      filters={<AuditFilters valueOf={valueOf} onChange={change} found={query.currentData?.records[0]} />}
    >
      <AuditFeed
        label={messages.title}
        emptyText={messages.none}
        query={query}
        onPlace={change}
        heading="h2"
        folds={filter.action === undefined}
        isWhole
        undo={lineUndo}
        {...(opensGroup && { opensGroup })}
      />
      {lineUndo && (
        <UndoDialog
          record={undoing}
          table={lineUndo.table}
          onUndone={() => void query.refetch()}
          onClose={() => setUndoing(null)}
        />
      )}
    </ListPage>
  );
}
