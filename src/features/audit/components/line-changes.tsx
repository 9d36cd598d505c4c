import type { AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { auditMessages } from '../messages';
import { changesIn } from '../model/audit-line';

/** The values before and after, as rows of `Facts`. */
export function LineChanges({ record }: { record: AuditRecord }) {
  const messages = useMessages(auditMessages);
  return changesIn(record, messages.characters).map(({ name, before, after }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {record.before && <del>{before || messages.nothing}</del>}
        {record.before && record.after && ' → '}
        {record.after && <ins>{after || messages.nothing}</ins>}
      </dd>
    </div>
  ));
}
