import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { useMutationFeedback } from '../toast/use-mutation-feedback';

export type DeleteDialogProps<Item> = {
  /** What is to go; null while nothing is asked. */
  item: Item | null;
  title: string;
  /** What is asked of the item. */
  question: (item: Item) => ReactNode;
  confirmLabel: string;
  /** Rejects with an `ApiError` where the server refuses: `({ id }) => remove(id).unwrap()`. */
  onDelete: (item: Item) => Promise<unknown>;
  /** What the toast says once it is gone. */
  success: string;
  /** Brings it back, where the backend can: `({ id }) => restore(id).unwrap()`. */
  undo?: ((item: Item) => Promise<unknown>) | undefined;
  onClose: () => void;
  /** What follows once it is gone: the dialog closes, unless told otherwise. */
  onDeleted?: () => unknown;
};

/** Asks before something is deleted, and tells how it went; where the server refuses, it stays open. */
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
