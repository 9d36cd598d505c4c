import { useMessages } from '@/shared/i18n/messages';
import { ListPage } from '@/shared/ui/list-page/list-page';

import { useListAuditQuery } from '../api/audit-api';
import { AuditFilters } from '../components/audit-filters';
import { AuditTable } from '../components/audit-table';
import { ExportButton } from '../components/export-button';
import { auditMessages } from '../messages';
import { useAuditQuery } from '../model/use-audit-query';

/** Who did what, when and from where, for administrators (ACC-07). */
export function AuditPage() {
  const messages = useMessages(auditMessages);
  const { filter, place, change, valueOf } = useAuditQuery();
  const query = useListAuditQuery({ ...filter, ...place });
  return (
    <ListPage
      title={messages.title}
      actions={<ExportButton filter={filter} />}
      filters={<AuditFilters valueOf={valueOf} onChange={change} found={query.currentData?.records[0]} />}
    >
      <AuditTable label={messages.title} emptyText={messages.none} query={query} onPlace={change} isWhole />
    </ListPage>
  );
}
