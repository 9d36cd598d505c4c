import { useState } from 'react';

import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { Modal } from '@/shared/ui/modal/modal';
import { toast, type ToastKind } from '@/shared/ui/toast/toast';

import { Row, type StoryGroup } from '../story';

const KINDS: ToastKind[] = ['blank', 'success', 'error', 'loading', 'custom'];

function AModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a modal</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        header="Add category"
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        Header, body and footer are optional.
      </Modal>
    </>
  );
}

function AQuestion() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="danger" variant="outlined" onClick={() => setOpen(true)}>
        Delete group
      </Button>
      <ConfirmDialog
        open={open}
        title="Delete group"
        danger
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      >
        You cannot undo this.
      </ConfirmDialog>
    </>
  );
}

export const dialogStories: StoryGroup = {
  title: 'Modal and toasts',
  stories: [
    { name: 'modal', Story: AModal },
    { name: 'confirm dialog', Story: AQuestion },
    {
      name: 'toasts',
      Story: () => (
        <Row>
          {KINDS.map((kind) => (
            <Button key={kind} variant="flat" onClick={() => toast[kind](`A toast of the kind ${kind}`)}>
              {kind}
            </Button>
          ))}
          <Button variant="outlined" onClick={() => toast.dismiss()}>
            Dismiss all
          </Button>
        </Row>
      ),
    },
  ],
};
