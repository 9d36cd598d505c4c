import type { ReactNode } from 'react';

import { Button } from '../button/button';
import { Modal } from '../modal/modal';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For what cannot be undone. */
  danger?: boolean;
  /** The confirmed work is under way: both buttons wait. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, danger = false, loading = false, onConfirm, onCancel } = props;
  const { confirmLabel = 'Confirm', cancelLabel = 'Cancel' } = props;
  return (
    <Modal
      open={open}
      onClose={onCancel}
      closeDisabled={loading}
      header={title}
      footer={
        <>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; here it lands on the safe answer */}
          <Button autoFocus variant="flat" color="secondary" disabled={loading} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button color={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
