import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import type { UndoTable } from '@/shared/api/undo-table';
import { paths } from '@/shared/config/paths';
import type { AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';
import { RowLink } from '@/shared/ui/data-table/row-link';
import { kitMessages } from '@/shared/ui/messages';

import { auditMessages } from '../messages';
import { detailOf, hrefOf, type OpensGroup } from '../model/audit-line';
import { sentences } from '../sentences';

import { LineChanges } from './line-changes';

const Actions = styled('span')(({ theme }) => ({ display: 'inline-flex', gap: theme.spacing(1) }));

/** The undo actions for records, and a function that opens the confirmation. */
export type LineUndo = { table: UndoTable; ask: (record: AuditRecord) => void };

/** The columns of the log. `isWhole` adds what only an administrator sees: the person and the address. */
export const useAuditColumns = (
  isWhole: boolean,
  opensGroup: OpensGroup,
  undo?: LineUndo,
): Column<AuditRecord>[] => {
  const messages = useMessages(auditMessages);
  const { undo: undoLabel } = useMessages(kitMessages);
  const sayings = useMessages(sentences);
  return useMemo(() => {
    const sentenceOf = (record: AuditRecord) => sayings[record.action](record.object.name, detailOf(record));
    const nameOf = ({ actor, address }: AuditRecord) =>
      actor?.displayName ?? (isWhole && address === '' ? messages.server : messages.nobody);
    const facts: Column<AuditRecord>[] = [
      { key: 'time', header: messages.time, width: 130, render: ({ at }) => formatDate(at) },
      {
        key: 'person',
        header: messages.person,
        width: '15%',
        render: (record) =>
          isWhole && record.actor ? (
            <Link to={`${paths.audit}?person=${encodeURIComponent(record.actor.id)}`}>{nameOf(record)}</Link>
          ) : (
            nameOf(record)
          ),
      },
      {
        key: 'what',
        card: 'title',
        header: messages.what,
        render: sentenceOf,
      },
      {
        key: 'changes',
        header: messages.changes,
        width: '18%',
        render: (record) => <LineChanges record={record} />,
      },
    ];
    if (!isWhole) return facts;
    return [
      ...facts,
      { key: 'address', header: messages.address, width: 110, render: ({ address }) => address },
      {
        key: 'view',
        card: 'actions',
        header: messages.action,
        width: 140,
        align: 'right',
        render: (record) => {
          const href = hrefOf(record, opensGroup);
          return (
            <Actions>
              {undo?.table[record.action]?.(record) && (
                <Button
                  size="xs"
                  variant="flat"
                  aria-label={messages.undoLine(sentenceOf(record))}
                  onClick={() => undo.ask(record)}
                >
                  {undoLabel}
                </Button>
              )}
              {href && (
                <RowLink to={href} aria-label={`${messages.view} ${record.object.name}`}>
                  {messages.view}
                </RowLink>
              )}
            </Actions>
          );
        },
      },
    ];
  }, [messages, sayings, undoLabel, isWhole, opensGroup, undo]);
};
