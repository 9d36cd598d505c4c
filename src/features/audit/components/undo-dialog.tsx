import { useState } from 'react';

import { useAppDispatch } from '@/shared/api/store';
import type { UndoTable } from '@/shared/api/undo-table';
import type { AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { kitMessages } from '@/shared/ui/messages';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { auditMessages } from '../messages';
import { detailOf } from '../model/audit-line';
import { sentences } from '../sentences';

type Props = {
  /** The record to undo; null closes the dialog. */
  record: AuditRecord | null;
  table: UndoTable;
  onUndone: () => void;
  onClose: () => void;
};

/**
 * Asks for confirmation before an audit record is undone (HIS-04). If the backend refuses, it shows the
 * reason and stays open.
 */
export function UndoDialog({ record, table, onUndone, onClose }: Props) {
  const messages = useMessages(auditMessages);
  const { undo: label, undone } = useMessages(kitMessages);
  const sayings = useMessages(sentences);
  const dispatch = useAppDispatch();
  const tell = useMutationFeedback();
  const [isUndoing, setIsUndoing] = useState(false);

  const confirm = async () => {
    const undo = record && table[record.action]?.(record);
    if (!undo) return;
    setIsUndoing(true);
    const done = await tell(undo(dispatch), { success: undone });
    setIsUndoing(false);
    if (!done) return;
    onUndone();
    onClose();
  };

  return (
    <ConfirmDialog
      open={record !== null}
      title={label}
      confirmLabel={label}
      loading={isUndoing}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {record && (
        <>
          <p>{messages.undoQuestion}</p>
          <p>
            <strong>{sayings[record.action](record.object.name, detailOf(record))}</strong>
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
