import type { AuditFilter } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { saveAddressToDisk } from '@/shared/lib/save-to-disk';
import { Button } from '@/shared/ui/button/button';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useExportAuditMutation } from '../api/audit-api';
import { auditMessages } from '../messages';

/** Downloads all records of the filter as a spreadsheet file. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const messages = useMessages(auditMessages);
  const [exportAudit, { isLoading }] = useExportAuditMutation();
  const tell = useMutationFeedback();
  const download = async () => {
    const done = await tell(exportAudit(filter).unwrap(), { success: messages.exported });
    if (done) saveAddressToDisk('audit.csv', done.data);
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {messages.exportCsv}
    </Button>
  );
}
