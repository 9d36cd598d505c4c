import type { AuditPage, Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { CursorPages } from '@/shared/ui/pagination/cursor-pages';

import type { AuditPlace } from '../api/audit-api';
import { auditMessages } from '../messages';
import type { OpensGroup } from '../model/audit-line';

import { useAuditColumns, type LineUndo } from './audit-columns';

type Props = {
  label: string;
  emptyText: string;
  /** The query result of `listAudit` or `getNewsHistory`. */
  query: {
    data?: AuditPage;
    currentData?: AuditPage;
    error?: unknown;
    isLoading: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onPlace: (place: AuditPlace) => void;
  /** Whether to show the columns for administrators. */
  isWhole?: boolean;
  /** The undo actions, if they are available here. */
  undo?: LineUndo | undefined;
  opensGroup?: OpensGroup;
};

const opensAll = () => true;

/** A table of audit records. Its pages have no numbers, because a million records are not counted. */
export function AuditTable(props: Props) {
  const { label, emptyText, query, onPlace, isWhole = false, undo, opensGroup = opensAll } = props;
  const messages = useMessages(auditMessages);
  const columns = useAuditColumns(isWhole, opensGroup, undo);
  const { data, currentData, error, isLoading, isFetching, refetch } = query;
  // After an error, do not show records of another filter.
  const page = error ? currentData : data;
  const placeOf = (side: keyof AuditPlace, id: Id | null) =>
    id === null ? null : () => onPlace({ [side]: id });
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={page?.records}
        getRowId={({ id }) => id}
        isLoading={isLoading}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        emptyText={emptyText}
      />
      {page && (
        <CursorPages
          label={messages.pages}
          isFetching={isFetching}
          newer={{ label: messages.newer, open: placeOf('after', page.newer) }}
          older={{ label: messages.older, open: placeOf('before', page.older) }}
        />
      )}
    </>
  );
}
