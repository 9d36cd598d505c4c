import { useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { forgetDrafts } from '@/shared/draft/lost-drafts';
import { useMessages } from '@/shared/i18n/messages';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { toast } from '@/shared/ui/toast/toast';

import { layoutMessages } from './messages';

type Props = { open: boolean; onClose: () => void };

/** Asks for confirmation before the person’s drafts on this device are deleted: they exist nowhere else. */
export function ForgetDraftsDialog({ open, onClose }: Props) {
  const messages = useMessages(layoutMessages);
  const user = useCurrentUser();
  const [loading, setLoading] = useState(false);

  const forget = async () => {
    if (!user) return;
    setLoading(true);
    try {
      toast.success(messages.draftsForgotten(await forgetDrafts(user.id)));
      onClose();
    } catch {
      toast.error(messages.draftsNotForgotten);
    }
    setLoading(false);
  };

  return (
    <ConfirmDialog
      open={open}
      danger
      loading={loading}
      title={messages.forgetDrafts}
      confirmLabel={messages.forget}
      onConfirm={() => void forget()}
      onCancel={onClose}
    >
      <p>{messages.forgetDraftsText}</p>
    </ConfirmDialog>
  );
}
