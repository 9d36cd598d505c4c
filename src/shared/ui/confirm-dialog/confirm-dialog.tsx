import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { kitMessages } from '../messages';
import { Modal } from '../modal/modal';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For an action that cannot be undone. */
  danger?: boolean;
  /** The confirmed action is running: both buttons are disabled. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before an action; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, danger = false, loading = false, onConfirm, onCancel } = props;
  const messages = useMessages(kitMessages);
  const { confirmLabel = messages.confirm, cancelLabel = messages.cancel } = props;
  return (
    <Modal
      open={open}
      onClose={onCancel}
      closeDisabled={loading}
      header={title}
      footer={
        <>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses the safe answer */}
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
