import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { useMutationFeedback } from '../toast/use-mutation-feedback';

export type DeleteDialogProps<Item> = {
  /** The item to delete; null closes the dialog. */
  item: Item | null;
  title: string;
  /** The question about the item. */
  question: (item: Item) => ReactNode;
  confirmLabel: string;
  /** Rejects with an `ApiError` if the server refuses: `({ id }) => remove(id).unwrap()`. */
  onDelete: (item: Item) => Promise<unknown>;
  /** The message of the success toast. */
  success: string;
  /** Restores the item, if the backend can: `({ id }) => restore(id).unwrap()`. */
  undo?: ((item: Item) => Promise<unknown>) | undefined;
  onClose: () => void;
  /** Runs after the deletion; by default the dialog closes. */
  onDeleted?: () => unknown;
};

/**
 * Asks for confirmation before an item is deleted, and reports the result. If the server refuses, the dialog
 * stays open.
 */
export function DeleteDialog<Item>(props: DeleteDialogProps<Item>) {
  const {
    item,
    title,
    question,
    confirmLabel,
    onDelete,
    success,
    undo,
    onClose,
    onDeleted = onClose,
  } = props;
  const [deleting, setDeleting] = useState(false);
  const tell = useMutationFeedback();

  const confirm = async () => {
    if (item === null) return;
    setDeleting(true);
    const done = await tell(onDelete(item), { success, undo: undo && (() => undo(item)) });
    if (done) await onDeleted();
    setDeleting(false);
  };

  return (
    <ConfirmDialog
      open={item !== null}
      title={title}
      confirmLabel={confirmLabel}
      danger
      loading={deleting}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {item !== null && question(item)}
    </ConfirmDialog>
  );
}
