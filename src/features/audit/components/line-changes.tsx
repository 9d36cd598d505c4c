import { styled } from '@mui/material/styles';

import type { AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { auditMessages } from '../messages';
import { changesIn } from '../model/audit-line';

const Details = styled('details')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& summary': { cursor: 'pointer', minHeight: 24 },
  '& dl': { margin: theme.spacing(0.5, 0, 0) },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: theme.spacing(0, 0, 0.5) },
}));

/** The values before and after, expanded inline. */
export function LineChanges({ record }: { record: AuditRecord }) {
  const messages = useMessages(auditMessages);
  const changes = changesIn(record, messages.characters);
  if (changes.length === 0) return null;
  return (
    <Details>
      <summary>{`${messages.changes} (${changes.length})`}</summary>
      <dl>
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {record.before && <del>{before || messages.nothing}</del>}
              {record.before && record.after && ' → '}
              {record.after && <ins>{after || messages.nothing}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}
